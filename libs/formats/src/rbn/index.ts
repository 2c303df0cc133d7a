export { readRbn, readRbnRecords } from './read-rbn';
