export * from './access';
export * from './application';
export * from './derivation-text';
export * from './engine-under-test';
export * from './event-log';
export * from './session';
export * from './standings';
export * from './wire-server';
