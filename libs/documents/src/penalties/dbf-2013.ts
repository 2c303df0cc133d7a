import type { Message } from '@app/bridge';
import { isMatchForm } from '@app/contract';
import {
  type ScoringOf,
  escalated,
  latePair,
  lateTeam,
  overrunMatch,
  overrunPair,
  prolongedBy,
  standardDeduction,
} from '@app/scoring';
import { type SessionDoc, type RetainedEvent, retainedOf } from '@app/session';
import { type Background, overranBefore, stageName, warnedBefore } from './background';
import { dbfCards, dbfDiscretionary, dbfPhone, dbfSameDirection } from './dbf-boards';
import { dbfEntries, dbfScoreSheet, dbfSlowPlay } from './dbf-warned';
import { type Fact, concerned, isBlameless, tablesWith } from './facts';
import { type Foreseen, type Tariff, directorDecides, foreseen, nothing } from './foreseen';
import { remark } from './messages';

type Late = RetainedEvent<'ContestantLate'>['data'];

/** Both teams have that much more time for the round; null where they have none (DBf 212A1b). */
const prolonged = (session: SessionDoc, { contestant, round, minutes, excusable }: Late): Message | null => {
  const boards = tablesWith(session, round, contestant)[0]?.boards.length ?? 0;
  const longer = excusable || minutes >= 30 ? 0 : prolongedBy(minutes, boards);
  return longer === 0 ? null : remark('prolonged', { minutes: longer });
};

const late = ({ data }: RetainedEvent<'ContestantLate'>, { session }: Background, scoring: ScoringOf): Foreseen => {
  const { contestant, minutes, excusable, played } = data;
  if (isMatchForm(session.scoring)) {
    return foreseen(
      lateTeam({ contestant, minutes, excusable, playedAllTheSame: played }, scoring),
      prolonged(session, data),
    );
  }
  if (excusable) return directorDecides(contestant, 'DBf 212B4, 244B');
  return foreseen(latePair(contestant), remark('own-events'));
};

/** Both rooms of a match: a team has the penalty of the room in which it was more over time (213A4d). */
const overranMatch = (
  fact: RetainedEvent<'TableOverran'>,
  contestant: string,
  { session }: Background,
  scoring: ScoringOf,
): Foreseen => {
  if (isBlameless(fact, contestant)) return nothing(contestant, 'DBf 213A4b');
  const inRound = retainedOf(session, 'TableOverran').filter(
    (one) =>
      one.data.round === fact.data.round &&
      concerned(session, one).includes(contestant) &&
      !isBlameless(one, contestant),
  );
  const worst = Math.max(...inRound.map(({ data }) => data.minutes));
  const decisive = inRound.find(({ data }) => data.minutes === worst);
  return decisive && decisive.revision !== fact.revision
    ? nothing(contestant, 'DBf 213A4d')
    : foreseen(overrunMatch(contestant, [worst], scoring));
};

const overran = (
  fact: RetainedEvent<'TableOverran'>,
  contestant: string,
  background: Background,
  scoring: ScoringOf,
): Foreseen => {
  if (isMatchForm(background.session.scoring)) return overranMatch(fact, contestant, background, scoring);
  if (isBlameless(fact, contestant)) return nothing(contestant, 'DBf 213B2');
  const before = overranBefore(background, fact, contestant);
  return foreseen(overrunPair(contestant, fact.data.minutes, before, standardDeduction(scoring)));
};

const noted = (
  fact: RetainedEvent<'OffenceNoted'>,
  contestant: string,
  background: Background,
  scoring: ScoringOf,
): Foreseen => {
  const { session } = background;
  const { offence } = fact.data;
  switch (offence) {
    case 'fouled-board':
    case 'wrong-board':
    case 'wrong-round-board':
    case 'wrong-hand-seen':
    case 'cards-not-counted':
    case 'wrong-number-left':
      return dbfCards(session, fact, scoring);
    case 'same-direction':
      return dbfSameDirection(session, fact, contestant, scoring);
    case 'phone':
      return dbfPhone(contestant, scoring);
    case 'not-entered':
      return foreseen(
        { kind: 'warning', contestant, offence, paragraph: 'DBf 262C2' },
        remark('at-once-in-the-last-round'),
      );
    case 'system-card':
      return dbfDiscretionary(contestant, 'DBf 112C, X90B4b', scoring, remark('serious-cases'));
    case 'contact-between-rooms':
      return dbfDiscretionary(contestant, 'DBf 308B, X90B', scoring);
    case 'score-sheet':
      return dbfScoreSheet(fact, background, scoring);
    case 'wrong-entries':
      return dbfEntries(fact, background, scoring);
    case 'slow-play':
      return dbfSlowPlay(fact, background, scoring);
    case 'watching-team-mates':
      return dbfDiscretionary(contestant, 'DBf 232B, X90B', scoring);
    case 'other':
      return dbfDiscretionary(contestant, 'DBf X90B', scoring);
  }
};

const byTariff = (fact: Fact, contestant: string, background: Background, scoring: ScoringOf): Foreseen => {
  switch (fact.type) {
    case 'ContestantLate':
      return late(fact, background, scoring);
    case 'TableOverran':
      return overran(fact, contestant, background, scoring);
    case 'OffenceNoted':
      return noted(fact, contestant, background, scoring);
  }
};

/**
 * DBf 2013: 212-215, 232, 261, 262 and 307, one to five deductions where nothing is fixed (X90B3). A warning becomes a
 * deduction when the contestant has been warned of the same in the stage (X90C1).
 */
export const dbf2013: Tariff = (fact, contestant, background) => {
  const { scoring } = background;
  if (!scoring) return directorDecides(contestant, 'DBf 211B3', remark('no-standard-deduction'));
  const plain = byTariff(fact, contestant, background, scoring);
  const suggestion = escalated(plain.suggestion, stageName(background), warnedBefore(background, fact), scoring);
  return suggestion === plain.suggestion ? plain : foreseen(suggestion);
};
