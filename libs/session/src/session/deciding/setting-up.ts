import { type SessionEvent, isMatchForm } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { type Session, dealKey } from '../fold';
import { type DataOf, type Obstacle, impossiblePlan, repeatedIn, unknownContestant, unknownSection } from './common';

export const addSection = (session: Session, data: DataOf<'AddSection'>): Decision<SessionEvent> =>
  session.sections.includes(data.section)
    ? refuse('SectionExists', reason('section-exists', { section: data.section }))
    : accept({ type: 'SectionAdded', data });

export const enterContestant = (session: Session, data: DataOf<'EnterContestant'>): Decision<SessionEvent> => {
  const { contestant, players = [] } = data;
  if (session.contestants.has(contestant)) {
    return refuse('ContestantExists', reason('contestant-exists', { contestant: { contestant } }));
  }
  const twice = repeatedIn(players);
  return twice === undefined
    ? accept({ type: 'ContestantEntered', data })
    : refuse(
        'SamePlayer',
        reason('player-twice-in-contestant', { contestant: { contestant }, player: { contestant: twice } }),
      );
};

/**
 * A match has two tables, and each team sits North-South at one of them. A second table where it does so on the same
 * boards is that of teams of eight, whose four tables make one match: they are not scored yet.
 */
const teamsOfEight = (session: Session, { round, tables }: DataOf<'ScheduleRound'>): Obstacle => {
  if (!session.opened || !isMatchForm(session.opened.scoring)) return null;
  for (const [index, one] of tables.entries()) {
    const again = tables
      .slice(index + 1)
      .find(
        ({ NS, EW, boards }) => NS === one.NS && EW === one.EW && boards.some((board) => one.boards.includes(board)),
      );
    if (!again) continue;
    const params = { home: { contestant: one.NS }, away: { contestant: one.EW }, table: one.table, other: again.table };
    return refuse('MatchTooManyTables', reason('teams-of-eight', { ...params, round }));
  }
  return null;
};

export const scheduleRound = (session: Session, data: DataOf<'ScheduleRound'>): Decision<SessionEvent> => {
  const { round, section, tables } = data;
  if (session.rounds.has(round)) return refuse('RoundExists', reason('round-exists', { round }));
  const contestants = tables.flatMap(({ NS, EW }) => [NS, EW]);
  const obstacle =
    unknownSection(session, section) ??
    unknownContestant(session, contestants) ??
    impossiblePlan(data.planned) ??
    teamsOfEight(session, data);
  if (obstacle) return obstacle;
  const alone = tables.find(({ NS, EW }) => NS === EW);
  return alone
    ? refuse(
        'SameContestant',
        reason('against-itself-at-table', { contestant: { contestant: alone.NS }, table: alone.table }),
      )
    : accept({ type: 'RoundScheduled', data });
};

export const setDeals = (session: Session, data: DataOf<'SetDeals'>): Decision<SessionEvent> => {
  const { section, deals } = data;
  const unknown = unknownSection(session, section);
  if (unknown) return unknown;
  const twice = repeatedIn(deals.map(({ board }) => String(board)));
  if (twice !== undefined) return refuse('DealExists', reason('board-named-twice', { section, board: twice }));
  const known = deals.find(({ board }) => session.deals.has(dealKey(section, board)));
  return known
    ? refuse('DealExists', reason('deal-exists', { section, board: known.board }))
    : accept({ type: 'DealsSet', data });
};
