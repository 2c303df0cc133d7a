import { newCommandId } from '@app/ledger';
import { type Json, makeCall, openBoard, toBoard, toSession } from './commands';

/** A session of two boards at three tables, one of them behind screens, with words that occur nowhere else. */

const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '16B1' };
const on = (time: string): string => `2026-02-01T${time}:00Z`;

const DEALS = {
  1: 'N:AK32.QJ4.T987.32 QJ54.AK2.65.JT98 T98.T98.AKQJ.AKQ 76.7653.432.7654',
  2: 'N:32.AK32.QJ4.T987 JT98.QJ54.AK2.65 AKQ.T98.T98.AKQJ 7654.76.7653.432',
} as const;

/** What a board holds, as the server writes it. */
export const HANDS = { 1: DEALS[1].slice(2).split(' '), 2: DEALS[2].slice(2).split(' ') } as const;

const CONDITIONS = {
  name: 'A tournament',
  contestants: 'pair',
  regulations: 'dbf-2013',
  ladder: 'dbf-310A',
  stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
};

const round = (name: string, boards: readonly [number, number]): Json =>
  toSession('ScheduleRound', {
    round: name,
    section: 'A',
    tables: [
      { table: '1', NS: '1', EW: '2', boards: [boards[0]] },
      { table: '2', NS: '3', EW: '4', boards: [boards[1]] },
    ],
  });

export const SET_UP: readonly Json[] = [
  toSession('OpenSession', {
    laws: 'wbf-2017',
    regulations: 'dbf-2013',
    scoring: 'matchpoints',
    conditions: CONDITIONS,
  }),
  toSession('AddSection', { section: 'A' }),
  toSession('AddSection', { section: 'B' }),
  ...['1', '2', '3', '4', '5', '6'].map((contestant) =>
    toSession('EnterContestant', {
      contestant,
      kind: 'pair',
      players: [`p${contestant}a`, `p${contestant}b`],
    }),
  ),
  ...['A', 'B'].map((section) =>
    toSession('SetDeals', { section, deals: [1, 2].map((board) => ({ board, deal: DEALS[board === 1 ? 1 : 2] })) }),
  ),
  round('1', [1, 2]),
  round('2', [2, 1]),
  toSession('ScheduleRound', {
    round: '3',
    section: 'B',
    tables: [{ table: '3', NS: '5', EW: '6', boards: [1, 2] }],
  }),
  toSession('NoteOffence', { contestant: '3', offence: 'phone', details: 'meerkat' }),
];

const PAIRS = { '1': { NS: '1', EW: '2' }, '2': { NS: '3', EW: '4' }, '3': { NS: '5', EW: '6' } } as const;

export const opens = (table: '1' | '2' | '3', board: number, more: object = {}): Json =>
  openBoard({
    table,
    board,
    data: { section: table === '3' ? 'B' : 'A', dealer: 'N', contestants: PAIRS[table], ...more },
  });

const first = (type: string, data: object): Json => toBoard(type, { ...data });

/** Board 1 at table 1, to the end of its auction: bids seven of a suit, or of notrump. */
export const AUCTION = (bid: '7S' | '7NT'): readonly Json[] => [
  opens('1', 1),
  makeCall('N', bid),
  first('GiveAlert', { by: 'S', act: 1 }),
  first('GiveExplanation', { by: 'S', act: 1, text: 'quokka', manner: 'spoken' }),
  first('TakeStatement', { by: 'E', text: 'narwhal' }),
  ...(['E', 'S', 'W'] as const).map((seat) => makeCall(seat, 'Pass')),
];

/** More happens, and nobody but the director is told. */
export const SLOWLY: readonly Json[] = (['slow', 'fast', 'slow'] as const).map((kind) =>
  first('NoteTempo', { seat: 'E', kind }),
);

/** Behind the screen, West has not heard it. */
export const SCREENS: readonly Json[] = [
  opens('3', 1, { screens: true }),
  makeCall('N', '6D', { table: '3' }),
  toBoard('GiveExplanation', { by: 'N', act: 1, text: 'wombat', manner: 'written', to: ['E'] }, { table: '3' }),
];

export const PLAY = (lead: 'HK' | 'HA'): readonly Json[] => [
  first('FaceLead', { seat: 'E', card: lead }),
  first('SpreadHand', { seat: 'S' }),
  first('PlayCard', { seat: 'S', card: 'H8' }),
];

export const CLAIM: readonly Json[] = [first('ClaimTricks', { by: 'N', tricks: 13, statement: 'platypus' })];

export const RULED = (bid: '7S' | '7NT'): readonly Json[] => [
  first('AcceptClaim', { by: 'E' }),
  first('AgreeResult', { result: { bid, declarer: 'N', risk: 'undoubled', tricks: 13 } }),
  first('GiveRuling', { laws: [LAW], reasons: 'axolotl', by: 'anna', rightOfAppeal: true }),
];

/** @param ruling its revision on board 1 at table 1 */
export const appealed = (ruling: number): readonly Json[] => [
  first('TellRuling', { ruling, at: on('21:30'), to: ['1', '2'] }),
  {
    id: newCommandId(),
    type: 'LodgeAppeal',
    appeal: 'a1',
    data: {
      session: 'club',
      against: `board-club.1.1@${ruling}`,
      appellant: '2',
      lodgedBy: ['p2a', 'p2b'],
      capacity: 'players',
      parts: ['judgement'],
      grounds: 'capybara',
      at: on('21:40'),
      receivedBy: 'anna',
    },
  },
];

/** A committee of three is to hear it. */
export const CONVENED: readonly Json[] = [
  {
    id: newCommandId(),
    type: 'ConveneCommittee',
    appeal: 'a1',
    data: {
      by: 'anna',
      at: on('21:50'),
      instance: 'oral-committee',
      members: ['m1', 'm2', 'm3'].map((member) => ({ member })),
    },
  },
];

export const OPEN_FOR_ALL: readonly Json[] = (['2', '3'] as const).flatMap((table) => [
  ...(table === '2' ? [opens('2', 1)] : []),
  toBoard(
    'EnterResult',
    { result: { bid: '6D', declarer: 'N', risk: 'undoubled', tricks: 9 }, source: 'slip' },
    {
      table,
    },
  ),
]);

export const ELSEWHERE: readonly Json[] = [opens('2', 2), makeCall('N', '5C', { table: '2', board: 2 })];

export const CLOSE: readonly Json[] = [toSession('CloseSession')];
