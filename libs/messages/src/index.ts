export * from './all';
export * from './catalogue';
export * from './english';
export * from './fetched';
export * from './language';
export * from './lines';
export * from './term-codes';
export * from './texts';
