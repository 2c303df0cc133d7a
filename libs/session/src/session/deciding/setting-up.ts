import { type SessionEvent, isMatchForm } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { teamsOfEightIn } from '../../conditions/teams-of-eight';
import { reason } from '../../refusal-reasons';
import { type Session, dealKey } from '../fold';
import { sessionDocOf } from '../session-doc';
import { type DataOf, type Obstacle, impossiblePlan, repeatedIn, unknownContestant, unknownSection } from './common';

export const addSection = (session: Session, data: DataOf<'AddSection'>): Decision<SessionEvent> =>
  session.sections.includes(data.section)
    ? refuse('SectionExists', reason('section-exists', { section: data.section }))
    : accept({ type: 'SectionAdded', data });

type RoundTable = DataOf<'ScheduleRound'>['tables'][number];

const isSameSeat = (one: RoundTable, other: RoundTable): boolean =>
  other.NS === one.NS && other.EW === one.EW && other.boards.some((board) => one.boards.includes(board));

/** Where the rounds of the same match have put its tables. */
const tablesOfMatch = (session: Session, { round, match }: DataOf<'ScheduleRound'>): readonly RoundTable[] =>
  [...session.rounds.values()]
    .filter((one) => (one.match ?? one.round) === (match ?? round))
    .flatMap(({ tables }) => tables);

/**
 * A match has two tables, and each team sits North-South at one of them. A second table where it does so on the same
 * boards is that of teams of eight, whose four tables make one match: it takes conditions that say how they are
 * compared. A third is one too many, in whichever round of the match.
 */
const tooManyTables = (session: Session, data: DataOf<'ScheduleRound'>): Obstacle => {
  if (!session.opened || !isMatchForm(session.opened.scoring)) return null;
  const ofEight = teamsOfEightIn(sessionDocOf('', session)) !== null;
  const before = ofEight ? tablesOfMatch(session, data) : [];
  for (const [index, one] of data.tables.entries()) {
    const same = [...before, ...data.tables.slice(0, index)].filter((other) => isSameSeat(one, other));
    const first = same[0];
    if (!first || same.length < (ofEight ? 2 : 1)) continue;
    const params = { home: { contestant: one.NS }, away: { contestant: one.EW }, table: first.table, other: one.table };
    return refuse(
      'MatchTooManyTables',
      reason(ofEight ? 'more-than-four-tables' : 'teams-of-eight', { ...params, round: data.round }),
    );
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
    tooManyTables(session, data);
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
