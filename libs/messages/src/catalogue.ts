import type { Language } from './language';

/** The messages of one language by code, in ICU MessageFormat. */
export interface Catalogue {
  readonly language: Language;
  readonly messages: Readonly<Record<string, string>>;
}
