export type { PbnOptions } from './read-pbn';
export { readPbn, readPbnRecords } from './read-pbn';
export * from './write-pbn';
