import type { SessionEvent } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Session } from '../fold';
import { retainedOf } from '../retained';
import { type DataOf, type Obstacle, repeatedIn, sameContestant, unknownContestant, unknownRound } from './common';

/** Nobody sits in two places, and no two in one. Who may play and sit there is judged later (DBf 231, 241). */
const impossibleLineUp = ({ players }: DataOf<'DeclareLineUp'>): Obstacle => {
  const twice = repeatedIn(players.map(({ player }) => player));
  if (twice !== undefined)
    return refuse('LineUpImpossible', reason('player-named-twice', { player: { contestant: twice } }));
  const seats = players.flatMap(({ table, seat }) =>
    seat === undefined ? [] : [table === undefined ? seat : `${seat} at table ${table}`],
  );
  const taken = repeatedIn(seats);
  return taken === undefined ? null : refuse('LineUpImpossible', reason('seat-taken', { seat: taken }));
};

export const declareLineUp = (session: Session, data: DataOf<'DeclareLineUp'>): Decision<SessionEvent> =>
  unknownContestant(session, [data.contestant]) ??
  unknownRound(session, [data.round]) ??
  impossibleLineUp(data) ??
  accept({ type: 'LineUpDeclared', data });

export const substitutePlayer = (session: Session, data: DataOf<'SubstitutePlayer'>): Decision<SessionEvent> => {
  const unknown = unknownContestant(session, [data.contestant]) ?? unknownRound(session, data.rounds);
  if (unknown) return unknown;
  return data.in === data.out
    ? refuse('SamePlayer', reason('in-place-of-oneself', { player: { contestant: data.in } }))
    : accept({ type: 'PlayerSubstituted', data });
};

export const replaceContestant = (session: Session, data: DataOf<'ReplaceContestant'>): Decision<SessionEvent> =>
  unknownContestant(session, [data.contestant, data.by]) ??
  sameContestant([data.contestant, data.by]) ??
  unknownRound(session, [data.from]) ??
  accept({ type: 'ContestantReplaced', data });

export const withdrawContestant = (session: Session, data: DataOf<'WithdrawContestant'>): Decision<SessionEvent> => {
  const { contestant, from } = data;
  const unknown = unknownContestant(session, [contestant]) ?? unknownRound(session, from === undefined ? [] : [from]);
  if (unknown) return unknown;
  return retainedOf(session, 'ContestantWithdrawn').some((one) => one.data.contestant === contestant)
    ? refuse('ContestantWithdrawn', reason('already-withdrawn', { contestant: { contestant } }))
    : accept({ type: 'ContestantWithdrawn', data });
};
