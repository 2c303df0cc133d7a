export { ACBL_GAME } from './game-file';
export { readAcbl, readAcblRecords } from './read-acbl';
