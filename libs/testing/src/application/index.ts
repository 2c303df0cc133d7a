export * from './by-the-text';
export * from './files-with';
export * from './long-history';
