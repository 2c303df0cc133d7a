import { decodeSource, linesOf } from './text-source';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

it.each([
  ['ASCII', bytes(0x41, 0x42), 'AB', 'utf-8', false],
  ['UTF-8', bytes(0x4c, 0xc3, 0xa9), 'Lé', 'utf-8', true],
  ['ISO-8859-1, which is no UTF-8', bytes(0x4c, 0xe9, 0x20), 'Lé ', 'iso-8859-1', true],
  ['byte 0x85 by the book, not as Windows has it', bytes(0xe9, 0x20, 0x85), 'é \u0085', 'iso-8859-1', true],
  ['a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A', 'utf-8', true],
  ['end-of-file characters of DOS', bytes(0x41, 0x1a, 0x1a), 'A', 'utf-8', false],
  ['nothing', bytes(), '', 'utf-8', false],
] as const)('reads %s, whole and byte by byte', (_, given, text, encoding, beyondAscii) => {
  for (const source of [[given], [...given].map((byte) => Uint8Array.of(byte))]) {
    const decoded = decodeSource(source);
    expect({ ...decoded, text: [...decoded.text].join('') }).toEqual({ text, encoding, beyondAscii });
  }
});

it('takes a text apart into lines, wherever the pieces end', () => {
  const text = 'a\r\nb\rc\n\nd\r';
  const lines = ['a', 'b', 'c', '', 'd', ''];
  expect([...linesOf([text])]).toEqual(lines);
  expect([...linesOf([...text])]).toEqual(lines);
  expect([...linesOf(['a\r', '\nb\r', 'c\n', '\nd\r'])]).toEqual(lines);
});
