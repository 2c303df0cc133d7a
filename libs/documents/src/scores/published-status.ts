import type { Standings } from '@app/contract';
import { retainedOf } from '@app/session';
import type { ScoredSession } from './scored-session';

/** How the standings of a stage were put up last, and whether that is still what stands. */
export type PublishedStatus = Pick<Standings, 'status' | 'changedSince' | 'subjectToAppeal'>;

const movesOf = ({ scoringContext: { session }, docs }: ScoredSession): readonly number[] => [
  ...(session.movedAt === undefined ? [] : [session.movedAt]),
  ...docs.flatMap(({ movedAt }) => movedAt ?? []),
];

/**
 * By the last publication of the last session of the stage; what a single round or match was put up as is none of it.
 * Changed is what has been made another score, penalty, field or carry-over after it, in any session of the stage, also
 * where a later event has taken that back: until it is put up again, nobody has said that it stands.
 */
export const publishedStatus = (stage: readonly ScoredSession[]): PublishedStatus => {
  const session = stage.at(-1)?.scoringContext.session;
  const last = session && retainedOf(session, 'ResultsPublished').findLast(({ data }) => data.round === undefined);
  if (!last) return { status: 'provisional', changedSince: false, subjectToAppeal: false };
  const { status, subjectToAppeal = false } = last.data;
  const publishedAt = session.publishedAt ?? Infinity;
  const changedSince = status !== 'provisional' && stage.some((one) => movesOf(one).some((at) => at > publishedAt));
  return { status, changedSince, subjectToAppeal };
};
