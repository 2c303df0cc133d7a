import type { Seat } from '@app/bridge';
import { sideOf } from '@app/bridge';
import type { Regulations } from '../law-ref';
import type { Sources } from '../rule';
import type { ActData } from '../table/acts';
import { withReview } from '../table/changes';
import type { LawModule } from '../table/law-module';
import type { TableState } from '../table/state';

/** An infraction that no act shows by itself: a person has judged that it is one. */
export interface JudgementRule {
  readonly name: string;
  readonly label: string;
  readonly sources: Sources;
  /** The offender; null where the judgement finds no infraction. `state` is the table before the judgement. */
  readonly offender: (state: TableState, judged: ActData['JudgementMade']) => Seat | null;
}

/**
 * Something that the director may hold against a player about an act, and that he alone can answer: what he asks,
 * and what follows from the one answer that proves it.
 */
export interface Charge {
  readonly question: string;
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
export const breachOf = (
  paragraph: string,
  {
    question,
    name = question,
    label,
    answers,
    offender,
  }: Pick<Charge, 'question' | 'offender'> & {
    readonly name?: string;
    readonly label: string;
    readonly answers: readonly [proved: string, denied: string];
  },
): Charge => {
  const law = { 'wbf-2017': paragraph, 'wbf-2007': paragraph };
  return { question, law, answers, proved: answers[0], offender, finding: { name, label, sources: law } };
};

/** The paragraphs of the regulations that the session has named. */
export const inRegulations =
  (paragraphs: Readonly<Partial<Record<Regulations, readonly string[]>>>) =>
  ({ regulations }: TableState): readonly string[] =>
    (regulations && paragraphs[regulations]) ?? [];

export const withoutReview = (state: TableState, law: string, act: number): TableState => ({
  ...state,
  reviews: state.reviews.filter((one) => one.law !== law || one.act !== act),
});

/** What follows from the answer: something to look at after the play; nothing any more, where it has been answered anew. */
export const answered = (charge: Charge, state: TableState, act: number, answer: string): TableState => {
  const law = charge.review?.[state.edition];
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
export const lawOfCharges = (charges: readonly Charge[]): Required<Pick<LawModule, 'raisable' | 'judged'>> => ({
  raisable: Object.fromEntries(
    charges.map(({ question, law, answers, offender }) => [
      question,
      { law, answers: (state: TableState, act: number) => (offender(state, act) === null ? [] : answers) },
    ]),
  ),
  judged: Object.fromEntries(
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
