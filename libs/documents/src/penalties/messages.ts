import { type Message, type Params, message } from '@app/bridge';
import { type Amount, numberInWords } from '@app/scoring';

/** What regulations foresee for an offence. */
const FORESEEN = [
  'amount',
  'deduction',
  'director-decides',
  'fixed-result',
  'foreseen',
  'none',
  'range',
  'walk-over',
  'warning',
] as const;

/** What has to be known to judge an offence. */
const REMARKS = [
  'after-the-play',
  'at-discretion',
  'at-once-in-the-last-round',
  'could-not-help',
  'exchanged-with-opponent',
  'no-standard-deduction',
  'not-dealt-again',
  'outcome-not-noted',
  'own-events',
  'prolonged',
  'round-not-noted',
  'serious-cases',
  'standard-penalty',
  'tenth-of-top',
  'twice-for-a-call',
  'unit',
] as const;

/** Why an amount cannot come off. */
const UNITS = ['no-imps-of-a-match', 'not-off-imps', 'other-than-standing'] as const;

/** Codes of what is said about penalties. */
export const PENALTY_CODES: readonly string[] = [
  ...FORESEEN.map((name) => `penalty.${name}`),
  ...REMARKS.map((name) => `penalty.remark.${name}`),
  ...UNITS.map((name) => `penalty.unit.${name}`),
];

export const penaltyMessage = (name: (typeof FORESEEN)[number], params?: Params): Message =>
  message(`penalty.${name}`, params);

export const remark = (name: (typeof REMARKS)[number], params?: Params): Message =>
  message(`penalty.remark.${name}`, params);

export const unitMessage = (name: (typeof UNITS)[number], params?: Params): Message =>
  message(`penalty.unit.${name}`, params);

/** `0.5 VP` */
export const amountMessage = ({ value, unit }: Amount): Message =>
  penaltyMessage('amount', { value: { exact: numberInWords(value) }, unit });
