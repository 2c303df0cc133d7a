import type { Decision } from '../event';
import { accept, refuse } from '../event';
import type { SessionCommand } from './commands';
import type { RoundScheduled, SessionEvent } from './events';
import type { Session } from './fold';
import { dealKey } from './fold';

const scheduleProblem = (session: Session, { section, tables }: RoundScheduled): Decision<never> | null => {
  if (!session.sections.includes(section)) return refuse('SectionUnknown', `there is no section ${section}`);
  for (const contestant of tables.flatMap(({ NS, EW }) => [NS, EW])) {
    if (!session.contestants.has(contestant)) {
      return refuse('ContestantUnknown', `contestant ${contestant} has not been entered`);
    }
  }
  const alone = tables.find(({ NS, EW }) => NS === EW);
  return alone
    ? refuse('SameContestant', `contestant ${alone.NS} cannot play against itself at table ${alone.table}`)
    : null;
};

/** Decides a command about a session. Pure: no clock, no ids, no I/O. */
export const decideSession = (command: SessionCommand, session: Session): Decision<SessionEvent> => {
  if (command.type === 'OpenSession') {
    return session.opened
      ? refuse('SessionExists', 'this session has been opened already')
      : accept({ type: 'SessionOpened', data: command.data });
  }
  if (!session.opened) return refuse('SessionUnknown', 'there is no such session');
  if (command.type === 'ReopenSession') {
    return session.closed
      ? accept({ type: 'SessionReopened', data: command.data })
      : refuse('SessionNotClosed', 'the session is not closed');
  }
  if (session.closed) return refuse('SessionClosed', 'the session is closed');
  switch (command.type) {
    case 'AddSection':
      return session.sections.includes(command.data.section)
        ? refuse('SectionExists', `section ${command.data.section} exists already`)
        : accept({ type: 'SectionAdded', data: command.data });
    case 'EnterContestant':
      return session.contestants.has(command.data.contestant)
        ? refuse('ContestantExists', `contestant ${command.data.contestant} has been entered already`)
        : accept({ type: 'ContestantEntered', data: command.data });
    case 'ScheduleRound': {
      if (session.rounds.has(command.data.round)) {
        return refuse('RoundExists', `round ${command.data.round} has been scheduled already`);
      }
      return scheduleProblem(session, command.data) ?? accept({ type: 'RoundScheduled', data: command.data });
    }
    case 'SetDeals': {
      const { section, deals } = command.data;
      if (!session.sections.includes(section)) return refuse('SectionUnknown', `there is no section ${section}`);
      const known = deals.find(({ board }) => session.deals.has(dealKey(section, board)));
      return known
        ? refuse('DealExists', `section ${section} has a deal for board ${known.board} already`)
        : accept({ type: 'DealsSet', data: command.data });
    }
    case 'CloseSession':
      return accept({ type: 'SessionClosed', data: {} });
  }
};
