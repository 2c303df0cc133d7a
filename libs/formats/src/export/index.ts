export { JSON_FORM } from '../json/write-json';
export * from './formats';
export * from './losses';
export * from './session-export';
