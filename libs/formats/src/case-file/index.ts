export type * from './case-file';
export { CASE_FORMAT, CASE_VERSION } from './case-file';
export { CaseIncomplete } from './derive';
export * from './make';
export { caseFilePage } from './page/page';
export * from './read';
