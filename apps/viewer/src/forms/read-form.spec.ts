import { APPEAL_COMMANDS, BOARD_COMMANDS, problemsOf } from '@app/contract';
import { readFields, sent } from './read-form';
import { type FieldSpec, type Filled, schemaOf } from './schema';

const NOW = new Date('2026-02-02T20:05:00Z');

const reading = { now: NOW, paragraphs: (text: string) => (text === '' ? null : [text]) };

const read = (type: keyof typeof APPEAL_COMMANDS, specs: readonly FieldSpec[], value: Filled, now: Date | null = NOW) =>
  readFields(schemaOf(APPEAL_COMMANDS[type]), specs, value, { ...reading, now });

const AT = [{ name: 'at' }] as const;

it('a moment that is left empty is now; one that was typed is in the time of the reader', () => {
  expect(read('CloseHearing', AT, {})).toEqual({ at: '2026-02-02T20:05:00.000Z' });
  expect(read('CloseHearing', AT, { at: '2026-02-02T21:00' })).toEqual({ at: new Date(2026, 1, 2, 21).toISOString() });
});

it('a moment that must be filled in is missing by its path', () => {
  const data = read('CloseHearing', AT, { at: '' }, null);
  expect(problemsOf(APPEAL_COMMANDS.CloseHearing, data).map(({ path }) => path)).toEqual(['at']);
});

it('what was not filled in is no field of the command', () => {
  const specs = [{ name: 'replacedBy', kind: 'person' }, { name: 'reason' }] as const;
  expect(read('StandDown', specs, { replacedBy: '  ', reason: ' Ill ' })).toEqual({ reason: 'Ill' });
  expect(read('TellDecision', [{ name: 'furtherUntil' }], { furtherUntil: '' })).toEqual({});
});

it('lists are read with what is empty left out', () =>
  expect(read('LodgeAppeal', [{ name: 'lodgedBy', kind: 'people' }], { lodgedBy: ['a', ' ', 'b'] })).toEqual({
    lodgedBy: ['a', 'b'],
  }));

it('a tick is a field where the contract asks for it', () => {
  expect(read('OpenHearing', [{ name: 'partiesInformed' }], {})).toEqual({ partiesInformed: false });
  expect(read('WithdrawAppeal', [{ name: 'cannotMatter' }], { cannotMatter: false })).toEqual({});
});

it('a field that is not asked for is not read', () =>
  expect(
    read('Recommend', [{ name: 'text', isAsked: ({ to }) => to === 'director' }], { text: 'So', to: 'jury' }),
  ).toEqual({}));

it('the parts of a list have errors by their own paths', () => {
  const schema = schemaOf(BOARD_COMMANDS.GiveRuling);
  const data = readFields(schema, [{ name: 'consulted' }], { consulted: [{ who: 'bo', as: '' }] }, reading);
  const paths = problemsOf(BOARD_COMMANDS.GiveRuling, data).map(({ path }) => path);
  expect(paths).toContain('consulted[0].as');
  expect(paths).not.toContain('consulted[0].who');
});

it('a result with no weight is not sent, and no empty text', () =>
  expect(
    sent({
      why: '',
      components: [
        { result: null, weight: '1' },
        { result: null, weight: '0' },
      ],
    }),
  ).toEqual({ components: [{ result: null, weight: '1' }] }));
