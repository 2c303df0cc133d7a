import type { Deal } from '@app/bridge';
import type { Session } from '@app/session';
import { EMPTY_SESSION, decideSession, evolveSession } from '@app/session';
import { afterwards } from './cases/afterwards';
import { replay, worldAfter } from './check';
import { dealOf } from './deals';
import type { Trouble } from './evening';
import { DEAL_SEEDS, INCIDENTS, SESSION, roundStart } from './evening';
import type { Timed } from './file';
import { FOULED_AT, FOULED_BOARD, fouled } from './fouled';
import { line } from './file';
import { SHARING, rounds, seatings } from './movement';
import { seeded } from './random';
import { running } from './running';
import { settingUp } from './session';
import { playBoard } from './table';

/** The evening in the order in which it happened, as the lines of `club-evening.ndjson`. */

const SETTING_UP_FROM = -25 * 60;

interface SetUp {
  readonly deals: readonly Deal[];
  readonly session: Session;
  readonly timed: readonly Timed[];
}

const setUp = (deals: readonly Deal[]): SetUp => {
  let session = EMPTY_SESSION;
  const timed = settingUp(deals).map((command, index): Timed => {
    const decision = decideSession(command, session);
    if (!decision.ok) throw new Error(decision.refusal.message);
    for (const event of decision.events) session = evolveSession(session, event);
    return { at: SETTING_UP_FROM + 30 * index, command: { to: 'session', session: SESSION, command } };
  });
  return { deals, session, timed };
};

const incident = (table: number, board: number): Trouble | null =>
  INCIDENTS.find((one) => one.table === table && one.board === board)?.trouble ?? null;

/** One board of a round at every table, each from its own moment on. */
const playTurn = (round: number, turn: number, from: (table: number) => number, { deals, session }: SetUp) =>
  seatings(round).map(({ table, NS, EW, boards }) => {
    const board = boards[turn] ?? 0;
    const dealt = deals[board - 1];
    if (!dealt) throw new Error(`no deal for board ${board}`);
    const isFouled = board === FOULED_BOARD && FOULED_AT.includes(table);
    const deal = isFouled ? fouled(dealt) : dealt;
    const address = { session: SESSION, table: String(table), board, attempt: 1 };
    const random = seeded(1000 * board + 17 * table);
    let clock = from(table);
    return playBoard({ address, NS, EW, deal, random, session, trouble: incident(table, board), isFouled }).map(
      ({ pause, command }): Timed => {
        clock += pause;
        return { at: clock, command: { to: 'board', address, command } };
      },
    );
  });

const endOf = (timed: readonly Timed[] | undefined): number => timed?.at(-1)?.at ?? 0;

/** A round: a table begins its second board when it has done the first; tables that share wait for each other. */
const playRound = (round: number, setting: SetUp): readonly Timed[] => {
  const first = playTurn(round, 0, () => roundStart(round), setting);
  const done = (table: number): number => endOf(first[table - 1]);
  const second = playTurn(
    round,
    1,
    (table) => (SHARING.includes(table) ? Math.max(...SHARING.map(done)) : done(table)),
    setting,
  );
  if (second.some((timed) => endOf(timed) > roundStart(round + 1))) throw new Error(`round ${round} takes too long`);
  return [...first, ...second].flat();
};

const byTime = (one: Timed, other: Timed): number => one.at - other.at;

/** Everything that was entered that evening, one command a line; the same bytes every time. */
export const clubEvening = (): string => {
  const deals = DEAL_SEEDS.map((seed) => dealOf(seeded(seed)));
  const setting = setUp(deals);
  const played = rounds().flatMap((round) => playRound(round, setting));
  const random = seeded(2026);
  const evening = [...setting.timed, ...running(setting.session), ...played].sort(byTime);
  const inOrder = [...evening, ...afterwards(worldAfter(evening))].sort(byTime);
  const lines = inOrder.map((one, nth) => line(one, nth, random));
  replay(lines);
  return lines.map((one) => `${JSON.stringify(one)}\n`).join('');
};
