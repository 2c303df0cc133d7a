import type { Message } from '@app/bridge';
import { type Rational, ZERO, compare, over, plus, rational, sum, times } from '../rational';
import { imps } from '../imps/imps';
import { round } from '../rounding/round';
import { type TablesOfConditions, formulaNamed, rowOfTableNamed } from '../victory-points/by-name';
import { pointsOfContract } from './contract';
import type { Derivation, Operation } from './derivation';
import { nameOfNumber } from './number-names';

const whole = (value: Rational): number => {
  if (value.den !== 1n) throw new RangeError('a difference in points is a whole number');
  return Number(value.num);
};

const signum = (value: Rational): number => Math.sign(compare(value, ZERO));

const nameOf = ({ code, params }: Message): string => `${code} ${JSON.stringify(params)}`;

/** What stands in the column of the loser: for a margin of the opponents, or for what a percentage lacks of a hundred. */
const LOSERS = [nameOfNumber('margin-of-the-opponents').code, nameOfNumber('lacks-of-a-hundred').code];

type Row = Extract<Operation, { readonly kind: 'row' }>;

/** What the table itself has, where the row is one of its rows and the part falls in it. */
const inTable = (
  { table, from, below }: Row,
  part: Derivation | undefined,
  ofConditions: TablesOfConditions,
): Rational => {
  const row = part && rowOfTableNamed(table, part.value, ofConditions);
  if (!part || !row) throw new RangeError(`no table is called ${nameOf(table)}`);
  const isThatRow =
    compare(row.from, from) === 0 &&
    (row.below === null || below === null ? row.below === below : compare(row.below, below) === 0);
  if (!isThatRow) throw new RangeError(`not in this row of ${nameOf(table)}`);
  return LOSERS.includes(part.what.code) ? row.loser : row.winner;
};

const byFormula = (formula: Message, part: Derivation | undefined): Rational => {
  const value = part && formulaNamed(formula, part.value);
  if (!value) throw new RangeError(`no formula is called ${nameOf(formula)}`);
  return value;
};

/** The arithmetic of one node, done again from the values of its parts, and from tables and formulas themselves. */
const once = ({ value, how, parts }: Derivation, ofConditions: TablesOfConditions): Rational => {
  const values = parts.map((part) => part.value);
  const [first = ZERO, second = ZERO] = values;
  switch (how.kind) {
    case 'given':
      return value;
    case 'formula':
      return byFormula(how.formula, parts[0]);
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
    case 'row':
      return inTable(how, parts[0], ofConditions);
  }
};

/**
 * Every node of a derivation whose number does not follow from those under it: none, unless there is a bug.
 * @param ofConditions tables that the conditions of contest have brought
 * @throws RangeError for a row or a formula that no table and no formula of this name has
 */
export const recompute = (derivation: Derivation, ofConditions: TablesOfConditions = {}): readonly Derivation[] => [
  ...(compare(once(derivation, ofConditions), derivation.value) === 0 ? [] : [derivation]),
  ...derivation.parts.flatMap((part) => recompute(part, ofConditions)),
];
