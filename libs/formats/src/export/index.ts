export * from './formats';
export * from './losses';
export * from './session-export';
