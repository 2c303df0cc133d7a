import type { Message } from '@app/bridge';
import type { Offence } from '@app/contract';
import {
  type ScoringOf,
  type WrongCards,
  discretionary,
  sameDirection,
  standardDeduction,
  wrongCards,
  wrongRound,
} from '@app/scoring';
import { type SessionDoc, type RetainedEvent, retainedOf } from '@app/session';
import { tablesWith } from './facts';
import { type Foreseen, directorDecides, foreseen, nothing } from './foreseen';
import { remark } from './messages';

type Noted = RetainedEvent<'OffenceNoted'>;

/** Offences that cost a deduction a board (DBf 214E1). */
const ABOUT_CARDS: readonly Offence[] = [
  'fouled-board',
  'wrong-board',
  'wrong-round-board',
  'wrong-hand-seen',
  'cards-not-counted',
];

/** Boards that the contestant is due a deduction for already, unless that was waived. */
const dueBefore = ({ kept }: SessionDoc, { revision, data }: Noted): readonly number[] => {
  const isWaived = (fact: number): boolean =>
    retainedOf({ kept }, 'PenaltyWaived').some(
      (one) => one.data.fact === fact && one.data.contestant === data.contestant,
    );
  return retainedOf({ kept }, 'OffenceNoted')
    .filter((one) => one.revision < revision && one.data.contestant === data.contestant)
    .filter((one) => one.data.led === 'redealt-or-adjusted' && ABOUT_CARDS.includes(one.data.offence))
    .filter((one) => !isWaived(one.revision))
    .flatMap((one) => one.data.boards ?? []);
};

/** How many boards a deduction is due for: each once, whatever was done wrong with it (DBf 214E2). */
const boardsDue = (session: SessionDoc, fact: Noted): number => {
  const { boards = [] } = fact.data;
  if (boards.length === 0) return 1;
  const before = dueBefore(session, fact);
  return [...new Set(boards)].filter((board) => !before.includes(board)).length;
};

/** The same happened in this round before, and was rectified at the table. */
const sameRound = (session: SessionDoc, { revision, data }: Noted): boolean =>
  retainedOf(session, 'OffenceNoted').some(
    (one) =>
      one.revision < revision &&
      one.data.contestant === data.contestant &&
      one.data.offence === data.offence &&
      one.data.led === 'nothing' &&
      data.round !== undefined &&
      one.data.round === data.round,
  );

const asWrongCards = ({ data }: Noted, boards: number): WrongCards => ({
  contestant: data.contestant,
  offence: data.offence,
  adjustedForOffender: data.led === 'own-score-adjusted',
  turned: data.led === 'turned',
  redealtOrAdjusted: data.led === 'redealt-or-adjusted',
  onlyWrongNumber: data.offence === 'wrong-number-left',
  boards,
});

/** Wrong cards, wrong boards and other hands seen (DBf 214): by what came of it at the tables concerned. */
export const dbfCards = (session: SessionDoc, fact: Noted, scoring: ScoringOf): Foreseen => {
  const { contestant, led, offence } = fact.data;
  if (led === undefined && offence !== 'wrong-number-left') {
    return directorDecides(contestant, 'DBf 214B', remark('outcome-not-noted'));
  }
  const boards = boardsDue(session, fact);
  if (led === 'redealt-or-adjusted' && boards === 0) return nothing(contestant, 'DBf 214E2');
  if (offence === 'wrong-hand-seen' && led === 'nothing' && sameRound(session, fact)) {
    return nothing(contestant, 'DBf 214D2');
  }
  if (offence === 'wrong-round-board' && led === 'redealt-or-adjusted') {
    return foreseen(wrongRound(contestant, boards, scoring));
  }
  return foreseen(wrongCards(asWrongCards(fact, boards), scoring));
};

/** Team-mates in the same direction (DBf 215): by how many boards of the round were played at both tables. */
export const dbfSameDirection = (
  session: SessionDoc,
  fact: Noted,
  contestant: string,
  scoring: ScoringOf,
): Foreseen => {
  const { round, boards, led } = fact.data;
  const ofRound = tablesWith(session, round, contestant)[0]?.boards.length;
  if (ofRound === undefined) return directorDecides(contestant, 'DBf 215', remark('round-not-noted'));
  const wholeMatchLost = led === 'match-lost';
  return foreseen(sameDirection({ contestant, boards: new Set(boards).size, ofRound, wholeMatchLost }, scoring));
};

/** One standard deduction and more: as a rule one to five of them (DBf X90B3). */
export const dbfDiscretionary = (
  contestant: string,
  paragraph: string,
  scoring: ScoringOf,
  why: Message | null = null,
): Foreseen => ({ ...directorDecides(contestant, paragraph, why), range: discretionary(scoring) });

/**
 * A telephone that is heard costs a deduction, one that is used in the room or without leave two (DBf 307A1-2), and
 * which of them it was is in the record in words only.
 */
export const dbfPhone = (contestant: string, scoring: ScoringOf): Foreseen =>
  foreseen(
    {
      kind: 'deduction',
      contestant,
      offence: 'phone',
      paragraph: 'DBf 307A1',
      amount: standardDeduction(scoring),
      size: 'at-least',
      from: 'total',
    },
    remark('twice-for-a-call'),
  );
