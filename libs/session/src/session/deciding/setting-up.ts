import type { SessionEvent } from '@app/contract';
import type { Decision } from '../../event';
import { accept, refuse } from '../../event';
import type { Session } from '../fold';
import { dealKey } from '../fold';
import type { DataOf } from './common';
import { repeatedIn, unknownContestant, unknownSection } from './common';

export const addSection = (session: Session, data: DataOf<'AddSection'>): Decision<SessionEvent> =>
  session.sections.includes(data.section)
    ? refuse('SectionExists', `section ${data.section} exists already`)
    : accept({ type: 'SectionAdded', data });

export const enterContestant = (session: Session, data: DataOf<'EnterContestant'>): Decision<SessionEvent> => {
  const { contestant, players = [] } = data;
  if (session.contestants.has(contestant)) {
    return refuse('ContestantExists', `contestant ${contestant} has been entered already`);
  }
  const twice = repeatedIn(players);
  return twice === undefined
    ? accept({ type: 'ContestantEntered', data })
    : refuse('SamePlayer', `contestant ${contestant}: player ${twice} is named twice`);
};

export const scheduleRound = (session: Session, data: DataOf<'ScheduleRound'>): Decision<SessionEvent> => {
  const { round, section, tables } = data;
  if (session.rounds.has(round)) return refuse('RoundExists', `round ${round} has been scheduled already`);
  const contestants = tables.flatMap(({ NS, EW }) => [NS, EW]);
  const unknown = unknownSection(session, section) ?? unknownContestant(session, contestants);
  if (unknown) return unknown;
  const alone = tables.find(({ NS, EW }) => NS === EW);
  return alone
    ? refuse('SameContestant', `contestant ${alone.NS} cannot play against itself at table ${alone.table}`)
    : accept({ type: 'RoundScheduled', data });
};

export const setDeals = (session: Session, data: DataOf<'SetDeals'>): Decision<SessionEvent> => {
  const { section, deals } = data;
  const unknown = unknownSection(session, section);
  if (unknown) return unknown;
  const twice = repeatedIn(deals.map(({ board }) => String(board)));
  if (twice !== undefined) return refuse('DealExists', `section ${section}: board ${twice} is named twice`);
  const known = deals.find(({ board }) => session.deals.has(dealKey(section, board)));
  return known
    ? refuse('DealExists', `section ${section} has a deal for board ${known.board} already`)
    : accept({ type: 'DealsSet', data });
};
