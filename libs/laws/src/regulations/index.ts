import type { ActRule } from '../state/rule';
import { alerts } from './alerts';
import { biddingBoxes } from './bidding-boxes';
import { cardsShown, explanationBehindScreens, tempoNamedByScreenMate, tray } from './screens';
import { stop, stopNotShown, tempo } from './stop';

/** Rules about acts that national regulations lay down, in the order in which their findings are reported. */
export const REGULATION_RULES: readonly ActRule[] = [stopNotShown, explanationBehindScreens, tempoNamedByScreenMate];

/** What these regulations add to the state machine. */
export const REGULATION_LAWS = [biddingBoxes, stop, alerts, tempo, cardsShown, tray] as const;

export type { AlertDue } from './alerts';
export { alertDue } from './alerts';
export { parameter } from './parameters';
export { REGULATIONS_TABLES } from './regulations.generated';
export { screenMateOf } from './screens';
export type { ParameterValues } from './values';
