import { CASE_PART_CODES } from './binding';
import { PART_CODES } from './people';
import { SEALED_CODES } from './statements';
import { CASE_SCORE_CODES } from './worth';

/** Codes of what a case file tells. Its page has codes of its own. */
export const CASE_CODES: readonly string[] = [...CASE_PART_CODES, ...PART_CODES, ...SEALED_CODES, ...CASE_SCORE_CODES];
