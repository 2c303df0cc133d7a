import { decodeSource } from '../text-source';
import { linText } from './pairs';

const textOf = (given: Uint8Array): string => [...linText(decodeSource([given]).text)].join('');

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it('reads UTF-8, and ISO-8859-1 where the bytes are not UTF-8', () => {
  expect(textOf(bytes('pn|Jürgen|'))).toBe('pn|Jürgen|');
  expect(textOf(Uint8Array.from([...'pn|J'].map((c) => c.charCodeAt(0)).concat([0xfc, 0x7c])))).toBe('pn|Jü|');
});

it('ends lines with \\n alone, whatever the file has', () => {
  expect(textOf(bytes('a|1|\r\nb|2|\rc|3|\nd'))).toBe('a|1|\nb|2|\nc|3|\nd');
});

it.each([
  ['https://x.test/handviewer.html?bbo=y&lin=pn%7CA%20B%7C&w=1', 'pn|A B|'],
  ['lin=pn%7CA+B%7Cmb%7C1N!%7C', 'pn|A B|mb|1N!|'],
  ['pn%7CA%7Can%7C5+%20!H%7C', 'pn|A|an|5+ !H|'],
  ['lin=pn|A|', 'pn|A|'],
  ['pn%7C100%25%7C', 'pn|100%|'],
  ['pn%7Cbad%ZZ%7C', 'pn|bad%ZZ|'],
  ['pn%7CJ%FCrgen%7C', 'pn|Jürgen|'],
  ['pn|A|an|100%7C|', 'pn|A|an|100%7C|'],
])('decodes the hand record %s', (address, text) => expect(textOf(bytes(address))).toBe(text));

it('keeps a decoded address on its line', () => {
  expect(textOf(bytes('lin=pn%7CA%0AB%7C\nmb|p|'))).toBe('pn|A B|\nmb|p|');
});
