import { type Message, authorityNamedIn } from '@app/bridge';
import type { BoardCommand, BoardCommandType, DeadlineRight, SessionCommand, SessionCommandType } from '@app/contract';
import { procedure } from '../procedure';
import { type Decision, type Refused, refuse } from '../event';
import { reason } from '../refusal-reasons';
import type { SessionDoc } from '../session/session-doc';
import { retainedOf } from '../session/retained';
import { type Contest, laterStageHasBegun } from './contest';
import { correctionAllowed, tooLateToCorrect } from './correction';
import { type Deadline, compareInstants, isOpen } from './deadline';
import { deadlinesOf, periodsOf } from './deadlines';
import { roundsBySection } from './timetable';

/** When a change of scores was taken up, who agrees to it, and why it is made although no period lets it. */
export interface TakenUp {
  readonly raisedAt?: string;
  readonly firstShown?: number;
  readonly consent?: readonly ('director' | 'organiser')[];
  readonly beyondDoubt?: boolean;
  readonly exception?: string;
}

/**
 * How a command moves numbers. `decision`: what somebody decides about what has happened, for which there is the time of
 * rulings and appeals (81C3, 92B); `correction`: how the score was computed or entered (79C).
 */
interface Moves {
  readonly as: 'decision' | 'correction';
  /** It may be about a player who was not allowed to play, for which there is a longer time (DBf X79B3, X92A4). */
  readonly illegalPlayer?: true;
  /** It tells what came of the play of a round: what was played later is no change of results that were put up before. */
  readonly ofPlay?: true;
}

/**
 * Commands that move a number by themselves. `GiveRuling`, `ReverseDecision` and `CorrectScore` judge their time
 * themselves, by the decision that they change; what follows from a ruling or an appeal is judged there.
 */
const MOVES: Partial<Readonly<Record<BoardCommandType | SessionCommandType, Moves>>> = {
  AssignScore: { as: 'decision' },
  AwardArtificialScore: { as: 'decision', illegalPlayer: true },
  TransferTricks: { as: 'decision' },
  ImposePenalty: { as: 'decision' },
  VaryPenalty: { as: 'decision' },
  RescindPenalty: { as: 'decision' },
  DisqualifyContestant: { as: 'decision', illegalPlayer: true },
  ReportMatchNotPlayed: { as: 'correction', illegalPlayer: true, ofPlay: true },
  // A result that was not entered is an error of the entry, as one that was entered wrong (79C1).
  AgreeResult: { as: 'correction', ofPlay: true },
  EnterResult: { as: 'correction', ofPlay: true },
  EnterScore: { as: 'correction', ofPlay: true },
  ReportNotPlayed: { as: 'correction', ofPlay: true },
  WithdrawContestant: { as: 'decision', ofPlay: true },
  ReplaceContestant: { as: 'decision', ofPlay: true },
  CorrectEntry: { as: 'correction' },
  DefineField: { as: 'correction' },
  WithdrawBoard: { as: 'correction' },
  ChangeConditions: { as: 'correction' },
  SetCarryOver: { as: 'correction' },
  RecordLots: { as: 'correction' },
};

/** Commands that are judged by periods once results are official. */
export const MOVING_COMMANDS: readonly string[] = Object.keys(MOVES);

/** Where the number is, and what ends the periods there. */
export interface Place {
  readonly session: SessionDoc;
  /** Of the board; null for the session. */
  readonly round: string | null;
  readonly contest: Contest;
}

/** When official results of the place were first put up; null while there are none. */
export const officialSince = ({ session, round }: Omit<Place, 'contest'>): string | null =>
  retainedOf(session, 'ResultsPublished').find(
    ({ data }) => data.status !== 'provisional' && (data.round === undefined || data.round === round),
  )?.data.at ?? null;

/** Whether the round of the place was begun only when these results had been put up, or is planned for later. */
const isPlayedAfter = ({ session, round }: Place, published: string): boolean => {
  const part = [...roundsBySection(session).values()].flat().find((one) => one.round === round);
  const start = part && (part.started?.at ?? part.planned?.start);
  return start !== undefined && compareInstants(start, published) > 0;
};

const isForAll = ({ only, needs }: Deadline): boolean => only === null && needs === null;

const laterFirst = (one: Deadline, other: Deadline): number =>
  one.until === null || other.until === null
    ? Number(other.until === null) - Number(one.until === null)
    : compareInstants(other.until, one.until);

/** The periods of these rights that are open for everybody at a moment, the longest first. */
export const openPeriods = (
  { session, round, contest }: Place,
  rights: readonly DeadlineRight[],
  at: string,
): readonly Deadline[] =>
  periodsOf(deadlinesOf(session, contest).filter(isForAll), rights, round)
    .filter((one) => isOpen(one, at))
    .toSorted(laterFirst);

/** What lets somebody decide at that moment: asking for a ruling, appealing, or an error in the score. */
const byDecision = (place: Place, raisedAt: string): string | null => {
  const [correction] = openPeriods(place, ['score-correction'], raisedAt);
  const decision = openPeriods(place, ['ruling'], raisedAt)[0] ?? openPeriods(place, ['appeal'], raisedAt)[0];
  // Taken up within the time of appeals, it changes the score after the time for errors in the score (DBf X79B1).
  const begun = decision && !correction ? procedure(place.session, 'decision-begun-in-time')?.reference : undefined;
  return begun ?? (decision ?? correction)?.paragraph ?? null;
};

const byIllegalPlayer = ({ session, contest }: Place, raisedAt: string, { consent = [] }: TakenUp): string | null =>
  deadlinesOf(session, contest).find(
    (one) =>
      one.right === 'illegal-player' && isOpen(one, raisedAt) && (one.needs === null || consent.includes('organiser')),
  )?.paragraph ?? null;

interface Judged {
  readonly inTimeBy: string | null;
  readonly why: Message | null;
}

const byCorrection = ({ session, round, contest }: Place, raisedAt: string, taken: TakenUp): Judged => {
  const right = correctionAllowed(session, round, raisedAt, contest);
  const why = tooLateToCorrect(right, { error: 'entry', ...taken });
  return { inTimeBy: why === null ? right.paragraph : null, why };
};

const judged = (place: Place, { as, illegalPlayer }: Moves, raisedAt: string, taken: TakenUp): Judged => {
  const illegal = illegalPlayer ? byIllegalPlayer(place, raisedAt, taken) : null;
  if (as === 'correction') {
    const correction = byCorrection(place, raisedAt, taken);
    return correction.inTimeBy === null && illegal !== null ? { inTimeBy: illegal, why: null } : correction;
  }
  const inTimeBy = byDecision(place, raisedAt) ?? illegal;
  return { inTimeBy, why: inTimeBy === null ? reason('decision-too-late', { at: { instant: raisedAt } }) : null };
};

/** The later stage is played by the result as it was before (DBf X79C1). */
export const withLaterStage = (paragraph: string, { session, contest }: Place): string => {
  const goesOn = procedure(session, 'later-stages');
  if (!goesOn || !laterStageHasBegun(session, contest)) return paragraph;
  return `${paragraph}, ${authorityNamedIn(goesOn.reference).paragraph}`;
};

/** What lets numbers be changed: the paragraph; null where nothing has to, or an exception is made. */
export type Allowed = { readonly ok: true; readonly inTimeBy: string | null } | Refused;

const allowedBy = (moves: Moves, taken: TakenUp, place: Place): Allowed => {
  const since = officialSince(place);
  if (since === null || taken.exception !== undefined) return { ok: true, inTimeBy: null };
  if (moves.ofPlay && isPlayedAfter(place, since)) return { ok: true, inTimeBy: null };
  const { raisedAt } = taken;
  if (raisedAt === undefined) return momentMissing(since);
  const { inTimeBy, why } = judged(place, moves, raisedAt, taken);
  if (inTimeBy !== null) return { ok: true, inTimeBy: withLaterStage(inTimeBy, place) };
  return refuse('ChangeTooLate', reason('change-too-late', { why: why ?? '' }));
};

/** @param since when official results were put up */
export const momentMissing = (since: string): Refused =>
  refuse('MomentMissing', reason('moment-missing', { since: { instant: since } }));

/** The decision with what lets it be made, in its first event. */
export const recordedWith = <E extends { readonly data: object }>(
  decision: Decision<E>,
  allowed: Allowed,
): Decision<E> => {
  if (!decision.ok) return decision;
  if (!allowed.ok) return allowed;
  const { inTimeBy } = allowed;
  const [first, ...others] = decision.events;
  return inTimeBy === null || !first
    ? decision
    : { ...decision, events: [{ ...first, data: { ...first.data, inTimeBy } }, ...others] };
};

/**
 * What was decided, where the command may move a number (79C, 81C3, 92B; DBf X79). Before official results are put up
 * nothing has to let it; after that the moment at which it came up has to be within a period, or with the consent that
 * the text asks for; else it takes an exception, which is recorded with its reason.
 * @param place is asked only of commands that move numbers
 */
export const judgedByPeriods = <E extends { readonly data: object }>(
  { type, data }: BoardCommand | SessionCommand,
  decision: Decision<E>,
  place: () => Place,
): Decision<E> => {
  const moves = MOVES[type];
  // The fields of `TAKEN_UP`, which all of these commands have.
  return moves && decision.ok ? recordedWith(decision, allowedBy(moves, data as TakenUp, place())) : decision;
};
