import { verify } from './en-verify';

/** The texts of the page that checks evidence, in the reader's language: fetched with that page only. */
export const v: typeof verify = verify;
