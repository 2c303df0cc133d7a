import fc from 'fast-check';
import { concatBytes, equalBytes, fromBase64, fromHex, toBase64, toHex, utf8 } from './bytes';

it('writes base64 and hexadecimal as everybody does', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      expect(fromHex(toHex(bytes))).toEqual(bytes);
    }),
  );
});

it.each([
  'A',
  'AA',
  'AAA',
  'AAAAA',
  'AA=',
  'AB==',
  'AAB=',
  '====',
  'AA==AA==',
  'AAA-',
  'AAA_',
  ' AAA',
  'AAA\n',
  'AAA='.repeat(2),
])('takes %j for no base64', (text) => {
  expect(fromBase64(text)).toBeUndefined();
});

it.each(['0', 'AB', 'xy', '0x', ' 00', '00\n'])('takes %j for no hexadecimal', (text) => {
  expect(fromHex(text)).toBeUndefined();
});

it('compares and joins', () => {
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false);
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1))).toBe(false);
  expect(concatBytes(utf8('é'), Uint8Array.of(), Uint8Array.of(7))).toEqual(Uint8Array.of(0xc3, 0xa9, 7));
});
