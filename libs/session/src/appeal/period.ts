import { appealPeriodOf } from '../deadlines/appeal-of-ruling';
import type { Deadline } from '../deadlines/deadline';
import { furtherAppealPeriod } from '../deadlines/further-appeal';
import type { Appealed } from './appealed';
import type { CaseRecords } from './records';

/**
 * Until when a contestant may appeal against a decision (92B, DBf X92A, 253D3, 255C2), as it was decided on.
 * @param toldAt when it had the decision, where no record says so
 */
export const periodFor = (
  { told, heard, address, round }: Appealed,
  contestant: string,
  { session, contest }: CaseRecords,
  toldAt?: string,
): Deadline => {
  const known = told(contestant) ?? (toldAt === undefined ? null : { at: toldAt, until: null });
  if (!known) return appealPeriodOf(session, null);
  const { at, until } = known;
  if (heard !== null) {
    return furtherAppealPeriod(session, { procedure: heard, toldAt: at, furtherUntil: until, decision: address });
  }
  const announced = { at, round, decision: address, ...(until === null ? {} : { appealUntil: until }) };
  return appealPeriodOf(session, announced, contest);
};
