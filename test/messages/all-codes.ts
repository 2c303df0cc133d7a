import { AT_TABLE_CODES, EXECUTE_CODES } from '@app/application';
import { TERM_CODES } from '@app/messages';
import { DERIVATION_CODES, NUMBER_CODES, TIE_CODES, UNCOUNTED_CODES } from '@app/scoring';
import { DEPENDANT_CODES, FORM_CODES, LEFT_OUT_CODES, LINEAGE_CODES } from '@app/documents';
import { APPEAL_CODES, DEADLINE_CODES, REFUSAL_REASON_CODES, SCORE_CODES } from '@app/session';

/** Every code that the program can say. */
export const ALL_CODES: readonly string[] = [
  ...TERM_CODES,
  ...NUMBER_CODES,
  ...DERIVATION_CODES,
  ...SCORE_CODES,
  ...LINEAGE_CODES,
  ...FORM_CODES,
  ...DEPENDANT_CODES,
  ...LEFT_OUT_CODES,
  ...APPEAL_CODES,
  ...DEADLINE_CODES,
  ...REFUSAL_REASON_CODES,
  ...AT_TABLE_CODES,
  ...EXECUTE_CODES,
  ...UNCOUNTED_CODES,
  ...TIE_CODES,
];
