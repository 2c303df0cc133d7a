export type { Act, ActData, ActOf, ActType, SaidCall } from './acts';
export { questionRaised } from './raised';
export type { ProcedureState } from '../procedure/state';
export { STATUSES, openTable } from './state';
export type {
  CallOnTable,
  GoneCall,
  Information,
  Irregularity,
  Obligation,
  Option,
  Question,
  Review,
  Status,
  TableOpening,
  TableState,
} from './state';
export { tableAfter } from './table-after';
