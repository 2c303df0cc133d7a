export * from './contract-score';
export * from './cross-imps';
export * from './field';
export * from './imps';
export * from './matchpoints';
export * from './ranking';
export * from './rational';
export * from './undertricks';
