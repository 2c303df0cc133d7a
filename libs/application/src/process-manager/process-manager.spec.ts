import type { Command } from '@app/contract';
import {
  type EventLog,
  type NewEvent,
  type RecordedEvent,
  LedgerError,
  eventIdOf,
  memoryLedger,
  newCommandId,
} from '@app/ledger';
import { collect, everything, longHistory, someEvents, TOO_EARLY, writeLongHistory } from '@app/testing';
import { memoryCheckpoint } from './checkpoint';
import { processManager } from './process-manager';
import { type FollowUpRefused, recordRefused, refusedInWords } from './refused';

const NOW = '2026-02-01T23:00:00.000Z';
const now = () => new Date(NOW);

const opened: EventLog[] = [];
const kept = (log: EventLog = memoryLedger()): EventLog => {
  opened.push(log);
  return log;
};
afterEach(async () => {
  for (const log of opened.splice(0)) await log.close();
});

const run = async (log: EventLog, checkpoint = memoryCheckpoint()): Promise<readonly FollowUpRefused[]> => {
  const refused: FollowUpRefused[] = [];
  await processManager({ log, now, checkpoint }).runPending((one) => refused.push(one));
  return refused;
};

const workedOff = async (): Promise<EventLog> => {
  const log = kept();
  await writeLongHistory(log);
  await run(log);
  return log;
};

const causedBy = async (log: EventLog, stream: string, revision: number): Promise<readonly RecordedEvent[]> => {
  const [cause] = await collect(log.readStream(stream, { from: revision, limit: 1 }));
  return (await everything(log)).filter(({ metadata }) => metadata.$causationId === cause?.id);
};

describe('what an event calls for', () => {
  it('is recorded with its cause, under ids that follow from it', async () => {
    const log = await workedOff();
    const [cause] = await collect(log.readStream('board-long.1.3', { from: 2, limit: 1 }));
    const effects = await causedBy(log, 'board-long.1.3', 2);
    const command = eventIdOf(cause?.id ?? '', 0);
    expect(effects).toMatchObject([
      {
        streamId: 'session-long',
        type: 'RulingFollowed',
        data: { ruling: 'board-long.1.3@2', standing: 'in-force', cause: 'board-long.1.3@2' },
      },
      { streamId: 'session-long', type: 'PenaltyImposed', data: { contestant: '1', ruling: 'board-long.1.3@2' } },
      { streamId: 'session-long', type: 'PenaltyImposed', data: { contestant: '2', ruling: 'board-long.1.3@2' } },
    ]);
    expect(effects.map(({ id }) => id)).toEqual([0, 1, 2].map((nth) => eventIdOf(command, nth)));
    expect(effects[0]?.metadata).toMatchObject({
      $correlationId: cause?.metadata.commandId,
      $causationId: cause?.id,
      commandId: command,
      actor: { id: 'process-manager', role: 'process-manager' },
      occurredAt: cause?.metadata.occurredAt,
      recordedAt: NOW,
    });
  });

  it('may be asked of several streams, or twice of one: an amendment takes one ruling out and puts one in', async () => {
    const log = await workedOff();
    expect((await causedBy(log, 'board-long.1.2', 3)).map(({ type, data }) => [type, data.standing])).toEqual([
      ['RulingFollowed', 'not-in-force'],
      ['PenaltyRescinded', undefined],
      ['PenaltyRescinded', undefined],
      ['RulingFollowed', 'in-force'],
      ['PenaltyImposed', undefined],
    ]);
  });

  it('is judged by what the ledger held at the event, though the ruling has fallen since', async () => {
    const log = await workedOff();
    const kinds = (await causedBy(log, 'board-long.1.1', 2)).map(({ type }) => type);
    expect(kinds).toEqual(['RulingFollowed', 'PenaltyImposed', 'PenaltyImposed']);
  });

  it('may call for more: a decision restored takes back what a lower instance had changed', async () => {
    const log = await workedOff();
    expect(await causedBy(log, 'appeal-a1', 1)).toMatchObject([{ streamId: 'board-long.1.1', type: 'ScoreAdjusted' }]);
    expect(await causedBy(log, 'appeal-a2', 1)).toMatchObject([
      { streamId: 'board-long.1.1', type: 'RulingReversed' },
      { streamId: 'session-long', type: 'PenaltyRescinded' },
      { streamId: 'ledger-effects', type: 'FollowUpRefused' },
    ]);
  });

  it('is nothing where an event of that name stands in a stream of another kind', async () => {
    const log = kept();
    await log.append('notes-1', someEvents(1, 'RulingGiven'), 'any');
    expect(await run(log)).toEqual([]);
    expect(await log.head()).toBe(0);
  });
});

describe('what is refused', () => {
  it('is told, and recorded for good, with its cause', async () => {
    const log = kept();
    await writeLongHistory(log);
    const refused = await run(log);
    expect(refused.map(({ cause, command, stream, code }) => [cause, command, stream, code])).toEqual([
      ['appeal-early@1', 'FollowDecisionOnPenalty', 'session-long', 'PenaltyUnknown'],
      ['appeal-a2@1', 'FollowDecisionOnPenalty', 'session-long', 'PenaltyUnknown'],
      ['appeal-a4@1', 'FollowDecision', 'board-long.1.9', 'BoardNotOpen'],
    ]);
    const recorded = await collect(log.readStream('ledger-effects'));
    expect(recorded.map(({ data }) => data)).toEqual(refused);
    const [cause] = await collect(log.readStream('appeal-early', { from: 1 }));
    expect(recorded[0]).toMatchObject({
      id: eventIdOf(eventIdOf(cause?.id ?? '', 0), 0),
      metadata: { $causationId: cause?.id, actor: { role: 'process-manager' }, occurredAt: cause?.metadata.occurredAt },
    });
  });

  it('stays refused when everything is worked off again, though it could be done by then', async () => {
    const log = await workedOff();
    const [penalty] = await collect(log.readStream('session-long', { from: TOO_EARLY, limit: 1 }));
    expect(penalty?.type).toBe('PenaltyImposed');
    const before = await everything(log);
    expect(await run(log)).toEqual([]);
    expect(await everything(log)).toEqual(before);
  });

  it('is recorded beside, where a stranger has used its id', async () => {
    const log = kept();
    await writeLongHistory(log);
    const [cause] = await collect(log.readStream('board-long.1.1', { from: 2, limit: 1 }));
    const command = eventIdOf(cause?.id ?? '', 0);
    const taken: NewEvent = {
      ...longHistory()[0]?.[1],
      id: eventIdOf(command, 0),
      type: 'Noted',
      data: {},
      metadata: {},
    };
    await log.append('notes-1', [taken], 'any');
    const [, stranger, ...others] = await run(log);
    expect(stranger).toMatchObject({ cause: 'board-long.1.1@2', code: 'CommandIdReused' });
    expect(others).toHaveLength(2);
    expect(await run(log)).toEqual([]);
  });

  it('is not recorded where somebody else has come through with it meanwhile', async () => {
    const log = await workedOff();
    const [cause] = await collect(log.readStream('board-long.1.1', { from: 2, limit: 1 }));
    if (!cause) throw new Error('there is no such ruling');
    const before = await log.head();
    const command: Command = { to: 'session', session: 'long', command: { type: 'CloseSession', data: {} } };
    const followUp = { id: eventIdOf(cause.id, 0), cause, command };
    const outcome = { ok: false, id: followUp.id, stream: 'session-long', code: 'SessionClosed', message: '' } as const;
    expect(await recordRefused(log, followUp, outcome, NOW)).toBeNull();
    expect(await log.head()).toBe(before);
  });

  it('is told in words', () => {
    const refused = { cause: 'appeal-a4@1', command: 'FollowDecision', stream: 'board-q.1.9', code: 'BoardNotOpen' };
    expect(refusedInWords({ ...refused, message: 'it is not open' })).toBe(
      'what appeal-a4@1 calls for in board-q.1.9 (FollowDecision) was refused, and is not done: it is not open (BoardNotOpen)',
    );
  });
});

describe('the checkpoint', () => {
  it('is the last cause: nothing before it is looked at again', async () => {
    const log = await workedOff();
    const checkpoint = memoryCheckpoint();
    await run(log, checkpoint);
    const reached = checkpoint.load();
    const causes = (await everything(log)).filter(({ type }) => /^(Ruling(Given|Reversed)|AppealDecided)$/.test(type));
    expect(reached).toEqual({ position: causes.at(-1)?.position, event: causes.at(-1)?.id });
    const read: number[] = [];
    const watched: EventLog = {
      ...log,
      readAll: (options) => {
        if (options?.types) read.push(options.after ?? -1);
        return log.readAll(options);
      },
    };
    await run(watched, checkpoint);
    expect(read.every((after) => after === reached?.position)).toBe(true);
  });

  it('of another ledger, or of a later copy of this one, is none', async () => {
    const log = kept();
    await writeLongHistory(log);
    const checkpoint = memoryCheckpoint();
    for (const position of [3, 9999]) {
      checkpoint.save({ position, event: newCommandId() });
      await run(log, checkpoint);
    }
    const refused = (await everything(log)).filter(({ type }) => type === 'FollowUpRefused');
    expect(refused).toHaveLength(3);
  });

  it('moves on through a long time without causes', async () => {
    const log = kept();
    const checkpoint = memoryCheckpoint();
    await log.append('notes-1', someEvents(900), 'any');
    await run(log, checkpoint);
    expect(checkpoint.load()).toBeNull();
    await log.append('notes-1', someEvents(200), 'any');
    await run(log, checkpoint);
    expect(checkpoint.load()?.position).toBe(1099);
  });
});

describe('following', () => {
  it('does at once what is called for, and stops when it is told to', async () => {
    const log = kept();
    const stop = new AbortController();
    const manager = processManager({ log, now, checkpoint: memoryCheckpoint() });
    const following = manager.react(() => undefined, stop.signal);
    await writeLongHistory(log);
    const until = async (position: number): Promise<void> => {
      while (manager.position() < position) await new Promise((resolve) => setTimeout(resolve, 2));
    };
    for (let head = -2; head !== (await log.head());) await until((head = await log.head()));
    expect(await collect(log.readStream('ledger-effects'))).toHaveLength(3);
    expect(manager.failing()).toBe(false);
    stop.abort();
    await following;
  });

  it('ends with the ledger', async () => {
    const log = memoryLedger();
    const manager = processManager({ log, now, checkpoint: memoryCheckpoint() });
    const following = manager.react(() => undefined, new AbortController().signal);
    await manager.runPending(() => undefined);
    await log.close();
    await following;
  });

  it('waits for a stream that this version cannot read, and skips nothing', async () => {
    const log = kept();
    await writeLongHistory(log);
    await log.append('session-long', someEvents(1, 'PenaltyForgotten'), 'any');
    const manager = processManager({ log, now, checkpoint: memoryCheckpoint() });
    await expect(manager.runPending(() => undefined)).rejects.toThrow('no event type PenaltyForgotten is known here');
    expect([manager.position(), manager.failing()]).toEqual([-1, true]);
  });

  it('fails where the ledger does, skips nothing, and goes on', async () => {
    const log = kept();
    await writeLongHistory(log);
    let full = true;
    const failing: EventLog = {
      ...log,
      append: (...append) =>
        full ? Promise.reject(new LedgerError('LedgerFull', 'the disk is full')) : log.append(...append),
    };
    const manager = processManager({ log: failing, now, checkpoint: memoryCheckpoint() });
    await expect(manager.react(() => undefined, new AbortController().signal)).rejects.toThrow('the disk is full');
    expect(manager.failing()).toBe(true);
    expect(manager.position()).toBe(-1);
    full = false;
    await manager.runPending(() => undefined);
    expect(manager.failing()).toBe(false);
    expect(await collect(log.readStream('ledger-effects'))).toHaveLength(3);
  });
});
