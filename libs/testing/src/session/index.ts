export * from './docs';
export * from './drawn-session';
export * from './ending';
export * from './given';
export * from './history';
export * from './wandering';
