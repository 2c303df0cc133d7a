export { readUsebio, readUsebioRecords } from './read-usebio';
