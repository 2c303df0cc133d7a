export * from './auction-table';
export * from './cards';
export * from './flag-sign';
export * from './tricks-table';
export * from './words';
