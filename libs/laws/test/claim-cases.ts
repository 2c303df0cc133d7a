import { EDITIONS } from '@app/bridge';
import { analyseClaim } from '../src/claims/analyse';
import { type ClaimCase, claimOf, lineInWords } from './claim-case';

/** One test a case and edition. */
export const testCases = (title: string, cases: readonly ClaimCase[]): void => {
  describe(title, () => {
    const rows = cases.flatMap((row) => EDITIONS.map((edition) => ({ ...row, edition })));
    it.each(rows)('$name ($edition)', ({ edition, ...row }) => {
      const analysed = analyseClaim(claimOf(row, edition));
      if (!analysed.ok) throw new Error(JSON.stringify(analysed.error));
      if (!analysed.value.complete) throw new Error(analysed.value.why.code);
      const { least, line } = analysed.value;
      const expected = typeof row.least === 'number' ? row.least : row.least[edition];
      // The line is part of what is compared only to be read where the number is wrong.
      expect({ least, line: lineInWords(line) }).toEqual({ least: expected, line: lineInWords(line) });
    });
  });
};
