import type { CarryOverAnswer, CarryOverView, Said } from '@app/contract';
import { derivationView, numberInWords } from '@app/scoring';
import {
  type BoardDoc,
  type CarryOverSuggestion,
  type StageStandings,
  carryOverIntoMatch,
  carryOverOfTotals,
  downToEvents,
  scoringContextOf,
} from '@app/documents';
import type { SessionDoc } from '@app/session';
import { plannedBoards, plannedMatches } from './planned-matches';

/** A session of the stage that something is carried over from; null where there is none. */
export const sessionBefore = (session: SessionDoc, contest: readonly SessionDoc[]): SessionDoc | null => {
  const from = scoringContextOf(session).stage?.carryOver?.from;
  return contest.find((other) => other.contest !== null && other.contest.stage === from) ?? null;
};

type View = (suggestion: CarryOverSuggestion, match: string | null) => CarryOverView;

const viewOf = ({ sessions }: StageStandings): View => {
  const docs = new Map<string, BoardDoc>(sessions.flatMap((one) => one.docs).map((doc) => [doc.id, doc]));
  return ({ contestant, amount, paragraph }, match) => ({
    contestant,
    match,
    amount: numberInWords(amount.value),
    paragraph,
    derivation: derivationView(downToEvents(amount.explain(), docs)),
  });
};

const intoMatches = (session: SessionDoc, before: StageStandings): Omit<Said<CarryOverAnswer>, 'from'> => {
  const view = viewOf(before);
  const suggestions: CarryOverView[] = [];
  const missing: string[] = [];
  for (const planned of plannedMatches(session)) {
    const { match, teams } = planned;
    const boards = plannedBoards(session, planned);
    const found = boards && carryOverIntoMatch(before, teams, boards);
    if (found) suggestions.push(...found.map((one) => view(one, match)));
    else missing.push(`match ${match}: ${teams.join(' and ')} have not met`);
  }
  if (suggestions.length + missing.length === 0) missing.push('no match is scheduled');
  return { suggestions, missing };
};

const ofTotals = (
  { contestants }: SessionDoc,
  before: StageStandings,
  share: 'total' | 'half',
): Omit<Said<CarryOverAnswer>, 'from'> => {
  const view = viewOf(before);
  const entered = new Set(contestants.map(({ contestant }) => contestant));
  const suggestions = carryOverOfTotals(before, share)
    .filter(({ contestant }) => entered.has(contestant))
    .map((one) => view(one, null));
  return { suggestions, missing: suggestions.length > 0 ? [] : ['nobody in the session is in that ranking'] };
};

/**
 * What the contestants of a session would bring with them from an earlier stage (DBf 207, or as the conditions of
 * contest have it). Nothing of it counts before a person records it.
 * @param before the stage that the conditions name; null where no session of it is on record
 */
export const carryOverAnswer = (session: SessionDoc, before: StageStandings | null): Said<CarryOverAnswer> => {
  const rule = scoringContextOf(session).stage?.carryOver;
  if (!rule) {
    return { from: null, suggestions: [], missing: ['the conditions of contest carry nothing over into the session'] };
  }
  const { from, by } = rule;
  if (!before) return { from, suggestions: [], missing: [`no session of ${from} is on record in the contest`] };
  return { from, ...(by === 'dbf-207A' ? intoMatches(session, before) : ofTotals(session, before, by)) };
};
