import type { DecisionAddress } from '@app/contract';
import type { SessionDoc } from '../session/session-doc';
import { procedure } from '../procedure';
import { type Deadline, deadline, later } from './deadline';
import { asDecidedFor } from './decisions';
import { awaiting } from './messages';

/** A decision on an appeal, as the parties were told of it. */
export interface AnnouncedDecision {
  /** In which procedure it was made. */
  readonly procedure: 'oral' | 'written';
  readonly toldAt: string;
  /** Until when they may go further, where they were told that. */
  readonly furtherUntil?: string | null;
  /** The decision, for what was decided about its own time. */
  readonly decision?: DecisionAddress;
}

/** Until when a decision on an appeal can be taken to a higher instance; without minutes the text leaves it to who decides. */
export const furtherAppealPeriod = (
  session: SessionDoc,
  { procedure: how, toldAt, furtherUntil = null, decision }: AnnouncedDecision,
): Deadline => {
  const { value: minutes, reference: paragraph } = procedure(
    session,
    how === 'oral' ? 'further-appeal-oral' : 'further-appeal-written',
  );
  const until = furtherUntil ?? (minutes === null ? null : later(toldAt, minutes));
  const awaits = until === null ? awaiting('time-to-be-set') : null;
  return asDecidedFor(deadline({ right: 'appeal', paragraph, until, awaits }), decision, session);
};
