import { sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { Sources } from '../state/rule';
import type { TableState } from '../state/table-state';
import { withQuestion, withReview, withoutQuestion } from '../table/changes';
import type { JudgementRule } from '../state/rule';
import { withoutReview } from '../table/charge';
import { actorOf, judgedAs } from '../table/who';

/** What may have suggested an action, and the paragraphs for that. */
interface Use<Q extends 'suggested' | 'suggested-by-withdrawn' = 'suggested' | 'suggested-by-withdrawn'> {
  readonly question: Q;
  /** Forbids to choose what is suggested. */
  readonly law: Sources;
  /** Has the score adjusted. */
  readonly review: Sources;
}

const FROM_PARTNER: Use<'suggested'> = {
  question: 'suggested',
  law: { 'wbf-2017': '16B1a', 'wbf-2007': '16B1a' },
  review: { 'wbf-2017': '16B3', 'wbf-2007': '16B3' },
};

const FROM_WITHDRAWN: Use<'suggested-by-withdrawn'> = {
  question: 'suggested-by-withdrawn',
  law: { 'wbf-2017': '16C2', 'wbf-2007': '16D2' },
  review: { 'wbf-2017': '16C3', 'wbf-2007': '16A4' },
};

const USES = [FROM_PARTNER, FROM_WITHDRAWN];
const ALTERNATIVE = 'logical-alternative';
const ALTERNATIVES = ['alternative', 'no-alternative'];

type Answers = (question: string) => string | undefined;

/** The answers about an act, this one among them. */
const answersWith =
  (state: TableState, act: number, question: string, answer: string): Answers =>
  (asked) =>
    asked === question ? answer : judgedAs(state, asked, act);

/** It takes both: the action was suggested over another, and that other was a logical alternative. */
const isUse = ({ question }: Use, answerTo: Answers): boolean =>
  answerTo(question) === 'suggested' && answerTo(ALTERNATIVE) === 'alternative';

/** Once an action is found to be suggested, what remains to be judged is whether there was an alternative. */
const asking = (state: TableState, act: number, answerTo: Answers): TableState => {
  const suggested = USES.some(({ question }) => answerTo(question) === 'suggested');
  if (!suggested) return withoutQuestion(state, { question: ALTERNATIVE, act });
  const open = state.questions.some((one) => one.question === ALTERNATIVE && one.act === act);
  if (open || answerTo(ALTERNATIVE) !== undefined) return state;
  return withQuestion(state, {
    question: ALTERNATIVE,
    law: '16B1b',
    act,
    against: act,
    answers: ALTERNATIVES,
    then: null,
  });
};

/** 16B3, 16C3 (2007: 16B3, 16A4): the director sees after the play whether the side has gained by it. */
const assessed =
  (question: string) =>
  (state: TableState, { act }: { readonly act: number }, answer: string): TableState => {
    const actor = actorOf(state, act);
    if (actor === null) return state;
    const answerTo = answersWith(state, act, question, answer);
    return USES.reduce(
      (now, use) => {
        const law = use.review[state.edition] ?? '';
        return isUse(use, answerTo) ? withReview(now, { law, act, side: sideOf(actor) }) : withoutReview(now, law, act);
      },
      asking(state, act, answerTo),
    );
  };

/** Only calls and plays are chosen among alternatives. */
const ofActions =
  (answers: readonly string[]) =>
  (state: TableState, act: number): readonly string[] =>
    actorOf(state, act) === null ? [] : answers;

const suggested = ({ law }: Use) => ({ law, answers: ofActions(['suggested', 'not-suggested']) });

/** Whether a player has chosen, over a logical alternative, what he could not rightly know suggested (16B1, 16C2). */
export const used = {
  raisable: {
    [FROM_PARTNER.question]: suggested(FROM_PARTNER),
    [FROM_WITHDRAWN.question]: suggested(FROM_WITHDRAWN),
    [ALTERNATIVE]: { law: { 'wbf-2017': '16B1b', 'wbf-2007': '16B1b' }, answers: ofActions(ALTERNATIVES) },
  },
  judged: {
    [FROM_PARTNER.question]: assessed(FROM_PARTNER.question),
    [FROM_WITHDRAWN.question]: assessed(FROM_WITHDRAWN.question),
    [ALTERNATIVE]: assessed(ALTERNATIVE),
  },
} satisfies LawModule;

const using = (use: Use, name: string, label: string): JudgementRule => ({
  name,
  label,
  sources: use.law,
  offender: (state, { question, answer, act }) => {
    const found = isUse(use, answersWith(state, act, question, answer));
    const already = isUse(use, (asked) => judgedAs(state, asked, act));
    return found && !already ? actorOf(state, act) : null;
  },
});

export const USED_RULES: readonly JudgementRule[] = [
  using(
    FROM_PARTNER,
    'unauthorised-information-used',
    'An action chosen over a logical alternative, as information from partner suggested',
  ),
  using(
    FROM_WITHDRAWN,
    'withdrawn-action-used',
    'An action chosen over a logical alternative, as a withdrawn call or play suggested',
  ),
];
