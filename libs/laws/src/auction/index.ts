import type { CallRule } from '../rule';
import { insufficientBid } from './law-27';
import { inadmissibleDouble } from './law-36';
import { callAfterFinalPass } from './law-39';
import { bidOutOfRotation, doubleOutOfRotation, passOutOfRotation } from './out-of-rotation';

/** Every rule about calls, in the order in which their findings are reported. */
export const CALL_RULES: readonly CallRule[] = [
  passOutOfRotation,
  bidOutOfRotation,
  doubleOutOfRotation,
  insufficientBid,
  inadmissibleDouble,
  callAfterFinalPass,
];
