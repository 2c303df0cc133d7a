export { startWireServer, startSilentPort } from './server';
export type { JsonEvent, WireServer, WireServerOptions } from './server';
export type { WireLog, Written } from './log';
export type { Expected, ProposedRecord, WireRecord } from './record';
export { startWireCluster } from './cluster';
export type { WireCluster } from './cluster';
export { startWireServerProcess } from './process';
export type { WireServerProcess } from './process';
export type { Faults, DropMoment, WireCall } from './faults';
