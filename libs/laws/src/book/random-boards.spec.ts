import fc from 'fast-check';
import { type Deal, DECK, EDITIONS, SEATS, bySeat, hasEnded, leftOf } from '@app/bridge';
import { samples } from '../../../../test/samples';
import { type AuctionStep, anAuctionStep, auctionAct } from '../../test/auction-steps';
import { check, checkEnd, toTheEnd } from '../../test/board-checks';
import { type PlayStep, aPlayStep, playAct } from '../../test/play-steps';
import { comparable, turned } from '../../test/turned';
import { cardOfAct } from '../play/card-of-act';
import type { Act } from '../state/acts';
import { type TableState, openTable } from '../state/table-state';
import { judgeAct, judgeCall, judgeCard, judgeChanges, judgeJudgement, tableAfter } from '.';

/** What somebody tries, in the auction or in the play; `odd` takes the other of the two than where the table stands. */
interface Step {
  readonly auction: AuctionStep;
  readonly play: PlayStep;
  readonly odd: boolean;
}

const aStep: fc.Arbitrary<Step> = fc.record({
  auction: anAuctionStep,
  play: aPlayStep,
  odd: fc.oneof({ weight: 12, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

const aDeal: fc.Arbitrary<Deal> = fc
  .shuffledSubarray([...DECK], { minLength: 52 })
  .map((pack) => bySeat((seat) => pack.slice(13 * SEATS.indexOf(seat), 13 * SEATS.indexOf(seat) + 13)));

const aStart = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  dealer: fc.constantFrom(...SEATS),
  hands: aDeal,
  steps: fc.array(aStep, { minLength: 3, maxLength: 70, size: 'max' }),
});

const actOf = (state: TableState, { auction, play, odd }: Step, at: number): Act | null =>
  hasEnded(state.auction) === odd ? auctionAct(state, auction, at) : playAct(state, play, at);

interface Played {
  readonly acts: readonly Act[];
  readonly states: readonly TableState[];
}

const acts = (start: TableState, steps: readonly Step[]): Played => {
  const played: Act[] = [];
  const states = [start];
  for (const step of steps) {
    const state = states.at(-1) ?? start;
    const act = actOf(state, step, played.length + 1);
    if (!act) continue;
    played.push(act);
    states.push(tableAfter(state, act));
  }
  return { acts: played, states };
};

describe('random boards with irregularities, from the first call to the last trick', () => {
  it('reach an end that the Laws allow, with nothing open that nobody can close', () => {
    fc.assert(
      fc.property(aStart, ({ steps, ...start }) => {
        const { acts: played, states } = acts(openTable(start), steps);
        for (const state of states) check(state);
        const last = states.at(-1) ?? openTable(start);
        const after = toTheEnd(last, played.length + 1);
        for (const state of after) check(state);
        checkEnd(after);
      }),
      { numRuns: samples(100_000, 1_000) },
    );
  });

  it('replay to the same state, judging never throws, and a table turned by a quarter goes the same way', () => {
    fc.assert(
      fc.property(aStart, ({ steps, ...start }) => {
        const once = acts(openTable(start), steps);
        once.acts.forEach((act, index) => {
          const state = once.states[index] ?? openTable(start);
          judgeAct(state, act);
          judgeChanges(state, act);
          if (act.type === 'CallMade') judgeCall(state, act.data, act.at);
          if (act.type === 'JudgementMade') judgeJudgement(state, act.data);
          const card = cardOfAct(state, act);
          if (card) judgeCard(state, card);
        });
        const again = once.acts.map((act, index) => tableAfter(once.states[index] ?? openTable(start), act));
        expect(again).toEqual(once.states.slice(1));
        const { edition, hands, dealer } = start;
        const there = acts(openTable({ edition, dealer: leftOf(dealer), hands: turned(hands) as Deal }), steps);
        expect(there.acts).toEqual(turned(once.acts));
        expect(comparable(there.states.at(-1))).toEqual(comparable(turned(once.states.at(-1))));
      }),
      { numRuns: samples(100_000, 1_000) },
    );
  });
});
