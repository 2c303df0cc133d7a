import fc from 'fast-check';
import { CALLS, SEATS, hasEnded, isSeat, leftOf, legalCalls, seatsFrom, EDITIONS } from '@app/bridge';
import { samples } from '../../../../test/samples';
import { picked } from '../../test/picked';
import { comparable, turned } from '../../test/turned';
import type { Act } from '../state/acts';
import { type TableState, openTable } from '../state/table-state';
import { judgeAct, judgeCall, tableAfter } from '.';

/** What somebody tries at the table; what comes of it depends on where the table stands. */
interface Step {
  readonly kind: 'call' | 'pass' | 'change' | 'director' | 'attention' | 'choose' | 'judge' | 'drop';
  /** How many seats clockwise from the one whose turn it is. */
  readonly astray: number;
  readonly pick: number;
  readonly artificial: boolean;
}

const aStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('call' as const) },
    { weight: 6, arbitrary: fc.constant('pass' as const) },
    { weight: 5, arbitrary: fc.constantFrom('change', 'director', 'attention', 'choose', 'judge', 'drop') },
  ),
  astray: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(3) }),
  pick: fc.nat(1000),
  artificial: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

const aStart = fc.record({
  dealer: fc.constantFrom(...SEATS),
  edition: fc.constantFrom(...EDITIONS),
  steps: fc.array(aStep, { minLength: 3, maxLength: 40 }),
});

/** Calls that are near: mostly a little above or below what has been bid. */
const aCall = (state: TableState, { pick }: Step) => {
  const legal = legalCalls(state.auction).slice(0, 6);
  return (pick % 3 === 0 ? picked(CALLS.slice(0, 12), pick) : picked(legal, pick)) ?? 'Pass';
};

const actOf = (state: TableState, step: Step, at: number): Act | null => {
  const seat = picked(seatsFrom(state.auction.turn ?? state.dealer), step.astray) ?? 'N';
  const meaning = step.artificial ? { artificial: true } : {};
  switch (step.kind) {
    case 'call':
      return { type: 'CallMade', at, data: { seat, call: step.pick === 7 ? '8H' : aCall(state, step), ...meaning } };
    case 'pass':
      return { type: 'CallMade', at, data: { seat, call: 'Pass' } };
    case 'change': {
      const last = state.inForce.filter(({ deemed }) => !deemed).at(-1);
      if (!last || state.attempts.length > 0) return null;
      return { type: 'CallSubstituted', at, data: { seat: last.seat, call: aCall(state, step), replaces: last.at } };
    }
    case 'director':
      return { type: 'DirectorCalled', at, data: { by: seat } };
    case 'attention':
      return { type: 'AttentionDrawn', at, data: { by: seat } };
    case 'choose': {
      const option = picked(state.options, step.pick);
      const choice = option && picked(option.choices, step.pick);
      if (!option || choice === undefined) return null;
      const { law, act } = option;
      const by = isSeat(option.for) ? { seat: option.for } : {};
      return { type: 'OptionChosen', at, data: { ...by, law, act, choice } };
    }
    case 'judge': {
      const asked = picked(state.questions, step.pick);
      const answer = asked && picked(asked.answers, step.pick);
      return asked && answer !== undefined
        ? { type: 'JudgementMade', at, data: { question: asked.question, act: asked.act, answer } }
        : null;
    }
    case 'drop':
      return { type: 'CardExposed', at, data: { seat, cards: [step.artificial ? 'SA' : 'S2'], manner: 'dropped' } };
  }
};

/** What happens when the steps are taken at one table. */
const acts = (start: TableState, steps: readonly Step[]): { acts: readonly Act[]; state: TableState } =>
  steps.reduce<{ acts: readonly Act[]; state: TableState }>(
    (so, step) => {
      const act = actOf(so.state, step, so.acts.length + 1);
      return act ? { acts: [...so.acts, act], state: tableAfter(so.state, act) } : so;
    },
    { acts: [], state: start },
  );

const NEXT = { kind: 'pass', astray: 0, pick: 0, artificial: false } as const;

/** The director comes, everything open is chosen and answered, and all pass in their turn. */
const toTheEnd = (start: TableState, at: number): TableState => {
  let state = tableAfter(start, { type: 'DirectorCalled', at, data: { by: 'N' } });
  for (
    let step = 1;
    step < 60 && !(hasEnded(state.auction) && state.options.length + state.questions.length === 0);
    step++
  ) {
    const waiting = state.options.length > 0 ? 'choose' : state.questions.length > 0 ? 'judge' : 'pass';
    const act =
      hasEnded(state.auction) && waiting === 'pass'
        ? null
        : actOf(state, { ...NEXT, kind: waiting, pick: step }, at + step);
    if (!act) return state;
    state = tableAfter(state, act);
  }
  return state;
};

describe('random auctions with irregularities', () => {
  it('all of them reach an end that the Laws allow, and what is not in force is told with its paragraph', () => {
    fc.assert(
      fc.property(aStart, ({ steps, ...start }) => {
        const before = acts(openTable(start), steps);
        const after = toTheEnd(before.state, before.acts.length + 1);
        expect(hasEnded(after.auction)).toBe(true);
        expect(after.options).toEqual([]);
        expect(after.questions).toEqual([]);
        // Where the director has stopped the board nobody decides any more on a call that was being changed.
        const undecided = after.attempts.map(({ call }) => call);
        expect(after.hands.stopped || undecided.length === 0).toBe(true);
        const standing = after.inForce.filter(({ deemed }) => !deemed);
        const kept = [...standing, ...after.gone, ...undecided].map((call) => call.at);
        const isCall = ({ type }: Act): boolean => type === 'CallMade' || type === 'CallSubstituted';
        expect(kept).toEqual(expect.arrayContaining(before.acts.filter(isCall).map((act) => act.at)));
        expect(new Set(kept).size).toBe(kept.length);
        for (const { law } of after.gone) expect(law).toMatch(/^\d+[A-Z]/);
        // Three passes follow the last call that is not a pass, or four of them stand alone. Where the director has
        // adjusted at once (16D2d) nobody mends what was called.
        if (!after.hands.stopped)
          expect(after.inForce.slice(-3).map(({ call }) => call)).toEqual(['Pass', 'Pass', 'Pass']);
      }),
      { numRuns: samples(10_000, 1_500) },
    );
  });

  it('all of them replay to the same state, and judging never throws', () => {
    fc.assert(
      fc.property(aStart, ({ steps, ...start }) => {
        const once = acts(openTable(start), steps);
        const again = once.acts.reduce((state, act) => {
          judgeAct(state, act);
          if (act.type === 'CallMade') judgeCall(state, act.data, act.at);
          return tableAfter(state, act);
        }, openTable(start));
        expect(again).toEqual(once.state);
      }),
      { numRuns: samples(10_000, 1_500) },
    );
  });

  it('all of them go the same way at a table turned by a quarter', () => {
    fc.assert(
      fc.property(aStart, ({ steps, dealer, edition }) => {
        const here = acts(openTable({ edition, dealer }), steps);
        const there = acts(openTable({ edition, dealer: leftOf(dealer) }), steps);
        expect(there.acts).toEqual(turned(here.acts));
        expect(comparable(there.state)).toEqual(comparable(turned(here.state)));
      }),
      { numRuns: samples(2_000, 500) },
    );
  });
});
