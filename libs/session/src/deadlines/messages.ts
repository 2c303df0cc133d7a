import { type Message, type Params, message } from '@app/bridge';

/** What a period is counted from, and has not come about yet. */
const AWAITED = [
  'end-of-next-session',
  'end-of-round',
  'end-of-session',
  'last-session-of-contest',
  'last-session-of-day',
  'no-end-set',
  'official-score',
  'publication',
  'publication-of-session',
  'start-of-next-round',
  'start-of-next-session',
  'start-of-round',
  'start-of-session',
  'time-to-be-set',
  'told',
] as const;

/** What a period is for, where it is not for everything. */
const ONLY = ['changes', 'errors-not-shown'] as const;

/** Whose consent a period takes. */
const NEEDS = ['director-and-organiser', 'organiser'] as const;

/** What is wrong with a decision about a period. */
const PROBLEMS = ['below-least', 'changes-nothing', 'ends-before-decided', 'had-run-out'] as const;

/** Until when something could be taken up. */
const PERIODS = ['open', 'until'] as const;

/** Why a score may still be corrected, or no longer. */
const CORRECTIONS = [
  'in-time',
  'in-time-only',
  'needs-consent',
  'needs-consent-after-publication',
  'needs-organiser',
  'no-end-yet',
  'nothing-foreseen',
  'only-if-begun-in-time',
  'over',
  'over-at',
] as const;

type Awaited = (typeof AWAITED)[number];

/** Codes of what is said about deadlines and correction periods. */
export const DEADLINE_CODES: readonly string[] = [
  ...AWAITED.map((name) => `deadline.awaits.${name}`),
  ...ONLY.map((name) => `deadline.only.${name}`),
  ...NEEDS.map((name) => `deadline.needs.${name}`),
  ...PROBLEMS.map((name) => `deadline.problem.${name}`),
  ...PERIODS.map((name) => `deadline.period.${name}`),
  ...CORRECTIONS.map((name) => `deadline.correction.${name}`),
];

export const awaiting = (name: Awaited, params?: Params): Message => message(`deadline.awaits.${name}`, params);

/** The start or the end of a round, or of the session where there are none. */
export const awaitingPart = (round: string | null, moment: 'start' | 'end'): Message =>
  round === null ? awaiting(`${moment}-of-session`) : awaiting(`${moment}-of-round`, { round });

export const onlyFor = (name: (typeof ONLY)[number]): Message => message(`deadline.only.${name}`);

export const consentOf = (name: (typeof NEEDS)[number]): Message => message(`deadline.needs.${name}`);

export const deadlineProblem = (name: (typeof PROBLEMS)[number], params?: Params): Message =>
  message(`deadline.problem.${name}`, params);

export const periodMessage = (name: (typeof PERIODS)[number], params: Params): Message =>
  message(`deadline.period.${name}`, params);

export const correctionMessage = (name: (typeof CORRECTIONS)[number], params?: Params): Message =>
  message(`deadline.correction.${name}`, params);
