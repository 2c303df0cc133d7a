import { otherSide, partnerOf, sideOf, inEdition } from '@app/bridge';
import type { ActData, ActOf, ActType } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { JudgementRule, Sources } from '../state/rule';
import type { Information, TableState } from '../state/table-state';
import { openingAnew, under, withQuestion, withReview, withoutQuestion } from '../table/changes';
import { withoutReview } from '../table/charge';
import {
  type PartnerInformation,
  FROM_PARTNER,
  actorOf,
  callMadeAt,
  judgedAs,
  withPartnerInformation,
} from '../table/who';

type Telling = {
  readonly [T in ActType]?: (state: TableState, data: ActData[T], at: number) => PartnerInformation | null;
};

/** Whether partner gets to know an answer; what goes behind a screen, or to some of the players only, may miss them. */
const partnerHears = ({ screens }: TableState, { by, to }: ActData['ExplanationGiven']): boolean =>
  to ? to.includes(partnerOf(by)) : !screens;

/** A player alerts their own call where partner does not see it: online, or behind a screen. */
const isSelfAlert = (state: TableState, { by, act }: ActData['AlertGiven']): boolean =>
  callMadeAt(state, act)?.seat === by;

/** What a player tells their partner by an act otherwise than by a call or a play; null where it tells them nothing. */
const TELLS: Telling = {
  TempoNoted: (_, { seat, act, disputed }, at) => ({ kind: 'tempo', act: act ?? at, from: seat, disputed }),
  MannerNoted: (_, { by, act }, at) => ({ kind: 'manner', act: act ?? at, from: by }),
  RemarkMade: (_, { by }, act) => ({ kind: 'remark', act, from: by }),
  QuestionAsked: ({ screens }, { by }, act) => (screens ? null : { kind: 'question', act, from: by }),
  AlertGiven: (state, data, act) =>
    state.screens || isSelfAlert(state, data) ? null : { kind: 'alert', act, from: data.by },
  AnnouncementMade: (state, data, act) =>
    state.screens || isSelfAlert(state, data) ? null : { kind: 'announcement', act, from: data.by },
  ExplanationGiven: (state, data, act) => {
    const unseen = data.manner === 'written' && isSelfAlert(state, data);
    return unseen || !partnerHears(state, data) ? null : { kind: 'explanation', act, from: data.by };
  },
  ExplanationCorrected: ({ screens }, { by }, act) => (screens ? null : { kind: 'correction', act, from: by }),
};

/** After the play there is nothing left to use it for; but how an earlier call or play was made may be noted then. */
const isTooLate = ({ hands, procedure }: TableState, told: PartnerInformation, at: number): boolean =>
  told.act === at && (hands.finished || procedure.playOver);

const toldBy = <T extends ActType>(state: TableState, { type, at, data }: ActOf<T>): PartnerInformation | null => {
  const told = TELLS[type]?.(state, data, at) ?? null;
  return told && isTooLate(state, told, at) ? null : told;
};

/** Information that a player has from their partner by this act. */
const isToldBy = (state: TableState, act: number, one: Information): boolean =>
  one.act === act && one.law === under(state, FROM_PARTNER);

const undisputed = ({ kind, act, from, law, authorised, unauthorised }: Information): Information => ({
  kind,
  act,
  from,
  law,
  authorised,
  unauthorised,
});

/** A disputed fact is found: it was as noted, or there was nothing of the kind. */
const whetherGiven = (state: TableState, { act }: { readonly act: number }, answer: string): TableState => ({
  ...state,
  information: state.information.flatMap((one) => {
    if (!isToldBy(state, act, one)) return [one];
    return answer === 'given' ? [undisputed(one)] : [];
  }),
});

export const law16 = {
  raisable: {
    'information-given': {
      law: FROM_PARTNER,
      answers: (state, act) =>
        state.information.some((one) => isToldBy(state, act, one)) ? ['given', 'not-given'] : [],
    },
  },
  judged: { 'information-given': whetherGiven },
  after: (state, act) => {
    if (act.type === 'RightsReserved') {
      // 16B2: the director may be called later, about what this player's opponents have done.
      const side = otherSide(sideOf(act.data.by));
      return openingAnew(state, (now) => withReview(now, { law: '16B2', act: act.data.act ?? act.at, side }));
    }
    const told = toldBy(state, act);
    return told ? withPartnerInformation(state, told) : state;
  },
} satisfies LawModule;

/** What may have suggested an action, and the paragraphs for that. */
interface Use<Q extends 'suggested' | 'suggested-by-withdrawn' = 'suggested' | 'suggested-by-withdrawn'> {
  readonly question: Q;
  /** Forbids to choose what is suggested. */
  readonly law: Sources;
  /** Has the score adjusted. */
  readonly review: Sources;
}

const BY_PARTNER: Use<'suggested'> = {
  question: 'suggested',
  law: { 'wbf-2017': '16B1a', 'wbf-2007': '16B1a' },
  review: { 'wbf-2017': '16B3', 'wbf-2007': '16B3' },
};

const BY_WITHDRAWN: Use<'suggested-by-withdrawn'> = {
  question: 'suggested-by-withdrawn',
  law: { 'wbf-2017': '16C2', 'wbf-2007': '16D2' },
  review: { 'wbf-2017': '16C3', 'wbf-2007': '16A4' },
};

const USES = [BY_PARTNER, BY_WITHDRAWN];
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
        const law = inEdition(state.edition, use.review) ?? '';
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

/** Whether a player has chosen, over a logical alternative, what they could not rightly know suggested (16B1, 16C2). */
export const used = {
  raisable: {
    [BY_PARTNER.question]: suggested(BY_PARTNER),
    [BY_WITHDRAWN.question]: suggested(BY_WITHDRAWN),
    [ALTERNATIVE]: { law: { 'wbf-2017': '16B1b', 'wbf-2007': '16B1b' }, answers: ofActions(ALTERNATIVES) },
  },
  judged: {
    [BY_PARTNER.question]: assessed(BY_PARTNER.question),
    [BY_WITHDRAWN.question]: assessed(BY_WITHDRAWN.question),
    [ALTERNATIVE]: assessed(ALTERNATIVE),
  },
} satisfies LawModule;

/** Who is found, by this judgement and not before it, to have used what one of these forbids. */
const userOf =
  (uses: readonly Use[]): JudgementRule['offender'] =>
  (state, { question, answer, act }) => {
    const isFound = (answerTo: Answers): boolean => uses.some((use) => isUse(use, answerTo));
    const already = isFound((asked) => judgedAs(state, asked, act));
    return !already && isFound(answersWith(state, act, question, answer)) ? actorOf(state, act) : null;
  };

const using = (use: Use, name: string, label: string): JudgementRule => ({
  name,
  label,
  sources: use.law,
  offender: userOf([use]),
});

/** Who is found to have chosen what information from partner suggested (16B1a). */
export const usesPartnersInformation = userOf([BY_PARTNER]);

/**
 * 16A3 of 2007: calls and plays may be based on nothing but what 16A1 and 16A2 allow. 16B1a and 16D2 say when a player
 * counts as having done otherwise, so whoever breaks one of them has broken 16A3 by the same act; 16A4 adjusts the score for
 * either. Since 2017 there is no such paragraph: 16A only says what may be used. Information from elsewhere (16C of 2007)
 * has to be told and is for the director, who judges the result and not the player.
 */
const otherInformationUsed: JudgementRule = {
  name: 'unauthorised-basis-of-action',
  label: 'A call or a play based on information that a player may not use',
  sources: { 'wbf-2007': '16A3', 'wbf-2017': null },
  offender: userOf(USES),
};

export const USED_RULES: readonly JudgementRule[] = [
  using(
    BY_PARTNER,
    'unauthorised-information-used',
    'An action chosen over a logical alternative, as information from partner suggested',
  ),
  using(
    BY_WITHDRAWN,
    'withdrawn-action-used',
    'An action chosen over a logical alternative, as a withdrawn call or play suggested',
  ),
  otherInformationUsed,
];
