import type { ImportedBoard, ImportedRecords, ResultsFormat } from './imported';

/** A record of which nothing is known but where it stands: readers put what their file says into it. */
export const blankRecord = (record: number, line: number): ImportedBoard => ({
  record,
  line,
  board: null,
  section: null,
  round: null,
  table: null,
  room: null,
  contestants: {},
  teams: null,
  players: {},
  dealer: null,
  vulnerability: null,
  hands: {},
  calls: null,
  cards: null,
  declarerInFact: null,
  claim: null,
  result: null,
  stated: {},
});

/** A file of which nothing is known but its kind. */
export const blankFile = (format: ResultsFormat): Omit<ImportedRecords, 'boards'> => ({
  format,
  event: null,
  date: null,
  scoring: null,
  recordsRead: 0,
  deals: [],
  contestants: [],
});
