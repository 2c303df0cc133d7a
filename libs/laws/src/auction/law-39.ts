import { hasEnded } from '@app/bridge';
import type { CallRule } from '../rule';

/** A call after the auction had ended. It is cancelled. */
export const callAfterFinalPass: CallRule = {
  name: 'call-after-final-pass',
  label: 'Call after the final pass; it is cancelled',
  sources: { 'wbf-2017': '39A', 'wbf-2007': '39A' },
  detects: (auction) => hasEnded(auction),
};
