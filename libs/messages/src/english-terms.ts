import terms from '../catalogues/en/terms.json';
import type { Catalogue } from './catalogue';

/** The terms that are there before any catalogue has been fetched. */
export const ENGLISH_TERMS: Catalogue = { language: 'en', messages: terms };
