import type { Message } from '@app/bridge';
import { type Rational, ZERO, compare, over, plus, rational, sum, times } from '../rational';
import { type RoundingRule, round } from '../rounding/round';
import type { Derivation, Operation } from './derivation';
import { type NumberName, nameOfNumber, numberCalled } from './number-names';

/**
 * Where a sum over the boards of a session is looked up when somebody asks. Such a sum stays the same object as long as
 * its value does, though the comparisons behind it have moved; so it does not hold them.
 */
export interface Evidence {
  /** What counts for a contestant in a session, board by board. */
  readonly boardsOf: (session: string, contestant: string) => Traced;
}

/**
 * A number that can say where it comes from. A field of a thousand tables has a million comparisons, so the
 * derivation is written out only for the number that somebody asks about. A number of standings is asked with the
 * evidence of its stage.
 */
export interface Traced {
  readonly value: Rational;
  readonly explain: (from?: Evidence) => Derivation;
}

const node = (
  value: Rational,
  what: NumberName,
  how: Operation,
  paragraph: string | null,
  parts: readonly Traced[],
): Traced => ({
  value,
  explain: (from) => ({
    value,
    what: nameOfNumber(what),
    how,
    paragraph,
    parts: parts.map((part) => part.explain(from)),
    sources: [],
  }),
});

/** A leaf, with what it was read from. */
export const given = (
  value: Rational,
  what: NumberName,
  sources: readonly string[] = [],
  paragraph: string | null = null,
): Traced => ({
  value,
  explain: () => ({ value, what: nameOfNumber(what), how: { kind: 'given' }, paragraph, parts: [], sources }),
});

/** A value that is known already, with the derivation to write out when asked for. */
export const derived = (value: Rational, explain: Traced['explain']): Traced => ({ value, explain });

/** How a sum over the boards of a session comes about; without evidence it cannot say what it was made from. */
export const boardsExplained =
  (session: string, contestant: string): Traced['explain'] =>
  (from) => {
    if (!from) throw new RangeError(`what session ${session} is to ${contestant} is asked without evidence`);
    return from.boardsOf(session, contestant).explain(from);
  };

/**
 * A number without what it was made from: that is worked out again when somebody asks. For numbers that there are
 * thousands of, and few of which anybody asks about.
 */
export const onlyItsValue = (make: () => Traced): Traced => derived(make().value, (from) => make().explain(from));

/** The same number under a name of its own: which board, or which match, it is of. */
export const named = (name: Message, part: Traced): Traced => ({
  value: part.value,
  explain: (from) => {
    const derivation = part.explain(from);
    return { ...derivation, what: numberCalled('of-what', { name, what: derivation.what }) };
  },
});

export const added = (what: NumberName, parts: readonly Traced[], paragraph: string | null = null): Traced =>
  node(sum(parts.map((part) => part.value)), what, { kind: 'sum' }, paragraph, parts);

const product = ([first = rational(1), ...others]: readonly Rational[]): Rational => others.reduce(times, first);

export const multiplied = (what: NumberName, parts: readonly Traced[], paragraph: string | null = null): Traced =>
  node(product(parts.map((part) => part.value)), what, { kind: 'product' }, paragraph, parts);

export const divided = (what: NumberName, by: readonly [Traced, Traced], paragraph: string | null = null): Traced =>
  node(over(by[0].value, by[1].value), what, { kind: 'quotient' }, paragraph, by);

/** Each part times its weight, added up. */
export const weighed = (
  what: NumberName,
  parts: readonly { readonly part: Traced; readonly weight: Rational }[],
  paragraph: string | null = null,
): Traced =>
  node(
    parts.reduce((total, { part, weight }) => plus(total, times(weight, part.value)), ZERO),
    what,
    { kind: 'weighted-sum', weights: parts.map(({ weight }) => weight) },
    paragraph,
    parts.map(({ part }) => part),
  );

export const rounded = (part: Traced, rule: RoundingRule, paragraph: string | null): Traced =>
  node(round(part.value, rule), 'rounded', { kind: 'rounded', rule }, paragraph, [part]);

const chosen = (kind: 'greatest' | 'least', what: NumberName, parts: readonly Traced[], paragraph: string | null) => {
  const sign = kind === 'greatest' ? 1 : -1;
  const [first, ...others] = parts;
  if (!first) throw new RangeError(`the ${kind} of nothing`);
  const value = others.reduce((best, part) => (sign * compare(part.value, best) > 0 ? part.value : best), first.value);
  return node(value, what, { kind }, paragraph, parts);
};

export const greatest = (what: NumberName, parts: readonly Traced[], paragraph: string | null = null): Traced =>
  chosen('greatest', what, parts, paragraph);
export const least = (what: NumberName, parts: readonly Traced[], paragraph: string | null = null): Traced =>
  chosen('least', what, parts, paragraph);

/** A row of a printed table that the part falls in. */
export const tableRow = (
  what: NumberName,
  part: Traced,
  row: { readonly table: Message; readonly from: Rational; readonly below: Rational | null; readonly value: Rational },
  paragraph: string | null,
): Traced =>
  node(row.value, what, { kind: 'row', table: row.table, from: row.from, below: row.below }, paragraph, [part]);
