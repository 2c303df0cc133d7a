/**
 * What proves that something stands in a ledger, for whoever checks it: pure, without Node, so that a browser can too.
 * Node code finds all of it in `@app/ledger`.
 */
export { canonicalEvent } from '../canonical-event';
export * from './bytes';
export * from './check-evidence';
export * from './checkpoint';
export * from './cosignature';
export * from './disclosed-text';
export * from './evidence';
export * from './frontier';
export * from './key-change';
export * from './note';
export * from './open-checkpoint';
export * from './proofs';
export type { Reason } from './reason';
export * from './reasons';
export * from './signed-document';
export * from './tiles';
export * from './tlog-proof';
export * from './tree';
export * from './verifier-key';
