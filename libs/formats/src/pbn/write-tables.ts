import { SIDES, bidWithRisk } from '@app/bridge';
import type { StandingsGroup, StandingsRow, Traveller, TravellerLine } from '@app/contract';
import { playedIn } from '@app/session';
import type { SessionExport } from '../export/session-export';
import { latin1 } from './write-text';

/** An element of a table: `-` where it does not apply; quoted where it has blanks. */
const element = (text: string | null): string => {
  const plain = latin1(text ?? '-').replace(/["[\]{};]/g, "'");
  return plain === '' || /\s/.test(plain) ? `"${plain}"` : plain;
};

interface Column<Row> {
  readonly name: string;
  readonly of: (row: Row) => string | null;
}

const tableLines = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): readonly string[] => [
  `[${name} "${columns.map((column) => column.name).join(';')}"]`,
  ...rows.map((row) => columns.map(({ of }) => element(of(row))).join(' ')),
];

const resultOf = ({ result }: TravellerLine) => playedIn(result);

/** An artificial score, marked as such (PBN 2.1, 5.5): `^60`. */
const artificial = ({ score }: TravellerLine, side: 'NS' | 'EW'): string | null => {
  if (score.kind === 'artificial') return `^${score.percent[side]}`;
  if (score.kind !== 'adjusted') return null;
  const { percent } = score.outcome[side];
  return percent === undefined ? null : `^${percent}`;
};

/** Points of a side: what the comparison gave; marked with `^` where another score than the table's was compared. */
const points =
  (side: 'NS' | 'EW') =>
  ({ points: both, score }: TravellerLine): string | null => {
    const own = both?.[side] ?? null;
    return own === null || score.kind === 'score' ? own : `^${own}`;
  };

const RESULT_COLUMNS: readonly Column<TravellerLine>[] = [
  { name: 'Table', of: ({ table }) => table },
  { name: 'Round', of: ({ round }) => round },
  { name: 'PairId_NS', of: ({ contestants }) => contestants.NS },
  { name: 'PairId_EW', of: ({ contestants }) => contestants.EW },
  {
    name: 'Contract',
    of: (line) => {
      const result = resultOf(line);
      return result === null ? 'Pass' : result ? bidWithRisk(result.bid, result.risk) : null;
    },
  },
  { name: 'Declarer', of: (line) => resultOf(line)?.declarer ?? null },
  { name: 'Result', of: (line) => resultOf(line)?.tricks.toString() ?? null },
  { name: 'Score_NS', of: ({ score }) => (score.kind === 'score' ? String(score.score) : null) },
  { name: 'Percentage_NS', of: (line) => artificial(line, 'NS') },
  { name: 'Percentage_EW', of: (line) => artificial(line, 'EW') },
];

const pointColumns = ({ session }: SessionExport): readonly Column<TravellerLine>[] => {
  const name = session.scoring === 'matchpoints' ? 'MP' : 'IMP';
  return SIDES.map((side) => ({ name: `${name}_${side}`, of: points(side) }));
};

/** All results of a board (PBN 2.1, 5.5). Percentages are those that somebody has fixed. */
export const scoreTable = (session: SessionExport, { lines }: Traveller): readonly string[] =>
  lines.length === 0 ? [] : tableLines('ScoreTable', [...RESULT_COLUMNS, ...pointColumns(session)], lines);

interface Ranked extends StandingsRow {
  readonly group: StandingsGroup;
}

/** The ranking of the session (PBN 2.1, 5.6); one with several rankings names each before its places. */
export const totalScoreTable = (session: SessionExport): readonly string[] => {
  const { groups, measure } = session.standings;
  const ranked: readonly Ranked[] = groups.flatMap((group) => group.rows.map((row) => ({ ...row, group })));
  if (ranked.length === 0) return [];
  const isMatchpoints = session.session.scoring === 'matchpoints' && measure !== 'victory-points';
  const columns: readonly Column<Ranked>[] = [
    { name: 'Rank', of: ({ place }) => place },
    { name: 'PairId', of: ({ contestant }) => contestant },
    { name: 'Names', of: ({ contestant }) => session.names[contestant] ?? null },
    ...(groups.length > 1 ? [{ name: 'Direction', of: ({ group }: Ranked) => group.direction ?? group.ranking }] : []),
    { name: isMatchpoints ? 'TotalMP' : 'TotalScore', of: ({ total }) => total },
    ...(isMatchpoints ? [{ name: 'TotalPercentage', of: ({ percentage }: Ranked) => percentage }] : []),
    { name: 'NrBoards', of: ({ boards }) => String(boards) },
  ];
  return tableLines('TotalScoreTable', columns, ranked);
};
