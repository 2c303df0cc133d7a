import type { CallRule } from '../state/rule';
import { law17 } from './law-17';
import { law23 } from './law-23';
import { law25 } from './law-25';
import { law26 } from './law-26';
import { insufficientBid, law27 } from './law-27';
import { law27B } from './law-27b';
import { law28 } from './law-28';
import { doubleDespiteRestriction, law30, passOutOfRotation } from './law-30';
import { bidOutOfRotation, callNotRepeated, law31 } from './law-31';
import { doubleOutOfRotation, law32 } from './law-32';
import { inadmissibleDouble, law36 } from './law-36';
import { callDespiteEnforcedPass, law37 } from './law-37';
import { bidBeyondSeven, law38 } from './law-38';
import { callAfterFinalPass } from './law-39';
import { law72 } from './law-72';

/** Every rule about calls, in the order in which their findings are reported. */
export const CALL_RULES: readonly CallRule[] = [
  passOutOfRotation,
  bidOutOfRotation,
  doubleOutOfRotation,
  insufficientBid,
  inadmissibleDouble,
  callDespiteEnforcedPass,
  doubleDespiteRestriction,
  callNotRepeated,
  bidBeyondSeven,
  callAfterFinalPass,
];

/** What each Law of the auction adds to the state machine; what comes after any act comes in this order. */
export const AUCTION_LAWS = [
  law17,
  law23,
  law25,
  law27,
  law27B,
  law28,
  law30,
  law31,
  law32,
  law36,
  law37,
  law38,
  law72,
  law26,
] as const;
