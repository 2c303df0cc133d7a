import { type EventLog, type ReadStream, type RecordedEvent, memoryLedger } from '@app/ledger';
import { DIRECTOR, envelopes, openBoard, openedSession, toSession } from '../../../../test/contract/support/commands';
import { executeAll } from './execute-all';
import { loadStream } from './history';
import { knownStreams, knownStreamsOf } from './stream-states';

const now = (): Date => new Date('2026-02-01T19:30:00.000Z');

/** The same log, counting the events that are read of the session. */
const counting = (log: EventLog): { readonly log: EventLog; readonly count: () => number } => {
  let count = 0;
  async function* readStream(stream: string, options?: ReadStream): AsyncGenerator<RecordedEvent> {
    for await (const event of log.readStream(stream, options)) {
      if (stream === 'session-club') count += 1;
      yield event;
    }
  }
  const counted: EventLog = {
    append: (stream, events, expected) => log.append(stream, events, expected),
    readStream,
    readAll: (options) => log.readAll(options),
    subscribeAll: (options) => log.subscribeAll(options),
    head: () => log.head(),
    tree: log.tree,
    close: () => log.close(),
  };
  return { log: counted, count: () => count };
};

const BOARDS = 100;

describe('streams that are loaded again and again', () => {
  let log: EventLog;
  beforeEach(async () => {
    log = memoryLedger();
    await executeAll({ log, now }, envelopes(...openedSession()), { actor: DIRECTOR });
  });
  afterEach(() => log.close());

  it('are read once, however many boards are opened', async () => {
    const read = counting(log);
    const executor = { log: read.log, now };
    await knownStreamsOf(read.log).load('session-club');
    const first = read.count();
    for (let board = 1; board <= BOARDS; board += 1) {
      const [outcome] = await executeAll(executor, envelopes(openBoard({ board })), { actor: DIRECTOR });
      expect(outcome).toMatchObject({ ok: true });
    }
    expect(first).toBeGreaterThan(0);
    expect(read.count()).toBe(first);
  });

  it('hold what another writer has appended in between', async () => {
    const known = knownStreams(log);
    const load = async (stream: string) => (await known.load(stream)).state;
    await load('session-club');
    for (const section of ['red', 'green', 'blue']) {
      const command = envelopes(toSession('AddSection', { section }));
      const outcomes = await executeAll({ log, now }, command, { actor: DIRECTOR });
      expect(outcomes).toMatchObject([{ ok: true }]);
      expect(await load('session-club')).toEqual(await loadStream(log, 'session-club'));
    }
  });

  it('are each as the ledger has them where they are loaded side by side', async () => {
    const known = knownStreams(log);
    const load = async (stream: string) => (await known.load(stream)).state;
    const states = await Promise.all(Array.from({ length: 8 }, () => load('session-club')));
    const whole = await loadStream(log, 'session-club');
    for (const state of states) expect(state).toEqual(whole);
  });
});
