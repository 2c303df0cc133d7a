import { inEnglish } from '@app/messages';
import * as fc from 'fast-check';
import type { ImportedFile } from '../imported';
import { game } from './for-specs';
import { readPbn } from './read-pbn';

const RECORDS = [
  game({ tags: { North: 'Zoé', HomeTeam: 'A', VisitTeam: 'B' }, more: '[ScoreTable "+A;B\\3R"]\n1 "x y"\n{ why }' }),
  game({ auction: ['W', '- 1S! =1= ^I 1C ^S X AP\n[Note "1: text"]'], play: ['W', '^L H8 ^R H2 HQ $9 H9\n+ - - -'] }),
  '[Contract "4SX"]\n[Result "^9"]\n[Auction "E"]\nPass Pass AP',
].join('\n\n');
const BYTES = new TextEncoder().encode(RECORDS);

/** What holds of every input: a report that can be acted on, and boards only of records that have no error. */
const expectSound = (file: ImportedFile, lines: number): void => {
  const refused = new Set(file.report.filter(({ kind }) => kind === 'error').map(({ record }) => record));
  for (const { line, message, record } of file.report) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    expect(inEnglish(message)).not.toBe('');
    expect(record === null || (record >= 1 && record <= file.recordsRead)).toBe(true);
  }
  for (const { record, cards, calls, hands } of file.boards) {
    expect(refused.has(record)).toBe(false);
    const played = (cards ?? []).map(({ card }) => card);
    expect(new Set(played).size).toBe(played.length);
    expect((cards ?? []).every(({ seat, card }) => hands[seat]?.includes(card) ?? true)).toBe(true);
    expect((calls ?? []).every(({ line }) => line >= 1)).toBe(true);
  }
  if (file.recordsRead === 0) expect(refused.has(null)).toBe(true);
};

const linesIn = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString('latin1')
    .split(/\r\n|\r|\n/).length;

const bothModes = (bytes: Uint8Array): void => {
  for (const strict of [false, true]) expectSound(readPbn(bytes, { strict }), linesIn(bytes));
};

it('any bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), bothModes), { numRuns: 300 });
});

it('any text of the characters that mean something', () => {
  const pieces = fc.constantFrom(
    ...[
      '[',
      ']',
      '"',
      '{',
      '}',
      ';',
      '%',
      '\n',
      '\n\n',
      ' ',
      '#',
      '##',
      '^',
      '^S',
      '^R',
      '=1=',
      '$3',
      '!',
      '-',
      '+',
      '*',
    ],
    ...[
      '[Auction "N"]',
      '[Play "W"]',
      '[Deal "N:A... - - -"]',
      '[Contract "1C"]',
      '[Declarer "N"]',
      '[Board "1"]',
      '[Note "1:x"]',
    ],
    ...['[ScoreTable "a;b"]', 'AP', '1C', 'X', 'SA', 'S2', 'é', '\t', '\r'],
  );
  const text = fc.array(pieces, { maxLength: 60 }).map((all) => new TextEncoder().encode(all.join(' ')));
  fc.assert(fc.property(text, bothModes), { numRuns: 500 });
});

it('a file that breaks off anywhere', () => {
  for (let length = 0; length < BYTES.length; length += 1) bothModes(BYTES.subarray(0, length));
});

it('a file with some bytes changed', () => {
  const change = fc.tuple(fc.nat(BYTES.length - 1), fc.nat(255));
  const changed = fc.array(change, { minLength: 1, maxLength: 5 }).map((changes) => {
    const bytes = Uint8Array.from(BYTES);
    for (const [at, byte] of changes) bytes[at] = byte;
    return bytes;
  });
  fc.assert(fc.property(changed, bothModes), { numRuns: 300 });
});

it('a file with lines left out, repeated or swapped', () => {
  const lines = RECORDS.split('\n');
  const shuffled = fc.array(fc.constantFrom(...lines), { maxLength: 60 });
  const bytes = shuffled.map((all) => new TextEncoder().encode(all.join('\n')));
  fc.assert(fc.property(bytes, bothModes), { numRuns: 300 });
});

/** A quadratic reader takes minutes for each of these, and would run into the time limit of the tests. */
describe('what comes over and over is read to the end', () => {
  const SIZE = 300_000;
  const repeated = (text: string): Uint8Array => new TextEncoder().encode(text.repeat(Math.ceil(SIZE / text.length)));

  it.each([
    ...['{', '{\n\n', '{}', '[', '[\n', '["', '[Event "', '[Event "x"] ', '"', '^', '=', '\n', '\u001a', 'x'],
    ...['[Contract "1C"]\n\n', '[Event "##x"]\n\n', '[Board "1"]\n[Auction "N"]\n1C 1D\n\n'],
  ])('%j over and over', (text) => {
    const bytes = repeated(text);
    expect(readPbn(bytes).format).toBe('pbn');
  });

  it.each([
    ['Deal', 'A'],
    ['Deal', '. '],
    ['ScoreTable', '+a;'],
    ['ScoreRubberHistory', '0 '],
    ['Result', '9'],
    ['Event', '\\'],
  ])('a %s of %j over and over', (name, text) => {
    const bytes = new TextEncoder().encode(`[${name} "${text.repeat(SIZE / text.length)}"]\n${'1 '.repeat(SIZE / 2)}`);
    expect(readPbn(bytes).format).toBe('pbn');
  });

  it.each(['^S ', '1C ', 'Pass ', '! ', 'AP '])('an auction of %j over and over', (text) => {
    expect(readPbn(new TextEncoder().encode(game({ auction: ['N', text.repeat(SIZE / text.length)] }))).format).toBe(
      'pbn',
    );
  });

  it.each(['- ', '+ ', 'SA ', '^R '])('a play of %j over and over', (text) => {
    expect(readPbn(new TextEncoder().encode(game({ play: ['W', text.repeat(SIZE / text.length)] }))).format).toBe(
      'pbn',
    );
  });
});
