import fc from 'fast-check';
import { type Contract, type Deal, DECK, DENOMINATIONS, SEATS, TRICKS, bySeat, EDITIONS } from '@app/bridge';
import { samples } from '../../../../test/samples';
import { type PlayStep, aPlayStep, playAct } from '../../test/play-steps';
import { comparable, turned } from '../../test/turned';
import { cardOfAct } from '../play/card-of-act';
import type { Act } from '../state/acts';
import { type TableState, openTable } from '../state/table-state';
import { holding } from '../table/card-changes';
import { declarerOf, dummyIn, turnToPlay } from '../table/contract';
import { judgeAct, judgeCard, questionRaised, tableAfter } from '.';

const aDeal: fc.Arbitrary<Deal> = fc
  .shuffledSubarray([...DECK], { minLength: 52 })
  .map((pack) => bySeat((seat) => pack.slice(13 * SEATS.indexOf(seat), 13 * SEATS.indexOf(seat) + 13)));

const aStart = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  hands: aDeal,
  contract: fc.record({
    bid: fc.constantFrom(...DENOMINATIONS).map((denomination) => `3${denomination}` as const),
    declarer: fc.constantFrom(...SEATS),
    risk: fc.constant('undoubled' as const),
  }),
  steps: fc.array(aPlayStep, { minLength: 5, maxLength: 90, size: 'max' }),
});

type Start = { readonly edition: (typeof EDITIONS)[number]; readonly hands: Deal; readonly contract: Contract };

const table = (start: Start): TableState => openTable({ ...start, dealer: start.contract.declarer });

/** What happens when the steps are taken at one table. */
const acts = (start: TableState, steps: readonly PlayStep[]): { acts: readonly Act[]; state: TableState } =>
  steps.reduce<{ acts: readonly Act[]; state: TableState }>(
    (so, step) => {
      const next = playAct(so.state, step, so.acts.length + 1);
      return next ? { acts: [...so.acts, next], state: tableAfter(so.state, next) } : so;
    },
    { acts: [], state: start },
  );

/** Nothing waits for anybody, and there is no more to play. */
const isAtEnd = (state: TableState): boolean =>
  state.options.length + state.questions.length === 0 &&
  (turnToPlay(state) === null || state.play.claim?.status === 'accepted' || state.play.claim?.status === 'ruled');

const waiting = (state: TableState): PlayStep['kind'] => {
  if (state.options.length > 0) return 'choose';
  if (state.questions.length > 0) return 'judge';
  return state.play.claim?.status === 'made' ? 'accept' : 'follow';
};

/** The director comes, everything open is chosen and answered, and all play in their turn. */
const toTheEnd = (start: TableState, first: number): TableState => {
  let state = tableAfter(start, { type: 'DirectorCalled', at: first, data: { by: 'N' } });
  for (let at = first + 1; at < first + 200 && !isAtEnd(state); at++) {
    const ruling = state.play.claim?.status === 'disputed' ? ruledOn(state, at) : null;
    const next = ruling ?? playAct(state, { kind: waiting(state), astray: 0, pick: at }, at);
    if (!next) return state;
    state = tableAfter(state, next);
  }
  return state;
};

const ruledOn = (state: TableState, at: number): Act | null => {
  const asked = questionRaised(state, 'claim-ruling', state.play.claim?.at ?? 0);
  const answer = asked?.answers[0];
  return asked && answer !== undefined
    ? { type: 'JudgementMade', at, data: { question: asked.question, act: asked.act, answer } }
    : null;
};

/** What cannot be, however the play has gone. */
const check = (state: TableState): void => {
  const { inForce, gone, spare, play, penalty } = state.cards;
  const cards = inForce.map(({ card }) => card);
  expect(new Set(cards).size).toBe(cards.length);
  const lives = [...inForce, ...gone, ...spare].map(({ at }) => at);
  expect(new Set(lives).size).toBe(lives.length);
  for (const { law } of gone) expect(law).toMatch(/^\d+/);
  for (const { trick, seat } of inForce) {
    expect(inForce.filter((one) => one.trick === trick && one.seat === seat)).toHaveLength(1);
  }
  for (const { seat, card } of penalty) {
    expect(holding(state, seat)).toContain(card);
    expect([declarerOf(state), dummyIn(state)]).not.toContain(seat);
  }
  const won = (play?.won.NS ?? 0) + (play?.won.EW ?? 0);
  expect(won).toBe(play?.tricks.length ?? 0);
  for (const option of state.options) expect(option.choices.length).toBeGreaterThan(0);
  const open = state.reviews.map(({ law, act: about }) => `${law} ${about}`);
  expect(new Set(open).size).toBe(open.length);
};

describe('random play with irregularities', () => {
  it('reaches an end that the Laws allow: thirteen tricks, or a claim that stands', () => {
    fc.assert(
      fc.property(aStart, ({ steps, ...start }) => {
        const before = acts(table(start), steps);
        check(before.state);
        const after = toTheEnd(before.state, before.acts.length + 1);
        check(after);
        expect(after.options).toEqual([]);
        expect(after.questions).toEqual([]);
        const { claim } = after.play;
        if (after.hands.stopped || claim?.status === 'accepted' || claim?.status === 'ruled') return;
        expect(after.cards.play?.turn).toBeNull();
        expect((after.cards.play?.won.NS ?? 0) + (after.cards.play?.won.EW ?? 0)).toBe(TRICKS);
      }),
      { numRuns: samples(1_000, 250) },
    );
  });

  it('replays to the same state, and judging never throws', () => {
    fc.assert(
      fc.property(aStart, ({ steps, ...start }) => {
        const once = acts(table(start), steps);
        const again = once.acts.reduce((state, next) => {
          judgeAct(state, next);
          const card = cardOfAct(state, next);
          if (card) judgeCard(state, card);
          return tableAfter(state, next);
        }, table(start));
        expect(again).toEqual(once.state);
      }),
      { numRuns: samples(1_000, 250) },
    );
  });

  it('goes the same way at a table turned by a quarter', () => {
    fc.assert(
      fc.property(aStart, ({ steps, ...start }) => {
        const here = acts(table(start), steps);
        const there = acts(table(turned(start) as Start), steps);
        expect(there.acts).toEqual(turned(here.acts));
        expect(comparable(there.state)).toEqual(comparable(turned(here.state)));
      }),
      { numRuns: samples(500, 125) },
    );
  });
});
