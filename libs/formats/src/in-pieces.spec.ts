import { readCsv, readCsvRecords } from './csv';
import type { ImportedRecords, ReportItem, Say } from './imported';
import { readLin, readLinRecords } from './lin';
import { readPbn, readPbnRecords } from './pbn';
import { game } from './pbn/for-specs';
import { type ByteSource, decodeSource } from './text-source';
import { readUsebio, readUsebioRecords } from './usebio';
import { PAIRS, board, line } from './usebio/specimen';

const PBN = `% PBN 2.1\r\n${game().replaceAll('\n', '\r\n')}\r\n\r\n${game({ tags: { Board: '2' }, more: '{a comment\n\nover lines}' })}\n\n[Event`;
const LIN =
  'vg|Cup,Final,I,1,2,Red,0,Blue,0|qx|o1|pn|A,B,C,D|md|1SA,SK,SQ,|mb|1N|mb|p|mb|p|mb|p|rubbish|qx|c1|mb|p|\nnt|é|pg||';

const USEBIO = `<?xml version="1.0"?><USEBIO Version="9">\r\n<EVENT EVENT_TYPE="MP_PAIRS"><TITLE>Café &amp; Co</TITLE>
<SECTION SECTION_ID="A">${board(1, line(1, 2), line(3, 9))}<MATCH>${board(2, line(3, 4))}<TEAM>é</TEAM></MATCH></SECTION>
${board(1, line(1, 2, {}))}${board(1, line(3, 4))}<SECTION>${board(3, line(1, 2))}</SECTION><PARTICIPANTS>${PAIRS}</PARTICIPANTS>
</EVENT><HANDSET>${board(1, '<HAND><DIRECTION>N</DIRECTION><SPADES>AK</SPADES></HAND>')}</HANDSET></USEBIO>`;

const CSV = '\uFEFFboard,ns,ew,contract,mood\r\n1,1,2,Pass,"gl\r\nad, ""é"""\r\n2,3,4,4Q,\r\n\r\n3,1,1,Pass';

const readInPieces = (
  bytes: Uint8Array,
  size: number,
  read: (bytes: ByteSource, say: Say) => ImportedRecords,
): { readonly boards: unknown; readonly again: unknown; readonly report: readonly string[] } => {
  function* pieces(): Generator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const report: ReportItem[] = [];
  const records = read({ [Symbol.iterator]: pieces }, (item) => report.push(item));
  const [boards, again] = [[...records.boards], [...records.boards]];
  return { boards, again, report: report.map((item) => JSON.stringify(item)).sort() };
};

describe.each([
  ['PBN', PBN, readPbn, (bytes: ByteSource, say: Say) => readPbnRecords(decodeSource(bytes), {}, say)],
  ['LIN on one line', LIN, readLin, (bytes: ByteSource, say: Say) => readLinRecords(decodeSource(bytes), say)],
  ['USEBIO', USEBIO, readUsebio, readUsebioRecords],
  ['USEBIO that breaks off', USEBIO.slice(0, -200), readUsebio, readUsebioRecords],
  ['USEBIO with a bare ampersand', USEBIO.replace('&amp;', '& \n&amp;'), readUsebio, readUsebioRecords],
  ['CSV', CSV, readCsv, (bytes: ByteSource, say: Say) => readCsvRecords(decodeSource(bytes), say)],
] as const)('%s', (_, text, readWhole, read) => {
  const bytes = new TextEncoder().encode(text);
  it.each([1, 2, 7, 64])('says the same in pieces of %i bytes, as often as it is read', (size) => {
    const whole = readWhole(bytes);
    expect(whole.report.length).toBeGreaterThan(0);
    const report = whole.report.map((item) => JSON.stringify(item)).sort();
    expect(readInPieces(bytes, size, read)).toEqual({ boards: whole.boards, again: whole.boards, report });
  });
});
