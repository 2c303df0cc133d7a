export * from './application';
export * from './event-log';
export * from './session';
export * from './wire-server';
