import { message } from '@app/bridge';
import type { AppealEvent, AppealEventData, AppealState } from '@app/contract';
import { inEnglish } from '@app/messages';
import {
  HEARD,
  amendedRuling,
  boardOfCase,
  caseOf,
  convened,
  decidedAppeal,
  hearingOpened,
  lodgedAppeal,
  on,
  sessionOfCase,
  streamsOf,
  voted,
} from '@app/testing';
import { type Appeal, evolveAppeal } from './fold';
import { type AppealView, appealView } from './view';

type Lodged = Partial<AppealEventData<'AppealLodged'>>;

const view = (
  events: readonly AppealEvent[],
  lodged: Lodged = {},
  more: Parameters<typeof caseOf>[1] = {},
): AppealView => {
  const own = [lodgedAppeal(lodged), ...events];
  const appeal = own.reduce<Appeal | null>(evolveAppeal, null);
  if (!appeal) throw new Error('not lodged');
  return appealView(appeal, streamsOf(caseOf(own, more)), 'appeal-a1');
};

const DECIDED = [...HEARD, voted('decision', ['m1', 'm2'], ['m3']), decidedAppeal({ vote: 7 })];
const TOLD: AppealEvent = {
  type: 'DecisionTold',
  data: { at: on('22:10'), to: ['1', '2'], decision: 8, furtherUntil: on('22:40'), paragraph: 'DBf 253D3' },
};
const DEPOSIT = { amount: 200, currency: 'DKK', paragraph: 'DBf X92B1' };
const REFERRED: AppealEvent = {
  type: 'AppealReferred',
  data: {
    by: 'anna',
    at: on('21:50'),
    to: 'federation-committee',
    procedure: 'written',
    paragraph: 'DBf 251B3',
    reason: 'Gone',
  },
};

it.each<[AppealState, readonly AppealEvent[], Lodged, string | undefined]>([
  ['lodged', [], {}, 'Convene the appeals committee.'],
  [
    'awaiting-consent',
    [],
    { lodgedBy: ['p01'] },
    'The consent of p02 of 1 (L92D1) is missing: record it, or refuse to hear the appeal.',
  ],
  [
    'awaiting-deposit',
    [],
    { deposit: DEPOSIT },
    'The deposit of 200 DKK is to be paid before the hearing (DBf X92B1).',
  ],
  ['referred', [REFERRED], {}, "Convene the federation's committee."],
  ['before-committee', [convened('m1', 'm2', 'm3')], {}, 'Open the oral hearing, with both parties informed.'],
  [
    'before-committee',
    [convened('m1', 'm2', 'p03')],
    {},
    'Too few members may sit, 2 of the 3 that it takes: find others.',
  ],
  ['being-heard', [convened('m1', 'm2', 'm3'), hearingOpened()], {}, 'Hear the parties, and close the hearing.'],
  ['heard', HEARD, {}, 'Vote, and decide.'],
  ['decided', DECIDED, {}, 'Tell the parties of the decision.'],
  ['told', [...DECIDED, TOLD], {}, 'Take it further, or conclude it.'],
  [
    'taken-further',
    [
      ...DECIDED,
      TOLD,
      { type: 'AppealTakenFurther', data: { at: on('22:20'), by: '1', to: 'jury', as: 'a2', reason: 'x' } },
    ],
    {},
    undefined,
  ],
  [
    'final',
    [...DECIDED, TOLD, { type: 'AppealFinal', data: { at: on('23:00'), paragraph: 'x', reason: 'x' } }],
    {},
    undefined,
  ],
  [
    'withdrawn',
    [{ type: 'AppealWithdrawn', data: { at: on('22:00'), by: ['p01'], reason: 'x', paragraph: 'x' } }],
    {},
    undefined,
  ],
  [
    'refused',
    [{ type: 'AppealRefused', data: { by: 'anna', at: on('22:00'), paragraph: 'L92D1', reason: 'x' } }],
    {},
    undefined,
  ],
])('%s, %#', (state, events, lodged, next) => {
  const { state: is, next: steps } = view(events, lodged);
  expect([is, ...steps.map(inEnglish)]).toEqual(next === undefined ? [state] : [state, next]);
});

it('says with whom, by what vote and what was decided', () => {
  expect(view([...DECIDED, TOLD])).toMatchObject({
    committee: { able: ['m1', 'm2', 'm3'], quorum: 3 },
    votes: [{ revision: 7, carried: true }],
    decided: { revision: 8, ruling: 'stands' },
    told: [{ furtherUntil: on('22:40') }],
    deposit: 'none',
  });
});

it('says what has happened to what it is about', () => {
  expect(view([], {}, { board: [...boardOfCase, amendedRuling] })).toMatchObject({
    state: 'overtaken',
    overtaken: message('appeal.fallen.amended', { by: 'board-s.1.1@4', decision: 'board-s.1.1@2' }),
    next: [message('appeal.next.redirect')],
  });
});

describe('prizes, lists and later stages meanwhile', () => {
  const atFestival = {
    session: sessionOfCase(null, {
      conditions: {
        name: 'Festival',
        reference: 'DBf 364',
        contestants: 'pair',
        ladder: 'dbf-310A',
        stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
      },
    }),
  } as const;

  it.each<[string, readonly AppealEvent[], Lodged, Parameters<typeof caseOf>[1], readonly string[]]>([
    ['DBf X79C', [], {}, {}, ['DBf X79C1']],
    ['DBf 361C1-2', [], {}, atFestival, ['DBf 361C1', 'DBf 361C2', 'DBf X79C1']],
    ['DBf 361C3', [REFERRED], {}, atFestival, ['DBf 361C3', 'DBf X79C1']],
    ['DBf 361C1, when it is decided', DECIDED, {}, atFestival, ['DBf X79C1']],
    ['FSB LK C', [], { ladder: 'fsb-93', instance: 'law-commission' }, {}, ['FSB LK C', 'FSB LK C']],
    ['the Laws', [], { ladder: 'law-93' }, {}, []],
    ['when it is over', [{ type: 'AppealFinal', data: { at: on('23:00'), paragraph: 'x', reason: 'x' } }], {}, {}, []],
  ])('%s', (_, events, lodged, more, paragraphs) => {
    expect(view(events, lodged, more).meanwhile.map(({ paragraph }) => paragraph)).toEqual(paragraphs);
  });
});
