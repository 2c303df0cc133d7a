import { expectAccount, saidOf } from '../for-specs';
import { recognised } from '../recognise';
import { dayOf } from './events';
import { readAcbl } from './read-acbl';
import { type SpecimenEvent, type SpecimenRow, type SpecimenSection, gameFile } from './specimen';

const pair = (number: number, direction: 0 | 1, table: number, more: object = {}) => ({
  ...{ number, direction, table, percent: 7500, total: 150 },
  names: [
    [`Ann${number}`, 'Ås'],
    [`Bo${number}`, 'By'],
  ] as const,
  ...more,
});

/** Two boards at two tables of a Mitchell. */
const MITCHELL: SpecimenSection = {
  letter: 'A',
  boards: {
    1: [
      { pairs: [1, 1], scores: [42, -42], points: [100, 0] },
      { pairs: [9, 9], scores: [999, 999] },
      { pairs: [2, 2], scores: [-5, 5], points: [0, 100] },
    ],
    2: [
      { pairs: [1, 2], scores: [-14, -14], points: [50, 50] },
      { pairs: [2, 1], scores: [-14, -14], points: [50, 50] },
    ],
  },
  pairs: [pair(1, 0, 1), pair(2, 0, 2, { adjustment: -250 }), pair(1, 1, 1), pair(2, 1, 2, { percent: 0 })],
};
const EVENT: SpecimenEvent = { name: 'Open Pairs', day: 'August 31, 2014', sections: [MITCHELL] };
const eventOf = (...rows: readonly SpecimenRow[]): SpecimenEvent => ({
  ...EVENT,
  sections: [{ letter: 'A', boards: { 7: rows } }],
});

const read = (...events: readonly SpecimenEvent[]) => readAcbl(gameFile(...events));

it('reads the results of a Mitchell as scores without contracts, with points, pairs and totals', async () => {
  const file = read(EVENT);
  expect(recognised(gameFile(EVENT))).toEqual({ isRead: true, format: 'acbl' });
  expect(file).toMatchObject({ event: 'Open Pairs', date: '2014-08-31', scoring: 'matchpoints', recordsRead: 4 });
  expect(file.boards).toMatchObject([
    {
      ...{ record: 1, board: 1, section: 'A', table: null, contestants: { NS: 'A1-NS', EW: 'A1-EW' } },
      result: { kind: 'score-only', score: 420 },
      stated: { matchpoints: { NS: '1.00', EW: '0.00' } },
    },
    { board: 1, contestants: { NS: 'A2-NS', EW: 'A2-EW' }, result: { score: -50 } },
    { board: 2, contestants: { NS: 'A1-NS', EW: 'A2-EW' }, result: { score: -140 } },
    { board: 2, contestants: { NS: 'A2-NS', EW: 'A1-EW' }, result: { score: -140 } },
  ]);
  expect(file.contestants).toEqual([
    {
      ...{ name: 'A1-NS', kind: 'pair', direction: 'NS', players: ['Ann1 Ås', 'Bo1 By'] },
      ...{ total: '1.50', percentage: '75.00', place: null, line: 1 },
    },
    expect.objectContaining({ name: 'A1-EW', direction: 'EW' }),
    expect.objectContaining({ name: 'A2-NS', players: ['Ann2 Ås', 'Bo2 By'] }),
  ]);
  expect(saidOf(file)).toEqual(['note score-alone', 'note adjustment']);
  await expectAccount(file);
});

it('a Howell has one number for a pair; who was renumbered has the new one', () => {
  const pairs = [pair(1, 0, 1), pair(2, 1, 1), pair(3, 0, 2), pair(4, 1, 2)];
  const section = { ...MITCHELL, movement: 1, pairs, boards: { 1: [{ pairs: [1, 2], scores: [9, -9] }] as const } };
  const file = read({ ...EVENT, sections: [section] });
  expect(file.boards[0]?.contestants).toEqual({ NS: 'A1', EW: 'A2' });
  expect(file.contestants.map(({ name, direction }) => [name, direction])).toEqual(
    ['A1', 'A2', 'A3', 'A4'].map((name) => [name, null]),
  );
  const renumbered = read({ ...EVENT, sections: [{ ...section, renumbered: { 1: 12 } }] });
  expect(renumbered.boards[0]?.contestants).toEqual({ NS: 'A1', EW: 'A12' });
  expect(renumbered.contestants.map(({ name }) => name)).toEqual(['A1', 'A12', 'A3', 'A4']);
  const other = read({ ...EVENT, sections: [{ ...section, movement: 3, renumbered: { 1: 12 } }] });
  expect([other.boards, saidOf(other)[0]]).toEqual([[], 'error acbl-renumbered']);
});

it.each<[string, readonly [number, number], unknown, readonly string[]]>([
  ['average plus and minus', [2060, 2040], { kind: 'artificial', percent: { NS: 60, EW: 40 } }, []],
  ['average for both', [2050, 2050], { kind: 'artificial', percent: { NS: 50, EW: 50 } }, []],
  ['a foul group', [4042, 3958], { kind: 'score-only', score: 420 }, ['contradiction acbl-fouled']],
  ['the other foul group', [5986, 6014], { kind: 'score-only', score: -140 }, ['contradiction acbl-fouled']],
  ['two scores', [42, -45], null, ['error acbl-score']],
  ['an average beside a score', [2060, -42], null, ['error acbl-score']],
  ['a score that no board has', [777, -777], null, ['error acbl-score']],
  ['something else', [2045, 2045], null, ['error acbl-score']],
])('reads %s', async (_, scores, result, said) => {
  const file = read(eventOf({ pairs: [1, 1], scores }));
  expect(file.boards.map((board) => board.result)).toMatchObject(result === null ? [] : [result]);
  expect(saidOf(file)).toEqual([...said, 'note score-alone']);
  await expectAccount(file);
});

it('late plays and boards not played do not count among the results of their board', () => {
  const rows: readonly SpecimenRow[] = [
    { pairs: [1, 1], scores: [900, 900] },
    { pairs: [2, 2], scores: [950, 950] },
    { pairs: [3, 3], scores: [62, -62] },
  ];
  const file = read({ ...EVENT, sections: [{ letter: 'A', boards: { 7: rows }, uncounted: 2 }] });
  expect(file.boards.map(({ result }) => result)).toMatchObject([
    { kind: 'not-played', reason: 'late play' },
    { kind: 'not-played', reason: 'not played' },
    { kind: 'score-only', score: 620 },
  ]);
});

it.each([
  [1, 'butler', { imps: { NS: '-3.50', EW: '3.50' } }],
  [2, 'cross-imps', { crossImps: { NS: '-3.50', EW: '3.50' } }],
  [7, null, {}],
])('points by form of scoring %i', (scoring, form, stated) => {
  const file = read({ ...eventOf({ pairs: [1, 1], scores: [-5, 5], points: [-350, 350] }), scoring });
  expect(file.scoring).toBe(form);
  expect(file.boards[0]?.stated).toMatchObject(stated);
});

it('says what it does not take: other events, teams, sections apart, a day it cannot read', () => {
  const file = read(
    { ...EVENT, name: 'Teams', type: 1 },
    { ...EVENT, day: '31/08/14', sections: [MITCHELL, { ...MITCHELL, letter: 'B' }] },
    { ...EVENT, name: 'Evening Pairs' },
  );
  expect(file.boards).toHaveLength(8);
  expect(saidOf(file).filter((said) => said !== 'note adjustment')).toEqual([
    'note score-alone',
    'error acbl-event-type',
    'error acbl-other-event',
    'assumption acbl-fields',
    'contradiction acbl-date',
  ]);
  expect(saidOf(read({ ...EVENT, type: 1 }))).toEqual(['error acbl-event-type']);
  expect(saidOf(read())).toEqual(['error acbl-nothing']);
  const combined = read({ ...EVENT, sections: [MITCHELL, { ...MITCHELL, letter: 'B', isCombined: true }] });
  expect(saidOf(combined)).not.toContain('assumption acbl-fields');
});

it.each([
  ['August 31, 2014', '2014-08-31'],
  ['February 9, 2024', '2024-02-09'],
  ['February 30, 2024', null],
  ['Sunday', null],
])('the day %s', (text, date) => expect(dayOf(text)).toBe(date));

it('a file that is cut off gives what is whole, and names what is missing', async () => {
  const whole = gameFile(EVENT);
  for (let length = 6; length < whole.length; length += 97) {
    const file = readAcbl(whole.subarray(0, length));
    await expectAccount(file);
    if (file.boards.length < 4) expect(file.report.filter(({ kind }) => kind === 'error')).not.toEqual([]);
  }
});
