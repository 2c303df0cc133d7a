/**
 * Loaded before a program with `--require`: allocates memory and lets go of it, so that V8 collects garbage several times a
 * second. Prepared statements that are no longer used are then finalised while the program runs, which is where a native driver
 * fails if it fails. An explicit `gc()` does not show that: it finalises within the call, natural collection in a task of its own.
 */
const EVERY_MS = 20;
const OBJECTS = 20_000;
const ROUNDS = 10;

let allocated: unknown[] = [];
setInterval(() => {
  if (allocated.length >= ROUNDS) allocated = [];
  allocated.push(Array.from({ length: OBJECTS }, (_, i) => ({ i })));
}, EVERY_MS).unref();

export {};
