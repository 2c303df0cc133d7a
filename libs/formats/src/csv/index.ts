export { csvFormOf, isTable } from './columns';
export { readCsv, readCsvRecords } from './read-csv';
