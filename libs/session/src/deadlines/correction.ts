import type { SessionDoc } from '../session/session-doc';
import { type Deadline, isOpen, compareInstants } from './deadline';
import { deadlinesOf, periodsFor } from './deadlines';
import type { Planned } from './timetable';

/** Whether a score may still be put right, by which paragraph, and why. */
export interface CorrectionRight {
  readonly allowed: boolean;
  /** Only with the organiser's consent, and beyond reasonable doubt (79C2; DBf X79B2). */
  readonly needsOrganiser: boolean;
  /** Only for errors that this publication was the first to show, by its revision (DBf X79A4a); null for all. */
  readonly onlyOf: number | null;
  readonly paragraph: string;
  readonly why: string;
}

const whyOpen = ({ until, awaits, only }: Deadline): string =>
  [until === null ? (awaits ?? 'no end is set') : `the period runs until ${until}`, only && `only for ${only}`]
    .filter((part) => part !== null)
    .join(', ');

/** `'the period has run out at 2013-02-01T22:30:00Z'`: the last of them. */
const whyOver = (periods: readonly Deadline[]): string => {
  const last = periods
    .flatMap(({ until }) => until ?? [])
    .toSorted(compareInstants)
    .at(-1);
  return `the period has run out${last === undefined ? '' : ` at ${last}`}`;
};

/** When the period is over: with consent where the Laws or the regulations let it. */
const afterwards = ({ laws, regulations }: SessionDoc, over: string, late: Deadline | undefined): CorrectionRight => {
  if (late) {
    const why = `${over}; until ${late.until ?? 'a week after publication'} it takes ${late.needs ?? ''}`;
    return { allowed: true, needsOrganiser: true, onlyOf: null, paragraph: late.paragraph, why };
  }
  if (regulations === 'dbf-2013') {
    const why = `${over}; only a ruling or an appeal that was begun in time changes the result (X79B1)`;
    return { allowed: false, needsOrganiser: false, onlyOf: null, paragraph: 'DBf X79B', why };
  }
  if (laws === 'wbf-2017') {
    const why = `${over}; it takes the organiser, and a director who has no reasonable doubt`;
    return { allowed: true, needsOrganiser: true, onlyOf: null, paragraph: 'L79C2', why };
  }
  const why = `${over}, and the regulations name no case in which a result is put right after it`;
  return { allowed: false, needsOrganiser: false, onlyOf: null, paragraph: 'L79C2', why };
};

/**
 * Whether an error in the score of a round, or of the session where no round is named, may be put right at a moment.
 * A change because of a ruling or an appeal that was begun in time is none of this (DBf X79B1).
 */
export const correctionAllowed = (
  session: SessionDoc,
  round: string | null,
  at: string,
  planned: Planned = {},
): CorrectionRight => {
  const all = deadlinesOf(session, planned).filter(({ right }) => right === 'score-correction');
  const periods = periodsFor(all, round);
  const open = periods.filter((one) => isOpen(one, at));
  const own = open.filter(({ needs }) => needs === null);
  const [period] = [...own.filter(({ only }) => only === null), ...own];
  if (period) {
    const onlyOf = period.only === null ? null : period.publication;
    return { allowed: true, needsOrganiser: false, onlyOf, paragraph: period.paragraph, why: whyOpen(period) };
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

/** 79C2 leaves the director's part to his having no doubt; X79B2 names both. */
const whoAgrees = (paragraph: string): readonly ('director' | 'organiser')[] =>
  paragraph === 'DBf X79B2' ? ['director', 'organiser'] : ['organiser'];

/**
 * Why a correction comes too late, in words; null where it does not. After the period only what was entered or computed
 * wrong is put right: the number of tricks that was agreed on is none of that (79C1, 79C2).
 */
export const tooLateToCorrect = (
  { allowed, needsOrganiser, onlyOf, paragraph, why }: CorrectionRight,
  { error, consent = [], beyondDoubt = false, firstShown }: ToCorrect,
): string | null => {
  if (!allowed) return `${why} (${paragraph})`;
  if (onlyOf !== null && firstShown !== onlyOf) {
    return `${why} (${paragraph}): is it an error that the results of event ${onlyOf} were the first to show?`;
  }
  if (!needsOrganiser) return null;
  if (error === 'tricks') {
    return `${why} (${paragraph}), of an entry; what was agreed on becomes another only by a ruling that was begun in time`;
  }
  const missing = [
    ...whoAgrees(paragraph)
      .filter((one) => !consent.includes(one))
      .map((one) => `the consent of the ${one}`),
    ...(beyondDoubt ? [] : ['that it is beyond reasonable doubt']),
  ];
  return missing.length === 0 ? null : `${why} (${paragraph}); missing: ${missing.join(', ')}`;
};
