import {
  type BoardDoc,
  type ScoredSession,
  type StageStandings,
  rescored,
  scoreSession,
  stageStandings,
} from '@app/documents';
import { lruCache } from '../runtime/lru-cache';
import type { ScoreStage, SessionWithBoards } from './stage-documents';

/** A session as it was scored last, by itself. */
interface Scored extends SessionWithBoards {
  readonly scored: ScoredSession;
}

interface ScoredStage {
  readonly sessions: readonly Scored[];
  readonly standings: StageStandings;
}

/** Stages whose scores are remembered. */
const STAGES = 16;

/** Boards that are not as they were, or were not there. */
const changedBoards = (before: readonly BoardDoc[], boards: readonly BoardDoc[]): readonly BoardDoc[] => {
  const known = new Set(before);
  return boards.filter((doc) => !known.has(doc));
};

const scoredAgain = (now: SessionWithBoards, before: Scored | undefined): Scored => {
  const { session, boards } = now;
  if (before?.session !== session) return { ...now, scored: scoreSession(session, boards) };
  const changed = changedBoards(before.boards, boards);
  return changed.length === 0 ? before : { ...now, scored: rescored(before.scored, changed) };
};

const isTheSame = ({ sessions }: ScoredStage, others: readonly Scored[]): boolean =>
  sessions.length === others.length && sessions.every((one, index) => one === others[index]);

/**
 * Scores stages and remembers the last of them: of a session that is the same object only boards that are other objects
 * are scored again, and the sums that they are in; a session that has changed itself is scored anew.
 */
export const scoredStages = (): ScoreStage => {
  const remembered = lruCache<ScoredStage>(STAGES);
  return (stage) => {
    const name = stage.map(({ session }) => session.id).join('/');
    const before = remembered.get(name);
    const sessions = stage.map((now, index) => scoredAgain(now, before?.sessions[index]));
    if (before && isTheSame(before, sessions)) return before.standings;
    const standings = stageStandings(
      sessions.map(({ scored }) => scored),
      before?.standings,
    );
    remembered.put(name, { sessions, standings });
    return standings;
  };
};
