import fc from 'fast-check';
import { samples } from '../../../../test/samples';
import { bytesOf, expectAccount, mutationsOf } from '../for-specs';
import { readCsv } from './read-csv';
import '../../../../test/property-seed';

const FILES = [
  `date,session,section,round,table,board,ns,ew,ns_name,ew_name,contract,declarer,tricks,lead,score,mp_ns,mp_ew,artificial,adjusted
2026-03-01,1,A,1,1,1,1,2,Ann & Bo,Cy & Di,4SX,N,9,HK,-200,0,2,,
2026-03-01,1,A,1,2,1,3,4,,,3NT,S,=,,400,2,0,,
2026-03-01,1,A,2,1,2,1,4,,,Pass,,,,0,1,1,,
2026-03-01,1,A,2,2,2,3,2,"E, ""F""",G & H,,,,,,,,60/40,words
`,
  `board;room;ns;ew;vul;dealer;contract;deal
1;open;Red;Blue;-;N;4S N =;N:AKQJ.432.432.432 T98.AKQ.765.8765 765.JT9.AKQ.AKQJ 432.8765.JT98.T9
1;closed;Blue;Red;-;N;4S S -1;
`,
].map(bytesOf);
const PIECES = [',', ';', '\t', '"', '\n', '\r\n', '1', '-1', '4S', 'Pass', '60/40', "'=", 'board', 'N', '\u0000', 'é'];

it('never throws on changed files, and accounts for every row', async () => {
  await fc.assert(
    fc.asyncProperty(mutationsOf(FILES, PIECES), async (bytes) => {
      await expectAccount(readCsv(bytes));
    }),
    { numRuns: samples(100_000, 300) },
  );
});

it('never throws on random bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (some) => void readCsv(some)));
});

/** Ten times the text takes about ten times as long; far below the hundred times of a quadratic reader. */
const SIZE = 1_000_000;

it.each(['"', '"x', ',', '\n', 'x', '1,', '""'])('%j over and over is read to the end', (piece) => {
  const text = `board,ns,ew,contract\n${piece.repeat(Math.ceil(SIZE / piece.length))}`;
  expect(readCsv(bytesOf(text)).format).toBe('csv');
});
