import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, executeAll, readCommand } from '@app/application';
import { type EventLog, newCommandId, openLedger } from '@app/ledger';
import { size } from './size';

const LENGTHS = [100, size(10_000, 200), size(20_000, 300)] as const;
const COMMANDS = size(200, 5);
const ACTOR = { id: 'bench', role: 'chief-director' } as const;

const envelope = (json: object) => {
  const read = readCommand({ id: newCommandId(), ...json });
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.value;
};

const now = () => new Date('2026-02-01T19:30:00.000Z');

const give = async (log: EventLog, commands: readonly object[]): Promise<void> => {
  const outcomes: readonly Outcome[] = await executeAll({ log, now }, commands.map(envelope), { actor: ACTOR });
  const refused = outcomes.find(({ ok }) => !ok);
  if (refused) throw new Error(JSON.stringify(refused));
};

const session = 'bench';
const penalty = {
  ...{ session, type: 'ImposePenalty' },
  data: {
    ...{ contestant: '1', kind: 'procedural', offence: 'late', from: 'total' },
    ...{ amount: { value: '1', unit: 'matchpoints' }, paragraph: 'L90', reason: 'late' },
  },
};

const medianMicros = async (times: number, work: (nth: number) => Promise<void>): Promise<number> => {
  const micros: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const started = performance.now();
    await work(nth);
    micros.push((performance.now() - started) * 1000);
  }
  micros.sort((one, other) => one - other);
  return Math.round(micros[Math.floor(micros.length / 2)] ?? NaN);
};

/**
 * One durable command to a session, and one to a board of it, behind session streams of so many events; the floor is the same
 * behind the shortest.
 */
export const benchStreams = async () => {
  const figures = [];
  let floor: { readonly session: number; readonly board: number } | undefined;
  for (const length of LENGTHS) {
    const data = mkdtempSync(join(tmpdir(), 'ledger-streams-'));
    const log = await openLedger(`sqlite:${join(data, 'ledger.db')}`);
    try {
      await give(log, [
        { session, type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
        { session, type: 'AddSection', data: { section: 'A' } },
        ...['1', '2'].map((contestant) => ({ session, type: 'EnterContestant', data: { contestant, kind: 'pair' } })),
      ]);
      for (let made = 4; made < length; made += 1_000)
        await give(
          log,
          Array.from({ length: Math.min(1_000, length - made) }, () => penalty),
        );
      const ofSession = await medianMicros(COMMANDS, () => give(log, [penalty]));
      const ofBoard = await medianMicros(COMMANDS, (nth) =>
        give(log, [
          { session, table: '1', board: nth + 1, type: 'OpenBoard', data: { contestants: { NS: '1', EW: '2' } } },
        ]),
      );
      floor ??= { session: ofSession, board: ofBoard };
      figures.push({
        ...{ length, sessionMicros: ofSession, boardMicros: ofBoard },
        sessionRatio: Number((ofSession / floor.session).toFixed(2)),
        boardRatio: Number((ofBoard / floor.board).toFixed(2)),
      });
    } finally {
      await log.close();
      rmSync(data, { recursive: true, force: true });
    }
  }
  return figures;
};
