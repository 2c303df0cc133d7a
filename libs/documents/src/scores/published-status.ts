import type { Standings } from '@app/contract';
import { type SessionDoc, retainedOf } from '@app/session';
import { hasChangedSince } from './changed-since';
import type { ScoredSession } from './scored-session';
import { isSimultaneous } from './venues';

/** How the standings of a stage were put up last, and whether that is still what stands. */
export type PublishedStatus = Pick<Standings, 'status' | 'changedSince' | 'subjectToAppeal'>;

const NOT_YET: PublishedStatus = { status: 'provisional', changedSince: false, subjectToAppeal: false };

const statusBy = (session: SessionDoc, stage: readonly ScoredSession[]): PublishedStatus => {
  const last = retainedOf(session, 'ResultsPublished').findLast(({ data }) => data.round === undefined);
  if (!last) return NOT_YET;
  const { status, subjectToAppeal = false } = last.data;
  const publishedAt = session.publishedAt ?? Infinity;
  const changedSince = status !== 'provisional' && stage.some((one) => hasChangedSince(one, publishedAt));
  return { status, changedSince, subjectToAppeal };
};

const ORDER = ['provisional', 'official', 'final'] as const;

/** Results that several venues have to put up stand as far as those of the venue that is least far. */
const leastOf = (all: readonly PublishedStatus[]): PublishedStatus => ({
  status: ORDER.find((status) => all.some((one) => one.status === status)) ?? 'provisional',
  changedSince: all.some((one) => one.changedSince),
  subjectToAppeal: all.some((one) => one.subjectToAppeal),
});

/**
 * By the last publication of the last session of the stage, of all of that number where they are simultaneous; what a
 * single round or match was put up as is none of it. Changed is a stage when a score, penalty, field or carry-over of any
 * of its sessions is another than it was then; what has been taken back since is not.
 */
export const publishedStatus = (stage: readonly ScoredSession[]): PublishedStatus => {
  const session = stage.at(-1)?.scoringContext.session;
  if (!session) return NOT_YET;
  if (!isSimultaneous(stage)) return statusBy(session, stage);
  const last = stage.filter(
    ({ scoringContext: { session: one } }) => one.contest?.session === session.contest?.session,
  );
  return leastOf(last.map((one) => statusBy(one.scoringContext.session, stage)));
};
