import { ZERO, rational } from '../rational';
import type { Criterion } from './tie-break';

/** What stands in place of a paragraph where chance has decided. */
export const LOTS = 'lots';

/**
 * Lots that have been drawn, each a list of contestants with the first drawn first; of two lots over the same
 * contestants the later stands. A lot tells contestants apart only when all of those who are tied were in it.
 */
export const lotsDrawn = (order: readonly (readonly string[])[]): Criterion<string> => ({
  name: 'lot',
  paragraph: LOTS,
  value: (entry, tied) => {
    const lot = order.findLast((drawn) => tied.every((one) => drawn.includes(one)));
    return [lot ? rational(-lot.indexOf(entry)) : ZERO];
  },
});
