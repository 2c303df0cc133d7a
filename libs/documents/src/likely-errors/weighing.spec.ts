import { compare, rational, sum, toDecimal } from '@app/scoring';
import fc from 'fast-check';
import { likelihoodOf, statedLikelihood, weighedAgainstEachOther } from './weighing';

const explanation = (of: string, weight: number) => ({ of, weight: rational(weight) });
const told = (
  single: Parameters<typeof weighedAgainstEachOther<string>>[0],
  common: Parameters<typeof weighedAgainstEachOther<string>>[1] = [],
) =>
  Object.fromEntries(
    weighedAgainstEachOther(single, common).map(({ of, likelihood }) => [of, toDecimal(likelihood, 4)]),
  );

it('an error is as likely as its share of all explanations, none among them', () => {
  expect(told([[explanation('a', 1)]])).toEqual({ a: '0.5000' });
  expect(told([[explanation('a', 3), explanation('b', 1)], [explanation('c', 9)]])).toEqual({
    a: '0.6000',
    b: '0.2000',
    c: '0.9000',
  });
});

it('a common error takes the place of what would explain its boards one by one', () => {
  const boards = [[explanation('a', 9)], [explanation('b', 9)], [explanation('c', 1)]];
  expect(told(boards, [{ ...explanation('both', 900), boards: [0, 1] }])).toEqual({
    both: '0.9000',
    a: '0.0900',
    b: '0.0900',
    c: '0.5000',
  });
});

it('what is said of one board never comes to more than certainty', () => {
  const weight = fc.nat(10_000).map((thousandths) => rational(thousandths, 1000));
  fc.assert(
    fc.property(
      fc.array(fc.array(weight, { maxLength: 3 }), { minLength: 2, maxLength: 4 }),
      weight,
      (single, both) => {
        const weighed = weighedAgainstEachOther(
          single.map((all, board) => all.map((one) => ({ of: board, weight: one }))),
          [{ of: -1, weight: both, boards: [0, 1] }],
        );
        const ofFirst = weighed.filter(({ of }) => of === 0 || of === -1).map(({ likelihood }) => likelihood);
        expect(compare(sum(ofFirst), rational(1))).toBeLessThanOrEqual(0);
      },
    ),
  );
});

it('two records are weighed by how they fit, and by the odds', () => {
  expect(likelihoodOf(rational(1, 10), rational(1, 10), rational(1))).toEqual(rational(1, 2));
  expect(likelihoodOf(rational(1, 10), rational(1, 20), rational(2))).toEqual(rational(4, 5));
});

it.each([
  [rational(1, 3), '0.3333'],
  [rational(19_999, 20_000), '0.9999'],
  [rational(1), '0.9999'],
  [rational(1, 2000), '0.0005'],
])('is stated with four decimals, rounded down, and never as certain', (likelihood, text) => {
  expect(statedLikelihood(likelihood)).toBe(text);
});
