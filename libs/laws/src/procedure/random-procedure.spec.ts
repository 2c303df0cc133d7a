import fc from 'fast-check';
import { CALLS, SEATS, leftOf, legalCalls, EDITIONS, REGULATIONS } from '@app/bridge';
import { samples } from '../../../../test/samples';
import { picked } from '../../test/picked';
import { judgeAct, questionRaised, tableAfter } from '../book';
import type { Act } from '../state/acts';
import { type TableState, openTable } from '../state/table-state';

/** What a director may ask without a request: the questions of Laws 9 to 11 and 81 to 85, and those of regulations. */
const QUESTIONS = [
  'own-rectification',
  'consulted-partner',
  'forfeiture',
  'waive-rectification',
  'directors-error',
  'right-of-appeal',
  'probable-damage',
  'facts-established',
  'misled-by-bidding-cards',
  'alert',
  'too-fast-for-an-alert',
] as const;

interface Step {
  readonly kind: 'call' | 'correct' | 'attention' | 'director' | 'choose' | 'raise' | 'answer' | 'stop' | 'slow';
  readonly astray: boolean;
  readonly pick: number;
}

const aStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('call' as const) },
    {
      weight: 8,
      arbitrary: fc.constantFrom('correct', 'attention', 'director', 'choose', 'raise', 'answer', 'stop', 'slow'),
    },
  ),
  astray: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  pick: fc.nat(1000),
});

const actOf = (state: TableState, { kind, astray, pick }: Step, at: number): Act | null => {
  const turn = state.auction.turn ?? 'N';
  const seat = astray ? leftOf(turn) : turn;
  const call = (pick % 4 === 0 ? picked(CALLS.slice(0, 10), pick) : picked(legalCalls(state.auction), pick)) ?? 'Pass';
  const last = state.inForce.filter(({ deemed }) => !deemed).at(-1);
  switch (kind) {
    case 'call':
      return { type: 'CallMade', at, data: { seat, call } };
    case 'correct':
      return last && state.attempts.length === 0
        ? { type: 'CallSubstituted', at, data: { seat: last.seat, call, replaces: last.at } }
        : null;
    case 'attention':
      return { type: 'AttentionDrawn', at, data: { by: picked(SEATS, pick) ?? 'N' } };
    case 'director':
      return { type: 'DirectorCalled', at, data: { by: picked(SEATS, pick) ?? 'N' } };
    case 'choose': {
      const option = picked(state.options, pick);
      const choice = option && picked(option.choices, pick);
      if (!option || choice === undefined) return null;
      const by = option.for === 'director' ? {} : { seat: option.for };
      return { type: 'OptionChosen', at, data: { ...by, law: option.law, act: option.act, choice } };
    }
    case 'raise':
    case 'answer': {
      const open = kind === 'answer' ? picked(state.questions, pick) : undefined;
      const asked = open ?? questionRaised(state, picked(QUESTIONS, pick) ?? 'alert', 1 + (pick % at));
      const answer = asked ? picked(asked.answers, pick) : undefined;
      return asked && answer !== undefined
        ? { type: 'JudgementMade', at, data: { question: asked.question, act: asked.act, answer } }
        : null;
    }
    case 'stop':
      return { type: 'StopShown', at, data: { by: seat } };
    case 'slow':
      return {
        type: 'TempoNoted',
        at,
        data: { seat, kind: 'slow', seconds: pick % 40, ...(last ? { act: last.at } : {}) },
      };
  }
};

it('whatever the director judges, every call stays on the record once, in force or gone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EDITIONS),
      fc.constantFrom(...REGULATIONS, undefined),
      fc.boolean(),
      fc.array(aStep, { minLength: 5, maxLength: 40 }),
      (edition, regulations, screens, steps) => {
        let state = openTable({ edition, regulations, screens, dealer: 'N' });
        const calls: number[] = [];
        let at = 0;
        for (const step of steps) {
          const act = actOf(state, step, at + 1);
          if (!act) continue;
          at += 1;
          judgeAct(state, act);
          if (act.type === 'CallMade' || act.type === 'CallSubstituted') calls.push(at);
          state = tableAfter(state, act);
          const standing = state.inForce.filter(({ deemed }) => !deemed);
          const kept = [...standing, ...state.gone, ...state.attempts.map(({ call }) => call)].map((one) => one.at);
          expect([...kept].sort((a, b) => a - b)).toEqual(calls);
        }
      },
    ),
    { numRuns: samples(5_000, 1_500) },
  );
});
