export type { PbnOptions } from './read-pbn';
export { readPbn } from './read-pbn';
