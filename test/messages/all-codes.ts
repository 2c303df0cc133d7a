import { AT_TABLE_CODES, CARRY_OVER_CODES, EXECUTE_CODES, INTEGRITY_CODES, PROBLEM_CODES } from '@app/application';
import { UNREADABLE_CODES } from '@app/contract';
import { CASE_CODES, EXPORT_CODES, IMPORT_TEXTS } from '@app/formats';
import { EVIDENCE_REASONS, FAULT_MEANINGS, VERIFICATION_REASONS } from '@app/ledger';
import { CASE_PAGE_CODES, CATALOGUES, TERM_CODES } from '@app/messages';
import { CLAIM_CODES, RULE_NAMES } from '@app/laws';
import {
  DERIVATION_CODES,
  MASTERPOINT_CODES,
  NUMBER_CODES,
  TABLE_FAULT_CODES,
  TIE_CODES,
  UNCOUNTED_CODES,
} from '@app/scoring';
import {
  DEPENDANT_CODES,
  FORM_CODES,
  FORM_FIELD_CODES,
  FORM_TITLE_CODES,
  LEFT_OUT_CODES,
  LIKELY_ERROR_CODES,
  LINE_UP_CODES,
  LINEAGE_CODES,
  PENALTY_CODES,
} from '@app/documents';
import {
  APPEAL_CODES,
  APPEAL_EVENT_CODES,
  BOARD_EVENT_CODES,
  CONDITIONS_CODES,
  CONTRADICTION_CODES,
  DEADLINE_CODES,
  PLAY_CODES,
  REFUSAL_REASON_CODES,
  RULING_PART_CODES,
  SCORE_CODES,
  SCRIPT_CODES,
  SESSION_EVENT_CODES,
  SHARED_CODES,
  UNTIL_CODES,
} from '@app/session';
import { IMPORT_COMMAND_TEXTS } from '../../apps/cli/src/import/import-texts';
import { CLI_CODES } from '../../apps/cli/src/output/cli-texts';
import { COMMAND_CODES } from '../../apps/cli/src/output/command-texts';
import { HTTP_REASON_CODES } from '../../apps/common/src/http-reasons';

/** What libs/ledger says, which has its English itself: code and text. */
export const LEDGER_TEXTS: Readonly<Record<string, string>> = {
  ...EVIDENCE_REASONS,
  ...VERIFICATION_REASONS,
  ...Object.fromEntries(Object.entries(FAULT_MEANINGS).map(([kind, text]) => [`ledger.meaning.${kind}`, text])),
};

/** Every code that the program can say. */
export const ALL_CODES: readonly string[] = [
  ...TERM_CODES,
  ...NUMBER_CODES,
  ...DERIVATION_CODES,
  ...MASTERPOINT_CODES,
  ...SCORE_CODES,
  ...SCRIPT_CODES,
  ...SHARED_CODES,
  ...UNTIL_CODES,
  ...BOARD_EVENT_CODES,
  ...RULING_PART_CODES,
  ...PLAY_CODES,
  ...SESSION_EVENT_CODES,
  ...APPEAL_EVENT_CODES,
  ...LINEAGE_CODES,
  ...FORM_CODES,
  ...FORM_FIELD_CODES,
  ...FORM_TITLE_CODES,
  ...DEPENDANT_CODES,
  ...LEFT_OUT_CODES,
  ...LIKELY_ERROR_CODES,
  ...LINE_UP_CODES,
  ...PENALTY_CODES,
  ...CARRY_OVER_CODES,
  ...APPEAL_CODES,
  ...CLAIM_CODES,
  ...CONTRADICTION_CODES,
  ...DEADLINE_CODES,
  ...REFUSAL_REASON_CODES,
  ...CONDITIONS_CODES,
  ...TABLE_FAULT_CODES,
  ...AT_TABLE_CODES,
  ...EXECUTE_CODES,
  ...PROBLEM_CODES,
  ...UNREADABLE_CODES,
  ...HTTP_REASON_CODES,
  ...INTEGRITY_CODES,
  ...CLI_CODES,
  ...COMMAND_CODES,
  ...Object.keys(LEDGER_TEXTS),
  ...IMPORT_TEXTS.keys(),
  ...IMPORT_COMMAND_TEXTS.keys(),
  ...UNCOUNTED_CODES,
  ...TIE_CODES,
  ...CASE_CODES,
  ...EXPORT_CODES,
  'export.replaced-attempt',
  ...CASE_PAGE_CODES,
  ...RULE_NAMES.map((rule) => `rule.${rule}`),
  // Which names there are is for the names' own test.
  ...Object.keys(CATALOGUES.en.messages).filter((code) => code.startsWith('name.')),
];
