import type { Rational } from '../rational';
import { rational } from '../rational';

/** Percentage of an artificial score in IMPs: 60 is +3, 50 is 0, 40 is -3 (Law 12C2b; in 2007 as 86A has it). */
export const artificialImps = (percent: number): Rational => rational(3 * (percent - 50), 10);
