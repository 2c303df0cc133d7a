import fc from 'fast-check';
import { CALLS, isSeat, legalCalls, seatsFrom } from '@app/bridge';
import type { Act } from '../src/state/acts';
import type { TableState } from '../src/state/table-state';
import { picked } from './picked';

/** What somebody tries at the table; what comes of it depends on where the table stands. */
export interface AuctionStep {
  readonly kind: 'call' | 'pass' | 'change' | 'director' | 'attention' | 'choose' | 'judge' | 'drop';
  /** How many seats clockwise from the one whose turn it is. */
  readonly astray: number;
  readonly pick: number;
  readonly artificial: boolean;
}

export const anAuctionStep: fc.Arbitrary<AuctionStep> = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('call' as const) },
    { weight: 6, arbitrary: fc.constant('pass' as const) },
    { weight: 5, arbitrary: fc.constantFrom('change', 'director', 'attention', 'choose', 'judge', 'drop') },
  ),
  astray: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(3) }),
  pick: fc.nat(1000),
  artificial: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

/** Calls that are near: mostly a little above or below what has been bid. */
const aCall = (state: TableState, { pick }: AuctionStep) => {
  const legal = legalCalls(state.auction).slice(0, 6);
  return (pick % 3 === 0 ? picked(CALLS.slice(0, 12), pick) : picked(legal, pick)) ?? 'Pass';
};

/** The act that a step comes to where the table stands; null where it comes to nothing. */
export const auctionAct = (state: TableState, step: AuctionStep, at: number): Act | null => {
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
