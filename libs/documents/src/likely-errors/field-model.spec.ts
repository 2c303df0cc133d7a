import type { PlayedResult } from '@app/contract';
import { DENOMINATIONS, LEVELS, RISKS, SEATS } from '@app/bridge';
import { compare, rational, sum } from '@app/scoring';
import fc from 'fast-check';
import { fieldModel } from './field-model';

const made = (bid: PlayedResult['bid'], declarer: PlayedResult['declarer'], tricks: number): PlayedResult => ({
  bid,
  declarer,
  risk: 'undoubled',
  tricks,
});

const anyResult = fc.record({
  bid: fc.constantFrom(
    ...LEVELS.flatMap((level) => DENOMINATIONS.map((denomination) => `${level}${denomination}` as const)),
  ),
  declarer: fc.constantFrom(...SEATS),
  risk: fc.constantFrom(...RISKS),
  tricks: fc.integer({ min: 0, max: 13 }),
});
const aField = fc.array(fc.option(anyResult, { freq: 10 }), { maxLength: 8 });

/** Every result of one side's player, and a board that is passed out. */
const EVERY = LEVELS.flatMap((level) =>
  DENOMINATIONS.flatMap((denomination) =>
    (['N', 'E'] as const).flatMap((declarer) =>
      RISKS.flatMap((risk) =>
        Array.from({ length: 14 }, (_, tricks): PlayedResult => ({
          bid: `${level}${denomination}`,
          declarer,
          risk,
          tricks,
        })),
      ),
    ),
  ),
);

describe('the chance of a result', () => {
  it('is above 0 for every result, and all of them come to no more than 1', () => {
    fc.assert(
      fc.property(aField, (field) => {
        const chance = fieldModel(field);
        const all = [null, ...EVERY].map((result) => chance(result, undefined));
        expect(all.every((one) => one.num > 0n)).toBe(true);
        expect(compare(sum(all), rational(1))).toBeLessThanOrEqual(0);
      }),
      { numRuns: 5 },
    );
  });

  it('does not depend on the result that is looked at', () => {
    fc.assert(
      fc.property(aField, anyResult, anyResult, (others, own, result) => {
        expect(fieldModel([...others, own])(result, own)).toEqual(fieldModel(others)(result, undefined));
      }),
      { numRuns: 50 },
    );
  });

  it('is the same for both players of a side', () => {
    const chance = fieldModel([made('4S', 'N', 10), made('4S', 'S', 11), made('5H', 'W', 9)]);
    expect(chance(made('4S', 'N', 10), undefined)).toEqual(chance(made('4S', 'S', 10), undefined));
  });

  it.each([
    ['what others have, than another side', made('4S', 'N', 10), made('4S', 'E', 10)],
    ['what others have, than another level', made('4S', 'N', 10), made('2S', 'N', 10)],
    ['what others have, than other tricks', made('4S', 'N', 10), made('4S', 'N', 7)],
    ['few tricks for the other side, than many', made('4S', 'E', 4), made('4S', 'E', 9)],
    ['a denomination of the same side, than of the other', made('4H', 'N', 9), made('4H', 'E', 9)],
  ])('is greater for %s', (_, likely, unlikely) => {
    const chance = fieldModel([made('4S', 'N', 10), made('4S', 'S', 11), made('3S', 'N', 10), made('4S', 'N', 9)]);
    expect(compare(chance(likely, undefined), chance(unlikely, undefined))).toBeGreaterThan(0);
  });
});
