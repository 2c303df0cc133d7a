import { areTheSame } from '@app/bridge';
import { type StageStandings, stageState } from '@app/documents';
import { lruCache } from '../runtime/lru-cache';
import type { ScoreStage, SessionWithBoards } from './stage-documents';

interface ScoredStage {
  readonly stage: readonly SessionWithBoards[];
  readonly standings: StageStandings;
}

/** Stages whose scores are remembered. */
const STAGES = 16;

const isTheSame = (stage: readonly SessionWithBoards[], others: readonly SessionWithBoards[]): boolean =>
  stage.length === others.length &&
  stage.every(({ session, boards }, index) => {
    const other = others[index];
    return other?.session === session && areTheSame(other.boards, boards);
  });

/**
 * Scores stages and remembers the last of them: of a session that is the same object, only boards that are other objects
 * are scored again.
 */
export const scoredStages = (): ScoreStage => {
  const remembered = lruCache<ScoredStage>(STAGES);
  return (stage) => {
    const name = stage.map(({ session }) => session.id).join('/');
    const known = remembered.get(name);
    if (known && isTheSame(known.stage, stage)) return known.standings;
    const { standings } = stageState(stage, known?.standings);
    remembered.put(name, { stage, standings });
    return standings;
  };
};
