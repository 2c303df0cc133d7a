import { type AppealEvent, parseDecisionAddress } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { theInstance } from '../messages';
import { appealed, boardOf } from '../appealed';
import { appealEvents } from '../fold';
import { procedureOn } from '../../procedure';
import { rankOf, rungOf } from '../ladders';
import { againstOf, partsLeft, turnOf } from '../progress';
import { type Case, type DataOf, type Obstacle, isOver, notPending } from './common';

type Referral = DataOf<'ReferAppeal'>;

/** The chief director decides on the law before a committee has the rest (93B1). */
const lawComesFirst = ({ appeal }: Case, to: Referral['to']): Obstacle =>
  rungOf(appeal.lodged.ladder, to)?.comes === 'committee' &&
  turnOf(appeal).instance === 'chief-director' &&
  partsLeft(appeal).includes('law')
    ? refuse('HearingOutOfOrder', reason('law-comes-first'))
    : null;

/** On the spot a committee hears by word of mouth, and the instances above it in writing (DBf 251A1, 254). */
const otherProcedure = ({ appeal }: Case, { to, procedure }: Referral): Obstacle => {
  const { ladder } = appeal.lodged;
  const usual = rungOf(ladder, to)?.procedure;
  return procedureOn(ladder, 'procedure-of-instances') && usual !== undefined && usual !== procedure
    ? refuse('HearingOutOfOrder', reason('procedure-before', { instance: theInstance(to), procedure: usual }))
    : null;
};

/**
 * It goes to another instance of its ladder: in writing where the parties could not be heard (DBf 251B3), to the chief
 * director where no committee can work (93A), or upwards, by a committee or the director, also when it was decided
 * (93C2, DBf 252B3). Without a new deposit: no party has appealed.
 */
export const referAppeal = (given: Case, data: Referral): Decision<AppealEvent> => {
  const { appeal } = given;
  const { ladder } = appeal.lodged;
  const over = isOver(given);
  if (over) return over;
  const to = rankOf(ladder, data.to);
  if (to < 1) return refuse('AppealNotAllowed', reason('hears-no-appeals', { instance: theInstance(data.to), ladder }));
  const decided = appealEvents(appeal, 'AppealDecided').map((one) => rankOf(ladder, one.data.instance));
  if (decided.some((rank) => rank >= to)) {
    return refuse('AppealNotAllowed', reason('upwards-only'));
  }
  const obstacle = lawComesFirst(given, data.to) ?? otherProcedure(given, data);
  if (obstacle) return obstacle;
  const turn = turnOf(appeal);
  return turn.instance === data.to && turn.procedure === data.procedure
    ? refuse('AppealNotAllowed', reason('before-it-already', { instance: theInstance(data.to) }))
    : accept({ type: 'AppealReferred', data });
};

const isOfCase = ({ appeal, records }: Case, to: string): boolean => {
  const stream = parseDecisionAddress(to)?.stream;
  return stream === parseDecisionAddress(againstOf(appeal))?.stream || stream === boardOf(againstOf(appeal), records);
};

/** The ruling has given way to another while it was pending: the case is about that one from now on, and heard anew. */
export const redirectAppeal = (given: Case, data: DataOf<'RedirectAppeal'>): Decision<AppealEvent> => {
  const { appeal, records, stream } = given;
  const pending = notPending(given);
  if (pending) return pending;
  const before = appealed(againstOf(appeal), records, [stream]);
  if ('code' in before || before.fallen === null) {
    return refuse('AppealNotAllowed', reason('still-counts', { decision: againstOf(appeal) }));
  }
  const now = appealed(data.to, records, [stream]);
  if ('code' in now) return refuse(now.code, now.message);
  if (!isOfCase(given, data.to)) return refuse('AppealNotAllowed', reason('another-case', { decision: data.to }));
  return now.fallen === null ? accept({ type: 'AppealRedirected', data }) : refuse('RulingNotInForce', now.fallen);
};
