export { aNumber, anId } from './words';
export * from './described';
