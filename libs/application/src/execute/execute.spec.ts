import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventLog, LedgerError, memoryLedger, newCommandId, openLedger } from '@app/ledger';
import {
  DIRECTOR,
  envelope,
  envelopes,
  makeCall,
  openBoard,
  openedSession,
  toBoard,
  toSession,
} from '../../../../test/contract/support/commands';
import { type Executor, type Mode, type Sourced, executeOnStream } from './execute';
import { executeAll } from './execute-all';
import type { Outcome } from './outcome';

const NOW = '2026-02-01T19:30:00.000Z';
const executorOn = (log: EventLog): Executor => ({ log, now: () => new Date(NOW) });
const origin = { actor: DIRECTOR };

const opened: EventLog[] = [];
const kept = (log: EventLog): EventLog => {
  opened.push(log);
  return log;
};
afterEach(async () => {
  for (const log of opened.splice(0)) await log.close();
});

/** A ledger with a session whose board 1 is open at table 1. */
const readyLedger = async (log: EventLog = kept(memoryLedger())): Promise<EventLog> => {
  const outcomes = await executeAll(executorOn(log), envelopes(...openedSession(), openBoard()), origin);
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  return log;
};

const give = (log: EventLog, commands: readonly Sourced[], mode: Mode = 'each'): Promise<readonly Outcome[]> =>
  executeOnStream(executorOn(log), commands, origin, mode);
const one = async (log: EventLog, command: Sourced): Promise<Outcome | undefined> => (await give(log, [command]))[0];

const lengthOf = async (log: EventLog): Promise<number> => (await log.head()) + 1;

describe('a command', () => {
  it('that is accepted is told with its events, revision and position, and recorded with who, when and why', async () => {
    const log = await readyLedger();
    const command = envelope(makeCall('N', '1S', { occurredAt: '2026-02-01T18:00:00Z' }));
    expect(await one(log, command)).toEqual({
      ok: true,
      id: command.id,
      stream: 'board-club.1.1',
      revision: 1,
      position: 5,
      repeated: false,
      events: [{ revision: 1, type: 'CallMade', data: { seat: 'N', call: '1S' } }],
    });
    for await (const { metadata } of log.readAll({ after: 4 })) {
      expect(metadata).toMatchObject({
        $correlationId: command.id,
        $causationId: command.id,
        commandId: command.id,
        actor: { id: 'dir', role: 'director' },
        occurredAt: '2026-02-01T18:00:00Z',
        recordedAt: NOW,
        schemaVersion: 1,
      });
    }
  });

  it('comes with the findings of the Laws, and its revision is that of the last', async () => {
    const log = await readyLedger();
    await one(log, envelope(makeCall('N', '1S')));
    const outcome = await one(log, envelope(makeCall('E', '1H')));
    expect(outcome).toMatchObject({
      ok: true,
      revision: 3,
      events: [{ type: 'CallMade' }, { type: 'InfractionNoted' }],
    });
  });

  it('that is refused says why, and nothing is recorded', async () => {
    const log = await readyLedger();
    const before = await lengthOf(log);
    expect(await one(log, envelope(toBoard('AcceptClaim', { by: 'N' })))).toMatchObject({
      ok: false,
      code: 'ClaimNotMade',
    });
    expect(await lengthOf(log)).toBe(before);
  });

  it('of somebody who may not give it is refused, even when it repeats one', async () => {
    const log = await readyLedger();
    const command = envelope(makeCall('N', '1S'));
    await one(log, command);
    const stranger = { actor: { id: 'x', role: 'public' } as const };
    const [outcome] = await executeOnStream(executorOn(log), [command], stranger, 'each');
    expect(outcome).toMatchObject({ ok: false, code: 'NotAuthorised' });
  });
});

describe('a repeated command', () => {
  it('has its first outcome again, however the board has gone on', async () => {
    const log = await readyLedger();
    const command = envelope(makeCall('N', '1S'));
    const first = await one(log, command);
    await one(log, envelope(makeCall('E', '1H')));
    expect(await one(log, command)).toEqual({ ...first, repeated: true });
    expect(await lengthOf(log)).toBe(8);
  });

  it('has it also when its expected revision is stale by now', async () => {
    const log = await readyLedger();
    const command = envelope(makeCall('N', '1S', { expectedRevision: 0 }));
    const first = await one(log, command);
    expect(await one(log, command)).toEqual({ ...first, repeated: true });
  });

  it.each([
    ['another card of the same type', makeCall('N', '1S'), makeCall('N', '1H')],
    ['another type with the same data', toBoard('SpreadHand', { seat: 'N' }), toBoard('PlaceLead', { seat: 'N' })],
    [
      'less data',
      toBoard('NoteTempo', { seat: 'N', kind: 'slow', seconds: 5 }),
      toBoard('NoteTempo', { seat: 'N', kind: 'slow' }),
    ],
  ])('with other contents is another command: %s', async (_, first, second) => {
    const log = await readyLedger();
    await one(log, envelope(first));
    const before = await lengthOf(log);
    const outcome = await one(log, envelope({ ...second, id: first.id }));
    expect(outcome).toMatchObject({ ok: false, code: 'CommandIdReused' });
    expect(await lengthOf(log)).toBe(before);
  });

  it('is not taken for one when its id was used in another stream; the others of its batch are recorded', async () => {
    const log = await readyLedger();
    const used = envelope(makeCall('N', '1S'));
    await one(log, used);
    const there = { board: 2 };
    const batch = [openBoard(there), makeCall('N', 'Pass', { ...there, id: used.id }), makeCall('N', '1C', there)];
    const outcomes = await give(log, envelopes(...batch));
    expect(outcomes).toMatchObject([
      { ok: true },
      { ok: false, code: 'CommandIdReused', id: used.id },
      { ok: true, events: [{ type: 'CallMade', data: { call: '1C' } }] },
    ]);
  });
});

describe('what is open', () => {
  const telling = async (log: EventLog, ...commands: readonly Sourced[]): Promise<readonly Outcome[]> =>
    executeOnStream({ ...executorOn(log), tellsOpen: true }, commands, origin, 'each');
  const decline = () => envelope(toBoard('Choose', { seat: 'S', law: '27A1', choice: 'decline' }));
  const irregular = () => envelopes(makeCall('N', '1S'), makeCall('E', '1H'), toBoard('CallDirector', { by: 'S' }));

  it('is told behind each command of a batch, and with a refusal about it', async () => {
    const log = await readyLedger();
    const [called, declined, refused] = (await telling(log, ...irregular(), decline(), decline())).slice(2);
    expect(called).toMatchObject({ open: { options: [{ law: '27A1', for: 'S' }], obligations: [] } });
    expect(declined).toMatchObject({ open: { options: [], obligations: [{ kind: 'replace-call', for: 'E' }] } });
    expect(refused).toMatchObject({ ok: false, code: 'OptionNotOpen', open: { options: [], questions: [] } });
  });

  it('is told for a repeated command as it was behind its own events', async () => {
    const log = await readyLedger();
    const [call, bid, director] = irregular();
    if (!call || !bid || !director) throw new Error('three commands');
    const first = await telling(log, call, bid, director);
    await telling(log, decline());
    const again = await telling(log, director, call);
    expect(again).toEqual(
      [first[2], first[0]].map((outcome) => ({ ...outcome, repeated: true, position: expect.any(Number) as number })),
    );
  });

  it('is told to nobody who has not asked, and is nothing on a session', async () => {
    const log = await readyLedger();
    for (const outcome of await give(log, [...irregular(), decline()])) expect(outcome).not.toHaveProperty('open');
    const [section] = await telling(log, envelope(toSession('AddSection', { section: 'B' })));
    expect(section).not.toHaveProperty('open');
    const [twice] = await telling(log, envelope(toBoard('AcceptClaim', { by: 'N' })));
    expect(twice).not.toHaveProperty('open');
  });
});

describe('an expected revision', () => {
  it.each([
    ['right', 0, true],
    ['stale', -1, false],
    ['ahead', 7, false],
  ])('that is %s', async (_, expectedRevision, ok) => {
    const log = await readyLedger();
    const outcome = await one(log, envelope(makeCall('N', '1S', { expectedRevision })));
    const reason = { code: 'execute.stale-revision', params: { expected: expectedRevision, actual: 0 } };
    expect(outcome).toMatchObject(ok ? { ok } : { ok, code: 'StaleRevision', actual: 0, reason });
  });

  it('of -1 stands for no stream yet', async () => {
    const log = await readyLedger();
    const there = { board: 2, expectedRevision: -1 };
    expect(await one(log, envelope(openBoard(there)))).toMatchObject({ ok: true, revision: 0 });
    expect(await one(log, envelope(openBoard(there)))).toMatchObject({ code: 'StaleRevision', actual: 0 });
  });

  it('counts the accepted commands before it in the batch', async () => {
    const log = await readyLedger();
    const batch = [
      makeCall('N', '1S', { expectedRevision: 0 }),
      makeCall('E', 'Pass', { expectedRevision: 1 }),
      makeCall('S', 'Pass', { expectedRevision: 1 }),
    ];
    const outcomes = await give(log, envelopes(...batch));
    expect(outcomes).toMatchObject([{ ok: true }, { ok: true }, { code: 'StaleRevision', actual: 2 }]);
  });
});

describe('a batch', () => {
  it('is recorded in one append, each command with its own revision', async () => {
    const log = await readyLedger();
    const outcomes = await give(log, envelopes(makeCall('N', '1S'), makeCall('E', '1H'), makeCall('S', 'Pass')));
    expect(outcomes.map((outcome) => outcome.ok && outcome.revision)).toEqual([1, 3, 4]);
    expect(outcomes.map((outcome) => outcome.ok && outcome.position)).toEqual([8, 8, 8]);
  });

  it('gives each its outcome: a refused command stops no other', async () => {
    const log = await readyLedger();
    const outcomes = await give(
      log,
      envelopes(makeCall('N', '1S'), toBoard('AcceptClaim', { by: 'N' }), makeCall('E', 'Pass')),
    );
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  it('of all or none leaves nothing behind a refused command', async () => {
    const log = await readyLedger();
    const before = await lengthOf(log);
    const batch = envelopes(makeCall('N', '1S'), toBoard('AcceptClaim', { by: 'N' }), makeCall('E', 'Pass'));
    expect(await give(log, batch, 'all-or-none')).toMatchObject([
      { ok: false, id: batch[1]?.id, code: 'ClaimNotMade' },
    ]);
    expect(await lengthOf(log)).toBe(before);
  });

  it('takes the same command twice as one', async () => {
    const log = await readyLedger();
    const command = makeCall('N', '1S');
    const outcomes = await give(log, envelopes(command, makeCall('E', 'Pass'), command));
    expect(outcomes).toMatchObject([
      { ok: true, revision: 1, repeated: false },
      { ok: true, revision: 2 },
      { ok: true, revision: 1, repeated: true },
    ]);
    expect(await lengthOf(log)).toBe(7);
  });

  it('keeps outcomes with their commands where the same comes twice and nothing is new', async () => {
    const log = await readyLedger();
    const recorded = makeCall('N', '1S');
    const refused = toBoard('AcceptClaim', { by: 'N' });
    const before = await one(log, envelope(recorded));
    const batch = envelopes(recorded, recorded, refused, refused, recorded);
    const outcomes = await give(log, batch);
    expect(outcomes.map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false, false, true]);
    expect(outcomes[4]).toEqual({ ...before, repeated: true });
  });

  it('refuses the second of two commands with one id', async () => {
    const log = await readyLedger();
    const command = makeCall('N', '1S');
    const outcomes = await give(log, envelopes(command, { ...makeCall('E', 'Pass'), id: command.id }));
    expect(outcomes).toMatchObject([{ ok: true }, { ok: false, code: 'CommandIdReused' }]);
  });

  it('over many streams has its outcomes in the order of the commands', async () => {
    const log = await readyLedger();
    const boards = Array.from({ length: 40 }, (_, nth) => ({
      table: String((nth % 4) + 1),
      board: Math.floor(nth / 4) + 2,
    }));
    const batch = envelopes(
      ...boards.map(openBoard),
      toSession('AddSection', { section: 'B' }),
      ...boards.map((at) => makeCall('N', '1S', at)),
    );
    const outcomes = await executeAll(executorOn(log), batch, origin);
    expect(outcomes.map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await executeAll(executorOn(log), [], origin)).toEqual([]);
  });
});

describe('many writers', () => {
  const crowd = 100;

  it('on one board are all served, none of them overtaken for ever', async () => {
    const log = await readyLedger();
    const outcomes = await Promise.all(
      Array.from({ length: crowd }, () => one(log, envelope(toBoard('NoteTempo', { seat: 'N', kind: 'slow' })))),
    );
    const revisions = outcomes.map((outcome) => (outcome?.ok ? outcome.revision : -1));
    expect(new Set(revisions).size).toBe(crowd);
    expect(Math.max(...revisions)).toBe(crowd);
  });

  it('with the same command are all told the one outcome', async () => {
    const log = await readyLedger();
    const command = envelope(makeCall('N', '1S'));
    const outcomes = await Promise.all(Array.from({ length: crowd }, () => one(log, command)));
    expect(outcomes.filter((outcome) => outcome?.ok && !outcome.repeated)).toHaveLength(1);
    for (const outcome of outcomes) expect({ ...outcome, repeated: false }).toEqual(outcomes[0]);
    expect(await lengthOf(log)).toBe(6);
  });

  describe('of two processes on one file', () => {
    let folder = '';
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'execute-'));
    });
    afterEach(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    const both = async (): Promise<readonly [EventLog, EventLog]> => {
      const url = `sqlite:${join(folder, 'ledger.db')}`;
      return [await readyLedger(kept(await openLedger(url))), kept(await openLedger(url))];
    };

    it('have the same outcome for the same command, findings included', async () => {
      const [first, second] = await both();
      for (let nth = 0; nth < 30; nth += 1) {
        const command = envelope(makeCall('N', nth % 2 === 0 ? '1S' : '1H'));
        const [one1, one2] = await Promise.all([one(first, command), one(second, command)]);
        expect({ ...one1, repeated: null }).toEqual({ ...one2, repeated: null });
        expect([one1, one2].filter((outcome) => outcome?.ok && outcome.repeated)).toHaveLength(1);
      }
    });

    it('lose no command and record none twice', async () => {
      const logs = await both();
      const commands = Array.from({ length: 60 }, () => envelope(toBoard('NoteTempo', { seat: 'N', kind: 'slow' })));
      const outcomes = await Promise.all(logs.flatMap((log) => commands.map((command) => one(log, command))));
      expect(outcomes.every((outcome) => outcome?.ok)).toBe(true);
      expect(await lengthOf(logs[0])).toBe(5 + commands.length);
    });
  });
});

describe('a ledger', () => {
  it('whose history cannot be read refuses further commands to it, and says which event it is', async () => {
    const log = await readyLedger();
    const event = { id: newCommandId(), type: 'CometSeen', data: {}, metadata: {} };
    await log.append('board-club.1.1', [event], 'any');
    const outcome = await one(log, envelope(makeCall('N', '1S')));
    expect(outcome).toMatchObject({ ok: false, code: 'HistoryUnreadable' });
    expect(outcome).toHaveProperty('message', expect.stringContaining('board-club.1.1, event 1 (position 5)'));
    const other = envelopes(openBoard({ board: 2 }));
    expect(await give(log, other)).toMatchObject([{ ok: true }]);
  });

  it('that is closed rejects with its own error', async () => {
    const log = await readyLedger();
    await log.close();
    await expect(one(log, envelope(makeCall('N', '1S')))).rejects.toMatchObject({ code: 'LedgerClosed' });
  });

  it('that is full rejects, and takes the same command later', async () => {
    const log = await readyLedger();
    const full = { ...log, append: () => Promise.reject(new LedgerError('LedgerFull', 'no space is left')) };
    const command = envelope(makeCall('N', '1S'));
    await expect(one(full, command)).rejects.toMatchObject({ code: 'LedgerFull' });
    expect(await one(log, command)).toMatchObject({ ok: true, repeated: false });
  });
});
