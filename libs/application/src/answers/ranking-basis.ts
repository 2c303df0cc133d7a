import type { RankingBasis } from '@app/contract';
import { type RankingScope, boardNumbers } from '@app/documents';
import type { SessionWithBoards, StageDocuments } from './stage-documents';

const countedIn = ({ boards }: SessionWithBoards): number =>
  new Set(boards.flatMap(({ board, result, adjusted }) => (result !== null || adjusted !== null ? [board] : []))).size;

/**
 * @param stage the documents that the ranking is made from
 * @param scopeOf from which boards of a session the reader's rankings are made
 */
export const rankingBasis = (
  { stage }: Pick<StageDocuments, 'stage'>,
  scopeOf: (session: string) => RankingScope,
): RankingBasis => {
  const scopes = new Set(stage.map(({ session }) => scopeOf(session.id).boards));
  const boards = scopes.has('none') ? 'none' : scopes.has('released') ? 'released' : 'all';
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  return {
    boards,
    counted: boards === 'none' ? 0 : total(stage.map(countedIn)),
    of: total(stage.map((one) => boardNumbers(one.session, one.boards).size)),
  };
};
