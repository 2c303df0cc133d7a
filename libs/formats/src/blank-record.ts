import type { ImportedBoard } from './imported';

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
