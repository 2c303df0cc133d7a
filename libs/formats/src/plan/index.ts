export { comparableBoard, compareBoards, compareWithFile, statesScores } from './compare';
export type { ComparableBoard, Comparison } from './compare';
export { slug } from './naming';
export type { Naming } from './naming';
export { planImport, planRecords } from './plan';
export type { ImportPlan, PlanFindings, PlanOptions, Reported, StreamedPlan } from './plan';
export type { PlannedBoard, StorableBoard } from './planned';
