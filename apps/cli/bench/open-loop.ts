import { Agent, request } from 'node:http';

/** What became of requests that were sent without regard to the answers. */
export interface SteadyLoad {
  /** By the status of the answer; `resets` are those that ended without one. */
  readonly answers: ReadonlyMap<number, number>;
  readonly resets: number;
  /** Of every answer 2xx: who sent the request, and how long it took, in milliseconds. */
  readonly accepted: readonly { readonly sender: number; readonly ms: number }[];
  /** From the first request to the last answer. */
  readonly seconds: number;
}

/** Of one sender, as browsers have them to one server. */
const CONNECTIONS = 6;

/** How often it is looked which requests are due, in milliseconds. */
const TICK_MS = 5;

interface Plan {
  readonly url: string;
  readonly token: string;
  /** How many there are; each has connections of its own. */
  readonly senders: number;
  /** Requests a second, of all senders together. */
  readonly perSecond: number;
  readonly seconds: number;
  /** The sender, path and body of each request, by its number. */
  readonly nth: (nth: number) => { readonly sender: number; readonly path: string; readonly body: object };
}

/** Opens a connection by asking something small. */
const open = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = request(`${url}/health/live`, { agent }, (response) => response.resume().once('end', resolve));
    asked.once('error', reject).end();
  });

/**
 * Sends requests at a steady rate, whether the earlier ones are answered or not, as people at tables do. A sender has as many
 * connections as a browser, open beforehand; the time of a request begins when one of them is free for it. Resolves when every
 * request has ended.
 */
export const sendSteadily = async ({
  url,
  token,
  senders,
  perSecond,
  seconds,
  nth: planned,
}: Plan): Promise<SteadyLoad> => {
  const agents = Array.from({ length: senders }, () => new Agent({ keepAlive: true, maxSockets: CONNECTIONS }));
  const answers = new Map<number, number>();
  const accepted: { sender: number; ms: number }[] = [];
  let resets = 0;
  const send = (nth: number): Promise<void> =>
    new Promise((resolve) => {
      const { sender, path, body } = planned(nth);
      const text = JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      };
      let sentAt = NaN;
      const sent = request(`${url}${path}`, { agent: agents[sender] ?? false, method: 'POST', headers }, (response) => {
        response.resume().once('end', () => {
          const status = response.statusCode ?? 0;
          answers.set(status, (answers.get(status) ?? 0) + 1);
          if (status < 300) accepted.push({ sender, ms: performance.now() - sentAt });
          resolve();
        });
      });
      sent.once('socket', () => (sentAt = performance.now()));
      sent.once('error', () => {
        resets += 1;
        resolve();
      });
      sent.end(text);
    });
  for (const agent of agents) await Promise.all(Array.from({ length: CONNECTIONS }, () => open(url, agent)));
  return new Promise((resolve) => {
    const began = performance.now();
    const all: Promise<void>[] = [];
    const total = Math.round(perSecond * seconds);
    const tick = setInterval(() => {
      const due = Math.min(((performance.now() - began) / 1000) * perSecond, total);
      while (all.length < due) all.push(send(all.length));
      if (all.length < total) return;
      clearInterval(tick);
      void Promise.all(all).then(() => {
        for (const agent of agents) agent.destroy();
        resolve({ answers, resets, accepted, seconds: (performance.now() - began) / 1000 });
      });
    }, TICK_MS);
  });
};
