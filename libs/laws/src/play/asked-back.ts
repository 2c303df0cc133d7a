import type { Seat } from '@app/bridge';
import { sideOf } from '@app/bridge';
import type { ActOf, Ground } from '../state/acts';
import type { AskedBack, ClaimState } from '../state/claim';
import { mostToAskFor } from '../state/claim';
import type { Raisable } from '../state/law-module';
import { byName } from '../state/names';
import type { Edition } from '../state/law-ref';
import type { Question, TableState } from '../state/table-state';
import { withQuestion } from '../table/changes';
import { changed } from './claim-changes';

/** How a side may ask for tricks that it has given up: by agreeing (69B), or by conceding them (71). */
export interface Asking<Q extends 'acquiescence' | 'concession' = 'acquiescence' | 'concession'> {
  readonly question: Q;
  /** The paragraph as a whole, in each edition. */
  readonly law: Readonly<Record<Edition, string>>;
  /** The paragraph for each reason that there is. */
  readonly grounds: Readonly<Partial<Record<Ground, Readonly<Record<Edition, string>>>>>;
  /** The answer that gives the tricks back comes first. */
  readonly answers: readonly [granted: string, refused: string];
}

/** Whether somebody may ask for these tricks now; the claim is the one that gave them away. */
export const mayAsk = (
  { grounds }: Asking,
  claim: ClaimState,
  asked: Pick<AskedBack, 'by' | 'tricks' | 'ground'>,
): boolean => {
  const most = mostToAskFor(claim, asked.by);
  return grounds[asked.ground] !== undefined && (most === null || asked.tricks <= most);
};

/** A person has to judge it. */
export const asking = (
  state: TableState,
  claim: ClaimState,
  { question, grounds, answers }: Asking,
  { at, data }: ActOf<'AcquiescenceWithdrawn'> | ActOf<'ConcessionWithdrawn'>,
): TableState => {
  const law = grounds[data.ground]?.[state.edition];
  if (law === undefined) return state;
  const kept = changed(state, claim, { askedBack: [...claim.askedBack, { at, ...data, granted: null }] });
  return withQuestion(kept, { question, law, act: at, against: claim.at, answers, then: null });
};

const isOf = (claim: ClaimState, { question }: Asking, by: Seat): boolean =>
  (question === 'concession') === (sideOf(by) === sideOf(claim.by));

const answered =
  ({ answers: [granted] }: Asking) =>
  (state: TableState, { act }: Question, answer: string): TableState => {
    const { claim } = state.play;
    return claim
      ? changed(state, claim, {
          askedBack: claim.askedBack.map((one) => (one.at === act ? { ...one, granted: answer === granted } : one)),
        })
      : state;
  };

/** The judgement, which a director may also make anew. */
export const judging = <Q extends 'acquiescence' | 'concession'>(asking: Asking<Q>) => ({
  raisable: byName<Q, Raisable>([
    [
      asking.question,
      {
        law: asking.law,
        answers: ({ play: { claim } }, act) =>
          claim?.askedBack.some((one) => one.at === act && isOf(claim, asking, one.by)) === true ? asking.answers : [],
      },
    ],
  ]),
  judged: byName([[asking.question, answered(asking)]]),
});
