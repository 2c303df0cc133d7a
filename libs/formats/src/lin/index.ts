export { readLin, readLinRecords } from './read-lin';
