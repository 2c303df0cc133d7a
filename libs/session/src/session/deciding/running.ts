import type { SessionEvent } from '@app/contract';
import { type Decision, accept } from '../../event';
import type { Session } from '../fold';
import { type DataOf, unknownContestant, unknownRound, unknownTable } from './common';

export const startRound = (session: Session, data: DataOf<'StartRound'>): Decision<SessionEvent> =>
  unknownRound(session, [data.round]) ?? accept({ type: 'RoundStarted', data });

export const finishRound = (session: Session, data: DataOf<'FinishRound'>): Decision<SessionEvent> =>
  unknownRound(session, [data.round]) ?? accept({ type: 'RoundEnded', data });

// Facts come in when they come in: before the round is started, or when all is over.

export const noteLate = (session: Session, data: DataOf<'NoteLate'>): Decision<SessionEvent> =>
  unknownContestant(session, [data.contestant]) ??
  unknownRound(session, [data.round]) ??
  accept({ type: 'ContestantLate', data });

export const noteOverrun = (session: Session, data: DataOf<'NoteOverrun'>): Decision<SessionEvent> =>
  unknownRound(session, [data.round]) ??
  unknownTable(session, data.round, data.table) ??
  unknownContestant(session, data.blameless ?? []) ??
  accept({ type: 'TableOverran', data });

export const noteOffence = (session: Session, data: DataOf<'NoteOffence'>): Decision<SessionEvent> =>
  unknownContestant(session, [data.contestant]) ??
  unknownRound(session, data.round === undefined ? [] : [data.round]) ??
  accept({ type: 'OffenceNoted', data });
