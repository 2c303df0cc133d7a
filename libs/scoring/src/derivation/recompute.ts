import { type Rational, ZERO, compare, over, plus, rational, sum, times } from '../rational';
import { imps } from '../imps/imps';
import { round } from '../rounding/round';
import { pointsOfContract } from './contract';
import type { Derivation } from './derivation';

const whole = (value: Rational): number => {
  if (value.den !== 1n) throw new RangeError('a difference in points is a whole number');
  return Number(value.num);
};

const signum = (value: Rational): number => Math.sign(compare(value, ZERO));

/** The arithmetic of one node, done again from the values of its parts. Tables and formulas are taken at their word. */
const once = ({ value, how, parts }: Derivation): Rational => {
  const values = parts.map((part) => part.value);
  const [first = ZERO, second = ZERO] = values;
  switch (how.kind) {
    case 'given':
    case 'formula':
      return value;
    case 'contract':
      return pointsOfContract(how);
    case 'sum':
      return sum(values);
    case 'product':
      return values.reduce(times, rational(1));
    case 'quotient':
      return over(first, second);
    case 'weighted-sum':
      return values.reduce((total, one, index) => plus(total, times(how.weights[index] ?? ZERO, one)), ZERO);
    case 'rounded':
      return round(first, how.rule);
    case 'imps':
      return rational(imps(whole(first)));
    case 'units':
      return rational(1 + signum(first));
    case 'greatest':
      return values.reduce((best, one) => (compare(one, best) > 0 ? one : best));
    case 'least':
      return values.reduce((best, one) => (compare(one, best) < 0 ? one : best));
    case 'row': {
      const inRow = compare(how.from, first) <= 0 && (how.below === null || compare(first, how.below) < 0);
      if (!inRow) throw new RangeError(`not in this row of ${how.table.code}`);
      return value;
    }
  }
};

/** Every node of a derivation whose number does not follow from those under it: none, unless there is a bug. */
export const recompute = (derivation: Derivation): readonly Derivation[] => [
  ...(compare(once(derivation), derivation.value) === 0 ? [] : [derivation]),
  ...derivation.parts.flatMap(recompute),
];
