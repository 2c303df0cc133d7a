export { readJson, readJsonRecords } from './read-json';
