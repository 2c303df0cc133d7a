import type { SessionDoc } from '@app/session';
import { type Names, nameOf } from '../ledger/documents';
import { contestantHref } from '../route';
import { ResultLink, scoreTextFor } from '../session/result-text';
import { NumberLink } from '../shared/number-link';
import { contestantMessages } from '../strings/contestant';
import { texts } from '../texts';
import type { OwnResult, OwnResults } from './own-results';
import { shareOf } from './running';

interface RowProps {
  readonly session: string;
  readonly result: OwnResult;
  readonly names: Names;
  readonly restricted: boolean;
  readonly shares: boolean;
}

const Opponents = ({ session, result, names }: Pick<RowProps, 'session' | 'result' | 'names'>) => (
  <>
    {result.opponents.map((one, index) => (
      <span key={one}>
        {index > 0 && ', '}
        <a href={contestantHref(session, one)}>{nameOf(names, one)}</a>
      </span>
    ))}
    {result.partner !== null && <span class="quiet"> {contestantMessages.with(nameOf(names, result.partner))}</span>}
  </>
);

/** Opponents have a line of their own where there is no room beside the result. */
const Row = ({ session, result, names, restricted, shares }: RowProps) => {
  const { board, line, side, address, counted, running } = result;
  const opponents = <Opponents session={session} result={result} names={names} />;
  const number = (value: string) =>
    counted.points === null ? value : <NumberLink session={session} address={address} value={value} />;
  return (
    <>
      <tr class="narrow">
        <td />
        <td colSpan={4}>{opponents}</td>
      </tr>
      <tr>
        <td class="number roomy">{line.round}</td>
        <th scope="row" class="number">
          {board}
        </th>
        <td class="roomy">{contestantMessages.sideOf(side)}</td>
        <td class="roomy">{opponents}</td>
        <td>
          <ResultLink board={board} line={line} restricted={restricted} />
        </td>
        <td class="number">{number(scoreTextFor(line.score, side))}</td>
        <td class="number">
          {counted.points === null ? (
            <span class="quiet">{line.why !== null && texts.say(line.why)}</span>
          ) : (
            number(counted.points)
          )}
        </td>
        {shares && <td class="number roomy">{number(shareOf(counted) ?? '')}</td>}
        <td class="number strong">{running}</td>
      </tr>
    </>
  );
};

interface OwnTableProps {
  readonly session: SessionDoc;
  readonly own: OwnResults;
  readonly names: Names;
  readonly restricted: boolean;
}

const Heading = ({
  text,
  kind = '',
  hint,
}: {
  readonly text: string;
  readonly kind?: string;
  readonly hint?: string;
}) => (
  <th scope="col" class={kind}>
    {hint === undefined ? text : <abbr title={hint}>{text}</abbr>}
  </th>
);

/** Every board of a contestant in the order of play; a result leads to its replay, a number to where it comes from. */
export const OwnTable = ({ session, own: { unit, results }, names, restricted }: OwnTableProps) => {
  const shares = unit === 'percentage';
  return (
    <table class="list own">
      <caption class="sr-only">{contestantMessages.boardByBoard}</caption>
      <thead>
        <tr>
          <Heading text={contestantMessages.round} kind="number roomy" />
          <Heading text={contestantMessages.board} kind="number" />
          <Heading text={contestantMessages.side} kind="roomy" />
          <Heading text={contestantMessages.opponents} kind="roomy" />
          <Heading text={contestantMessages.result} />
          <Heading text={contestantMessages.score} kind="number" hint={contestantMessages.scoreHint} />
          <Heading text={contestantMessages.points} kind="number" />
          {shares && <Heading text={contestantMessages.share} kind="number roomy" />}
          <Heading
            text={shares ? contestantMessages.runningShare : contestantMessages.running}
            kind="number"
            hint={contestantMessages.runningHint}
          />
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <Row
            key={result.address}
            session={session.id}
            result={result}
            names={names}
            restricted={restricted}
            shares={shares}
          />
        ))}
      </tbody>
    </table>
  );
};
