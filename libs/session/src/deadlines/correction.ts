import type { SessionDoc } from '../projections/session-doc';
import type { Deadline } from './deadline';
import { isOpen } from './deadline';
import { deadlinesOf } from './deadlines';
import type { Planned } from './timetable';

/** Whether a score may still be put right, by which paragraph, and why. */
export interface CorrectionRight {
  readonly allowed: boolean;
  /** Only with the organiser's consent, and beyond reasonable doubt (79C2; DBf X79B2). */
  readonly needsOrganiser: boolean;
  readonly paragraph: string;
  readonly why: string;
}

const whyOpen = ({ until, awaits, only }: Deadline): string =>
  [until === null ? (awaits ?? 'no end is set') : `the period runs until ${until}`, only && `only for ${only}`]
    .filter((part) => part !== null)
    .join(', ');

/** The periods that a result of the round is under: those of the round where it has any, else those of the session. */
const periodsFor = (all: readonly Deadline[], round: string | null): readonly Deadline[] => {
  const own = all.filter((one) => one.round === round);
  const hasFirst = own.some(({ only, needs }) => only === null && needs === null);
  return round === null || hasFirst ? own : [...all.filter((one) => one.round === null), ...own];
};

/** When the period is over: with consent where the Laws or the regulations let it. */
const afterwards = ({ laws, regulations }: SessionDoc, late: Deadline | undefined): CorrectionRight => {
  if (late) {
    const why = `the period has run out; until ${late.until ?? 'a week after publication'} it takes ${late.needs ?? ''}`;
    return { allowed: true, needsOrganiser: true, paragraph: late.paragraph, why };
  }
  if (regulations === 'dbf-2013') {
    const why = 'the period has run out; only a ruling or an appeal that was begun in time changes the result (X79B1)';
    return { allowed: false, needsOrganiser: false, paragraph: 'DBf X79B', why };
  }
  if (laws === 'wbf-2017') {
    const why = 'the period has run out; it takes the organiser, and a director who has no reasonable doubt';
    return { allowed: true, needsOrganiser: true, paragraph: 'L79C2', why };
  }
  const why = 'the period has run out, and the regulations name no case in which a result is put right after it';
  return { allowed: false, needsOrganiser: false, paragraph: 'L79C2', why };
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
  const open = periodsFor(all, round).filter((one) => isOpen(one, at));
  const own = open.filter(({ needs }) => needs === null);
  const [period] = [...own.filter(({ only }) => only === null), ...own];
  if (period) return { allowed: true, needsOrganiser: false, paragraph: period.paragraph, why: whyOpen(period) };
  return afterwards(
    session,
    open.find(({ needs }) => needs !== null),
  );
};
