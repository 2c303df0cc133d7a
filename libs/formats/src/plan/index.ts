export { compareWithFile } from './compare';
export type { Comparison } from './compare';
export { slug } from './naming';
export type { Naming } from './naming';
export { planImport } from './plan';
export type { ImportPlan, PlanOptions } from './plan';
export type { PlannedBoard } from './planned';
