export { type AccessTable, accessFile } from './access-file';
export { bwsFile } from './bws-file';
