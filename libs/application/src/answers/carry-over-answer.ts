import { type Message, message } from '@app/bridge';
import type { CarryOverAnswer, CarryOverView, Said } from '@app/contract';
import { derivationView, numberInWords } from '@app/scoring';
import {
  type BoardDoc,
  type CarryOverSuggestion,
  type StageStandings,
  carryOverIntoMatch,
  carryOverOfTotals,
  downToEvents,
  scheduledMatches,
  scoringContextOf,
  evidenceOf,
} from '@app/documents';
import type { SessionDoc } from '@app/session';
import { plannedBoards } from './planned-matches';

/** Codes of why nothing is suggested. */
export const CARRY_OVER_CODES: readonly string[] = [
  'carry-over.no-match',
  'carry-over.no-rule',
  'carry-over.no-session',
  'carry-over.nobody-ranked',
  'carry-over.not-met',
];

/** A session of the stage that something is carried over from; null where there is none. */
export const sessionBefore = (session: SessionDoc, contest: readonly SessionDoc[]): SessionDoc | null => {
  const from = scoringContextOf(session).stage?.carryOver?.from;
  return contest.find((other) => other.contest !== null && other.contest.stage === from) ?? null;
};

type View = (suggestion: CarryOverSuggestion, match: string | null) => CarryOverView;

const viewOf = ({ sessions }: StageStandings): View => {
  const docs = new Map<string, BoardDoc>(sessions.flatMap((one) => one.docs).map((doc) => [doc.id, doc]));
  const evidence = evidenceOf(sessions);
  return ({ contestant, amount, paragraph }, match) => ({
    contestant,
    match,
    amount: numberInWords(amount.value),
    paragraph,
    derivation: derivationView(downToEvents(amount.explain(evidence), docs)),
  });
};

const intoMatches = (session: SessionDoc, before: StageStandings): Omit<Said<CarryOverAnswer>, 'from'> => {
  const view = viewOf(before);
  const suggestions: CarryOverView[] = [];
  const missing: Message[] = [];
  for (const planned of scheduledMatches(session)) {
    const { match, teams } = planned;
    const boards = plannedBoards(session, planned);
    const found = boards && carryOverIntoMatch(before, teams, boards);
    if (found) suggestions.push(...found.map((one) => view(one, match)));
    else
      missing.push(
        message('carry-over.not-met', {
          match,
          teams: { list: teams.map((contestant) => ({ contestant })), joined: 'and' },
        }),
      );
  }
  if (suggestions.length + missing.length === 0) missing.push(message('carry-over.no-match'));
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
  return { suggestions, missing: suggestions.length > 0 ? [] : [message('carry-over.nobody-ranked')] };
};

/**
 * What the contestants of a session would bring with them from an earlier stage (DBf 207, or as the conditions of
 * contest have it). Nothing of it counts before a person records it.
 * @param before the stage that the conditions name; null where no session of it is on record
 */
export const carryOverAnswer = (session: SessionDoc, before: StageStandings | null): Said<CarryOverAnswer> => {
  const rule = scoringContextOf(session).stage?.carryOver;
  if (!rule) {
    return { from: null, suggestions: [], missing: [message('carry-over.no-rule')] };
  }
  const { from, by } = rule;
  if (!before) return { from, suggestions: [], missing: [message('carry-over.no-session', { from })] };
  return { from, ...(by === 'dbf-207A' ? intoMatches(session, before) : ofTotals(session, before, by)) };
};
