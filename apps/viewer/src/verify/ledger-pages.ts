import type { Result } from '@app/bridge';
import { type Evidence, tilePath } from '@app/ledger/evidence';
import { type Problem, answerTo } from '../ledger/api';
import { client, fetchAsUser } from '../ledger/client';
import { askAppeals, askBoards, askSessions } from '../ledger/queries';
import { evidenceIn } from './brought';
import type { LedgerPages } from './every-event';

const LOG_STREAMS = ['ledger-keys', 'ledger-checkpoints'] as const;

/** The addresses of everything that a reader may be allowed to see. */
async function* addresses(): AsyncGenerator<string, void> {
  yield* LOG_STREAMS;
  const sessions = await askSessions();
  if (!sessions.ok) return;
  for (const { id } of sessions.value.sessions) {
    yield `session-${id}`;
    const [boards, appeals] = await Promise.all([askBoards(id), askAppeals(id)]);
    if (boards.ok) for (const board of boards.value.boards) yield board.id;
    if (appeals.ok) for (const appeal of appeals.value.appeals) yield appeal.id;
  }
}

/** What is withheld, or newer than the checkpoint, has no evidence: it is left out, and counted as not visible. */
async function* visibleEvents(): AsyncGenerator<Evidence['events'][number]['event'][], void> {
  for await (const address of addresses()) {
    const answer = await answerTo(client.GET('/evidence/{address}', { params: { path: { address } } }));
    const evidence = answer.ok ? evidenceIn(answer.value) : null;
    if (evidence !== null) yield evidence.events.map(({ event }) => event);
  }
}

/** A tile as it is: its path has slashes, which the client would encode. */
const bytesOf = async (response: Response) =>
  response.ok
    ? { response, data: new Uint8Array(await response.arrayBuffer()) }
    : { response, error: JSON.parse(await response.text()) as unknown };

const getTile = (path: string): Promise<Result<Uint8Array, Problem>> =>
  answerTo(fetchAsUser(new Request(`/${path}`, { headers: { accept: 'application/octet-stream' } })).then(bytesOf));

/** The pages of the server that this page came from. */
export const ledgerPages = (seesAll: boolean): LedgerPages => ({
  leaves: (tile, width) => getTile(tilePath(0, tile, width)),
  entries: seesAll ? (tile, width) => getTile(tilePath('entries', tile, width)) : null,
  visible: visibleEvents,
});
