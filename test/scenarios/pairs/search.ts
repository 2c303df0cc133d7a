import fc from 'fast-check';
import { EDITIONS, SIDES as BRIDGE_SIDES, type Side, otherSide, sideOf } from '@app/bridge';
import { SETTLED } from '../../../libs/laws/test/board-checks';
import {
  type Cell,
  MEETINGS,
  type Meeting,
  type Pick,
  type Prepared,
  type WrongAt,
  meetingKey,
  meetingOf,
} from './cells';
import { whyNot } from './impossible';
import { IN_THE_AUCTION, IRREGULARITIES, type Kind } from './irregularities';
import {
  PLAN_NAMES,
  type PlanName,
  type Table,
  type Wrong,
  firstWrongs,
  goingOn,
  opened,
  ruled,
  wrongKey,
  wrongsAt,
} from './lines';

const at = ({ kind, side, index, nth }: Wrong): WrongAt => ({ kind, side, index, nth });

/** The table so many ordinary acts later; null where the board is over before. */
const after = (table: Table, plan: PlanName, index: number): Table | null => {
  let seen = 0;
  for (const one of goingOn(table, plan)) if (seen++ === index) return one;
  return null;
};

const gone = (table: Table, plan: PlanName, { kind, side, index, nth }: WrongAt): Table => {
  const there = after(table, plan, index);
  const found =
    there &&
    wrongsAt(there, plan, index, { wanted: new Set([kind]), nth }).find(
      (one) => one.kind === kind && one.side === side,
    );
  if (!found) throw new Error(`no ${kind} by ${side} after ${index} acts`);
  return found.table;
};

const ruledOn = (table: Table, pick: Pick): Table => (pick === null ? table : ruled(table, pick));

const prepared = (table: Table, plan: PlanName, wrongs: readonly Prepared[]): Table =>
  wrongs.reduce((now, wrong) => ruledOn(gone(now, plan, wrong), wrong.pick), table);

const firstOf = ({ edition, start: { plan, prepared: before }, first }: Omit<Cell, 'then'>): Table =>
  gone(prepared(opened(edition, plan), plan, before), plan, first);

/**
 * What all can go wrong so many acts after the first has, and after the ruling on it if there is one. Nothing is taken from a
 * table where something else is open before: the ruling is on that as well.
 */
export const metAfter = (cell: Cell, acts: number): readonly Meeting[] => {
  const { plan, prepared: before } = cell.start;
  if (before.some(({ pick }) => pick === null)) return [];
  const tables = [...goingOn(ruledOn(firstOf(cell), cell.pick), plan)];
  const table = tables[acts % tables.length];
  if (!table) return [];
  return wrongsAt(table, plan, acts).map((then) => meetingOf({ ...cell, then: at(then) }));
};

const isStillOpen = ({ state }: Table, { kind, side }: WrongAt): boolean =>
  state.irregularities.some((one) => one.rule === kind && sideOf(one.seat) === side && !SETTLED.includes(one.status));

/** The tables of a cell: once the first has gone wrong, and once the second has. */
export const played = (cell: Cell): readonly [Table, Table] => {
  const { start, first, pick, between, then } = cell;
  const wrong = firstOf(cell);
  const now = prepared(ruledOn(wrong, pick), start.plan, between);
  if (pick === null && between.length > 0 && !isStillOpen(now, first)) {
    throw new Error(`${first.kind} by ${first.side} is no longer open`);
  }
  return [wrong, gone(now, start.plan, then)];
};

const comesAbout = (cell: Cell): boolean => {
  try {
    played(cell);
    return true;
  } catch {
    return false;
  }
};

const EXPOSING: readonly Kind[] = ['card-exposed-in-the-auction', 'defenders-card-exposed', 'premature-lead'];

/** What a ruling must have been given on, of some of these, for something to go wrong after it. */
const NEEDS: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  'double-despite-restriction': ['pass-out-of-rotation'],
  'call-not-repeated': ['bid-out-of-rotation', 'double-out-of-rotation'],
  'call-despite-enforced-pass': ['inadmissible-double', 'bid-out-of-rotation', 'insufficient-bid'],
  'lead-before-choice': [...EXPOSING, 'play-out-of-turn', 'defenders-lead-out-of-turn'],
  'penalty-card-not-played': [...EXPOSING, 'play-out-of-turn', 'opening-lead-out-of-turn'],
  'played-before-the-right-lead': ['declarers-lead-out-of-turn'],
  'restriction-breached': [
    ...EXPOSING,
    'insufficient-bid',
    'bid-out-of-rotation',
    'opening-lead-out-of-turn',
    'defenders-lead-out-of-turn',
  ],
};

/** What is done at a table: how long nothing goes wrong, what then does and by whom, and whether it is ruled on. */
interface Step {
  readonly wait: number;
  readonly nth: number;
  readonly kind: Kind;
  /** The first of the two that meet; by the other side than that one. */
  readonly isFirst: boolean;
  readonly isOther: boolean;
  readonly pick: Pick;
}

const aPick = fc.nat(7);
const aNth = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(11) });
const aWait = fc.oneof(fc.constant(0), fc.nat(3), fc.nat(10));

const aStep = (kind: Kind): fc.Arbitrary<Step> =>
  fc.record({
    wait: aWait,
    nth: aNth,
    kind: fc.constant(kind),
    isFirst: fc.constant(false),
    isOther: fc.boolean(),
    pick: fc.oneof({ weight: 6, arbitrary: aPick }, { weight: 1, arbitrary: fc.constant(null) }),
  });

const IN_AN_AUCTION: readonly Kind[] = ['card-exposed-in-the-auction', ...IN_THE_AUCTION];

const steps = (kinds: readonly Kind[] | undefined): fc.Arbitrary<readonly Step[]> =>
  kinds && kinds.length > 0 ? fc.constantFrom(...kinds).chain((kind) => fc.tuple(aStep(kind))) : fc.constant([]);

/** Anything at all, now and then. */
const maybe = fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: steps(IRREGULARITIES) });

/** What each of the two needs before it, in either order, and the first; that of the second may come after it. */
const someSteps = ({ first, then, when }: Meeting): fc.Arbitrary<readonly Step[]> => {
  const its: fc.Arbitrary<Step> = fc.record({
    wait: aWait,
    nth: aNth,
    kind: fc.constant(first),
    isFirst: fc.constant(true),
    isOther: fc.constant(false),
    pick: when === 'open' ? fc.constant(null) : aPick,
  });
  const needed = NEEDS[then];
  const isEarly = IN_THE_AUCTION.includes(first);
  const early = isEarly ? needed?.filter((kind) => IN_AN_AUCTION.includes(kind)) : needed;
  const orders = when === 'open' ? (['before', 'between'] as const) : (['before', 'between', 'after'] as const);
  return fc
    .tuple(maybe, steps(NEEDS[first]), steps(early), steps(needed), its, maybe, fc.constantFrom(...orders))
    .map(([any, own, before, after_, one, between, order]) => {
      switch (order) {
        case 'before':
          return [...any, ...before, ...own, one, ...between];
        case 'between':
          return [...any, ...own, ...before, one, ...between];
        case 'after':
          return [...any, ...own, one, ...between, ...after_];
      }
    });
};

/** A way that may lead to a meeting: the table, the side of the first, and what is done. */
interface Way {
  readonly plan: PlanName;
  readonly side: Side;
  readonly all: readonly Step[];
  /** In which way the second comes about. */
  readonly nth: number;
}

const aWay = (meeting: Meeting): fc.Arbitrary<Way> =>
  fc.record({
    plan: fc.constantFrom(...PLAN_NAMES),
    side: fc.constantFrom(...BRIDGE_SIDES),
    all: someSteps(meeting),
    nth: aNth,
  });

/** How long something is waited for that others come after, in the auction and in the play, and how long for the second. */
const SHORTLY = { auction: 3, play: 12 };
const LONG = 50;

const next = (table: Table, plan: PlanName, { kind, side, index, nth }: WrongAt, moments: number): Wrong | null => {
  const later = after(table, plan, index);
  const [found] = later ? firstWrongs(later, plan, new Set([wrongKey({ kind, side })]), moments, nth) : [];
  return found ? { ...found, index: found.index + index } : null;
};

/** Where a way leads; null where something of it cannot be. */
const walked = ({ edition, then, sides }: Meeting, { plan, side, all, nth }: Way): Cell | null => {
  const of = (isOther: boolean): Side => (isOther ? otherSide(side) : side);
  let table = opened(edition, plan);
  const done: Prepared[] = [];
  for (const { kind, isOther, wait, pick, nth: way } of all) {
    const wrong = next(
      table,
      plan,
      { kind, side: of(isOther), index: wait, nth: way },
      IN_THE_AUCTION.includes(kind) ? SHORTLY.auction : SHORTLY.play,
    );
    if (!wrong) return null;
    table = ruledOn(wrong.table, pick);
    done.push({ ...at(wrong), pick });
  }
  const last = next(table, plan, { kind: then, side: of(sides === 'other'), index: 0, nth }, LONG);
  const index = all.findIndex(({ isFirst }) => isFirst);
  const one = done[index];
  if (!last || !one) return null;
  const { pick, ...first } = one;
  const before = done.slice(0, index);
  const cell = {
    edition,
    start: { plan, prepared: before },
    first,
    pick,
    between: done.slice(index + 1),
    then: at(last),
  };
  return comesAbout(cell) ? cell : null;
};

/** How many ways are tried for a meeting. */
const TRIES = 1_000;

const atRandom = (meeting: Meeting): Cell | null => {
  for (const way of fc.sample(aWay(meeting), TRIES)) {
    const cell = walked(meeting, way);
    if (cell) return cell;
  }
  return null;
};

/**
 * Every way in which two irregularities can meet, once: as the cells of before have it where that still comes about, as
 * in another edition, or as walks at random find one.
 */
export const searched = (known: readonly Cell[]): readonly Cell[] => {
  const kept = known.filter(comesAbout);
  const found = new Map(kept.map((cell) => [meetingKey(meetingOf(cell)), cell]));
  const elsewhere = (meeting: Meeting): Cell | undefined =>
    EDITIONS.flatMap((edition) => found.get(meetingKey({ ...meeting, edition })) ?? [])
      .map((cell) => ({ ...cell, edition: meeting.edition }))
      .find(comesAbout);
  const missing = MEETINGS.filter((one) => whyNot(one) === null && !found.has(meetingKey(one)));
  return [...kept, ...missing.flatMap((meeting) => elsewhere(meeting) ?? atRandom(meeting) ?? [])];
};
