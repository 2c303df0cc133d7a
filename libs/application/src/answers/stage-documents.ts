import { type BoardDoc, type StageStandings, stageState } from '@app/documents';
import type { SessionDoc } from '@app/session';

/** A session, and every board at every table of it. */
export interface SessionWithBoards {
  readonly session: SessionDoc;
  readonly boards: readonly BoardDoc[];
}

/** What answers about a session's stage are made from. */
export interface StageDocuments {
  /** The session that is asked about. */
  readonly session: SessionDoc;
  /** All sessions of its stage, itself among them, in the order in which they are played. */
  readonly stage: readonly SessionWithBoards[];
  /** All sessions of its contest, of whatever stage, itself among them. */
  readonly contest: readonly SessionDoc[];
  /** What all results of the stage are worth. */
  readonly scores: () => StageStandings;
}

/** Scores the sessions of a stage together. */
export type ScoreStage = (stage: readonly SessionWithBoards[]) => StageStandings;

export const scoredAnew: ScoreStage = (stage) => stageState(stage).standings;

/** Of a part of a stage, which has no masterpoints of its own: these are for the ranking over all sessions. */
export const ofPart = (standings: StageStandings): StageStandings => ({ ...standings, masterpoints: null });

/** The session as if it were a stage of its own. */
export const sessionAlone = (documents: StageDocuments): StageDocuments => {
  const stage = documents.stage.filter(({ session }) => session.id === documents.session.id);
  const isPart = documents.stage.length > 1;
  return { ...documents, stage, scores: () => (isPart ? ofPart(scoredAnew(stage)) : scoredAnew(stage)) };
};
