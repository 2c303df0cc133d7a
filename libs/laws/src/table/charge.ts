import { type Seat, sideOf, type Regulations, inEdition, saidBy } from '@app/bridge';
import type { Raisable } from '../state/law-module';
import { type QuestionName, byName } from '../state/names';
import type { JudgementRule, Sources } from '../state/rule';
import type { TableState } from '../state/table-state';
import { withReview } from './changes';

/**
 * Something that the director may hold against a player about an act, and that they alone can answer: what they ask,
 * and what follows from the one answer that proves it.
 */
export interface Charge<Q extends QuestionName = QuestionName> {
  readonly question: Q;
  readonly law: Sources;
  readonly answers: readonly string[];
  readonly proved: string;
  /** Whose it would be; null where the question makes no sense of this act, and so is not asked. */
  readonly offender: (state: TableState, act: number) => Seat | null;
  /** It is an infraction by itself. */
  readonly finding?: Pick<JudgementRule, 'name' | 'label' | 'sources'> & {
    readonly where?: (state: TableState) => boolean;
  };
  /** The paragraph by which the director sees after the play whether it did damage. */
  readonly review?: Sources;
  /** Paragraphs of regulations in which the duty is laid down. */
  readonly regulations?: (state: TableState) => readonly string[];
}

/**
 * A charge that is an infraction by itself, under the same paragraph in both editions.
 * @param answers the one that proves it first
 * @param name of the finding, where it is not the question's
 */
export const breachOf = <Q extends QuestionName>(
  paragraph: string,
  {
    question,
    name = question,
    label,
    answers,
    offender,
  }: Pick<Charge<Q>, 'question' | 'offender'> & {
    readonly name?: string;
    readonly label: string;
    readonly answers: readonly [proved: string, denied: string];
  },
): Charge<Q> => {
  const law = { 'wbf-2017': paragraph, 'wbf-2007': paragraph };
  return { question, law, answers, proved: answers[0], offender, finding: { name, label, sources: law } };
};

/** The paragraphs of the regulations that the session has named. */
export const inRegulations =
  (paragraphs: Readonly<Partial<Record<Regulations, readonly string[]>>>) =>
  ({ regulations }: TableState): readonly string[] =>
    saidBy(regulations, paragraphs) ?? [];

export const withoutReview = (state: TableState, law: string, act: number): TableState => ({
  ...state,
  reviews: state.reviews.filter((one) => one.law !== law || one.act !== act),
});

/**
 * What follows from the answer: something to look at after the play; nothing any more, where it has been answered
 * anew.
 */
export const answered = (charge: Charge, state: TableState, act: number, answer: string): TableState => {
  const law = charge.review && inEdition(state.edition, charge.review);
  const offender = charge.offender(state, act);
  if (law === undefined || offender === null) return state;
  if (answer !== charge.proved) return withoutReview(state, law, act);
  const regulations = charge.regulations?.(state) ?? [];
  return withReview(state, {
    law,
    act,
    side: sideOf(offender),
    ...(regulations.length === 0 ? {} : { regulations }),
  });
};

/** The questions of these charges, for the director to raise, and what follows from their answers. */
export const lawOfCharges = <Q extends QuestionName>(charges: readonly Charge<Q>[]) => ({
  raisable: byName(
    charges.map(({ question, law, answers, offender }): [Q, Raisable] => [
      question,
      { law, answers: (state, act) => (offender(state, act) === null ? [] : answers) },
    ]),
  ),
  judged: byName(
    charges.map((charge) => [
      charge.question,
      (state: TableState, { act }: { readonly act: number }, answer: string) => answered(charge, state, act, answer),
    ]),
  ),
});

/** The infractions among these charges. */
export const rulesOf = (charges: readonly Charge[]): readonly JudgementRule[] =>
  charges.flatMap(({ question, proved, offender, finding }) =>
    finding
      ? [
          {
            name: finding.name,
            label: finding.label,
            sources: finding.sources,
            offender: (state, judged) =>
              judged.question === question && judged.answer === proved && finding.where?.(state) !== false
                ? offender(state, judged.act)
                : null,
          },
        ]
      : [],
  );
