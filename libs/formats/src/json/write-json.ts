import type { SessionExport } from '../export/session-export';

/** How this form of JSON calls itself, and its version: it grows when something of it changes its meaning. */
export const JSON_FORM = { format: 'session-ledger-export', version: 1 } as const;

const member = (name: string, value: unknown): string => `${JSON.stringify(name)}:${JSON.stringify(value)}`;

/**
 * A session as one JSON document: what the API answers about it (`docs/openapi.json`: Session, Standings, Traveller,
 * Match, BoardOfSession, Board), and the events of its boards. Yields it in pieces, a board at a time.
 */
export async function* writeJson(session: SessionExport): AsyncGenerator<string> {
  const { names, standings, travellers, matches, docs, withheld, boardOf } = session;
  const head = [
    ...Object.entries(JSON_FORM).map(([name, value]) => member(name, value)),
    member('session', session.session),
    member('names', names),
    member('standings', standings),
    member('travellers', travellers),
    member('matches', matches),
    member('withheld', withheld),
  ];
  yield `{\n${head.join(',\n')},\n"boards":[`;
  let separator = '\n';
  for (const doc of docs) {
    const board = await boardOf(doc);
    yield `${separator}${JSON.stringify({ ...doc, view: board?.view ?? null, events: board?.events ?? null })}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}
