export { eventLogContract } from './contract';
export type { EventLogHarness } from './harness';
export * from './fixtures';
export { startChild } from './processes/child';
export type { Child } from './processes/child';
export { compile } from './processes/compile';
export type { Compiled } from './processes/compile';
export { untilClosed } from './processes/locks';
