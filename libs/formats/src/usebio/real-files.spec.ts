import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedFile } from '../imported';
import { readUsebio } from './read-usebio';
import { millionths } from './values';

/** Real files lie beside the checkout and are no part of it; see `../shared/examples/README.md` there. */
const file = (name: string): ImportedFile | null => {
  const path = join(__dirname, '../../../../../shared/examples', name);
  return existsSync(path) ? readUsebio(readFileSync(path)) : null;
};
const codes = ({ report }: ImportedFile): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { kind, code } of report) counts[`${kind} ${code}`] = (counts[`${kind} ${code}`] ?? 0) + 1;
  return counts;
};

/** The total of each pair as its points in the lines add up. */
const totals = ({ boards }: ImportedFile, form: 'matchpoints' | 'crossImps'): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { contestants, stated } of boards) {
    for (const side of ['NS', 'EW'] as const) {
      const name = contestants[side] ?? '';
      sums.set(name, (sums.get(name) ?? 0n) + millionths(stated[form]?.[side] ?? '0'));
    }
  }
  return sums;
};

const matchpoints = file('usebio-mp-pairs-howell.xml');
(matchpoints ? describe : describe.skip)('usebio-mp-pairs-howell.xml', () => {
  const read = matchpoints ?? readUsebio(new Uint8Array());

  it('gives all lines, deals and pairs', () => {
    expect(read).toMatchObject({ date: '2022-07-27', scoring: 'matchpoints', recordsRead: 161 });
    expect([read.boards.length, read.deals.length, read.contestants.length]).toEqual([161, 27, 12]);
    expect(read.contestants[5]).toMatchObject({ name: '6', total: '162.60', percentage: '60.22', place: '1' });
  });

  it('reports leads that the leader did not hold, and nothing else', () => {
    expect(codes(read)).toEqual({ 'assumption seats-of-partners': 1, 'contradiction lead-not-in-hand': 31 });
  });

  it('has one artificial score', () => {
    const artificial = read.boards.filter(({ result }) => result?.kind === 'artificial');
    expect(artificial).toMatchObject([{ board: 26, result: { percent: { NS: 50, EW: 50 }, line: 1997 } }]);
  });
});

const crossImps = file('usebio-cross-imp-howell.xml');
(crossImps ? describe : describe.skip)('usebio-cross-imp-howell.xml', () => {
  const read = crossImps ?? readUsebio(new Uint8Array());

  it('gives all lines, deals and pairs without a complaint', () => {
    expect(read).toMatchObject({ date: '2026-02-02', scoring: 'cross-imps', recordsRead: 108 });
    expect([read.boards.length, read.deals.length, read.contestants.length]).toEqual([108, 27, 9]);
    expect(codes(read)).toEqual({ 'assumption seats-of-partners': 1 });
  });

  it('has points that add up to the stated totals, but for rounding', () => {
    const sums = totals(read, 'crossImps');
    for (const { name, total } of read.contestants) {
      const apart = (sums.get(name) ?? 0n) - millionths(total ?? '0');
      expect([name, apart < 60_000n && apart > -60_000n]).toEqual([name, true]);
    }
  });
});
