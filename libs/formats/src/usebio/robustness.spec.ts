import fc from 'fast-check';
import { readUsebio } from './read-usebio';

const FILE = `<?xml version="1.0"?>
<!DOCTYPE USEBIO SYSTEM "http://x.test/usebio.dtd">
<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><WINNER_TYPE>1</WINNER_TYPE>
<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR><PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR></PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>
<CONTRACT>3NTX</CONTRACT><PLAYED_BY>W</PLAYED_BY><LEAD>10S</LEAD><TRICKS>9</TRICKS><SCORE>-550</SCORE>
<NS_MATCH_POINTS>0.5</NS_MATCH_POINTS><EW_MATCH_POINTS>1.5</EW_MATCH_POINTS></TRAVELLER_LINE></BOARD></EVENT>
<HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><HAND><DIRECTION>N</DIRECTION><SPADES>AKQJT98765432</SPADES></HAND></BOARD></HANDSET>
</USEBIO>`;
const bytes = new TextEncoder().encode(FILE);

it('never throws on random bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (some) => void readUsebio(some)));
});

it('refuses a file that is cut off, with line and reason', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: bytes.length - 2 }), (length) => {
      const { boards, report } = readUsebio(bytes.subarray(0, length));
      expect(boards).toEqual([]);
      expect(report).toEqual([expect.objectContaining({ kind: 'error', code: 'not-xml' })]);
    }),
  );
});

it('never throws on changed values, and counts every line as taken or refused', () => {
  const value = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('A6040', '-1', '99', 'PASS', '', '4S*'));
  const places = [...FILE.matchAll(/>([^<>\n]+)</g)].map((match) => match[1] ?? '');
  fc.assert(
    fc.property(fc.constantFrom(...places), value, (before, after) => {
      const escaped = after.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
      const changed = FILE.replace(`>${before}<`, () => `>${escaped}<`);
      const { boards, recordsRead, report } = readUsebio(new TextEncoder().encode(changed));
      const refused = report.filter(({ kind, record }) => kind === 'error' && record !== null);
      expect(boards.length + refused.length).toBe(recordsRead);
    }),
  );
});

it('never throws on changed bytes', () => {
  const change = fc.tuple(fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      const changed = Uint8Array.from(bytes);
      for (const [at, byte] of changes) changed[at] = byte;
      readUsebio(changed);
    }),
  );
});

/** Ten times the text takes about ten times as long; far below the hundred times of a quadratic reader. */
const SIZE = 500_000;

it.each([
  ['travellers', '<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE/></BOARD>'],
  ['lines of one board', '<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER></TRAVELLER_LINE>'],
  ['sections', '<SECTION/>'],
  ['participants', '<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR></PARTICIPANTS>'],
  ['text', 'x'],
  ['entities', '&amp;'],
  ['open tags', '<A>'],
])('%s over and over are read to the end (a quadratic reader would run into the time limit)', (_, piece) => {
  const inside = piece.repeat(Math.ceil(SIZE / piece.length));
  const text = `<USEBIO><EVENT><BOARD>${inside}</BOARD>${inside}</EVENT></USEBIO>`;
  expect(readUsebio(new TextEncoder().encode(text)).format).toBe('usebio');
});
