import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../call';

/** How late listeners hear of what was acknowledged. */
export interface Probe {
  /** To be told of each event that a listener hears. */
  readonly onEvent: (position: number) => void;
  /** Milliseconds from an acknowledgment to the listeners' hearing of it, one for each listener and event. */
  readonly lags: number[];
  /** Enters a pair in one session after the other, one a second, which everybody may hear of, until `isOver`. */
  readonly run: (isOver: () => boolean) => Promise<void>;
}

/** How many lags are noted at most: enough for percentiles, few enough to hold. */
const MOST = 2_000_000;

export const probeOf = (url: string, agent: Agent, token: string, sessions: readonly string[]): Probe => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const acknowledged = new Map<number, number>();
  const lags: number[] = [];
  const note = (lag: number): void => {
    if (lags.length < MOST) lags.push(lag);
  };
  /** Heard while a command of the probe is under way: perhaps what it has recorded. */
  let meanwhile: number[] | null = null;
  return {
    lags,
    onEvent: (position) => {
      const at = acknowledged.get(position);
      if (at !== undefined) note(performance.now() - at);
      else meanwhile?.push(position);
    },
    run: async (isOver) => {
      for (let nth = 1; !isOver(); nth += 1) {
        const early: number[] = [];
        meanwhile = early;
        const body = JSON.stringify({ contestant: `late${nth}`, kind: 'pair' });
        const answer = await call(url, agent, {
          method: 'POST',
          path: `/sessions/${sessions[nth % sessions.length]}/contestants`,
          headers,
          body,
        });
        meanwhile = null;
        if (answer.kind === 'answer' && answer.status < 300) {
          const { position } = JSON.parse(answer.text) as { readonly position: number };
          acknowledged.set(position, performance.now());
          for (const one of early) if (one === position) note(0);
        }
        await pause(1000);
      }
    },
  };
};
