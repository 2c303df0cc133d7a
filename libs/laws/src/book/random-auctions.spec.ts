import fc from 'fast-check';
import { SEATS, hasEnded, leftOf, EDITIONS } from '@app/bridge';
import { samples } from '../../../../test/samples';
import { type AuctionStep, anAuctionStep, auctionAct } from '../../test/auction-steps';
import { comparable, turned } from '../../test/turned';
import type { Act } from '../state/acts';
import { type TableState, openTable } from '../state/table-state';
import { judgeAct, judgeCall, tableAfter } from '.';

const aStart = fc.record({
  dealer: fc.constantFrom(...SEATS),
  edition: fc.constantFrom(...EDITIONS),
  steps: fc.array(anAuctionStep, { minLength: 3, maxLength: 40 }),
});

/** What happens when the steps are taken at one table. */
const acts = (start: TableState, steps: readonly AuctionStep[]): { acts: readonly Act[]; state: TableState } =>
  steps.reduce<{ acts: readonly Act[]; state: TableState }>(
    (so, step) => {
      const act = auctionAct(so.state, step, so.acts.length + 1);
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
        : auctionAct(state, { ...NEXT, kind: waiting, pick: step }, at + step);
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
