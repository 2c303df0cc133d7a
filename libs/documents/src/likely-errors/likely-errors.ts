import type { LikelyError } from '@app/contract';
import { compare } from '@app/scoring';
import type { ScoredSession } from '../scores/scored-session';
import { LISTED_FROM } from './assumptions';
import { differingRecords } from './differing-records';
import type { Found } from './found';
import { misfitsIn } from './misfits';
import { inRoundsBy } from './movement';
import { seatingErrors } from './seating';
import { type TableRecords, tableBoardsOf } from './table-boards';
import { statedLikelihood } from './weighing';
import { unscheduledBoards } from './wrong-boards';

const likelyError = ({ at: { section, round, table }, likelihood, ...rest }: Found): LikelyError => ({
  ...rest,
  likelihood: statedLikelihood(likelihood),
  section,
  round,
  table,
});

const byLikelihood = (one: Found, other: Found): number =>
  compare(other.likelihood, one.likelihood) ||
  one.at.board - other.at.board ||
  (one.at.id < other.at.id ? -1 : one.at.id > other.at.id ? 1 : 0);

/**
 * Results of a session that are likely wrong, from the record alone, the likeliest first; nothing of it is applied, and
 * a person decides. The method, and how often it is right, is in `docs/likely-errors.md`.
 * @param scored the session: which results are compared with each other
 * @param records what the cards, the auction and the play of a table say, asked once for each board that has a result
 * @returns those with a likelihood of at least one in ten, stated with four decimals
 */
export const likelyErrors = (scored: ScoredSession, records: TableRecords): readonly LikelyError[] => {
  const { session } = scored.scoringContext;
  const docs = scored.fields.flatMap((field) => field.docs);
  const boards = tableBoardsOf(scored, records);
  const unscheduled = unscheduledBoards(session, docs, boards);
  const areTeams = session.contestants.some(({ kind }) => kind !== 'pair');
  return [
    ...inRoundsBy(boards, ({ doc }) => doc).flatMap(misfitsIn),
    ...unscheduled,
    ...seatingErrors(session, docs, unscheduled),
    ...differingRecords(boards, areTeams),
  ]
    .filter(({ likelihood }) => compare(likelihood, LISTED_FROM) >= 0)
    .sort(byLikelihood)
    .map(likelyError);
};
