import type { Message, Param } from '@app/bridge';
import { procedure } from '../procedure';
import { reason } from '../refusal-reasons';
import type { SessionDoc } from '../session/session-doc';
import type { Contest } from './contest';
import { type Deadline, isOpen, compareInstants } from './deadline';
import { deadlinesOf, periodsOf } from './deadlines';
import { awaiting, correctionMessage } from './messages';

/** Whether a score may still be put right, by which paragraph, and why. */
interface CorrectionRight {
  readonly allowed: boolean;
  /** Only with the organiser's consent, and beyond reasonable doubt (79C2; DBf X79B2). */
  readonly needsOrganiser: boolean;
  /** Who agrees then, where it does: 79C2 leaves the director's part to his having no doubt; DBf X79B2 names both. */
  readonly consentOf?: readonly ('director' | 'organiser')[];
  /** Only for errors that this publication was the first to show, by its revision (DBf X79A4a); null for all. */
  readonly onlyOf: number | null;
  readonly paragraph: string;
  readonly why: Message;
}

const whyOpen = ({ until, awaits, only }: Deadline): Message => {
  const why =
    until === null
      ? correctionMessage('no-end-yet', { awaits: awaits ?? awaiting('no-end-set') })
      : correctionMessage('in-time', { until: { instant: until } });
  return only === null ? why : correctionMessage('in-time-only', { why, only });
};

/** The period has run out, with the last of them. */
const whyOver = (periods: readonly Deadline[]): Message => {
  const last = periods
    .flatMap(({ until }) => until ?? [])
    .toSorted(compareInstants)
    .at(-1);
  return last === undefined ? correctionMessage('over') : correctionMessage('over-at', { until: { instant: last } });
};

const withConsent = (over: Message, { until, needs }: Deadline): Message => {
  const params = { over, needs: needs ?? '' };
  return until === null
    ? correctionMessage('needs-consent-after-publication', params)
    : correctionMessage('needs-consent', { ...params, until: { instant: until } });
};

const LATE = {
  'with-consent': 'needs-organiser',
  'only-by-regulations': 'nothing-foreseen',
  'if-begun-in-time': 'only-if-begun-in-time',
} as const;

/** When the period is over: with consent where the Laws or the regulations let it. */
const afterwards = (session: SessionDoc, over: Message, late: Deadline | undefined): CorrectionRight => {
  const consentOf = procedure(session, 'correction-consent').value;
  if (late) {
    const why = withConsent(over, late);
    return { allowed: true, needsOrganiser: true, consentOf, onlyOf: null, paragraph: late.paragraph, why };
  }
  const { value, reference: paragraph } = procedure(session, 'late-correction');
  const needsOrganiser = value === 'with-consent';
  const why = correctionMessage(LATE[value], { over });
  return {
    allowed: needsOrganiser,
    needsOrganiser,
    ...(needsOrganiser ? { consentOf } : {}),
    onlyOf: null,
    paragraph,
    why,
  };
};

/**
 * Whether an error in the score of a round, or of the session where no round is named, may be put right at a moment.
 * A change because of a ruling or an appeal that was begun in time is none of this (DBf X79B1).
 */
export const correctionAllowed = (
  session: SessionDoc,
  round: string | null,
  at: string,
  contest: Contest = [],
): CorrectionRight => {
  const periods = periodsOf(deadlinesOf(session, contest), ['score-correction'], round);
  const open = periods.filter((one) => isOpen(one, at));
  const own = open.filter(({ needs }) => needs === null);
  const [period] = [...own.filter(({ only }) => only === null), ...own];
  if (period) {
    const onlyOf = period.only === null ? null : period.publication;
    return {
      allowed: true,
      needsOrganiser: false,

      onlyOf,
      paragraph: period.paragraph,
      why: whyOpen(period),
    };
  }
  return afterwards(
    session,
    whyOver(periods.filter(({ needs }) => needs === null)),
    open.find(({ needs }) => needs !== null),
  );
};

/** What is to be corrected, who agrees to it, and whether it is beyond reasonable doubt. */
export interface ToCorrect {
  readonly error: 'entry' | 'tricks';
  readonly consent?: readonly ('opponents' | 'director' | 'organiser')[];
  readonly beyondDoubt?: boolean;
  /** The publication that was the first to show the error, by its revision. */
  readonly firstShown?: number;
}

/**
 * Why a correction comes too late; null where it does not. After the period only what was entered or computed wrong is
 * put right: the number of tricks that was agreed on is none of that (79C1, 79C2).
 */
export const tooLateToCorrect = (
  { allowed, needsOrganiser, consentOf = [], onlyOf, paragraph, why }: CorrectionRight,
  { error, consent = [], beyondDoubt = false, firstShown }: ToCorrect,
): Message | null => {
  const grounds = { why, paragraph: { paragraph } };
  if (!allowed) return reason('correction-too-late', grounds);
  if (onlyOf !== null && firstShown !== onlyOf) {
    return reason('correction-of-first-shown', { ...grounds, event: onlyOf });
  }
  if (!needsOrganiser) return null;
  if (error === 'tricks') return reason('correction-of-tricks', grounds);
  const missing: readonly Param[] = [
    ...consentOf.filter((one) => !consent.includes(one)).map((one) => reason('correction-consent', { of: one })),
    ...(beyondDoubt ? [] : [reason('correction-doubt')]),
  ];
  return missing.length === 0 ? null : reason('correction-missing', { ...grounds, missing: { list: missing } });
};
