import type { ResultComponent } from '@app/contract';
import { since, type Result, err, ok } from '@app/bridge';
import {
  type Rational,
  ZERO,
  compare,
  equal,
  fromText,
  minus,
  numberInWords,
  over,
  rational,
  sum,
  times,
} from '@app/scoring';
import { type BoardView, resultParam } from '@app/session';
import { type FormContext, editionOf } from './context';
import { type FormWarning, warning, type FormProblem, problem } from './form';
import type { GivenComponent } from './results';

type Poll = BoardView['polls'][number];

const WHOLE = rational(1);

/** Results with their weights, and the weights that they had before anybody shaded them; null where nobody has said. */
export interface Weighed {
  readonly components: readonly ResultComponent[];
  readonly weights: readonly Rational[];
  readonly raw: readonly Rational[] | null;
  readonly warnings: readonly FormWarning[];
}

type Read<T> = Result<T, readonly FormProblem[]>;

/** Fewer peers than this are no poll (commentary on 12C1c, in the Danish edition section 15). */
const FEWEST_ASKED = 5;

const tooFew = ({ asked }: Poll): readonly FormWarning[] =>
  asked >= FEWEST_ASKED ? [] : [warning('TooFewAsked', 'WBFLC L12C1', { asked, fewest: FEWEST_ASKED })];

/** What part of those who were asked have given one of these answers: `3/5`. */
export const pollWeight = ({ asked, answers }: Poll, some: readonly string[]): Rational =>
  rational(
    answers.filter(({ answer }) => some.includes(answer)).reduce((count, one) => count + one.count, 0),
    asked,
  );

const toWhole = (weights: readonly Rational[]): readonly Rational[] => {
  const total = sum(weights);
  return total.num === 0n ? weights : weights.map((weight) => over(weight, total));
};

const pollOf = ({ table }: FormContext, nth: number | undefined): Read<Poll | null> => {
  if (nth === undefined) return ok(null);
  const found = table.polls[nth - 1];
  return found ? ok(found) : err([problem('poll', 'polls', { polls: table.polls.length })]);
};

/** Raw weights: by the poll where there is one, else as they are given for every component; null without any. */
const rawOf = (given: readonly GivenComponent[], poll: Poll | null): readonly Rational[] | null => {
  if (poll) return toWhole(given.map(({ answers = [] }) => pollWeight(poll, answers)));
  const raw = given.flatMap(({ raw: text }) => (text === undefined ? [] : (fromText(text) ?? [])));
  return raw.length === given.length ? toWhole(raw) : null;
};

const problemsWith = (
  given: readonly GivenComponent[],
  poll: Poll | null,
  raw: readonly Rational[] | null,
  path: string,
): readonly FormProblem[] =>
  given.flatMap(({ weight, answers = [] }, index) => {
    const at = `${path}[${index}]`;
    const unasked = poll && answers.find((one) => poll.answers.every(({ answer }) => answer !== one));
    return [
      ...(weight === undefined && raw === null && given.length > 1 ? [problem(`${at}.weight`, 'no-weight')] : []),
      ...(answers.length > 0 && !poll ? [problem(`${at}.answers`, 'which-poll')] : []),
      ...(unasked === undefined || unasked === null
        ? []
        : [problem(`${at}.answers`, 'nobody-answered', { answer: unasked })]),
    ];
  });

/** The part of a weight that a legal auction and play give it. */
const legalPart = (weight: Rational, { illegal }: GivenComponent): Rational =>
  minus(weight, illegal === undefined ? ZERO : (fromText(illegal) ?? ZERO));

const isBarred = (one: GivenComponent, weight: Rational): boolean =>
  one.legal === false || compare(legalPart(weight, one), ZERO) <= 0;

const illegalIn = (
  context: FormContext,
  given: readonly GivenComponent[],
  weights: readonly Rational[],
  path: string,
): Read<readonly FormWarning[]> => {
  if (since(editionOf(context), 'wbf-2017')) {
    const barred = given.flatMap((one, index) => (isBarred(one, weights[index] ?? ZERO) ? [index] : []));
    return barred.length > 0 ? err(barred.map((index) => problem(`${path}[${index}]`, 'only-legal'))) : ok([]);
  }
  return ok(
    given
      .filter(({ legal, illegal }) => legal === false || illegal !== undefined)
      .map(({ result }) => warning('IllegalComponent', 'L12C1c', { result: resultParam(result) })),
  );
};

/**
 * Results with weights that make up 1. Where a result can be reached legally and illegally only the legal part of its
 * weight counts, and what is left is brought to 1 (12C1c, 2017).
 */
export const weighedBy = (
  context: FormContext,
  given: readonly GivenComponent[],
  nth: number | undefined,
  path: string,
): Read<Weighed> => {
  const poll = pollOf(context, nth);
  if (!poll.ok) return poll;
  const raw = rawOf(given, poll.value);
  const problems = problemsWith(given, poll.value, raw, path);
  if (problems.length > 0) return err(problems);
  const full = given.map(({ weight }, index) =>
    weight === undefined ? (raw?.[index] ?? WHOLE) : (fromText(weight) ?? ZERO),
  );
  if (full.some((weight) => compare(weight, ZERO) <= 0) || !equal(sum(full), WHOLE)) {
    const weights = { list: full.map((weight) => ({ exact: numberInWords(weight) })), joined: 'plus' } as const;
    return err([problem(path, 'weights', { weights })]);
  }
  const illegal = illegalIn(context, given, full, path);
  if (!illegal.ok) return illegal;
  const isPartly = since(editionOf(context), 'wbf-2017') && given.some((one) => one.illegal !== undefined);
  const share = full.map((weight, index) => {
    const one = given[index];
    return one && isPartly ? over(legalPart(weight, one), weight) : WHOLE;
  });
  const legal = (weights: readonly Rational[]) =>
    isPartly ? toWhole(weights.map((weight, index) => times(weight, share[index] ?? WHOLE))) : weights;
  const weights = legal(full);
  return ok({
    components: given.map(({ result }, index) => ({ result, weight: numberInWords(weights[index] ?? WHOLE) })),
    weights,
    raw: raw && legal(raw),
    warnings: [...(poll.value ? tooFew(poll.value) : []), ...illegal.value],
  });
};
