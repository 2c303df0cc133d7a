import { type BySide, bySide } from '@app/bridge';
import type { Differences, Standings, Traveller } from '@app/contract';
import { type Rational, compare, fromText, minus, toDecimal } from '@app/scoring';
import type { ScoreInForce } from '@app/session';

/** Where a contestant stands in the ranking. */
export interface Placed {
  readonly place: string;
  readonly total: string | null;
}

/** What a course of things comes to: the score of the board, what it is worth to each side, and the ranking. */
export interface Figures {
  readonly score: ScoreInForce | null;
  /** Matchpoints or IMPs with two decimals; null where there is nothing to compare with. */
  readonly points: BySide<string | null>;
  readonly places: ReadonlyMap<string, Placed>;
}

const rounded = (exact: string | null | undefined): string | null => {
  const value = fromText(exact ?? '');
  return value && toDecimal(value, 2);
};

/** @param board its stream, `'board-demo.4.5'` */
export const figuresNow = (standings: Standings, travellers: readonly Traveller[], board: string): Figures => {
  const line = travellers.flatMap(({ lines }) => lines).find(({ id }) => id === board);
  const rows = standings.groups.flatMap((group) => group.rows);
  return {
    score: line?.score ?? null,
    points: bySide((side) => rounded(line?.points?.[side])),
    places: new Map(rows.map(({ contestant, place, total }) => [contestant, { place, total }])),
  };
};

/** What would be instead: everything that the differences leave out stays as it is. */
export const figuresWith = (now: Figures, { boards, scores, standings }: Differences, board: string): Figures => {
  const state = boards.find(({ id }) => id === board);
  const worth = scores.find(({ id }) => id === board);
  const moved = standings.flatMap(({ contestant, after }) =>
    after ? [[contestant, { place: after.place, total: after.total }] as const] : [],
  );
  return {
    score: state ? (state.after?.score ?? null) : now.score,
    points: worth ? bySide((side) => rounded(worth.after?.points?.[side])) : now.points,
    places: new Map([...now.places, ...moved]),
  };
};

const same = (one: Placed | undefined, other: Placed | undefined): boolean =>
  one?.place === other?.place && one?.total === other?.total;

/** Whoever stands otherwise in one of the columns, in the order of the ranking. */
export const movedIn = (now: Figures, columns: readonly Figures[]): readonly string[] =>
  [...now.places.keys()].filter((one) => columns.some(({ places }) => !same(places.get(one), now.places.get(one))));

/** How a number has moved: which way, and by how much (`'1.00'`); null where it has not. */
export interface Move {
  readonly way: 'up' | 'down';
  readonly by: string;
}

export const moveOf = (before: string | null, after: string | null): Move | null => {
  const [from, to] = [before, after].map((text): Rational | null => (text === null ? null : fromText(text)));
  if (!from || !to) return null;
  const order = compare(to, from);
  if (order === 0) return null;
  return order > 0
    ? { way: 'up', by: toDecimal(minus(to, from), 2) }
    : { way: 'down', by: toDecimal(minus(from, to), 2) };
};
