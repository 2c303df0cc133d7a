export * from './event-log';
export * from './session';
