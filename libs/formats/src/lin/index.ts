export { readLin } from './read-lin';
