import type { Actor, BoardCommand, Command, SessionCommand } from '@app/contract';
import {
  type BoardDoc,
  type Projection,
  type SessionWithBoards,
  type Simulation,
  EMPTY_SIMULATION,
  boardsProjection,
  eventsIn,
  simulate,
  sessionsProjection,
} from '@app/documents';
import { inEnglish } from '@app/messages';
import type { SessionDoc } from '@app/session';

/** Ledgers in memory, made by giving commands. */

export const CHIEF: Actor = { id: 'chief', role: 'chief-director' };

/** To the session of that id, `s` where none is named. */
export const toSession = (command: SessionCommand, session = 's'): Command => ({ to: 'session', session, command });

export const toBoard = (table: string, board: number, command: BoardCommand, session = 's'): Command => ({
  to: 'board',
  address: { session, table, board, attempt: 1 },
  command,
});

/** The simulation after all of these, with what they call for in other streams; throws where one is refused. */
export const having = (simulation: Simulation, ...commands: readonly Command[]): Simulation =>
  commands.reduce((so, command) => {
    const given = simulate(so, command, CHIEF);
    if (given.ok) return given.simulation;
    throw new Error(`${command.command.type}: ${given.refusal.code}: ${inEnglish(given.refusal.message)}`);
  }, simulation);

/** The result of one no-trump by North with so many tricks. */
export const tricksIn1NT = (tricks: number) => ({ bid: '1NT', declarer: 'N', risk: 'undoubled', tricks }) as const;

/**
 * A session `s` of pairs in which every table has played every board: pair 1 to N sit North-South at the table of
 * their number, the others move on a table from board to board.
 * @param tricks board by board, what declarer made in one no-trump at each table
 */
export const playedSimulation = (
  tricks: readonly (readonly number[])[],
  opening: Partial<Extract<SessionCommand, { type: 'OpenSession' }>['data']> = {},
): Simulation => {
  const tables = tricks[0]?.length ?? 0;
  const pairs = Array.from({ length: 2 * tables }, (_, index) => String(index + 1));
  return having(
    EMPTY_SIMULATION,
    toSession({ type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints', ...opening } }),
    toSession({ type: 'AddSection', data: { section: 'A' } }),
    ...pairs.map((contestant) => toSession({ type: 'EnterContestant', data: { contestant, kind: 'pair' } })),
    ...tricks.flatMap((made, board) =>
      made.flatMap((won, table) => {
        const EW = String(tables + 1 + ((table + board) % tables));
        const contestants = { NS: String(table + 1), EW };
        const at = (command: BoardCommand): Command => toBoard(String(table + 1), board + 1, command);
        return [
          at({ type: 'OpenBoard', data: { contestants } }),
          at({ type: 'EnterResult', data: { result: tricksIn1NT(won), source: 'slip' } }),
        ];
      }),
    ),
  );
};

const documentsIn = <Doc>(simulation: Simulation, { types, keyOf, apply }: Projection<Doc>): readonly Doc[] => {
  const docs = new Map<string, Doc>();
  for (const stream of [...simulation.streams.keys()].sort()) {
    for (const event of eventsIn(simulation, stream).filter(({ type }) => types.includes(type))) {
      const doc = apply(docs.get(keyOf(event)) ?? null, event);
      if (doc !== null) docs.set(keyOf(event), doc);
    }
  }
  return [...docs.values()];
};

/** Every session of a simulation with its boards, as the read models would have them. */
export const documentsOf = (simulation: Simulation): readonly SessionWithBoards[] => {
  const boards = documentsIn<BoardDoc>(simulation, boardsProjection);
  return documentsIn<SessionDoc>(simulation, sessionsProjection).map((session) => ({
    session,
    boards: boards.filter((doc) => doc.session === session.id),
  }));
};
