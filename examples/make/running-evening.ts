import { replay } from './check';
import { roundStart } from './evening';
import { instant, line, type Timed } from './file';
import { seeded } from './random';
import { type Evening, byTime, playRound, setUp } from './rounds-played';

/** An evening in the middle of its second round, as the lines of `running-evening.ndjson`: its boards are kept. */

export const RUNNING_SESSION = 'tonight';

const RUNNING_EVENING: Evening = {
  id: RUNNING_SESSION,
  title: 'Tonight, still playing',
  dealSeeds: [311, 2102, 2103, 2104, 2105, 2106, 2107, 2108, 2109, 2110, 2111, 2112],
  seed: 500_001,
  trouble: (table, board) => (table === 3 && board === 6 ? 'insufficient-bid' : null),
  fouled: () => null,
};

/** Seconds into the second round at which we look in. */
const LOOKED_IN = roundStart(2) + 7 * 60;

const started = (round: number): Timed => ({
  at: roundStart(round),
  command: {
    to: 'session',
    session: RUNNING_SESSION,
    command: { type: 'StartRound', data: { round: String(round), at: instant(roundStart(round)) } },
  },
});

/** Everything that has been entered so far, one command a line; the same bytes every time. */
export const runningEvening = (): string => {
  const setting = setUp(RUNNING_EVENING);
  const rounds = [1, 2];
  const played = rounds.flatMap((round) => [started(round), ...playRound(round, setting)]);
  const random = seeded(2027);
  const soFar = [...setting.timed, ...played].sort(byTime).filter(({ at }) => at <= LOOKED_IN);
  const lines = soFar.map((one, nth) => line(one, nth, random));
  replay(lines);
  return lines.map((one) => `${JSON.stringify(one)}\n`).join('');
};
