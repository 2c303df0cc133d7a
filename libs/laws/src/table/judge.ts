import { type Seat, hasEnded, inEdition, saidBy } from '@app/bridge';
import type { Act, ActData } from '../state/acts';
import { lawRef } from '../state/law-ref';
import type { NextCard } from '../state/law-module';
import { type CallMade, type Finding, type FindingOn, findingsOf } from '../state/rule';
import type { TableState } from '../state/table-state';
import type { LawBook } from './law-book';
import { cardMet, releasedBy, tableAfter } from './table-after';

/** The version of the rules; stored with every finding, so that judging again with another one can be told apart. */
export const ENGINE = 'laws@2';

/** What the Laws say about a call, where the table stood before it. No finding: it was legal. */
export const judgeCall = (
  { laws, calls, callRules }: LawBook,
  state: TableState,
  made: CallMade,
  at: number,
): readonly Finding[] => {
  const met = calls.tableFor(state, made);
  if (!met) return [];
  const seen = hasEnded(met.auction) ? met : calls.seenBy(calls.beforeCall(laws, met, made, at), made.seat);
  return findingsOf(callRules, seen, made);
};

/**
 * What the Laws say about a card led or played, where the table stood before it. No finding: it was legal, or it has to
 * wait until it is known what declarer has named before it (`judgeReleased`).
 */
export const judgeCard = ({ laws, cards }: LawBook, state: TableState, next: NextCard): readonly Finding[] => {
  if (cards.waiting.isJudgedLater(state, next)) return [];
  const met = cards.beforeCard(laws, state, next);
  return findingsOf<TableState, NextCard>(cards.cardRulesBroken(met, next), met, next);
};

/**
 * What the Laws say about the card that an act plays otherwise than by laying it down: by naming it, or by a choice.
 */
export const judgeCardOfAct = (
  book: LawBook,
  state: TableState,
  act: Act,
): readonly (Finding & { readonly seat: Seat })[] => {
  const played = cardMet(book, state, act);
  return played
    ? judgeCard(book, played.met, played.card).map((finding) => ({ ...finding, seat: played.card.seat }))
    : [];
};

/** What the Laws say about cards that have waited, once an act tells what declarer had named before them, and about that. */
export const judgeReleased = (book: LawBook, state: TableState, act: Act): readonly FindingOn[] => {
  const released = book.cards.waiting.waits(state, act) ? null : releasedBy(book, state, act);
  const findings: FindingOn[] = [];
  let now = released?.from ?? state;
  for (const one of released?.acts ?? []) {
    findings.push(...judgeCardOfAct(book, now, one).map((finding) => ({ ...finding, act: one.at })));
    now = tableAfter(book, now, one);
  }
  return findings;
};

/** What the Laws say once a judgement is made. */
export const judgeJudgement = (
  { calls, judgementRules }: LawBook,
  state: TableState,
  judged: ActData['JudgementMade'],
): readonly FindingOn[] => [
  ...calls.judgeIntention(state, judged),
  ...judgementRules.flatMap(({ name, label, sources, offender }) => {
    const paragraph = inEdition(state.edition, sources);
    const seat = paragraph === undefined ? null : offender(state, judged);
    if (paragraph === undefined || seat === null) return [];
    return [{ rule: name, label, seat, act: judged.act, law: lawRef(state.edition, state.regulations, paragraph) }];
  }),
];

/**
 * What the Laws say about a call that was tried as a change of another, and stands by what somebody else has called or
 * chosen now. What a judgement makes of it is told with the judgement.
 */
export const judgeChanges = (book: LawBook, state: TableState, act: Act): readonly FindingOn[] =>
  state.attempts.length > 0 && (act.type === 'CallMade' || act.type === 'OptionChosen')
    ? book.calls.judgeChanges(state, tableAfter(book, state, act))
    : [];

/** What the Laws say about any act beside the rules of calls and cards, where the table stood before it. */
export const judgeAct = (
  { actRules }: LawBook,
  state: TableState,
  act: Act,
): readonly (Finding & { readonly seat: Seat })[] => {
  const findings: (Finding & { readonly seat: Seat })[] = [];
  for (const { name, label, sources, regulations, offender } of actRules) {
    const seat = offender(state, act);
    if (seat === null) continue;
    const paragraph = inEdition(state.edition, sources) ?? saidBy(state.regulations, regulations ?? {});
    if (!paragraph) continue;
    findings.push({ rule: name, label, seat, law: lawRef(state.edition, state.regulations, paragraph) });
  }
  return findings;
};
