import type { Side } from '@app/bridge';
import { SIDES } from '@app/bridge';
import type { Rational } from '@app/scoring';
import { ZERO, over, placeInWords, plus, ranking, rational, times, toDecimal } from '@app/scoring';
import type { ScoringForm } from '../session/events';
import { replacedAttempts } from './attempts';
import type { BoardDoc } from './boards';
import type { Compared } from './comparison';
import { compareField, fields } from './comparison';
import { matchBoards, tableShares } from './match-boards';
import type { SessionDoc } from './sessions';

/** A contestant's line in a ranking; numbers are decimal text with two decimals, rounded once, here. */
export interface StandingsRow {
  /** `'3'`, or `'3='` when shared. */
  readonly place: string;
  readonly contestant: string;
  /** Boards that count for it. */
  readonly boards: number;
  readonly total: string;
  /** Matchpoints only: share of the most it could have had. */
  readonly percentage: string | null;
  /** Matchpoints only: the percentage as points over the most boards that anybody has played, so that sit-outs do not count. */
  readonly factored: string | null;
}

export interface StandingsGroup {
  /** The side it ranks, where contestants keep their seats (two winners); null for one ranking. */
  readonly direction: Side | null;
  readonly rows: readonly StandingsRow[];
}

export interface Standings {
  readonly session: string;
  readonly scoring: ScoringForm;
  readonly groups: readonly StandingsGroup[];
  /** Boards at a table that count for nobody, or not yet, and why. */
  readonly uncounted: readonly { readonly id: string; readonly why: string }[];
  /** Results that count, and that the director has not confirmed: with none of them the ranking stands. */
  readonly provisional: readonly string[];
}

interface Tally {
  readonly contestant: string;
  readonly boards: number;
  readonly total: Rational;
  readonly top: number;
}

type Uncounted = Standings['uncounted'][number];

const uncountedOf = (docs: readonly BoardDoc[], compared: readonly Compared[]): readonly Uncounted[] => [
  ...compared.flatMap(({ doc, points, why }) =>
    points ? [] : [{ id: doc.id, why: why ?? 'nothing to compare with' }],
  ),
  ...replacedAttempts(docs).map(({ doc, by }) => ({ id: doc.id, why: `replaced by attempt ${by}` })),
];

const tallied = (session: SessionDoc, compared: readonly Compared[]): readonly Tally[] => {
  const tallies = new Map<string, Tally>(
    session.contestants.map(({ contestant }) => [contestant, { contestant, boards: 0, total: ZERO, top: 0 }]),
  );
  const shares = session.scoring === 'team-imps' ? matchBoards(compared) : tableShares(compared);
  for (const { contestant, points, top } of shares) {
    const tally = tallies.get(contestant) ?? { contestant, boards: 0, total: ZERO, top: 0 };
    tallies.set(contestant, {
      contestant,
      boards: tally.boards + 1,
      total: plus(tally.total, points),
      top: tally.top + top,
    });
  }
  return [...tallies.values()];
};

const share = ({ total, top }: Tally): Rational => (top === 0 ? ZERO : over(total, rational(top)));

const rows = (tallies: readonly Tally[], form: ScoringForm): readonly StandingsRow[] => {
  const most = Math.max(0, ...tallies.map((tally) => tally.top));
  const value = form === 'matchpoints' ? share : (tally: Tally) => tally.total;
  const played = tallies.filter((tally) => tally.boards > 0);
  const idle = tallies.filter((tally) => tally.boards === 0);
  const ranked = ranking(played, value).map(({ entry, place, shared }) => ({
    place: placeInWords({ place, shared }),
    contestant: entry.contestant,
    boards: entry.boards,
    total: toDecimal(entry.total, 2),
    percentage: form === 'matchpoints' ? toDecimal(times(share(entry), rational(100)), 2) : null,
    factored: form === 'matchpoints' ? toDecimal(times(share(entry), rational(most)), 2) : null,
  }));
  return [
    ...ranked,
    ...idle.map(({ contestant }) => ({
      place: '-',
      contestant,
      boards: 0,
      total: toDecimal(ZERO, 2),
      percentage: null,
      factored: null,
    })),
  ];
};

/**
 * The ranking of a session as it stands (Law 78, plain rules): matchpoints by percentage, cross-IMPs by the sum
 * of the mean IMPs a board, team IMPs by the sum over the boards of the matches, each of them once.
 */
export const standingsOf = (session: SessionDoc, docs: readonly BoardDoc[]): Standings => {
  const compared = fields(docs).flatMap((field) => compareField(field, session.scoring));
  const tallies = tallied(session, compared);
  const directionOf = new Map(session.contestants.map(({ contestant, direction }) => [contestant, direction ?? null]));
  const twoWinners = tallies.length > 0 && tallies.every(({ contestant }) => directionOf.get(contestant));
  const groups = twoWinners ? SIDES.map((side): Side | null => side) : [null];
  return {
    session: session.id,
    scoring: session.scoring,
    groups: groups.map((direction) => ({
      direction,
      rows: rows(
        tallies.filter(({ contestant }) => direction === null || directionOf.get(contestant) === direction),
        session.scoring,
      ),
    })),
    uncounted: uncountedOf(docs, compared),
    provisional: compared.flatMap(({ doc, points }) => (points && !doc.confirmed ? [doc.id] : [])),
  };
};
