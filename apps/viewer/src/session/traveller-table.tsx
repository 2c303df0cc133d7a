import { FlagSign } from '@app/components';
import type { Side } from '@app/bridge';
import type { Traveller, TravellerLine } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import { type Names, nameOf } from '../ledger/documents';
import { boardHref, contestantHref } from '../route';
import { NumberLink } from '../shared/number-link';
import { messages } from '../strings';
import { texts } from '../texts';
import { ResultLink, scoreText } from './result-text';

interface TravellerTableProps {
  readonly traveller: Traveller;
  readonly boards: readonly BoardDoc[];
  readonly names: Names;
  /** Whether the reader sees boards only once everybody has played them. */
  readonly restricted: boolean;
}

const Flags = ({ board }: { readonly board: BoardDoc | undefined }) => (
  <>
    {Object.entries(board?.findings ?? {}).map(([revision, { paragraph, seat }]) => (
      <a key={revision} class="flag" href={boardHref(board?.id ?? '', Number(revision) + 1)}>
        <FlagSign />
        {paragraph} {messages.seatLetter(seat)}
      </a>
    ))}
  </>
);

/** The board at its table, as addresses of numbers name it: `'board/1.7/NS'`. */
const boardAddress = ({ id }: TravellerLine, side: Side): string => `board/${id.split('.').slice(1).join('.')}/${side}`;

interface PointsCellProps {
  readonly session: string;
  readonly line: TravellerLine;
  readonly side: Side;
}

const PointsCell = ({ session, line, side }: PointsCellProps) => {
  const points = line.points?.[side] ?? null;
  return (
    <td class="number">
      {points === null ? (
        <span class="quiet">{line.why !== null && texts.say(line.why)}</span>
      ) : (
        <NumberLink session={session} address={boardAddress(line, side)} value={points} />
      )}
    </td>
  );
};

/** Two lines, one a side, so that names and points stay beside each other on a narrow screen. */
const Row = ({ session, line, number, board, names, restricted }: RowProps) => (
  <tbody>
    <tr>
      <td class="number" rowSpan={2}>
        {line.table}
      </td>
      <td class="name">
        <a href={contestantHref(session, line.contestants.NS)}>{nameOf(names, line.contestants.NS)}</a>
      </td>
      <td rowSpan={2}>
        <ResultLink board={number} line={line} restricted={restricted} />
        <Flags board={board} />
      </td>
      <td class="number" rowSpan={2}>
        {line.points?.NS ? (
          <NumberLink session={session} address={boardAddress(line, 'NS')} value={scoreText(line.score)} />
        ) : (
          scoreText(line.score)
        )}
        {line.confirmed && <span class="quiet confirmed">{messages.session.confirmed}</span>}
      </td>
      <PointsCell session={session} line={line} side="NS" />
    </tr>
    <tr>
      <td class="name">
        <a href={contestantHref(session, line.contestants.EW)}>{nameOf(names, line.contestants.EW)}</a>
      </td>
      <PointsCell session={session} line={line} side="EW" />
    </tr>
  </tbody>
);

interface RowProps {
  readonly session: string;
  readonly line: TravellerLine;
  readonly number: number;
  readonly board: BoardDoc | undefined;
  readonly names: Names;
  readonly restricted: boolean;
}

/** The results of one board at every table, best for N-S first; each leads to its replay, a board still in play to where it stands. */
export const TravellerTable = ({ traveller, boards, names, restricted }: TravellerTableProps) => (
  <table class="list traveller">
    <caption>{messages.session.results(traveller.board)}</caption>
    <thead>
      <tr>
        <th scope="col" class="number">
          {messages.session.table}
        </th>
        <th scope="col">{messages.session.pairs}</th>
        <th scope="col">{messages.session.result}</th>
        <th scope="col" class="number">
          {messages.session.score}
        </th>
        <th scope="col" class="number">
          {messages.session.points}
        </th>
      </tr>
    </thead>
    {traveller.lines.map((line) => (
      <Row
        key={line.id}
        session={traveller.session}
        line={line}
        number={traveller.board}
        board={boards.find(({ id }) => id === line.id)}
        names={names}
        restricted={restricted}
      />
    ))}
  </table>
);
