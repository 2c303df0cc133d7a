import type { Deal } from '@app/bridge';
import type { Session } from '@app/session';
import { EMPTY_SESSION, decideSession, evolveSession } from '@app/session';
import { replay } from './check';
import { dealOf } from './deals';
import type { Trouble } from './evening';
import { DEAL_SEEDS, INCIDENTS, SESSION, roundStart } from './evening';
import type { Timed } from './file';
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
    return { at: SETTING_UP_FROM + 30 * index, address: null, command };
  });
  return { deals, session, timed };
};

const incident = (table: number, board: number): Trouble | null =>
  INCIDENTS.find((one) => one.table === table && one.board === board)?.trouble ?? null;

/** One board of a round at every table, each from its own moment on. */
const playTurn = (round: number, turn: number, from: (table: number) => number, { deals, session }: SetUp) =>
  seatings(round).map(({ table, NS, EW, boards }) => {
    const board = boards[turn] ?? 0;
    const deal = deals[board - 1];
    if (!deal) throw new Error(`no deal for board ${board}`);
    const address = { session: SESSION, table: String(table), board, attempt: 1 };
    const random = seeded(1000 * board + 17 * table);
    let clock = from(table);
    return playBoard({ address, NS, EW, deal, random, session, trouble: incident(table, board) }).map(
      ({ pause, command }): Timed => {
        clock += pause;
        return { at: clock, address, command };
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

/** Everything that was entered that evening, one command a line; the same bytes every time. */
export const clubEvening = (): string => {
  const deals = DEAL_SEEDS.map((seed) => dealOf(seeded(seed)));
  const setting = setUp(deals);
  const played = rounds().flatMap((round) => playRound(round, setting));
  const random = seeded(2026);
  const inOrder = [...setting.timed, ...running(setting.session), ...played].sort((one, other) => one.at - other.at);
  const lines = inOrder.map((one, nth) => line(one, nth, random));
  replay(lines);
  return lines.map((one) => `${JSON.stringify(one)}\n`).join('');
};
