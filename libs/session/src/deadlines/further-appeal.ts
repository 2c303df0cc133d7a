import type { DecisionAddress } from '@app/contract';
import type { SessionDoc } from '../session/session-doc';
import { type Deadline, PERIOD, deadline, later } from './deadline';
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

/** By what the time is measured; without minutes the text leaves it to who decides. */
interface Rule {
  readonly paragraph: string;
  readonly minutes: number | null;
}

const DBF: Readonly<Record<AnnouncedDecision['procedure'], Rule>> = {
  oral: { paragraph: 'DBf 253D3', minutes: PERIOD },
  written: { paragraph: 'DBf 255C2', minutes: 48 * 60 },
};

const ruleOf = ({ regulations }: SessionDoc, procedure: AnnouncedDecision['procedure']): Rule => {
  if (regulations === 'dbf-2013') return DBF[procedure];
  return { paragraph: regulations === 'fsb-2008' ? 'FSB 107B3' : 'L93C', minutes: null };
};

/** Until when a decision on an appeal can be taken to a higher instance. */
export const furtherAppealPeriod = (
  session: SessionDoc,
  { procedure, toldAt, furtherUntil = null, decision }: AnnouncedDecision,
): Deadline => {
  const { paragraph, minutes } = ruleOf(session, procedure);
  const until = furtherUntil ?? (minutes === null ? null : later(toldAt, minutes));
  const awaits = until === null ? awaiting('time-to-be-set') : null;
  return asDecidedFor(deadline({ right: 'appeal', paragraph, until, awaits }), decision, session);
};
