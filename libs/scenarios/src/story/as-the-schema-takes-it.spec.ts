import { BOARD_COMMANDS, SESSION_COMMANDS } from '@app/contract';
import { asTheSchemaTakesIt } from './as-the-schema-takes-it';
import { meanings } from './meanings';

const words = meanings({
  clock: { date: '2013-02-01', zone: 'Z' },
  edition: 'wbf-2017',
  decisionOf: (name) => (name === 'first' ? { address: 'board-story.1.1@3', revision: 3 } : null),
  actOf: ({ seat }) => (seat === 'E' ? 7 : null),
});

it.each([
  [
    'an instant, a revision, an id',
    BOARD_COMMANDS.TellRuling,
    { ruling: 'first', at: '21:40', to: [1, '2'] },
    { ruling: 3, at: '2013-02-01T21:40:00Z', to: ['1', '2'] },
  ],
  [
    'addresses, citations, the same score for both sides; texts stay texts',
    BOARD_COMMANDS.GiveRuling,
    { laws: ['L16B1'], outcome: 'table', builtOn: ['first'], reasons: 'first', by: 'anna', rightOfAppeal: true },
    {
      laws: [{ edition: 'wbf-2017', authority: 'WBF', paragraph: '16B1' }],
      outcome: { NS: { kind: 'table' }, EW: { kind: 'table' } },
      builtOn: ['board-story.1.1@3'],
      reasons: 'first',
      by: 'anna',
      rightOfAppeal: true,
    },
  ],
  [
    'amounts',
    SESSION_COMMANDS.VaryPenalty,
    { penalty: 'first', amount: '1/2 VP', paragraph: 'L90', reason: '21:40' },
    { penalty: 3, amount: { value: '1/2', unit: 'VP' }, paragraph: 'L90', reason: '21:40' },
  ],
  ['acts', BOARD_COMMANDS.CallDirector, { by: 'N', act: 'E 1H' }, { by: 'N', act: 7 }],
  ['what nothing is meant by', BOARD_COMMANDS.CallDirector, { by: 'N', act: 'W 1H' }, { by: 'N', act: 'W 1H' }],
] as const)('%s', (_, shape, data, expected) => {
  expect(asTheSchemaTakesIt(shape, data, words)).toEqual(expected);
});
