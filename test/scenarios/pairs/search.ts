import { type Edition, SIDES as BRIDGE_SIDES } from '@app/bridge';
import {
  type Cell,
  MEETINGS,
  type Meeting,
  type Prepared,
  type Start,
  type WrongAt,
  meetingKey,
  meetingOf,
} from './cells';
import { whyNot } from './impossible';
import { IRREGULARITIES, type Kind } from './irregularities';
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

const PICKS = [0, 1];

/** What can only go wrong after a ruling on something else. */
const AFTER_A_RULING: readonly Kind[] = [
  'double-despite-restriction',
  'call-not-repeated',
  'call-despite-enforced-pass',
  'lead-before-choice',
  'penalty-card-not-played',
  'played-before-the-right-lead',
  'restriction-breached',
];

/** What those rulings are about. */
const PREPARING: readonly Kind[] = [
  'pass-out-of-rotation',
  'bid-out-of-rotation',
  'inadmissible-double',
  'card-exposed-in-the-auction',
  'defenders-card-exposed',
  'premature-lead',
  'play-out-of-turn',
  'opening-lead-out-of-turn',
  'declarers-lead-out-of-turn',
  'defenders-lead-out-of-turn',
];

/** How far a table is looked at for what a ruling has prepared: it comes soon. */
const SOON = 25;
/** When an irregularity is tried again that has been tried at its first moment: in the play, and later in it. */
const AGAIN: readonly number[] = [11, 12, 16];
const AGAIN_PREPARED: readonly number[] = [3, 8, 14];
/** After how many ordinary acts something is ruled on that another is prepared by: in the auction, and in the play. */
const PREPARED_AT: readonly number[] = [0, 1, 2, 3, 5, 8, 11, 12, 15, 16, 20];
const MANY = 3;

const at = ({ kind, side, index }: Wrong): WrongAt => ({ kind, side, index });

interface Line {
  readonly start: Start;
  readonly table: Table;
}

const keysOf = (kinds: readonly Kind[]): readonly string[] =>
  kinds.flatMap((kind) => BRIDGE_SIDES.map((side) => wrongKey({ kind, side })));

/** The tables on which a ruling has been given that something else can go wrong after: a few for each. */
const prepared = (edition: Edition, plan: PlanName): readonly Line[] => {
  const times = new Map<string, number>();
  const lines: Line[] = [];
  const kinds = new Set(PREPARING);
  const from = [...goingOn(opened(edition, plan), plan)].entries();
  const wrongs = [...from].filter(([index]) => PREPARED_AT.includes(index));
  for (const wrong of wrongs.flatMap(([index, table]) => wrongsAt(table, plan, index, kinds))) {
    for (const pick of PICKS) {
      const wanted = keysOf(AFTER_A_RULING).filter((key) => (times.get(key) ?? 0) < MANY);
      const there = ruled(wrong.table, pick);
      const found = firstWrongs(there, plan, new Set(wanted), SOON).map(wrongKey);
      for (const key of found) times.set(key, (times.get(key) ?? 0) + 1);
      if (found.length > 0) lines.push({ start: { plan, prepared: { ...at(wrong), pick } }, table: there });
    }
  }
  return lines;
};

/** The table so many ordinary acts later. */
const after = (table: Table, plan: PlanName, index: number): Table => {
  let seen = 0;
  for (const one of goingOn(table, plan)) if (seen++ === index) return one;
  throw new Error(`the board is over before act ${index}`);
};

const gone = (table: Table, plan: PlanName, { kind, side, index }: WrongAt): Table => {
  const found = wrongsAt(after(table, plan, index), plan, index, new Set([kind])).find(
    (one) => one.kind === kind && one.side === side,
  );
  if (!found) throw new Error(`no ${kind} by ${side} after ${index} acts`);
  return found.table;
};

const preparedTable = (table: Table, plan: PlanName, wrong: Prepared | null): Table =>
  wrong === null ? table : ruled(gone(table, plan, wrong), wrong.pick);

/** What all can go wrong so many acts after the first has, and after the ruling on it if there is one. */
export const metAfter = (cell: Cell, acts: number): readonly Meeting[] => {
  const { edition, start, first, pick } = cell;
  const wrong = gone(preparedTable(opened(edition, start.plan), start.plan, start.prepared), start.plan, first);
  const tables = [...goingOn(pick === null ? wrong : ruled(wrong, pick), start.plan)];
  const table = tables[acts % tables.length];
  if (!table) return [];
  return wrongsAt(table, start.plan, acts).map((then) => meetingOf({ ...cell, then: at(then) }));
};

/** The tables of a cell: once the first has gone wrong, and once the second has. */
export const played = ({ edition, start, first, pick, between, then }: Cell): readonly [Table, Table] => {
  const { plan } = start;
  const wrong = gone(preparedTable(opened(edition, plan), plan, start.prepared), plan, first);
  const now = preparedTable(pick === null ? wrong : ruled(wrong, pick), plan, between);
  return [wrong, gone(now, plan, then)];
};

/** Whether both still go wrong as the cell has it. */
const comesAbout = (cell: Cell): boolean => {
  try {
    played(cell);
    return true;
  } catch {
    return false;
  }
};

type From = Omit<Cell, 'then'>;

/** The cells that are still looked for, and those that have been found. */
class Found {
  private readonly wanted: Set<string>;
  readonly cells: Cell[] = [];

  constructor(edition: Edition, known: readonly Cell[]) {
    const all = MEETINGS.filter((one) => one.edition === edition && whyNot(one) === null);
    this.wanted = new Set(all.map(meetingKey));
    for (const cell of known) if (cell.edition === edition && comesAbout(cell)) this.add(cell);
  }

  /** What is still looked for after this, of these kinds: keys of what goes wrong. */
  missing(from: From, kinds: readonly Kind[]): ReadonlySet<string> {
    const cells = kinds.flatMap((kind) =>
      BRIDGE_SIDES.map((side): Cell => ({ ...from, then: { kind, side, index: 0 } })),
    );
    return new Set(
      cells.filter((cell) => this.wanted.has(meetingKey(meetingOf(cell)))).map(({ then }) => wrongKey(then)),
    );
  }

  add(cell: Cell): void {
    if (this.wanted.delete(meetingKey(meetingOf(cell)))) this.cells.push(cell);
  }
}

/** What follows, of what is still looked for. */
const followed = (found: Found, from: From, table: Table, kinds: readonly Kind[], moments?: number): void => {
  const wanted = found.missing(from, kinds);
  if (wanted.size === 0) return;
  for (const then of firstWrongs(table, from.start.plan, wanted, moments)) found.add({ ...from, then: at(then) });
};

/** What is ruled on between two others, once its ruling can bring the second. */
const BETWEEN: readonly Kind[] = [
  'bid-out-of-rotation',
  'inadmissible-double',
  'defenders-card-exposed',
  'premature-lead',
  'declarers-lead-out-of-turn',
];
const SHORTLY = 12;
const EARLY = 30;

/** Between the ruling and what can only be after another one, that other one. */
const preparedBetween = (found: Found, from: From, table: Table): void => {
  const { plan } = from.start;
  if (found.missing(from, AFTER_A_RULING).size === 0) return;
  for (const wrong of firstWrongs(table, plan, new Set(keysOf(BETWEEN)), EARLY)) {
    for (const pick of PICKS) {
      followed(found, { ...from, between: { ...at(wrong), pick } }, ruled(wrong.table, pick), AFTER_A_RULING, SHORTLY);
    }
  }
};

/**
 * Every way in which two irregularities can meet, once.
 * @param known the cells of before: what still comes about as they have it is kept, and only the others are looked for
 */
export const searched = (edition: Edition, known: readonly Cell[]): readonly Cell[] => {
  const found = new Found(edition, known);
  const planned = PLAN_NAMES.map((plan): Line => ({ start: { plan, prepared: null }, table: opened(edition, plan) }));
  for (const { start, table } of [...planned, ...PLAN_NAMES.flatMap((plan) => prepared(edition, plan))]) {
    const isPlanned = start.prepared === null;
    const tried = new Set<string>();
    let index = 0;
    for (const now of goingOn(table, start.plan)) {
      if (!isPlanned && index > SOON) break;
      for (const wrong of wrongsAt(now, start.plan, index)) {
        const isAgain = tried.has(wrongKey(wrong));
        tried.add(wrongKey(wrong));
        if (isAgain && !(isPlanned ? AGAIN : AGAIN_PREPARED).includes(index)) continue;
        const isFree = isPlanned || AFTER_A_RULING.includes(wrong.kind);
        const kinds = isFree ? IRREGULARITIES : AFTER_A_RULING;
        for (const pick of [null, ...PICKS]) {
          const from = { edition, start, first: at(wrong), pick, between: null };
          const after = pick === null ? wrong.table : ruled(wrong.table, pick);
          followed(found, from, after, kinds, isFree ? undefined : SOON);
          if (pick === 0 && isPlanned && !isAgain) preparedBetween(found, from, after);
        }
      }
      index++;
    }
  }
  return found.cells;
};
