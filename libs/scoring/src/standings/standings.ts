import type { Traced } from '../derivation/traced';
import { added, divided, given, multiplied } from '../derivation/traced';
import type { ImposedPenalty } from '../penalties/applied';
import { lessPenalties } from '../penalties/applied';
import type { Rational } from '../rational';
import { ZERO, compare, rational } from '../rational';
import type { Criterion, Placing } from '../tie-breaks/tie-break';
import { placings } from '../tie-breaks/tie-break';

/** What a contestant has from one session of a stage, in one section or over all. */
export interface SessionResult {
  readonly session: string;
  readonly points: Traced;
  /** Most that it could have had; null where there is no most. */
  readonly top: Rational | null;
  /** Most on a board, for sessions of unequal size (FSB 97). */
  readonly boardTop: Rational | null;
}

export interface Entrant {
  readonly contestant: string;
  /** Which ranking it is in: one for all, or one a direction or section. */
  readonly ranking: string;
  readonly sessions: readonly SessionResult[];
  /** From an earlier stage (207; FSB 100). */
  readonly carryOver: Traced | null;
  readonly penalties: readonly ImposedPenalty[];
}

/**
 * `sum`: all points; `percent`: of what could be had; `factored`: as if everybody had had as much to play for as the
 * one who had most, so that sit-outs without a score do not count.
 */
export type StandingMeasure = 'sum' | 'percent' | 'factored';

export interface StandingRules {
  readonly measure: StandingMeasure;
  /** Multiplies sessions with a smaller top up to the greatest (FSB 97). */
  readonly commonTop: boolean;
  readonly criteria: (ranking: readonly string[]) => readonly Criterion<string>[];
  readonly isNeeded: (first: number, last: number) => boolean;
  readonly status: 'provisional' | 'official' | 'final';
}

export interface StandingRow extends Omit<Placing<string>, 'entry'> {
  readonly contestant: string;
  readonly total: Traced;
}

export interface RankedStandings {
  readonly ranking: string;
  readonly status: StandingRules['status'];
  readonly rows: readonly StandingRow[];
}

const greatestOf = (values: readonly Rational[]): Rational =>
  values.reduce((most, one) => (compare(one, most) > 0 ? one : most), ZERO);

const topOf = ({ sessions }: Entrant): Rational =>
  added(
    'top',
    sessions.flatMap(({ top }) => (top ? [given(top, 'top')] : [])),
  ).value;

const onCommonTop = (result: SessionResult, greatest: Rational): SessionResult => {
  const { points, top, boardTop, session } = result;
  if (!boardTop || boardTop.num === 0n || compare(boardTop, greatest) === 0) return result;
  const factor = divided('tops', [given(greatest, 'greatest top of a board'), given(boardTop, `top in ${session}`)]);
  return {
    ...result,
    points: multiplied('multiplied up to the greatest top', [factor, points], 'FSB 97'),
    top: top && multiplied('top', [factor, given(top, 'top')]).value,
    boardTop: greatest,
  };
};

const measured = (entrant: Entrant, most: Rational, measure: StandingMeasure): Traced => {
  const points = added(
    'points of all sessions',
    entrant.sessions.map((session) => session.points),
  );
  const top = topOf(entrant);
  if (measure === 'sum' || top.num === 0n) return points;
  const share = divided('part of what could be had', [points, given(top, 'could be had')]);
  return measure === 'percent'
    ? multiplied('percent', [share, given(rational(100), 'hundred')])
    : multiplied('as if all had played as much', [share, given(most, 'most that anybody could have')]);
};

/** A total: measured first, what is carried over added, and penalties taken off last. */
const totalOf = (entrant: Entrant, most: Rational, rules: StandingRules): Traced => {
  const points = measured(entrant, most, rules.measure);
  const { carryOver, penalties } = entrant;
  return lessPenalties(carryOver ? added('with what was carried over', [points, carryOver]) : points, penalties);
};

/**
 * The standings of a stage over all its sessions: one list a ranking, each place with the reason for it where
 * contestants were tied (DBf 221-223, FSB 95), and with a total that says how it comes about.
 */
export const standings = (entrants: readonly Entrant[], rules: StandingRules): readonly RankedStandings[] => {
  const boardTops = entrants.flatMap(({ sessions }) =>
    sessions.flatMap(({ boardTop }) => (boardTop ? [boardTop] : [])),
  );
  const greatest = greatestOf(boardTops);
  const scaled = rules.commonTop
    ? entrants.map((one) => ({ ...one, sessions: one.sessions.map((result) => onCommonTop(result, greatest)) }))
    : entrants;
  const most = greatestOf(scaled.map(topOf));
  return [...new Set(entrants.map(({ ranking }) => ranking))].map((ranking) => {
    const own = scaled.filter((one) => one.ranking === ranking);
    const totals = new Map(own.map((one) => [one.contestant, totalOf(one, most, rules)]));
    const totalFor = (contestant: string): Traced => totals.get(contestant) ?? given(ZERO, 'no result');
    const contestants = own.map(({ contestant }) => contestant);
    const placed = placings(contestants, {
      total: { name: 'total', paragraph: 'L78', value: (contestant) => [totalFor(contestant).value] },
      criteria: rules.criteria(contestants),
      isNeeded: rules.isNeeded,
    });
    const rows = placed.map(({ entry, ...rest }) => ({ ...rest, contestant: entry, total: totalFor(entry) }));
    return { ranking, status: rules.status, rows };
  });
};
