export * from './docs';
export * from './given';
export * from './history';
export * from './wandering';
