import fc from 'fast-check';
import {
  type Card,
  type Contract,
  type Deal,
  type Seat,
  DECK,
  SEATS,
  SIDES,
  TRICKS,
  bySeat,
  isSeat,
  sideOf,
  suitOf,
  EDITIONS,
} from '@app/bridge';
import { penaltyCardDue } from '../../test/penalty-card-due';
import { picked } from '../../test/picked';
import { tableAfter } from '../book';
import type { Act } from '../state/acts';
import { type TableState, openTable } from '../state/table-state';
import { cardsOfTrick, holding, leadFor } from '../table/card-changes';
import { dummyIn, turnToPlay } from '../table/contract';
import { samples } from '../../../../test/samples';

const CONTRACT: Contract = { bid: '3H', declarer: 'S', risk: 'undoubled' };

const aDeal: fc.Arbitrary<Deal> = fc
  .shuffledSubarray([...DECK], { minLength: 52 })
  .map((pack) => bySeat((seat) => pack.slice(13 * SEATS.indexOf(seat), 13 * SEATS.indexOf(seat) + 13)));

/** Cards in turn, one in four of another suit; now and then somebody points at a revoke, and the director comes. */
const aStep = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('follow' as const) },
    { weight: 3, arbitrary: fc.constant('any' as const) },
    { weight: 3, arbitrary: fc.constantFrom('point', 'ask', 'choose') },
  ),
  pick: fc.nat(1000),
});
const someSteps = fc.array(aStep, { minLength: 8, maxLength: 75, size: 'max' });
type Step = (typeof aStep extends fc.Arbitrary<infer S> ? S : never) | { readonly kind: 'due'; readonly pick: number };

const cardInTurn = (state: TableState, seat: Seat, { kind, pick }: Step): Card | undefined => {
  const due = kind === 'due' ? penaltyCardDue(state, seat) : undefined;
  if (due !== undefined) return due;
  const hand = holding(state, seat) ?? [];
  const lead = leadFor(state, seat);
  const following = hand.filter((card) => lead && suitOf(card) === suitOf(lead.card));
  return picked(kind === 'any' || following.length === 0 ? hand : following, pick);
};

const acts = (state: TableState, step: Step, at: number): readonly Act[] => {
  const seat = turnToPlay(state);
  const option = picked(state.options, step.pick);
  const revoke = picked(state.play.revoking.made, step.pick);
  if (step.kind === 'choose' && option) {
    const chooser = isSeat(option.for) ? { seat: option.for } : {};
    const choice = picked(option.choices, step.pick) ?? '';
    return [{ type: 'OptionChosen', at, data: { ...chooser, law: option.law, act: option.act, choice } }];
  }
  if (step.kind === 'point' && revoke) {
    return [
      { type: 'AttentionDrawn', at, data: { by: 'S', act: revoke.at } },
      { type: 'DirectorCalled', at: at + 1, data: { by: 'S' } },
    ];
  }
  if (step.kind === 'ask' && revoke && seat)
    return [{ type: 'RevokeAskedAbout', at, data: { by: 'S', of: revoke.seat } }];
  const card = seat && cardInTurn(state, seat, step);
  if (!seat || !card) return [];
  return [{ type: state.cards.play ? 'CardPlayed' : 'LeadFaced', at, data: { seat, card } }];
};

const played = (start: TableState, steps: readonly Step[]): { readonly state: TableState; readonly at: number } =>
  steps.reduce(
    ({ state, at }, step) => {
      const next = acts(state, step, at);
      return { state: next.reduce(tableAfter, state), at: at + next.length };
    },
    { state: start, at: 1 },
  );

/** What has gone wrong is dealt with, and everybody plays on in turn, a penalty card that is due first. */
const toTheEnd = ({ state: start, at: first }: { readonly state: TableState; readonly at: number }): TableState => {
  let state = start;
  for (let at = first; at < first + 150; at += 1) {
    const kind = state.options.length > 0 ? ('choose' as const) : ('due' as const);
    state = acts(state, { kind, pick: at }, at).reduce(tableAfter, state);
  }
  return state;
};

const check = (state: TableState): void => {
  const { play } = state;
  const tricks = state.cards.play?.tricks ?? [];
  for (const { trick, seat, status, transfer } of play.revokes) {
    expect(status === 'established' || transfer === 0).toBe(true);
    expect(transfer).toBeLessThanOrEqual(seat === dummyIn(state) || trick === 12 ? 0 : 2);
  }
  for (const side of SIDES) {
    const own = play.revokes.filter((one) => sideOf(one.seat) === side);
    const first = Math.min(...own.map(({ trick }) => trick));
    const won = tricks.filter(({ winner }, index) => index + 1 >= first && sideOf(winner) === side).length;
    expect(own.reduce((sum, { transfer }) => sum + transfer, 0)).toBeLessThanOrEqual(won);
    const theirs = play.revokes.some((one) => sideOf(one.seat) !== side && one.transfer > 0);
    expect(theirs && own.some(({ transfer }) => transfer > 0)).toBe(false);
  }
  for (const one of state.cards.gone) expect(one.unauthorised === null || SIDES.includes(one.unauthorised)).toBe(true);
};

describe('L61 to L64: revokes wherever they come', () => {
  it('the play comes to its end, and no side loses more than it has won', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EDITIONS), aDeal, someSteps, (edition, hands, steps) => {
        const before = played(openTable({ edition, dealer: 'S', contract: CONTRACT, hands }), steps);
        check(before.state);
        const after = toTheEnd(before);
        check(after);
        expect(after.options).toEqual([]);
        expect(after.cards.play?.turn).toBeNull();
        expect(Array.from({ length: TRICKS }, (_, index) => cardsOfTrick(after, index + 1).length)).toEqual(
          Array.from({ length: TRICKS }, () => 4),
        );
      }),
      { numRuns: samples(150) },
    );
  });
});
