export type { DatabaseRead, DatabaseTable } from './database';
export { HEADER_LENGTH, hasEndlessDefinition, isAccessDatabase, isEncoded } from './jet-pages';
export { readBws, readBwsRecords } from './read-bws';
export type { BwsFile } from './read-rows';
