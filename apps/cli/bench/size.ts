/**
 * How large a benchmark is: its full size, or in a smoke run (`npm run bench -- --smoke`) a tiny one, which shows that the
 * benchmark still works and says nothing about speed. By the environment, so that child processes are as large as their parent.
 */
export const SMOKE_VARIABLE = 'BENCH_SMOKE';

const isSmoke = process.env[SMOKE_VARIABLE] === '1';

export const size = (full: number, smoke: number): number => (isSmoke ? smoke : full);
