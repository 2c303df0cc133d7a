import { inEnglish } from '@app/messages';
import fc from 'fast-check';
import '../../../../test/property-seed';
import { isArchive, recognised } from '.';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

const formatOf = (start: Uint8Array): string | null => {
  const found = recognised(start);
  return found.isRead ? found.format : null;
};
const whyOf = (start: Uint8Array): string | null => {
  const found = recognised(start);
  return found.isRead ? null : found.why.code;
};

/** A ZIP archive of one file, as far as its beginning goes. */
const zip = (name: string, content = ''): Uint8Array =>
  latin1(`PK\u0003\u0004${'\0'.repeat(22)}${String.fromCharCode(name.length)}\0\0\0${name}${content}`);

it.each([
  ['acbl', '\u0012\u000a\u0003AC3\u0001'],
  ['bws', '\u0000\u0001\u0000\u0000Standard Jet DB\u0000\u0001'],
  ['bws', '\u0000\u0001\u0000\u0000Standard ACE DB\u0000\u0002'],
  ['pbn', '% PBN 2.1\n[Event "x"]'],
  ['pbn', '% EXPORT\n; who made it\n'],
  ['pbn', '\uFEFF[Event "x"]'],
  ['pbn', '{a comment\nof two lines}\n[Event "x"]'],
  ['pbn', 'Club night, boards 1-24\r\n\r\n[Board "1"]'],
  ['lin', 'vg|x|'],
  ['lin', 'pn|South,West|'],
  ['lin', 'http://www.bridgebase.com/tools/handviewer.html?lin=pn%7Cs'],
  ['lin', 'Round 1\nhttps://www.bridgebase.com/tools/handviewer.html?bbo=y&lin=pn%7Cs'],
  ['lin', '<html><head><title>MyHands</title></head>'],
  ['usebio', '<?xml version="1.0"?>'],
  ['usebio', '\n<!-- by hand --><USEBIO Version="1.2">'],
  ['ndjson', '{"id":"x"}'],
  ['ndjson', 'not a command\n{"id":"x"}'],
])('%s: %j', (format, text) => {
  expect(formatOf(bytes(text))).toBe(format);
});

it('takes XML in UTF-16, and nothing else in it', () => {
  expect(formatOf(new Uint8Array([0xff, 0xfe, 0x3c, 0]))).toBe('usebio');
  expect(whyOf(new Uint8Array([0xff, 0xfe, 0x5b, 0]))).toBe('import.kind.utf-16');
});

it.each([
  ['document', latin1('{\\rtf1\\ansi')],
  ['document', zip('[Content_Types].xml', '..word/document.xml')],
  ['document', zip('mimetype', 'application/vnd.oasis.opendocument.text')],
  ['packed', latin1('Rar!\u001a\u0007\u0000')],
  ['packed', latin1('7z\u00bc\u00af\u0027\u001c')],
  ['packed', new Uint8Array([0x1f, 0x8b, 8])],
  ['pdf', bytes('%PDF-1.7\n[Event "x"]')],
  ['picture', latin1('\u0089PNG\r\n')],
  ['picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['rbx', bytes('N{:}B{1}H{W:873.A6.KT864.KQ8:::}')],
  ['spreadsheet', zip('[Content_Types].xml', '..xl/workbook.xml')],
  ['spreadsheet', zip('mimetype', 'application/vnd.oasis.opendocument.spreadsheet')],
  ['spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['web-page', bytes('<!DOCTYPE html><html>')],
  ['web-page', bytes('<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">')],
  ['web-page', bytes('<HTML><BODY><PRE>\nSECTION A')],
  ['unknown', bytes('Dear members,\nthe results are on the wall.')],
  ['empty', new Uint8Array()],
])('says of %s which program converts it', (kind, start) => {
  expect(whyOf(start)).toBe(`import.kind.${kind}`);
});

/** Pages and tables that clubs have, of which no description was found: each with the program that makes what is read. */
it.each([
  [
    'a recap of ACBLscore',
    '<HTML><HEAD><TITLE>Recap</TITLE></HEAD><PRE>PAIRS RESULTS FROM CLUB',
    'import the game file',
  ],
  ['a page of BridgeWebs', '<!DOCTYPE html>\n<html><title>Bridgewebs results</title>', 'export USEBIO, PBN or BWS'],
  ['travellers of a scoring program', '<html><body><table><tr><td>Board 1</td>', 'export USEBIO, PBN or BWS'],
  ['an archive of tournaments in columns', 'Date,Host,Title\n2024-01-01,x,y\n2024-01-02,x,y\n', 'Excel or LibreOffice'],
  ['RBX', 'N{:}B{1}H{W:873.A6.KT864.KQ8:::}', 'RBN utilities of rpbridge.net'],
])('says what makes a readable file of %s', (_, text, program) => {
  const found = recognised(bytes(text));
  expect(found.isRead ? found.format : inEnglish(found.why)).toContain(program);
});

it('knows an archive of files from an office document', () => {
  expect(isArchive(zip('evening.pbn'))).toBe(true);
  expect(isArchive(zip('[Content_Types].xml'))).toBe(false);
  expect(isArchive(bytes('PK'))).toBe(false);
});

it('says something of whatever bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (some) => {
      const found = recognised(some);
      expect(found.isRead ? found.format : found.why.code).toBeTruthy();
    }),
  );
});
