export * from './case-file';
export * from './imported';
export * from './lin';
export * from './plan';
export * from './pbn';
export * from './usebio';
export * from './report-collector';
export { decodeSource } from './text-source';
export type { ByteSource, DecodedSource, TextSource } from './text-source';
