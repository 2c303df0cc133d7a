import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localKey, signToken } from '@app/application';
import { type Client, clientOf } from './http-client';
import { latencies } from './latencies';
import { type SteadyLoad, sendSteadily } from './open-loop';
import { openSession } from './play-boards';
import { size } from './size';
import { endApp, startApp } from './start-app';

const TABLES = size(128, 4);
/** Commands that each table gives, one after the other, for the capacity; a third as many unmeasured before. */
const COMMANDS = size(60, 6);
const SECONDS = size(30, 2);
/** Of the capacity: what all tables together send. */
const TIMES = 2;
const BODY = { seat: 'N', kind: 'slow' };
const pathOf = (table: number): string => `/sessions/bench/boards/${table + 1}/1/tempo-notes`;

/** Commands a second of as many clients as there are tables, each of which sends the next when it has its answer. */
const capacityOf = async (clients: readonly Client[], count: number): Promise<number> => {
  const started = performance.now();
  await Promise.all(
    clients.map(async ({ post }, table) => {
      for (let nth = 0; nth < count; nth += 1) await post(pathOf(table), BODY);
    }),
  );
  return (clients.length * count * 1000) / (performance.now() - started);
};

const countBy = (senders: readonly number[], tables: number): readonly number[] => {
  const counts = Array<number>(tables).fill(0);
  for (const sender of senders) counts[sender] = (counts[sender] ?? 0) + 1;
  return counts.toSorted((one, other) => one - other);
};

/** Throws where a request ended without an answer, or with one that is neither 2xx nor a refusal for overload. */
const refusalsOf = ({ answers, resets }: SteadyLoad) => {
  const strange = [...answers.keys()].filter((status) => status >= 300 && status !== 429 && status !== 503);
  if (resets > 0 || strange.length > 0) throw new Error(`${resets} resets, answers ${strange.join(', ')}`);
  return { refused429: answers.get(429) ?? 0, refused503: answers.get(503) ?? 0, resets };
};

/** Every table sends the same, all together twice the capacity: how much is done, how even, and how long it takes. */
const overloaded = async (url: string, token: string, capacity: number) => {
  const perSecond = TIMES * capacity;
  const nth = (at: number) => ({ sender: at % TABLES, path: pathOf(at % TABLES), body: BODY });
  const sent = await sendSteadily({ url, token, senders: TABLES, perSecond, seconds: SECONDS, nth });
  const byTable = countBy(
    sent.accepted.map(({ sender }) => sender),
    TABLES,
  );
  const fair = sent.accepted.length / TABLES;
  const accepted = sent.accepted.length / sent.seconds;
  return {
    sentPerSecond: Math.round(perSecond),
    acceptedPerSecond: Math.round(accepted),
    ratio: Number((accepted / capacity).toFixed(2)),
    /** Of an equal share: 1 is a table that had as much as the mean. */
    leastShare: Number(((byTable[0] ?? NaN) / fair).toFixed(2)),
    medianShare: Number(((byTable[TABLES >> 1] ?? NaN) / fair).toFixed(2)),
    ...latencies(sent.accepted.map(({ ms }) => ms)),
    ...refusalsOf(sent),
  };
};

/**
 * Tables that want twice what the server can do, with its limits as they are by default; the floor is what it can do when every
 * table waits for its answers, in the same run.
 */
export const benchOverload = async () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-overload-'));
  const token = await signToken(localKey(join(data, 'token.key')), { id: 'bench', role: 'director' }, '2h');
  const { url, process: server } = await startApp('serve', data);
  const clients = Array.from({ length: TABLES }, () => clientOf(url, token, 1));
  const [director] = clients;
  try {
    if (director === undefined) throw new Error('there are no tables');
    await openSession(director, TABLES);
    for (let table = 1; table <= TABLES; table += 1)
      await director.post(`/sessions/bench/boards/${table}/1`, { contestants: { NS: `n${table}`, EW: `e${table}` } });
    await capacityOf(clients, Math.ceil(COMMANDS / 3));
    const capacity = await capacityOf(clients, COMMANDS);
    return {
      tables: TABLES,
      seconds: SECONDS,
      capacityPerSecond: Math.round(capacity),
      ...(await overloaded(url, token, capacity)),
    };
  } finally {
    for (const client of clients) client.close();
    await endApp(server);
    rmSync(data, { recursive: true, force: true });
  }
};
