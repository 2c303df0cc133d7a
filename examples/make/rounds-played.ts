import type { Deal } from '@app/bridge';
import { inEnglish } from '@app/messages';
import { type Session, EMPTY_SESSION, decideSession, evolveSession } from '@app/session';
import { dealOf } from './deals';
import { type Trouble, roundStart } from './evening';
import type { Timed } from './file';
import { SHARING, seatings } from './movement';
import { seeded } from './random';
import { settingUp } from './session';
import { playBoard } from './table';

/** An evening by the movement of the club: what is set up, and what is played in each round. */

const SETTING_UP_FROM = -25 * 60;

/** What tells one evening from another. */
export interface Evening {
  /** Id of the session. */
  readonly id: string;
  readonly title: string;
  readonly dealSeeds: readonly number[];
  /** Told apart from another evening's chances at the same table and board. */
  readonly seed: number;
  readonly trouble: (table: number, board: number) => Trouble | null;
  /** The cards that a table really holds, where they are not those that the board was dealt with; else null. */
  readonly fouled: (table: number, board: number, dealt: Deal) => Deal | null;
}

export interface SetUp extends Evening {
  readonly deals: readonly Deal[];
  readonly session: Session;
  readonly timed: readonly Timed[];
}

export const setUp = (evening: Evening): SetUp => {
  const deals = evening.dealSeeds.map((seed) => dealOf(seeded(seed)));
  let session = EMPTY_SESSION;
  const timed = settingUp(evening.title, deals).map((command, index): Timed => {
    const decision = decideSession(command, session);
    if (!decision.ok) throw new Error(inEnglish(decision.refusal.message));
    for (const event of decision.events) session = evolveSession(session, event);
    return { at: SETTING_UP_FROM + 30 * index, command: { to: 'session', session: evening.id, command } };
  });
  return { ...evening, deals, session, timed };
};

/** One board of a round at every table, each from its own moment on. */
const playTurn = (round: number, turn: number, from: (table: number) => number, evening: SetUp) =>
  seatings(round).map(({ table, NS, EW, boards }) => {
    const board = boards[turn] ?? 0;
    const dealt = evening.deals[board - 1];
    if (!dealt) throw new Error(`no deal for board ${board}`);
    const fouled = evening.fouled(table, board, dealt);
    const address = { session: evening.id, table: String(table), board, attempt: 1 };
    const random = seeded(evening.seed + 1000 * board + 17 * table);
    const { session } = evening;
    const trouble = evening.trouble(table, board);
    let clock = from(table);
    return playBoard({
      address,
      NS,
      EW,
      deal: fouled ?? dealt,
      random,
      session,
      trouble,
      isFouled: fouled !== null,
    }).map(({ pause, command }): Timed => {
      clock += pause;
      return { at: clock, command: { to: 'board', address, command } };
    });
  });

const endOf = (timed: readonly Timed[] | undefined): number => timed?.at(-1)?.at ?? 0;

/** A round: a table begins its second board when it has done the first; tables that share wait for each other. */
export const playRound = (round: number, evening: SetUp): readonly Timed[] => {
  const first = playTurn(round, 0, () => roundStart(round), evening);
  const done = (table: number): number => endOf(first[table - 1]);
  const second = playTurn(
    round,
    1,
    (table) => (SHARING.includes(table) ? Math.max(...SHARING.map(done)) : done(table)),
    evening,
  );
  if (second.some((timed) => endOf(timed) > roundStart(round + 1))) throw new Error(`round ${round} takes too long`);
  return [...first, ...second].flat();
};

export const byTime = (one: Timed, other: Timed): number => one.at - other.at;
