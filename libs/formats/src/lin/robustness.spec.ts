import fc from 'fast-check';
import { readLin } from './read-lin';

const FILE = [
  'vg|Cup,Final,I,1,2,Red,0,Blue,0|rs|7SS=,PASS|pn|s,w,n,e,S,W,N,E|',
  'qx|o1|st||md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|mb|7S!|an|all|mb|p|mb|p|mb|p|',
  'pc|HA|pc|DA|pc|CA|pc|SA|pg||pc|SK|pc|HK|pc|DK|pc|CK|mc|13|',
  'qx|c1|md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|mb|p|mb|p|mb|p|mb|p|',
].join('\n');
const bytes = new TextEncoder().encode(FILE);

const PIECES = [
  'md|',
  'mb|',
  'pc|',
  'qx|',
  'pn|',
  'mc|',
  'vg|',
  'rs|',
  'an|',
  '|',
  '\n',
  'o1',
  '1N',
  'p',
  'd',
  'C2',
  '9',
];
const deal = '1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|';

it('never throws on random bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (some) => void readLin(some)));
});

it('never throws on random LIN', () => {
  const text = fc.array(fc.constantFrom(...PIECES, `md|${deal}`), { maxLength: 80 }).map((parts) => parts.join(''));
  fc.assert(fc.property(text, (some) => void readLin(new TextEncoder().encode(some))));
});

it('never throws on a file that is cut off, and finds no board that was not there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: bytes.length }), (length) => {
      expect(readLin(bytes.subarray(0, length)).boards.length).toBeLessThanOrEqual(2);
    }),
  );
});

it('never throws on changed bytes, and counts every record as taken or refused', () => {
  const change = fc.tuple(fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const changed = Uint8Array.from(bytes);
      for (const [at, byte] of changes) changed[at] = byte;
      const { boards, recordsRead, report } = readLin(changed);
      const refused = report.filter(({ kind, record }) => kind === 'error' && record !== null);
      expect(boards.length + refused.length).toBe(recordsRead);
    }),
  );
});

/** Ten times the text takes about ten times as long; far below the hundred times of a quadratic reader. */
const SIZE = 1_000_000;

it.each([
  ['boards', `${FILE}\n`],
  ['bars', '|'],
  ['bars and lines', '|\n'],
  ['calls', 'mb|1C|'],
  ['cards', 'pc|C2|'],
  ['names', 'pn|a,b,c,d|'],
  ['one long value', 'x'],
  ['lines', '\n'],
  ['a deal without end', 'SA'],
  ['explanations', 'an|x|'],
])('%s over and over are read to the end (a quadratic reader would run into the time limit)', (_, piece) => {
  const text = `qx|o1|md|1${piece.repeat(Math.ceil(SIZE / piece.length))}`;
  expect(readLin(new TextEncoder().encode(text)).format).toBe('lin');
});
