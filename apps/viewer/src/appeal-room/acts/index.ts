import type { Role } from '@app/contract';
import { mayGive } from '@app/session';
import type { Room } from '../room-source';
import type { Act } from './act';
import { concludeAppeal, forfeitDeposit, returnDeposit, takeFurther, tellDecision } from './afterwards';
import { decideAppeal, decideLawPart, dissent, recommend, takeVote } from './deciding';
import { giveConsent, payDeposit, redirectAppeal, referAppeal, refuseAppeal, withdrawAppeal } from './formalities';
import { closeHearing, conveneCommittee, fileStatement, hearParty, openHearing, standDown } from './hearing';

type Making = (room: Room, me: string) => Act;

/** What can be done: what the next step asks for, and what may be done beside it. */
interface Offered<T> {
  readonly now: readonly T[];
  readonly beside: readonly T[];
}

const LEAVING: readonly Making[] = [referAppeal, withdrawAppeal, refuseAppeal];

const beforeHearing = ({ appeal: { turn, committee, lodged } }: Room): Offered<Making> => {
  if (turn.instance === 'chief-director') {
    const own = lodged.parts.includes('law') ? decideLawPart : decideAppeal;
    return { now: [own], beside: LEAVING };
  }
  if (!committee) return { now: [conveneCommittee], beside: LEAVING };
  return committee.able.length < committee.quorum
    ? { now: [standDown], beside: [conveneCommittee, ...LEAVING] }
    : { now: [openHearing], beside: [standDown, fileStatement, conveneCommittee, ...LEAVING] };
};

/** Several decide by a vote, one alone without. */
const ofHeard = ({ appeal: { committee, votes } }: Room): Offered<Making> => {
  const awaitsVote = (committee?.able.length ?? 0) > 1 && !votes.some(({ about }) => about === 'decision');
  const [first, other] = awaitsVote ? [takeVote, decideAppeal] : [decideAppeal, takeVote];
  return { now: [first], beside: [other, recommend, standDown, referAppeal] };
};

const ofDecided = ({ appeal }: Room): Offered<Making> => {
  const paid = appeal.deposit === 'paid' ? [returnDeposit, forfeitDeposit] : [];
  const beside = [...(appeal.committee ? [dissent, takeVote] : []), referAppeal];
  return appeal.state === 'decided'
    ? { now: [tellDecision], beside: [...paid, ...beside] }
    : { now: [...paid, concludeAppeal], beside: [takeFurther, ...beside] };
};

const made = (room: Room): Offered<Making> => {
  switch (room.appeal.state) {
    case 'overtaken':
      return { now: [redirectAppeal], beside: [withdrawAppeal, concludeAppeal] };
    case 'awaiting-consent':
      return { now: [giveConsent], beside: [refuseAppeal, withdrawAppeal] };
    case 'awaiting-deposit':
      return { now: [payDeposit], beside: [conveneCommittee, ...LEAVING] };
    case 'lodged':
    case 'referred':
    case 'before-committee':
      return beforeHearing(room);
    case 'being-heard':
      return room.appeal.turn.procedure === 'oral'
        ? { now: [hearParty, closeHearing], beside: [fileStatement, standDown, withdrawAppeal] }
        : { now: [fileStatement, closeHearing], beside: [hearParty, standDown, withdrawAppeal] };
    case 'heard':
      return ofHeard(room);
    case 'decided':
    case 'told':
      return ofDecided(room);
    case 'taken-further':
    case 'final':
    case 'withdrawn':
    case 'refused':
      return { now: [], beside: [] };
  }
};

/**
 * The forms for what this role may do with a case as it stands.
 * @param me the id of who is signed in
 */
export const actsIn = (room: Room, role: Role, me: string): Offered<Act> => {
  const offered = made(room);
  const forRole = (all: readonly Making[]): readonly Act[] =>
    all.map((making) => making(room, me)).filter(({ type }) => mayGive(role, type));
  return { now: forRole(offered.now), beside: forRole(offered.beside) };
};
