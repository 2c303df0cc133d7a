import type { Message } from '@app/bridge';
import { stageOf } from '../conditions/shape';
import type { SessionDoc } from '../session/session-doc';
import { type Deadline, compareInstants, later } from './deadline';
import type { Planned } from './timetable';
import { reason } from '../refusal-reasons';

const LEAST = 5;

/** Whether a stage ends with the session: as far as its conditions, and what is planned, do not say that it goes on. */
const endsStage = ({ conditions, contest }: SessionDoc, { sessionStart }: Planned): boolean => {
  if (sessionStart !== undefined) return false;
  return !conditions || !contest || contest.session >= (stageOf(conditions, contest.stage).sessions ?? 1);
};

/**
 * Why a period may not be shortened to an end; null where it may. Where the regulations have a least, the
 * director shortens only with the end of a stage, and the players have at least five minutes from when they are told
 * (DBf X79A3, X92A3).
 */
export const tooShort = (
  session: SessionDoc,
  { until: was, least }: Deadline,
  { until, decidedAt }: { readonly until: string; readonly decidedAt: string },
  planned: Planned,
): Message | null => {
  if (was === null || least === null || compareInstants(until, was) >= 0) return null;
  if (!endsStage(session, planned)) {
    return reason('not-shortened-yet', { until: { instant: was }, paragraph: { paragraph: least.paragraph } });
  }
  const first = later(decidedAt, LEAST);
  return compareInstants(until, first) < 0
    ? reason('shortened-too-much', {
        minutes: LEAST,
        first: { instant: first },
        paragraph: { paragraph: least.paragraph },
      })
    : null;
};
