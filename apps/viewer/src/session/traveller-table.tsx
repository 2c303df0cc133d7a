import type { Side } from '@app/bridge';
import type { BoardDoc, ScoreInForce, TableResult, Traveller, TravellerLine } from '@app/session';
import { outcomeInWords } from '@app/session';
import type { Names } from '../ledger/documents';
import { nameOf } from '../ledger/documents';
import { boardHref } from '../route';
import { BidText } from '../shared/cards';
import { NumberLink } from '../shared/number-link';
import { signed, versusContract } from '../shared/numbers';
import { FlagSign } from '../shared/signs';
import { t } from '../strings';

interface TravellerTableProps {
  readonly traveller: Traveller;
  readonly boards: readonly BoardDoc[];
  readonly names: Names;
}

const ResultText = ({ result }: { readonly result: TableResult | null }) => {
  if (result === null) return <>…</>;
  if (result.kind === 'not-played') return <>{t.board.notPlayed}</>;
  if (result.result === null) return <>{t.board.passedOut}</>;
  const { bid, risk, declarer, tricks } = result.result;
  return (
    <>
      <BidText bid={bid} risk={risk} /> {declarer} {versusContract(bid, tricks)}
    </>
  );
};

const scoreText = (score: ScoreInForce): string => {
  switch (score.kind) {
    case 'score':
      return signed(score.score);
    case 'artificial':
      return `${score.percent.NS} % / ${score.percent.EW} %`;
    case 'adjusted':
      return `${outcomeInWords(score.outcome.NS)} / ${outcomeInWords(score.outcome.EW)}`;
    case 'not-played':
    case 'none':
      return '';
  }
};

const Flags = ({ board }: { readonly board: BoardDoc | undefined }) => (
  <>
    {Object.entries(board?.findings ?? {}).map(([revision, { paragraph, seat }]) => (
      <a key={revision} class="flag" href={boardHref(board?.id ?? '', Number(revision) + 1)}>
        <FlagSign />
        {paragraph} {seat}
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

const PointsCell = ({ session, line, side }: PointsCellProps) => (
  <td class="number">
    {line.points ? (
      <NumberLink session={session} address={boardAddress(line, side)} value={line.points[side]} />
    ) : (
      <span class="quiet">{line.why}</span>
    )}
  </td>
);

/** Two lines, one a side, so that names and points stay beside each other on a narrow screen. */
const Row = ({ session, line, number, board, names }: RowProps) => (
  <tbody>
    <tr>
      <td class="number" rowSpan={2}>
        {line.table}
      </td>
      <td class="name">{nameOf(names, line.contestants.NS)}</td>
      <td rowSpan={2}>
        <a href={boardHref(line.id, line.result && 1)} aria-label={t.session.replay(number, line.table)} class="replay">
          <ResultText result={line.result} />
        </a>
        <Flags board={board} />
      </td>
      <td class="number" rowSpan={2}>
        {scoreText(line.score)}
        {line.confirmed && <span class="quiet confirmed">{t.session.confirmed}</span>}
      </td>
      <PointsCell session={session} line={line} side="NS" />
    </tr>
    <tr>
      <td class="name">{nameOf(names, line.contestants.EW)}</td>
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
}

/** The results of one board at every table, best for N-S first; each leads to its replay, a board still in play to where it stands. */
export const TravellerTable = ({ traveller, boards, names }: TravellerTableProps) => (
  <table class="list traveller">
    <caption>{t.session.results(traveller.board)}</caption>
    <thead>
      <tr>
        <th scope="col" class="number">
          {t.session.table}
        </th>
        <th scope="col">{t.session.pairs}</th>
        <th scope="col">{t.session.result}</th>
        <th scope="col" class="number">
          {t.session.score}
        </th>
        <th scope="col" class="number">
          {t.session.points}
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
      />
    ))}
  </table>
);
