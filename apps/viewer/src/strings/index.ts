import type { Strings } from './en';
import { en } from './en';

export type { Strings } from './en';

/** The texts in the reader's language. */
export const t: Strings = en;
