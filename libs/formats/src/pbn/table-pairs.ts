import { type BySide, type Side, SIDES } from '@app/bridge';
import type { ImportedContestant, ImportedScoring } from '../imported';
import { type Finding, assumption, note } from './findings';
import { type Game, valueOf } from './game';
import { type Table, type TableRow, readTable } from './table';

/** Whether the rows of a ScoreTable are results of pairs. Without them it is a table of frequencies: nobody's results. */
const namesPairs = ({ columns }: Table): boolean =>
  SIDES.every((side) => columns.includes(`PairId_${side}`) || columns.includes(`Names_${side}`));

/** In a match of teams the rows do not say who met whom. */
const isOfTeams = ({ tags }: Game): boolean =>
  tags.has('HomeTeam') || valueOf(tags, 'Competition')?.toLowerCase() === 'teams';

/** What a ScoreTable holds: results of pairs, frequencies, or scores in a match of teams. */
export type ScoreTable =
  { readonly kind: 'results'; readonly table: Table } | { readonly kind: 'frequencies' | 'teams' };

/** The ScoreTable of a game; null where it has none. */
export const scoreTableOf = (game: Game): ScoreTable | null => {
  const tag = game.tags.get('ScoreTable');
  if (!tag || tag.words.length === 0) return null;
  const table = readTable(tag);
  if (!namesPairs(table)) return { kind: 'frequencies' };
  return isOfTeams(game) ? { kind: 'teams' } : { kind: 'results', table };
};

/** The number or the names of a pair in a row, behind its section; null where the row says neither. */
const idIn = (row: TableRow, side: Side): string | null => {
  const id = row.cell(`PairId_${side}`) ?? row.cell(`Names_${side}`);
  return id === null ? null : `${row.cell('Section') ?? ''}${id}`;
};

/** The players of a pair, by `names` of the standard: two of them with a semicolon between, else the name of the pair. */
const playersIn = (names: string | null): readonly string[] => {
  const [one = '', other = '', more] = (names ?? '').split(';').map((name) => name.trim());
  return one !== '' && other !== '' && more === undefined ? [one, other] : [];
};

export interface RowPair {
  /** What the pair is called in the ledger's import. */
  readonly name: string;
  readonly players: readonly string[];
}

/** The pairs of all ScoreTables of a file. */
export interface TablePairs {
  /** Who has the result of a row; null where a side is not given. */
  readonly of: (row: TableRow) => BySide<RowPair> | null;
  readonly contestants: (scoring: ImportedScoring | null) => readonly ImportedContestant[];
  readonly findings: () => readonly Finding[];
}

interface Entry {
  readonly id: string;
  readonly side: Side;
  readonly names: string | null;
  readonly line: number;
}

type Ranked = Pick<ImportedContestant, 'total' | 'percentage' | 'place'>;

const TOTALS: Readonly<Record<ImportedScoring, readonly string[]>> = {
  matchpoints: ['TotalMP', 'MP'],
  'cross-imps': ['TotalIMP', 'IMP'],
  butler: ['TotalIMP', 'IMP'],
  'team-imps': ['TotalIMP', 'IMP'],
  'total-points': ['TotalScore', 'Score'],
  'board-a-match': [],
};

const NUMBER = /^-?\d+(?:\.\d+)?$/;

const numberIn = (row: TableRow, columns: readonly string[]): string | null =>
  columns
    .map((column) => row.cell(column)?.replace(/^\+/, ''))
    .find((text) => text !== undefined && NUMBER.test(text)) ?? null;

const rankedIn = (row: TableRow, scoring: ImportedScoring | null): Ranked => ({
  total: numberIn(row, TOTALS[scoring ?? 'matchpoints']),
  percentage:
    scoring === null || scoring === 'matchpoints'
      ? numberIn(row, ['MeanPercentage', 'Percentage', 'TotalPercentage'])
      : null,
  place: row.cell('Rank'),
});

const NOT_RANKED: Ranked = { total: null, percentage: null, place: null };

/**
 * Collects the pairs of the ScoreTables and their rankings, game by game. Where N-S and E-W count apart, one number
 * standing on both sides of a board, the direction is part of the name (`NS3`).
 */
export const tablePairs = (): TablePairs & { readonly add: (game: Game) => void } => {
  const entries = new Map<string, Entry>();
  /** By number, the rows of that number; a later TotalScoreTable takes the place of one before. */
  const ranking = new Map<string, TableRow[]>();
  let countApart = false;
  const keyOf = (side: Side, id: string): string => (countApart ? `${side}${id}` : id);
  const isOf = (row: TableRow, { side, names }: Entry): boolean => {
    const [direction, ranked] = [row.cell('Direction'), row.cell('Names')];
    if (direction !== null) return direction === side;
    return countApart ? ranked !== null && ranked === names : true;
  };
  const rankedRow = (entry: Entry): TableRow | undefined => ranking.get(entry.id)?.find((row) => isOf(row, entry));
  return {
    add: (game) => {
      const scores = scoreTableOf(game);
      const sat: BySide<Set<string>> = { NS: new Set(), EW: new Set() };
      for (const row of scores?.kind === 'results' ? scores.table.rows : []) {
        for (const side of SIDES) {
          const id = idIn(row, side);
          if (id === null) continue;
          sat[side].add(id);
          const key = `${side}${id}`;
          if (!entries.has(key)) {
            entries.set(key, { id, side, names: row.cell(`Names_${side}`), line: row.line });
          }
        }
      }
      countApart ||= [...sat.NS].some((id) => sat.EW.has(id));
      const totals = game.tags.get('TotalScoreTable');
      const rows = totals ? readTable(totals).rows : [];
      const byId = new Map<string, TableRow[]>();
      for (const row of rows) {
        const id = row.cell('PairId') ?? row.cell('Names');
        if (id === null) continue;
        const key = `${row.cell('Section') ?? ''}${id}`;
        byId.set(key, [...(byId.get(key) ?? []), row]);
      }
      for (const [id, ranked] of byId) ranking.set(id, ranked);
    },
    of: (row) => {
      const [NS, EW] = SIDES.map((side): RowPair | null => {
        const id = idIn(row, side);
        return id === null ? null : { name: keyOf(side, id), players: playersIn(row.cell(`Names_${side}`)) };
      });
      return NS && EW ? { NS, EW } : null;
    },
    contestants: (scoring) => {
      const contestants = new Map<string, ImportedContestant>();
      for (const entry of entries.values()) {
        const name = keyOf(entry.side, entry.id);
        if (contestants.has(name)) continue;
        const row = rankedRow(entry);
        contestants.set(name, {
          name,
          kind: 'pair',
          direction: countApart ? entry.side : null,
          players: playersIn(entry.names),
          ...(row ? rankedIn(row, scoring) : NOT_RANKED),
          line: row?.line ?? entry.line,
        });
      }
      return [...contestants.values()];
    },
    findings: () => {
      const known = new Set([...entries.values()].map(rankedRow));
      const others = [...ranking.values()].flat().filter((row) => !known.has(row));
      const [first] = others;
      const named = [...entries.values()].find(({ names }) => playersIn(names).length > 0);
      return [
        ...(first ? [note('ranking-of-others', first.line, { contestants: others.length })] : []),
        ...(named ? [assumption('seats-of-partners.table', named.line)] : []),
      ];
    },
  };
};
