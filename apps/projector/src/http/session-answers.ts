import { flag, list, object, oneOf, orNull, record, text, whole } from './schema';
import {
  adjusted,
  bySide,
  edition,
  names,
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

const round = object({
  round: text(),
  section: text(),
  tables: list(object({ table: text(), NS: text(), EW: text(), boards: list(whole()) })),
});

const session = object({
  id: text(),
  title: orNull(text()),
  date: orNull(text('ISO date')),
  laws: edition,
  regulations: orNull(text()),
  scoring,
  closed: flag,
  sections: list(object({ section: text(), title: orNull(text()) })),
  contestants: list(contestant),
  rounds: list(round),
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
  confirmed: { ...flag, description: 'the result stands; until then it is provisional' },
  findings: record(object({ rule: text(), seat, paragraph: text() }), "by their revision in the board's stream"),
});

const decimal = text('a decimal number, two digits after the point');

const standings = object({
  session: text(),
  scoring,
  groups: list(
    object({
      direction: orNull(side),
      rows: list(
        object({
          place: text('3, or 3= when shared'),
          contestant: text(),
          boards: { type: 'number', description: 'that count' },
          total: decimal,
          percentage: orNull(decimal),
          factored: orNull(decimal),
        }),
      ),
    }),
    'one ranking, or one for each direction',
  ),
  uncounted: list(object({ id: text(), why: text() }), 'boards that count for nobody yet'),
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
      top: orNull({ type: 'number' }),
      why: orNull(text('why there are no points')),
      findings: whole('how many'),
      confirmed: flag,
    }),
    'the best N-S score first',
  ),
});

export const SESSIONS_ANSWER = object({ position, sessions: list(session) });
export const SESSION_ANSWER = object({ position, session, names });
export const BOARDS_ANSWER = object({ position, boards: list(board) });
export const STANDINGS_ANSWER = object({ position, standings, names });
export const TRAVELLERS_ANSWER = object({ position, travellers: list(traveller), names });
