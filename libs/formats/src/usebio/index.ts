export { readUsebio } from './read-usebio';
