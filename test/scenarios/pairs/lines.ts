import {
  type Call,
  type Deal,
  type Edition,
  type Seat,
  type Side,
  bySeat,
  hasEnded,
  isLegalCall,
  seatsFrom,
  sideOf,
} from '@app/bridge';
import { type Act, type TableState, dummyIn, openTable, tableAfter } from '@app/laws';
import { isAtEnd, nextAct } from '../../../libs/laws/test/board-checks';
import { IRREGULARITIES, type Kind } from './irregularities';
import { mayComeAbout, wrongActs } from './tries';

/** A table, and the acts that have brought it there. */
export interface Table {
  readonly state: TableState;
  readonly acts: readonly Act[];
}

/** The auction that is planned at a table, from its dealer on. */
type Plan = readonly Call[];

const PLANS = {
  /** Everybody has something to say, so that there is a call of every kind to go wrong. */
  competitive: { dealer: 'N', calls: ['1D', '1H', 'X', '2H', '2S', 'X', '4S'] },
  /** The same with the other side declaring. */
  turned: { dealer: 'E', calls: ['1D', '1H', 'X', '2H', '2S', 'X', '4S'] },
  /** One side has much to say to each other; the same with the other side. */
  long: { dealer: 'W', calls: ['Pass', '1C', 'Pass', '1D', 'Pass', '1S', 'Pass', '1NT', 'Pass', '2D', 'Pass', '3NT'] },
  longer: {
    dealer: 'N',
    calls: ['Pass', '1C', 'Pass', '1D', 'Pass', '1S', 'Pass', '1NT', 'Pass', '2D', 'Pass', '3NT'],
  },
  /** Everybody passes, and somebody goes on. */
  balanced: {
    dealer: 'N',
    calls: [
      'Pass',
      'Pass',
      'Pass',
      '1C',
      'Pass',
      'Pass',
      '1D',
      'Pass',
      'Pass',
      '1H',
      'Pass',
      'Pass',
      '1S',
      'Pass',
      'Pass',
      '2C',
    ],
  },
  /** One side passes throughout. */
  quiet: { dealer: 'N', calls: ['Pass', 'Pass', '1NT', 'Pass', '3NT'] },
} as const satisfies Readonly<Record<string, { readonly dealer: Seat; readonly calls: Plan }>>;
export type PlanName = keyof typeof PLANS;
export const PLAN_NAMES = Object.keys(PLANS) as readonly PlanName[];

const HANDS = { N: 'AQT5.T84.KQT6.52', E: 'J94.KJ7.953.QJ83', S: 'K62.AQ5.A74.AK76', W: '873.9632.J82.T94' };

const DEAL = bySeat((seat) =>
  HANDS[seat].split('.').flatMap((ranks, index) => [...ranks].map((rank) => `${'SHDC'[index] ?? ''}${rank}`)),
) as unknown as Deal;

export const opened = (edition: Edition, plan: PlanName): Table => ({
  state: openTable({ edition, dealer: PLANS[plan].dealer, hands: DEAL }),
  acts: [],
});

/** The planned call of this turn, as far as the auction has gone as planned and it is allowed. */
const plannedCall = ({ auction, dealer, inForce }: TableState, plan: PlanName): Call | undefined => {
  const call: Call | undefined = PLANS[plan].calls[inForce.length];
  const isItsTurn = auction.turn === seatsFrom(dealer)[inForce.length % 4];
  if (call !== undefined && isItsTurn && isLegalCall(auction, call)) return call;
  // Whatever has gone wrong, somebody bids, so that there is a contract.
  return auction.bid === null ? '1NT' : undefined;
};

/** What would be done next with nothing amiss: what is open is closed, the plan goes on, dummy is spread. */
export const ordinary = (state: TableState, at: number, plan: PlanName): Act | null => {
  if (isAtEnd(state)) return null;
  const isFree = state.options.length + state.questions.length === 0;
  const call = isFree && !hasEnded(state.auction) ? plannedCall(state, plan) : undefined;
  if (call !== undefined && state.auction.turn)
    return { type: 'CallMade', at, data: { seat: state.auction.turn, call } };
  const dummy = state.cards.play && isFree ? dummyIn(state) : null;
  if (dummy !== null && !state.cards.spread.includes(dummy)) return { type: 'HandSpread', at, data: { seat: dummy } };
  return nextAct(state, at);
};

const withAct = ({ state, acts }: Table, act: Act): Table => ({ state: tableAfter(state, act), acts: [...acts, act] });

const MAX_ACTS = 80;

/** A table, and each that it comes to when nothing else goes wrong. */
export function* goingOn(table: Table, plan: PlanName): Generator<Table> {
  let now = table;
  while (now.acts.length < MAX_ACTS) {
    yield now;
    const act = ordinary(now.state, now.acts.length + 1, plan);
    if (act === null) return;
    now = withAct(now, act);
  }
}

const answering = ({ options: [option], questions: [asked] }: TableState, at: number, pick: number): Act | null => {
  if (option) {
    const choice = option.choices[pick % option.choices.length] ?? '';
    const by = option.for === 'director' ? {} : { seat: option.for };
    return { type: 'OptionChosen', at, data: { ...by, law: option.law, act: option.act, choice } };
  }
  const answer = asked?.answers[pick % asked.answers.length];
  if (!asked || answer === undefined) return null;
  return { type: 'JudgementMade', at, data: { question: asked.question, act: asked.act, answer } };
};

const MAX_ANSWERS = 12;

/**
 * The director comes; everything open is chosen and answered.
 * @param pick the number of each choice and answer: 0 and 1 the same each time, above them each time another
 */
export const ruled = (table: Table, pick: number): Table => {
  let now = withAct(table, { type: 'DirectorCalled', at: table.acts.length + 1, data: { by: 'N' } });
  for (let given = 0; given < MAX_ANSWERS; given++) {
    const act = answering(now.state, now.acts.length + 1, pick + given * (pick >> 1));
    if (act === null) return now;
    now = withAct(now, act);
  }
  return now;
};

/** Something that has just gone wrong, so many ordinary acts after a table, by a side. */
export interface Wrong {
  readonly kind: Kind;
  readonly side: Side;
  readonly index: number;
  readonly nth: number;
  readonly table: Table;
}

export const wrongKey = ({ kind, side }: Pick<Wrong, 'kind' | 'side'>): string => `${kind} ${side}`;

const EVERYTHING: ReadonlySet<Kind> = new Set(IRREGULARITIES);

/**
 * All that can go wrong where a table stands: each irregularity by each side, once.
 * @param nth in which of the ways that there are; they begin again after the last
 */
export const wrongsAt = (
  table: Table,
  plan: PlanName,
  index: number,
  { wanted = EVERYTHING, nth = 0 }: { readonly wanted?: ReadonlySet<Kind>; readonly nth?: number } = {},
): readonly Wrong[] => {
  const at = table.acts.length + 1;
  const ways = new Map<string, Wrong[]>();
  for (const { acts, after, found: each } of wrongActs(table.state, at, wanted, ordinary(table.state, at, plan))) {
    for (const { kind, seat } of each) {
      const side = sideOf(seat);
      const there = { state: after, acts: [...table.acts, ...acts] };
      const key = wrongKey({ kind, side });
      ways.set(key, [...(ways.get(key) ?? []), { kind, side, index, nth, table: there }]);
    }
  }
  return [...ways.values()].flatMap((all) => all[nth % all.length] ?? []);
};

/**
 * What can go wrong from a table on, each where it first can.
 * @param wanted the keys of what is looked for; it ends when all of them have been found
 * @param moments after how many ordinary acts it ends
 * @param nth in which of the ways that there are
 */
export const firstWrongs = (
  start: Table,
  plan: PlanName,
  wanted: ReadonlySet<string>,
  moments = MAX_ACTS,
  nth = 0,
): readonly Wrong[] => {
  const found = new Map<string, Wrong>();
  let index = 0;
  for (const table of goingOn(start, plan)) {
    if (index >= moments || found.size === wanted.size) break;
    const left = [...wanted]
      .filter((key) => !found.has(key))
      .map((key) => key.split(' ')[0] as Kind)
      .filter((kind) => mayComeAbout(kind, table.state));
    if (left.length > 0)
      for (const wrong of wrongsAt(table, plan, index, { wanted: new Set(left), nth })) {
        const key = wrongKey(wrong);
        if (wanted.has(key) && !found.has(key)) found.set(key, wrong);
      }
    index++;
  }
  return [...found.values()];
};
