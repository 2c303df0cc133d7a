import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadEngine } from './engine';
import type { Phase } from './phases';
import type { LoadServer } from './server';

export type FaultName = 'kill -9' | 'slow disk' | 'engine gone';

/** A fault in a phase of its own: from the phase's beginning, in all but `kill -9` to its end. */
export interface Fault extends Phase {
  readonly name: FaultName;
}

interface Parts {
  readonly server: LoadServer;
  readonly engine: LoadEngine | null;
  readonly data: string;
}

const slowDisk = async (folder: string, seconds: number): Promise<void> => {
  const child = spawn(process.execPath, [join(__dirname, 'slow-disk.js'), folder], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await pause(seconds * 1000);
  child.kill('SIGTERM');
  await ended;
};

/** Does to a server what its phases are called after, each when its time has come. */
export const causeFaults = async (
  faults: readonly Fault[],
  { server, engine, data }: Parts,
  elapsed: () => number,
): Promise<void> => {
  for (const { name, from, to } of faults) {
    await pause(Math.max(0, (from - elapsed()) * 1000));
    switch (name) {
      case 'kill -9':
        await server.killAndStart();
        break;
      case 'slow disk':
        await slowDisk(data, to - from);
        break;
      case 'engine gone':
        await engine?.goneFor(to - from);
    }
  }
};

/** The phases of an evening of so many seconds: ramp and hold, and faults between holds where they are asked for. */
export const phasesOfEvening = (seconds: number, faults: readonly FaultName[]): readonly (Phase | Fault)[] => {
  const ramp = seconds * 0.2;
  const parts = ['hold', ...faults.flatMap((fault) => [fault, 'hold'])];
  const each = (seconds - ramp) / parts.length;
  return [
    { name: 'ramp', from: 0, to: ramp },
    ...parts.map((name, nth) => ({ name, from: ramp + nth * each, to: ramp + (nth + 1) * each })),
  ];
};

const FAULTS: readonly string[] = ['kill -9', 'slow disk', 'engine gone'] satisfies readonly FaultName[];

export const isFault = (phase: Phase): phase is Fault => FAULTS.includes(phase.name);
