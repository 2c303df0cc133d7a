import type { BoardEvent } from '@app/contract';
import { foldBoard, viewBoard } from '@app/session';
import { type Desk, actAt } from './desk';
import { type RulingDraft, commandOf, groundsIn, missingIn, rulingBegun } from './ruling';
import type { FilledAnswer } from './score/forms';

const law = (paragraph: string) => ({ edition: 'wbf-2017', authority: 'WBF', paragraph }) as const;
const result = { bid: '3NT', declarer: 'W', risk: 'undoubled', tricks: 9 } as const;
const assigned = { kind: 'assigned', components: [{ result, weight: '1' }] } as const;
const filled = {
  outcome: { NS: assigned, EW: assigned },
  transfer: null,
  field: null,
  directorsError: false,
  laws: [law('12C1c')],
  reasons: [],
  warnings: [],
  preview: null,
} as unknown as FilledAnswer;

const EVENTS: readonly BoardEvent[] = [
  {
    type: 'BoardOpened',
    data: {
      session: 's',
      section: 'A',
      table: '6',
      board: 2,
      attempt: 1,
      dealer: 'E',
      vulnerability: 'NS',
      laws: 'wbf-2017',
      contestants: { NS: '6', EW: '12' },
    },
  },
  { type: 'CallMade', data: { seat: 'W', call: '1D' } },
  {
    type: 'InfractionNoted',
    data: { act: 1, seat: 'W', rule: 'bid-out-of-rotation', law: law('31'), engine: 'laws@2' },
  },
  { type: 'DirectorCalled', data: { by: 'N', act: 1 } },
  { type: 'FactFound', data: { text: 'So it was', basis: 'agreed' } },
];

const deskWith = (events: readonly BoardEvent[]): Desk => {
  const board = foldBoard(events);
  if (!board) throw new Error('no board');
  const me = { id: 'anna', role: 'director', sees: 'everything', viewAs: null } as const;
  return { me, names: {}, events, board, view: viewBoard(board), about: actAt(events, null) };
};

const desk = deskWith(EVENTS);
const written: RulingDraft = { ...rulingBegun(desk), reasons: 'It helped' };

it.each([
  ['the finding asked for: the act that it is about', 3, 1],
  ['any other event: that event itself', 4, 3],
  ['none: that of the last irregularity', null, 1],
  ['an event that there is not', 99, null],
] as const)('the desk is opened at %s', (_, at, act) => expect(actAt(EVENTS, at)).toBe(act));

it('a ruling begins with what it is about, its paragraph, and everything on record', () => {
  expect(rulingBegun(desk)).toMatchObject({ about: [1], laws: '31', by: 'anna' });
  expect(groundsIn(desk, rulingBegun(desk))).toEqual([3, 4]);
});

it('what a ruling in force rests on is not offered again', () => {
  const given: BoardEvent = {
    type: 'RulingGiven',
    data: { laws: [law('31')], reasons: 'So', by: 'anna', rightOfAppeal: true, grounds: { facts: [4] } },
  };
  expect(groundsIn(deskWith([...EVENTS, given]), rulingBegun(desk))).toEqual([3]);
});

it('the command is the ruling as written, with the score of its form, on the board as it is seen', () =>
  expect(commandOf(desk, { ...written, grounds: [4], score: { form: 'weighted', value: {} } }, filled)).toEqual({
    type: 'GiveRuling',
    session: 's',
    table: '6',
    board: 2,
    expectedRevision: 4,
    data: {
      about: [1],
      grounds: { facts: [4] },
      laws: [law('31'), law('12C1c')],
      reasons: 'It helped',
      by: 'anna',
      rightOfAppeal: true,
      outcome: { NS: assigned, EW: assigned },
    },
  }));

it('of a fouled board it is who is compared with whom, which is the session to say, and asks for nothing of a ruling', () => {
  const field = { board: 2, groups: [], reason: 'Turned' };
  const fouled = { ...filled, outcome: null, field } as unknown as FilledAnswer;
  const draft = { ...rulingBegun(desk), score: { form: 'fouled', value: {} } };
  expect(missingIn(desk, draft, fouled)).toEqual([]);
  expect(commandOf(desk, draft, fouled)).toEqual({ type: 'DefineField', session: 's', data: field });
});

const PENALTY = {
  contestant: '12',
  kind: 'procedural',
  offence: 'slow',
  value: '0.4',
  unit: 'matchpoints',
  paragraph: 'L90',
  reason: 'Slow',
} as const;

it.each([
  ['paragraphs', { laws: '' }, ['laws']],
  ['paragraphs that are none', { laws: 'thirty' }, ['laws']],
  ['the reasons', { reasons: ' ' }, ['reasons']],
  ['a score that is not filled in', { score: { form: 'weighted', value: {} } }, ['score']],
  ['the amount of a penalty', { penalties: [{ ...PENALTY, value: 'some' }] }, ['penalties']],
  ['as what somebody was consulted', { consulted: [{ who: 'bo', as: '' }] }, ['consulted']],
  ['nothing', { penalties: [PENALTY] }, []],
] as const)('without %s nothing is given', (_, some, missing) => {
  const draft = { ...written, ...some };
  expect(missingIn(desk, draft, null)).toEqual(missing);
  expect(commandOf(desk, draft, null) === null).toBe(missing.length > 0);
});
