import type { Command } from '@app/contract';
import { decideAppeal } from './appeal/decide';
import { decideBoard } from './board/decide';
import type { Decision } from './event';
import { decideSession } from './session/decide';
import {
  type DomainEvent,
  type OtherStreams,
  type StreamState,
  contestAround,
  pendingAppeals,
  sessionIn,
} from './stream';

/** Decides a command on the stream that it is for. Pure: no clock, no ids, no I/O. */
export const decideOn = (command: Command, own: StreamState, others: OtherStreams): Decision<DomainEvent> => {
  if (command.to === 'session' && own.to === 'session') {
    const contest = contestAround(others, own.session, own.state);
    return decideSession(command.command, own.state, contest, pendingAppeals(others, own.session));
  }
  if (command.to === 'board' && own.to === 'board') {
    const { session: id } = own.address;
    const session = sessionIn(others, id);
    return decideBoard(command.command, own.state, own.address, session, contestAround(others, id, session));
  }
  if (command.to === 'appeal' && own.to === 'appeal')
    return decideAppeal(command.command, own.state, others, own.appeal);
  throw new TypeError(`a command to a ${command.to} for a ${own.to}`);
};
