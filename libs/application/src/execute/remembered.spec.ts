import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type EventLog, memoryLedger, openLedger } from '@app/ledger';
import {
  DIRECTOR,
  type Json,
  envelope,
  makeCall,
  openBoard,
  openedSession,
  passedOut,
  toBoard,
  toSession,
} from '../../../../test/contract/support/commands';
import { executeOnStream } from './execute';
import { loadStream } from './history';
import { knownStreamsOf } from './stream-states';

const now = (): Date => new Date('2026-02-01T19:30:00.000Z');
const STREAMS = ['session-club', 'board-club.1.1', 'board-club.1.2'];

/** The same ledger as a process that knows nothing of it yet. */
const unknown = (log: EventLog): EventLog => ({
  append: (stream, events, expected) => log.append(stream, events, expected),
  readStream: (stream, options) => log.readStream(stream, options),
  readAll: (options) => log.readAll(options),
  subscribeAll: (options) => log.subscribeAll(options),
  head: () => log.head(),
  tree: log.tree,
  close: () => log.close(),
});

const TABLE = { id: 'tablet', role: 'table', session: 'club', table: '1' } as const;

/** The outcome of a command without where in the ledger it is: as the director has it, or the table's device. */
const give = async (log: EventLog, json: Json, atTable = false): Promise<object> => {
  const executor = { log, now, tellsOpen: json.type === 'MakeCall', atTable };
  const [outcome] = await executeOnStream(executor, [envelope(json)], { actor: atTable ? TABLE : DIRECTOR }, 'each');
  return { ...outcome, position: 0 };
};

const aBoard = fc.constantFrom(1, 2);
/** Also out of turn, insufficient, twice, before there is a board, and results of boards that were not played. */
const aCommand: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom('N', 'E', 'S', 'W'), fc.constantFrom('Pass', '1C', '1NT', 'X', '3H'), aBoard)
      .map(([seat, call, board]) => makeCall(seat, call, { board })),
  },
  fc
    .tuple(aBoard, fc.boolean())
    .map(([board, screens]) =>
      toBoard('OpenBoard', { dealer: 'N', contestants: { NS: '1', EW: '2' }, screens }, { board }),
    ),
  aBoard.map((board) => toBoard('AgreeResult', { result: null }, { board })),
  aBoard.map((board) => toBoard('CallDirector', { by: 'N' }, { board })),
  fc.constantFrom('A', 'red', 'green').map((section) => toSession('AddSection', { section })),
  fc
    .constantFrom('1', '2', '3')
    .map((contestant) =>
      toSession('EnterContestant', { contestant, kind: 'pair', players: [`p${contestant}`, `q${contestant}`] }),
    ),
);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remembered-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('streams that a process remembers', () => {
  it('decide as if they were read whole for every command, whoever else writes', async () => {
    let run = 0;
    const steps = fc.array(fc.tuple(fc.constantFrom(0, 1), aCommand, fc.boolean(), fc.boolean()), { maxLength: 30 });
    const property = fc.asyncProperty(steps, async (given) => {
      run += 1;
      const url = `sqlite:${join(folder, `${run}.db`)}`;
      const [first, second] = [await openLedger(url), await openLedger(url)] as const;
      const model = memoryLedger();
      try {
        const giveBoth = async (log: EventLog, json: Json, atTable: boolean): Promise<void> => {
          expect(await give(log, json, atTable)).toEqual(await give(unknown(model), json, atTable));
        };
        for (const json of openedSession()) await giveBoth(first, json, false);
        for (const [writer, json, again, atTable] of given) {
          await giveBoth(writer === 0 ? first : second, json, atTable);
          if (again) await giveBoth(writer === 0 ? second : first, json, atTable);
        }
        for (const log of [first, second])
          for (const stream of STREAMS)
            expect((await knownStreamsOf(log).load(stream)).state).toStrictEqual(await loadStream(log, stream));
      } finally {
        for (const log of [first, second, model]) await log.close();
      }
    });
    await fc.assert(property, { numRuns: 40 });
  });

  it('are not read again while nobody else writes', async () => {
    const ledger = memoryLedger();
    const reads: string[] = [];
    const log: EventLog = {
      ...unknown(ledger),
      readStream: (stream, options) => {
        reads.push(stream);
        return ledger.readStream(stream, options);
      },
    };
    for (const json of [...openedSession(), openBoard()]) await give(log, json);
    reads.length = 0;
    for (const seat of ['N', 'E']) await give(log, makeCall(seat, 'Pass'));
    expect(reads).not.toContain('board-club.1.1');
    // Once, for the numbers by which the table knows the events.
    await give(log, makeCall('S', '1C'), true);
    reads.length = 0;
    await give(log, makeCall('W', 'Pass'), true);
    await give(log, makeCall('N', 'Pass'));
    await give(log, makeCall('E', 'Pass'), true);
    expect(reads).not.toContain('board-club.1.1');
    await ledger.close();
  });

  it('have what was appended once more, after somebody else was faster', async () => {
    const url = `sqlite:${join(folder, 'ledger.db')}`;
    const [first, second] = [await openLedger(url), await openLedger(url)] as const;
    for (const json of [...openedSession(), ...passedOut()].slice(0, 6)) await give(first, json);
    expect(await give(second, makeCall('E', 'Pass'))).toMatchObject({ ok: true, events: [{}] });
    // In turn, as it is in the ledger; out of turn, as the first process remembered it.
    expect(await give(first, makeCall('S', 'Pass'))).toMatchObject({ ok: true, events: [{ type: 'CallMade' }] });
    const last = makeCall('W', 'Pass');
    expect(await give(second, last)).toMatchObject({ ok: true, repeated: false });
    // Only as it is in the ledger is there a result to agree on, and the last call a repeated one.
    expect(await give(first, toBoard('AgreeResult', { result: null }))).toMatchObject({ ok: true });
    expect(await give(first, last)).toMatchObject({ ok: true, repeated: true });
    await first.close();
    await second.close();
  });
});
