export { comparableBoard, compareBoards, compareWithFile } from './compare';
export type { ComparableBoard, Comparison } from './compare';
export { slug } from './naming';
export type { Naming } from './naming';
export type { PlannedCommand } from './planned-command';
export { overviewOf } from './overview';
export { planImport, planRecords } from './plan';
export type { StreamedPlan } from './plan';
export type { PlannedBoard, StorableBoard } from './rehearse';
