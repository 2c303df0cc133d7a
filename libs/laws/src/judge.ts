import type { Seat } from '@app/bridge';
import { hasEnded } from '@app/bridge';
import { CALL_RULES } from './auction';
import { changeOfCall, isTooLateToChange } from './auction/law-25';
import { HAND_RULES } from './hands';
import { INFORMATION_JUDGEMENTS, INFORMATION_RULES } from './information';
import { PLAY_JUDGEMENTS, PLAY_RULES } from './play';
import { PROCEDURE_RULES } from './procedure';
import { lawRef } from './law-ref';
import type { ActRule, CallMade, Finding } from './rule';
import { findingsOf } from './rule';
import type { Act, ActData } from './table/acts';
import { auctionBefore } from './table/changes';
import { callOnTable } from './table/place-call';
import type { NextCard } from './table/law-module';
import { beforeCall, seenBy, tableFor } from './table/take-call';
import { cardMet } from './table/table-after';
import { beforeCard, cardRulesBroken } from './table/take-card';
import type { TableState } from './table/state';

/** The version of the rules; stored with every finding, so that judging again with another one can be told apart. */
export const ENGINE = 'laws@2';

/** What the Laws say about a call, where the table stood before it. No finding: it was legal. */
export const judgeCall = (state: TableState, made: CallMade, at: number): readonly Finding[] => {
  const met = tableFor(state, made);
  return met
    ? findingsOf(CALL_RULES, hasEnded(met.auction) ? met : seenBy(beforeCall(met, made, at), made.seat), made)
    : [];
};

/** What the Laws say about a card led or played, where the table stood before it. No finding: it was legal. */
export const judgeCard = (state: TableState, next: NextCard): readonly Finding[] => {
  const met = beforeCard(state, next);
  return findingsOf<TableState, NextCard>(cardRulesBroken(met, next), met, next);
};

/** What the Laws say about the card that an act plays otherwise than by laying it down: by naming it, or by a choice. */
export const judgeCardOfAct = (state: TableState, act: Act): readonly (Finding & { readonly seat: Seat })[] => {
  const played = cardMet(state, act);
  return played ? judgeCard(played.met, played.card).map((finding) => ({ ...finding, seat: played.card.seat })) : [];
};

type FindingOn = Finding & { readonly seat: Seat; readonly act: number };

/** Of a change of call, that it was intended; or else of the call that was meant. */
const afterAttempt = (state: TableState, { question, answer, act }: ActData['JudgementMade']): readonly FindingOn[] => {
  const attempt = state.attempts.find(({ call }) => call.at === act);
  if (question !== 'unintended' || !attempt) return [];
  const { seat, call } = attempt.call;
  const about = (finding: Finding) => ({ ...finding, seat, act });
  if (answer === 'unintended') {
    const before = { ...state, auction: auctionBefore(state, attempt.replaces) };
    return findingsOf(CALL_RULES, before, { seat, call }).map(about);
  }
  const corrected = state.irregularities.some(({ at, rule }) => at === attempt.replaces && rule === 'insufficient-bid');
  return corrected ? [] : findingsOf([changeOfCall], state, { seat, call }).map(about);
};

/** What the Laws say about an attempt to change a call. In time it may be unintended, and waits for a judgement (25A). */
export const judgeSubstitution = (
  state: TableState,
  data: ActData['CallSubstituted'],
  at: number,
): readonly Finding[] => {
  const call = callOnTable(state, at, data);
  return isTooLateToChange(state, data.replaces, call) ? findingsOf([changeOfCall], state, data) : [];
};

/** What the Laws say once a judgement is made. */
export const judgeJudgement = (state: TableState, judged: ActData['JudgementMade']): readonly FindingOn[] => [
  ...afterAttempt(state, judged),
  ...[...INFORMATION_JUDGEMENTS, ...PLAY_JUDGEMENTS].flatMap(({ name, label, sources, offender }) => {
    const paragraph = sources[state.edition];
    const seat = paragraph === undefined ? null : offender(state, judged);
    if (paragraph === undefined || seat === null) return [];
    return [{ rule: name, label, seat, act: judged.act, law: lawRef(state.edition, state.regulations, paragraph) }];
  }),
];

const ACT_RULES: readonly ActRule[] = [...HAND_RULES, ...PLAY_RULES, ...INFORMATION_RULES, ...PROCEDURE_RULES];

/** What the Laws say about any act beside the rules of calls and cards, where the table stood before it. */
export const judgeAct = (state: TableState, act: Act): readonly (Finding & { readonly seat: Seat })[] =>
  ACT_RULES.flatMap(({ name, label, sources, regulations, offender }) => {
    const paragraph = sources[state.edition] ?? (state.regulations && regulations?.[state.regulations]);
    const seat = paragraph ? offender(state, act) : null;
    if (!paragraph || seat === null) return [];
    return [{ rule: name, label, seat, law: lawRef(state.edition, state.regulations, paragraph) }];
  });
