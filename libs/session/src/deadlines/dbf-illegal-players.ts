import { endOfDay } from '@app/bridge';
import { isLastStage, stageOf } from '../conditions/shape';
import type { SessionDoc } from '../session/session-doc';
import { type Contest, endsStage } from './contest';
import { type Period, periodOf, sequences, waiting } from './dbf-periods';
import { type Deadline, deadline, compareInstants } from './deadline';
import { awaiting, consentOf } from './messages';
import { wholeSession } from './timetable';

const isLast = (session: SessionDoc, contest: Contest): boolean => {
  const { conditions, contest: place } = session;
  if (!endsStage(session, contest)) return false;
  return !conditions || !place || isLastStage(conditions, stageOf(conditions, place.stage));
};

/** The session that the contest ends with: this one, or another on record; null while that is still to come. */
const lastOfContest = (session: SessionDoc, all: Contest): SessionDoc | null =>
  isLast(session, all) ? session : (all.findLast((one) => isLast(one, all)) ?? null);

/** The day that the conditions name, `'08-31'`: the first of that name after the contest, where they name no year. */
const dayNamed = (day: string, end: SessionDoc | null): string | null => {
  if (/^\d{4}-/.test(day)) return day;
  const last = end && wholeSession(end).day;
  if (last === null) return null;
  const year = Number(last.slice(0, 4));
  return last.slice(5) <= day ? `${year}-${day}` : `${year + 1}-${day}`;
};

/** The organiser's longer period for illegal players, to the end of its day in the time zone of the venue (X79B3). */
const extended = ({ conditions, timeZone }: SessionDoc, end: SessionDoc | null): readonly Deadline[] => {
  const rule = conditions?.players?.illegalPlayersUntil;
  if (!rule) return [];
  const day = dayNamed(rule.day, end);
  return [
    deadline({
      right: 'illegal-player',
      paragraph: `DBf X79B3, ${rule.paragraph}`,
      until: day === null ? null : endOfDay(day, timeZone),
      awaits: day === null ? awaiting('last-session-of-contest') : null,
      needs: consentOf('organiser'),
    }),
  ];
};

/** The periods of what each section ends with; a session without rounds is one part. */
const periodsAtEnd = (end: SessionDoc, contest: Contest): readonly Period[] =>
  sequences(end, contest).flatMap((parts) => {
    const last = parts.findLast(({ session }) => session === end.id);
    return last ? [periodOf(last, parts, end)] : [];
  });

/**
 * To hold an illegal player against somebody: the appeal period of the last session of the contest is that of all
 * (X92A4), and after it the one that the organiser has set for such cases (X79B3).
 */
export const dbfIllegalPlayers = (session: SessionDoc, contest: Contest): readonly Deadline[] => {
  const right = 'illegal-player';
  const all = [session, ...contest.filter(({ id }) => id !== session.id)];
  const end = lastOfContest(session, all);
  const last = end
    ? periodsAtEnd(end, all).reduce((found, one) =>
        found.until === null || (one.until !== null && compareInstants(found.until, one.until) >= 0) ? found : one,
      )
    : waiting(awaiting('last-session-of-contest'), 'DBf X92A4', []);
  const rests = end === session ? last.rests : [];
  return [deadline({ right, ...last, rests, paragraph: 'DBf X92A4' }), ...extended(session, end)];
};
