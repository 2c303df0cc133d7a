import { anything, flag, list, message, object, oneOf, orNull, record, text, whole } from './schema';
import {
  adjusted,
  bySide,
  decimal,
  edition,
  names,
  next,
  players,
  position,
  scoring,
  score,
  seat,
  side,
  tableResult,
  vulnerability,
} from './words';

/** Schemas of the answers about sessions; their types are `SessionAnswers`. */

const contestant = {
  ...object({ contestant: text('its id'), kind: oneOf('pair', 'team', 'individual') }),
  properties: {
    contestant: text('its id'),
    kind: oneOf('pair', 'team', 'individual'),
    direction: side,
    players: list(text(), 'ids of the directory'),
  },
};

const fixture = object({ table: text(), NS: text(), EW: text(), boards: list(whole()) });

const match = text('the match that it is a half of; a match of its own where left out');
const ofSection = { round: text(), tables: list(fixture) };
const ofRound = { ...ofSection, section: text() };
const round = { ...object(ofRound), properties: { ...ofRound, match } };

const section = object({
  section: text(),
  title: orNull(text()),
  contestants: list(text(), 'their ids'),
  tables: list(text()),
  boards: list(whole()),
  rounds: list({ ...object(ofSection), properties: { ...ofSection, match } }),
});

const contest = object({
  contest: text('its id'),
  stage: text('its name in the conditions'),
  session: whole('which session of the stage, from 1'),
});

const keptEvent = object({ type: text('PenaltyImposed'), revision: whole("in the session's stream"), data: anything });

const session = object({
  id: text(),
  title: orNull(text()),
  date: orNull(text('ISO date')),
  laws: edition,
  regulations: orNull(text()),
  scoring,
  conditions: { description: 'conditions of contest in force, whole; null where there are none' },
  contest: orNull(contest),
  closed: flag,
  sections: list(object({ section: text(), title: orNull(text()) })),
  contestants: list(contestant),
  rounds: list(round),
  kept: list(keptEvent, 'facts and decisions about the session, in their order'),
});

const board = object({
  id: text('board-demo.1.3'),
  session: text(),
  section: text(),
  round: orNull(text()),
  table: text(),
  board: whole(),
  attempt: whole('2 for the first replay of the board'),
  dealer: seat,
  vulnerability,
  contestants: bySide(text()),
  players,
  result: tableResult,
  adjusted,
  resultAt: orNull(whole('revision of the event that the result comes from')),
  adjustedAt: orNull(whole('revision of the event that the adjustment comes from')),
  confirmed: { ...flag, description: 'the result stands; until then it is provisional' },
  findings: record(object({ rule: text(), seat, paragraph: text() }), "by their revision in the board's stream"),
});

export const standingsRow = object({
  place: text('3, 3= when shared, - without one'),
  contestant: text(),
  boards: whole('that count'),
  total: decimal,
  percentage: orNull(decimal),
  factored: orNull(decimal),
  matches: orNull(whole('that count; null in forms without')),
  carriedOver: orNull(decimal),
  penalties: orNull(decimal),
  reasons: list(message, 'what placed it among those with the same total; why it has no place'),
});

const standings = object({
  session: text('the session; of a stage, its last'),
  sessions: list(text(), 'all that count, in order'),
  scoring,
  status: oneOf('provisional', 'official', 'final'),
  groups: list(
    object({
      direction: orNull(side),
      ranking: text('a side, a section, a match; empty where there is only one ranking'),
      rows: list(standingsRow),
    }),
    'one ranking, or one for each direction, section or match',
  ),
  uncounted: list(object({ id: text(), why: message }), 'boards that count for nobody yet'),
  provisional: list(text(), 'boards that count, and whose results are not confirmed'),
});

const traveller = object({
  session: text(),
  section: text(),
  board: whole(),
  lines: list(
    object({
      id: text(),
      round: orNull(text()),
      table: text(),
      contestants: bySide(text()),
      result: tableResult,
      score,
      points: orNull(bySide(decimal)),
      top: orNull(text('most matchpoints that could be had: 16, or 2.57 where not whole')),
      why: orNull({ ...message, description: 'why there are no points' }),
      findings: whole('how many'),
      confirmed: flag,
    }),
    'the best N-S score first',
  ),
});

export const SESSIONS_ANSWER = object({ position, sessions: list(session), next });
export const SESSION_ANSWER = object({ position, session, names });
export const BOARDS_ANSWER = object({ position, boards: list(board), next });
export const SECTIONS_ANSWER = object({ position, sections: list(section), names, next });
const basis = object({
  boards: oneOf('all', 'released', 'none'),
  counted: whole('boards with a result that counts in the ranking'),
  of: whole('boards of its sessions'),
});
const tree = orNull(
  object(
    { size: whole('events that the tree is over'), root: text('RFC 6962 root over them, 64 hexadecimal digits') },
    'the tree of the ledger that the answer was made from; to callers with restricted access that of the last checkpoint ' +
      'at or before the position; null before the first',
  ),
);
export const STANDINGS_ANSWER = object({ position, basis, standings, names, tree });
export const TRAVELLERS_ANSWER = object({ position, travellers: list(traveller), names, tree, next });
