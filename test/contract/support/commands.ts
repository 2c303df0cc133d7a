import type { Actor, CommandEnvelope } from '@app/contract';
import { newCommandId } from '@app/ledger';
import { readCommand } from '@app/application';

export const DIRECTOR: Actor = { id: 'dir', role: 'director' };

/** A command as it stands in NDJSON, with an id of its own unless it is given one. */
export interface Json {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly type: string;
}

type Fields = Readonly<Record<string, unknown>>;

export const SESSION = 'club';

export const toSession = (type: string, data: Fields = {}, more: Fields = {}): Json => ({
  id: newCommandId(),
  type,
  session: SESSION,
  data,
  ...more,
});

/** To board 1 at table 1, unless told otherwise. */
export const toBoard = (type: string, data: Fields = {}, more: Fields = {}): Json => ({
  ...toSession(type, data),
  table: '1',
  board: 1,
  ...more,
});

export const makeCall = (seat: string, call: string, more: Fields = {}): Json =>
  toBoard('MakeCall', { seat, call }, more);

/** A command read from its JSON; throws for one that is none. */
export const envelope = (json: Json): CommandEnvelope => {
  const command = readCommand(json);
  if (!command.ok) throw new Error(JSON.stringify(command.error));
  return command.value;
};

export const envelopes = (...jsons: readonly Json[]): readonly CommandEnvelope[] => jsons.map(envelope);

/** A session with one section and two pairs. */
export const openedSession = (session = SESSION): readonly Json[] => [
  toSession('OpenSession', { laws: 'wbf-2017', scoring: 'matchpoints', title: 'Club evening' }, { session }),
  toSession('AddSection', { section: 'A' }, { session }),
  toSession('EnterContestant', { contestant: '1', kind: 'pair', players: ['p1', 'p2'] }, { session }),
  toSession('EnterContestant', { contestant: '2', kind: 'pair', players: ['p3', 'p4'] }, { session }),
];

export const openBoard = (more: Fields = {}): Json =>
  toBoard('OpenBoard', { dealer: 'N', contestants: { NS: '1', EW: '2' } }, more);

/** A board that was passed out, with its result. */
export const passedOut = (more: Fields = {}): readonly Json[] => [
  openBoard(more),
  ...['N', 'E', 'S', 'W'].map((seat) => makeCall(seat, 'Pass', more)),
  toBoard('AgreeResult', { result: null }, more),
];
