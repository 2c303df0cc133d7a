import { afterwards } from './cases/afterwards';
import { replay, worldAfter } from './check';
import { DEAL_SEEDS, INCIDENTS, SESSION } from './evening';
import { line } from './file';
import { FOULED_AT, FOULED_BOARD, fouled } from './fouled';
import { rounds } from './movement';
import { seeded } from './random';
import { type Evening, byTime, playRound, setUp } from './rounds-played';
import { running } from './running';

/** The evening in the order in which it happened, as the lines of `club-evening.ndjson`. */

const CLUB_EVENING: Evening = {
  id: SESSION,
  title: 'Club evening',
  dealSeeds: DEAL_SEEDS,
  seed: 0,
  trouble: (table, board) => INCIDENTS.find((one) => one.table === table && one.board === board)?.trouble ?? null,
  fouled: (table, board, dealt) => (board === FOULED_BOARD && FOULED_AT.includes(table) ? fouled(dealt) : null),
};

/** Everything that was entered that evening, one command a line; the same bytes every time. */
export const clubEvening = (): string => {
  const setting = setUp(CLUB_EVENING);
  const played = rounds().flatMap((round) => playRound(round, setting));
  const random = seeded(2026);
  const evening = [...setting.timed, ...running(setting.session), ...played].sort(byTime);
  const inOrder = [...evening, ...afterwards(worldAfter(evening))].sort(byTime);
  const lines = inOrder.map((one, nth) => line(one, nth, random));
  replay(lines);
  return lines.map((one) => `${JSON.stringify(one)}\n`).join('');
};
