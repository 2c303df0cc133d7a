import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RISKS, isBid } from '@app/bridge';
import { declarerScore } from '@app/scoring';
import { allRows, asCsv } from './law-77';

const GOLDEN = readFileSync(join(__dirname, 'contract-score.csv'), 'utf8');

/** What `libs/scoring` says to every row of the file. */
const scored = (line: string): string => {
  const [bid = '', risk = '', vulnerable = '', tricks = ''] = line.split(',');
  const known = RISKS.find((one) => one === risk);
  if (!isBid(bid) || !known) throw new Error(`no contract: ${line}`);
  return [bid, risk, vulnerable, tricks, declarerScore(bid, known, Number(tricks), vulnerable === 'true')].join(',');
};

describe('L77: the complete table', () => {
  const rows = GOLDEN.trimEnd().split('\n').slice(1);

  it('has 35 bids, 3 risks, 2 vulnerabilities and 14 numbers of tricks', () => {
    expect(rows).toHaveLength(2940);
    expect(new Set(rows.map((row) => row.split(',').slice(0, 4).join(','))).size).toBe(2940);
  });

  it('is what the Law says, written out a second time', () => {
    expect(asCsv(allRows())).toBe(GOLDEN);
  });

  it('is what libs/scoring says', () => {
    expect(rows.map(scored)).toEqual(rows);
  });
});
