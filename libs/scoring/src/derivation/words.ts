import type { Rational } from '../rational';
import { equal, toDecimal } from '../rational';
import { playedInWords } from './contract';
import type { Derivation, Operation } from './derivation';

/** A number as people write it: whole, with the decimals that it has, or as a fraction. */
export const numberInWords = (value: Rational): string => {
  if (value.den === 1n) return String(value.num);
  for (const decimals of [1, 2, 3]) {
    const scaled = value.num * 10n ** BigInt(decimals);
    if (scaled % value.den === 0n) return toDecimal(value, decimals);
  }
  return `${value.num}/${value.den}`;
};

/** A number for a person to read: a fraction with about how much it is. */
const readable = (value: Rational): string => {
  const words = numberInWords(value);
  return words.includes('/') ? `${words} (${toDecimal(value, 2)})` : words;
};

const howInWords = (how: Operation): string => {
  switch (how.kind) {
    case 'given':
      return '';
    case 'contract':
      return playedInWords(how);
    case 'sum':
      return 'sum of';
    case 'product':
      return 'product of';
    case 'quotient':
      return 'quotient of';
    case 'weighted-sum':
      return 'weighted sum of';
    case 'rounded':
      return `${how.rule.to === 'nearest' ? '' : `${how.rule.to} `}to ${numberInWords(how.rule.unit)} from`;
    case 'imps':
      return 'IMPs for';
    case 'units':
      return 'units for';
    case 'greatest':
      return 'greatest of';
    case 'least':
      return 'least of';
    case 'row':
      return `row of ${how.table} from ${numberInWords(how.from)} for`;
    case 'formula':
      return `${how.name} of`;
  }
};

/** A derivation for a person to read: one line a number, its parts indented under it, each with its weight. */
export const inWords = (derivation: Derivation, indent = '', weight: Rational | null = null): readonly string[] => {
  const { value, what, how, paragraph, parts, sources } = derivation;
  const times = weight && !equal(weight, { num: 1n, den: 1n }) ? `${numberInWords(weight)} x ` : '';
  const notes = [howInWords(how), ...sources].filter((note) => note !== '').join(', ');
  const cited = paragraph === null ? '' : ` [${paragraph}]`;
  const line = `${indent}${times}${readable(value)} ${what}${notes === '' ? '' : `: ${notes}`}${cited}`;
  const weights = how.kind === 'weighted-sum' ? how.weights : [];
  return [line, ...parts.flatMap((part, index) => inWords(part, `${indent}  `, weights[index] ?? null))];
};
