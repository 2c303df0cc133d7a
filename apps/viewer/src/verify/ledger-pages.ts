import { type Evidence, tilePath } from '@app/ledger/evidence';
import { get, getBytes } from '../ledger/api';
import type { AppealsAnswer, BoardsAnswer, SessionsAnswer } from '../ledger/documents';
import { evidenceIn } from './brought';
import type { LedgerPages } from './every-event';

const LOG_STREAMS = ['ledger-keys', 'ledger-checkpoints'] as const;

/** The addresses of everything that a reader may be allowed to see. */
async function* addresses(): AsyncGenerator<string, void> {
  yield* LOG_STREAMS;
  const sessions = await get<SessionsAnswer>('/sessions');
  if (!sessions.ok) return;
  for (const { id } of sessions.value.sessions) {
    yield `session-${id}`;
    const [boards, appeals] = await Promise.all([
      get<BoardsAnswer>(`/sessions/${encodeURIComponent(id)}/boards`),
      get<AppealsAnswer>(`/sessions/${encodeURIComponent(id)}/appeals`),
    ]);
    if (boards.ok) for (const board of boards.value.boards) yield board.id;
    if (appeals.ok) for (const appeal of appeals.value.appeals) yield appeal.id;
  }
}

/** What is withheld, or newer than the checkpoint, has no evidence: it is left out, and counted as not visible. */
async function* visibleEvents(): AsyncGenerator<Evidence['events'][number]['event'][], void> {
  for await (const address of addresses()) {
    const answer = await get<unknown>(`/evidence/${encodeURIComponent(address)}`);
    const evidence = answer.ok ? evidenceIn(answer.value) : null;
    if (evidence !== null) yield evidence.events.map(({ event }) => event);
  }
}

/** The pages of the server that this page came from. */
export const ledgerPages = (seesAll: boolean): LedgerPages => ({
  leaves: (tile, width) => getBytes(`/${tilePath(0, tile, width)}`),
  entries: seesAll ? (tile, width) => getBytes(`/${tilePath('entries', tile, width)}`) : null,
  visible: visibleEvents,
});
