export { type Governing, amendedOn, procedure, procedureOn, rungsOf } from './procedure';
export { type HeardParty, type OnLadder, type Rung, WHILE_OPEN } from './values';
