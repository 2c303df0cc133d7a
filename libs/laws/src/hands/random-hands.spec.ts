import fc from 'fast-check';
import {
  type Card,
  CALLS,
  DECK,
  SEATS,
  contractOf,
  hasEnded,
  isSeat,
  leftOf,
  legalCalls,
  partnerOf,
  sideOf,
  EDITIONS,
} from '@app/bridge';
import { picked } from '../../test/picked';
import { judgeAct, questionRaised, tableAfter } from '../book';
import type { Act } from '../state/acts';
import { type TableState, openTable } from '../state/table-state';
import { samples } from '../../../../test/samples';

/** What a director may ask without a request about the board and its cards. */
const QUESTIONS = [
  'wrong-deal',
  'valid-deal',
  'extraneous-information',
  'call-differs',
  'wrong-board',
  'own-fault',
] as const;

const KINDS = ['own', 'pocket', 'board', 'count', 'see', 'expose', 'restore', 'correct', 'turn', 'return'] as const;
const DECISIONS = ['change', 'director', 'director', 'choose', 'answer', 'answer', 'raise', 'redeal'] as const;

interface Step {
  readonly kind: 'call' | (typeof KINDS)[number] | (typeof DECISIONS)[number];
  readonly astray: number;
  readonly pick: number;
}

const aStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('call' as const) },
    { weight: 6, arbitrary: fc.constantFrom(...KINDS) },
    { weight: 6, arbitrary: fc.constantFrom(...DECISIONS) },
  ),
  astray: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  pick: fc.nat(1000),
});

const decisionOf = (state: TableState, { kind, pick }: Step, at: number): Act | null => {
  if (kind === 'choose') {
    const option = picked(state.options, pick);
    const choice = option && picked(option.choices, pick);
    if (!option || choice === undefined) return null;
    const by = isSeat(option.for) ? { seat: option.for } : {};
    return { type: 'OptionChosen', at, data: { ...by, law: option.law, act: option.act, choice } };
  }
  const asked =
    kind === 'answer'
      ? picked(state.questions, pick)
      : questionRaised(state, picked(QUESTIONS, pick) ?? 'wrong-board', pick % at);
  const answer = asked ? picked(asked.answers, pick) : undefined;
  return asked && answer !== undefined
    ? { type: 'JudgementMade', at, data: { question: asked.question, act: asked.act, answer } }
    : null;
};

const actOf = (state: TableState, step: Step, at: number): Act | null => {
  const { kind, pick, astray } = step;
  const seat = SEATS[(SEATS.indexOf(state.auction.turn ?? 'N') + astray) % 4] ?? 'N';
  const card: Card = picked(DECK, pick) ?? 'SA';
  const call = (pick % 3 === 0 ? picked(CALLS.slice(0, 8), pick) : picked(legalCalls(state.auction), 0)) ?? 'Pass';
  const last = state.inForce.filter(({ deemed }) => !deemed).at(-1);
  switch (kind) {
    case 'call':
      return { type: 'CallMade', at, data: { seat, call } };
    case 'change':
      return last && state.attempts.length === 0
        ? { type: 'CallSubstituted', at, data: { seat: last.seat, call, replaces: last.at } }
        : null;
    case 'own':
      return { type: 'HandTaken', at, data: { seat, from: seat } };
    case 'pocket':
      return { type: 'HandTaken', at, data: { seat, from: leftOf(seat) } };
    case 'board':
      return { type: 'HandTaken', at, data: { seat, from: seat, board: 2 } };
    case 'count':
      return { type: 'CardsCounted', at, data: { seat, count: 12 + (pick % 3) } };
    case 'see':
      return { type: 'CardSeen', at, data: { by: seat, of: pick % 2 === 0 ? partnerOf(seat) : leftOf(seat) } };
    case 'expose':
      return { type: 'CardExposed', at, data: { seat, cards: [card], manner: pick % 5 === 0 ? 'led' : 'dropped' } };
    case 'restore':
      return { type: 'CardRestored', at, data: { seat, card, found: 'elsewhere' } };
    case 'correct':
      return { type: 'HandsCorrected', at, data: {} };
    case 'turn':
      return { type: 'BoardTurned', at, data: {} };
    case 'return':
      return { type: 'HandsReturned', at, data: pick % 2 === 0 ? {} : { seat } };
    case 'redeal':
      return { type: 'BoardRedealt', at, data: {} };
    case 'director':
      return { type: 'DirectorCalled', at, data: { by: seat } };
    case 'choose':
    case 'answer':
    case 'raise':
      return decisionOf(state, step, at);
  }
};

/** What cannot be, however the board has gone. */
const check = (state: TableState, calls: readonly number[]): void => {
  const standing = state.inForce.filter(({ deemed }) => !deemed);
  const kept = [...standing, ...state.gone, ...state.attempts.map(({ call }) => call)].map((one) => one.at);
  expect([...kept].sort((a, b) => a - b)).toEqual(calls);
  const contract = contractOf(state.auction);
  for (const one of state.obligations) {
    if (one.kind === 'exposed') expect(hasEnded(state.auction)).toBe(false);
  }
  for (const { seat } of state.cards.penalty) expect(contract && sideOf(contract.declarer)).not.toBe(sideOf(seat));
  const open = state.questions.map(({ question, act }) => `${question} ${act}`);
  expect(new Set(open).size).toBe(open.length);
};

it('whatever happens to the board and its cards, every call stays on the record once, in force or gone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EDITIONS),
      fc.constantFrom(...SEATS),
      fc.array(aStep, { minLength: 5, maxLength: 40 }),
      (edition, dealer, steps) => {
        let state = openTable({ edition, dealer });
        const calls: number[] = [];
        let at = 0;
        for (const step of steps) {
          const act = actOf(state, step, at + 1);
          if (!act) continue;
          at += 1;
          judgeAct(state, act);
          if (act.type === 'CallMade' || act.type === 'CallSubstituted') calls.push(at);
          state = tableAfter(state, act);
          check(state, calls);
        }
      },
    ),
    { numRuns: samples(1_500) },
  );
});
