import { readFileSync } from 'node:fs';

/** Clock ticks of `/proc` a second: `USER_HZ`, which is 100 for every program on Linux (time(7)). */
const TICKS = 100;

/** Seconds of CPU that a process has used, in all its threads; Linux only, as `/proc` is. */
export const cpuSecondsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

/** Resident memory of a process in KiB; Linux only, as `/proc` is. */
export const residentKiB = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN);
