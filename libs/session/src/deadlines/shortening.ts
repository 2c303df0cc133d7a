import type { Message } from '@app/bridge';
import { procedure } from '../procedure';
import type { SessionDoc } from '../session/session-doc';
import { type Contest, endsStage } from './contest';
import { type Deadline, compareInstants, later } from './deadline';
import { reason } from '../refusal-reasons';

/**
 * Why a period may not be shortened to an end; null where it may. Where the regulations have a least, the
 * director shortens only with the end of a stage, and the players have at least that from when they are told
 * (DBf X79A3, X92A3: five minutes).
 */
export const tooShort = (
  session: SessionDoc,
  { right, until: was, least }: Deadline,
  { until, decidedAt }: { readonly until: string; readonly decidedAt: string },
  contest: Contest,
): Message | null => {
  const shortest = procedure(session, right === 'score-correction' ? 'least-correction-period' : 'least-appeal-period');
  if (was === null || least === null || shortest === null || compareInstants(until, was) >= 0) return null;
  if (!endsStage(session, contest)) {
    return reason('not-shortened-yet', { until: { instant: was }, paragraph: { paragraph: least.paragraph } });
  }
  const { value: minutes } = shortest;
  const first = later(decidedAt, minutes);
  return compareInstants(until, first) < 0
    ? reason('shortened-too-much', {
        minutes,
        first: { instant: first },
        paragraph: { paragraph: least.paragraph },
      })
    : null;
};
