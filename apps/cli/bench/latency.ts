import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localKey, signToken } from '@app/application';
import { latencies } from './latencies';
import { size } from './size';
import { endApp, startApp } from './start-app';

const CALLS = size(300, 5);
const WARM_UP = size(30, 1);

/** Hears every event of the projector's SSE stream with the time at which it came. */
const listen = async (url: string, token: string, receivedAt: Map<number, number>): Promise<AbortController> => {
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/events`, { signal: stop.signal, headers });
  if (!response.ok) throw new Error(`/events: ${response.status} ${await response.text()}`);
  const decoder = new TextDecoder();
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk, { stream: true });
      const messages = rest.split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const [, id] = /^id: (\d+)$/m.exec(message) ?? [];
        if (id !== undefined) receivedAt.set(Number(id), performance.now());
      }
    }
  };
  read().catch(() => undefined);
  return stop;
};

const post = async (url: string, token: string, path: string, body: object): Promise<number> => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { position: number }).position;
};

/** Until the projector's own answers contain a position. */
const untilQueried = async (url: string, token: string, position: number): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` };
  for (;;) {
    const answer = (await (await fetch(`${url}/sessions`, { headers })).json()) as { position: number };
    if (answer.position >= position) return;
  }
};

const untilReceived = async (receivedAt: Map<number, number>, position: number): Promise<number> => {
  for (;;) {
    const at = receivedAt.get(position);
    if (at !== undefined) return at;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/**
 * Two processes on one ledger: from the moment command-api has acknowledged a command until the projector's
 * SSE stream has delivered it, and until its queries answer with it. Negative means before the acknowledgement arrived.
 * The floor is `/health/live` of the same projector; a query is at least one such request.
 */
export const benchLatency = async () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-latency-'));
  const token = await signToken(localKey(join(data, 'token.key')), { id: 'bench', role: 'director' }, '1h');
  const api = await startApp('command-api', data);
  const projector = await startApp('projector', data);
  const receivedAt = new Map<number, number>();
  const listening = await listen(projector.url, token, receivedAt);
  try {
    const send = (path: string, body: object) => post(api.url, token, path, body);
    await send('/sessions', { id: 'bench', laws: 'wbf-2017', scoring: 'matchpoints' });
    await send('/sessions/bench/sections', { section: 'A' });
    for (const contestant of ['1', '2']) await send('/sessions/bench/contestants', { contestant, kind: 'pair' });
    await send('/sessions/bench/boards/1/1', { contestants: { NS: '1', EW: '2' } });
    const floors: number[] = [];
    const toSse: number[] = [];
    const toQuery: number[] = [];
    const round = async (counts: boolean): Promise<void> => {
      const started = performance.now();
      await (await fetch(`${projector.url}/health/live`)).arrayBuffer();
      const live = performance.now() - started;
      const position = await send('/sessions/bench/boards/1/1/tempo-notes', { seat: 'N', kind: 'slow' });
      const acknowledged = performance.now();
      const sse = untilReceived(receivedAt, position);
      await untilQueried(projector.url, token, position);
      const queried = performance.now();
      const delivered = await sse;
      if (!counts) return;
      floors.push(live);
      toQuery.push(queried - acknowledged);
      toSse.push(delivered - acknowledged);
    };
    for (let nth = 0; nth < WARM_UP; nth += 1) await round(false);
    for (let nth = 0; nth < CALLS; nth += 1) await round(true);
    const floor = latencies(floors);
    const query = latencies(toQuery);
    const timesTheFloor = Number((query.medianMs / floor.medianMs).toFixed(1));
    return { commands: CALLS, floor, sse: latencies(toSse), query, timesTheFloor };
  } finally {
    listening.abort();
    await endApp(api.process);
    await endApp(projector.process);
    rmSync(data, { recursive: true, force: true });
  }
};
