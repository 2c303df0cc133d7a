import { Registry, collectDefaultMetrics } from 'prom-client';

let ofProcess: Registry | undefined;

/** What a process uses: processor time, memory, open files, event loop, garbage collection. Kept once a process. */
export const processMetrics = (): Registry => {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
};

/** Injection token: what this application tells of itself. */
export const METRICS = Symbol('METRICS');
