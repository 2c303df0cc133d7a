export { isArchive } from './other-kinds';
export { type FileFormat, isResults, recognised } from './recognise';
export { START_LENGTH } from './start';
