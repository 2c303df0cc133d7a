import { type CaseEvent, type GivenCase, type SessionOfField, CASE_FORMAT, CASE_VERSION } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { SessionDoc } from '@app/session';
import type { CaseFile, CaseStreams } from './case-file';
import { type Concern, concerning } from './concerning';
import { derivedParts } from './derive';
import { keptOfField, tableOfField } from './field';
import { namedOf, partiesOf } from './people';
import { AT_LAST, boardAt, sessionFrom } from './sessions';
import { type Disclosed, statementsIn } from './statements';
import { readStreams } from './streams';

/** What a case is put together from: more than may be in it. */
export interface CaseSource extends Pick<GivenCase, 'appeal' | 'decision' | 'board'> {
  /** Whole streams: of the board, of the appeals about it, and of the sessions of its stage. */
  readonly streams: Readonly<Record<string, readonly CaseEvent[]>>;
  /** Every board at every table of these sessions. */
  readonly boards: readonly BoardDoc[];
  /** Of anybody; none where names are to be left out. */
  readonly names: Readonly<Record<string, string>>;
  /** What people said and the events have sealed, as far as it may be told. */
  readonly disclosed: Disclosed;
}

const concernOf = ({ streams }: CaseSource, read: CaseStreams): Concern => {
  const doc = boardAt(read, AT_LAST);
  return {
    contestants: new Set(partiesOf(read).map(({ contestant }) => contestant)),
    streams: new Set(Object.keys(streams).filter((name) => !name.startsWith('session-'))),
    table: doc?.table ?? null,
    round: doc?.round ?? null,
  };
};

const entriesOf = ({ id, contestants }: SessionDoc): Pick<SessionOfField, 'session' | 'contestants'> => ({
  session: id,
  contestants: contestants.map(({ contestant, kind, direction }) => ({
    contestant,
    kind,
    ...(direction === undefined ? {} : { direction }),
  })),
});

const byKey = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

const givenOf = (source: CaseSource): GivenCase => {
  const { appeal, decision, board, streams, boards, names, disclosed } = source;
  const read = readStreams({ board, streams, statements: {} });
  const concern = concernOf(source, read);
  const sessions = [...read.sessions.values()].flatMap((events) => {
    const doc = sessionFrom(events);
    return doc ? [{ doc, ...concerning(events, concern) }] : [];
  });
  const known = new Map(sessions.map(({ doc }) => [doc.id, doc]));
  const tables = boards
    .filter(({ id }) => id !== board)
    .flatMap((doc) => {
      const session = known.get(doc.session);
      return session ? [tableOfField(doc, session)] : [];
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const inSessions = Object.fromEntries(
    sessions.map(({ doc, taken }) => [`session-${doc.id}`, taken.map(({ stored }) => stored)]),
  );
  const whole = Object.entries(streams).filter(([name]) => concern.streams.has(name));
  const named = namedOf(read);
  const taken = byKey({ ...inSessions, ...Object.fromEntries(whole) });
  return {
    appeal,
    decision,
    board,
    names: byKey(Object.fromEntries(Object.entries(names).filter(([id]) => named.includes(id)))),
    streams: taken,
    field: {
      sessions: sessions.map(({ doc, others }) => ({
        ...entriesOf(doc),
        kept: others.flatMap(({ event, stored }) => keptOfField(event, stored.revision) ?? []),
      })),
      tables,
    },
    statements: byKey(statementsIn(Object.values(taken).flat(), disclosed)),
    proofs: null,
  };
};

/**
 * Puts a case together: of the board and its appeals everything, of the session what is for everybody or about the
 * parties, of everybody else numbers and results. Proofs and a signature are added by whoever has the ledger and its
 * key: `{ ...file, proofs, signature }`.
 * Throws `UnreadableEvent`.
 */
export const makeCaseFile = (source: CaseSource): CaseFile => {
  const given = givenOf(source);
  return { format: CASE_FORMAT, version: CASE_VERSION, ...given, ...derivedParts(given), signature: null };
};

/** The document as it is kept in a file. */
export const caseFileText = (file: CaseFile): string => `${JSON.stringify(file, null, 2)}\n`;
