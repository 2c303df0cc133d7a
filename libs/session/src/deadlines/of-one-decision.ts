import type { DecisionAddress } from '../decision-address';
import type { SessionDoc } from '../session/session-doc';
import { retainedOf } from '../session/retained';
import type { Deadline } from './deadline';
import type { Setting } from './decisions';
import { withSetting } from './decisions';
import { compareInstants } from './instants';

/** Time that had run out comes back only where the decision says that a late appeal is tolerated. */
const comesTooLate = ({ until }: Deadline, { data: { decidedAt, tolerance } }: Setting): boolean =>
  until !== null && tolerance !== true && compareInstants(decidedAt, until) > 0;

const withOneSetting = (period: Deadline, setting: Setting): Deadline =>
  comesTooLate(period, setting)
    ? {
        ...period,
        problems: [
          ...period.problems,
          `event ${setting.revision} of the session changes nothing: the time had run out, and it tolerates no late appeal`,
        ],
      }
    : withSetting(period, setting);

/** The time to appeal against one decision, as recorded decisions about it have shortened, extended or forgiven it. */
export const asDecidedFor = (
  period: Deadline,
  decision: DecisionAddress | undefined,
  { kept }: Pick<SessionDoc, 'kept'>,
): Deadline =>
  retainedOf({ kept }, 'DeadlineSet')
    .filter(({ data }) => decision !== undefined && data.decision === decision)
    .reduce(withOneSetting, period);
