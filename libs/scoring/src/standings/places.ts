import type { Placing } from '../tie-breaks/tie-break';

/** `'3'`, or `'3='` when the place is shared. */
export const placeInWords = ({ place, shared }: Pick<Placing<unknown>, 'place' | 'shared'>): string =>
  shared ? `${place}=` : `${place}`;
