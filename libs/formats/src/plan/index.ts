export { compareWithFile, compareWithScores, statedBoard } from './compare';
export type { Comparison, StatedBoard } from './compare';
export type { PlannedCommand } from './planned-command';
export { planImport, planRecords } from './plan';
export type { StreamedPlan } from './plan';
export type { PlannedBoard, StorableBoard } from './rehearse';
export type { RecordedFacts, TakenBefore } from './settle';
export type { DealAccount } from './hand-records';
