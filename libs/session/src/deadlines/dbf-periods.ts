import type { SessionDoc } from '../session/session-doc';
import { isMatchForm } from '../conditions/scoring-forms';
import type { Deadline } from './deadline';
import { PERIOD } from './deadline';
import { dayAfter, dayOf, later, minutesBetween } from './instants';
import type { Moment, Part, Planned } from './timetable';
import { revisionsOf, roundsBySection, startAfter, wholeSession } from './timetable';

/** A period that is counted from the end of a part, without whose right it is. */
export type Period = Pick<Deadline, 'until' | 'awaits' | 'paragraph' | 'rests' | 'least'>;

const LEAST = 5;

/** A period whose beginning has not come about yet. */
export const waiting = (awaits: string, paragraph: string, rests: readonly number[]): Period => ({
  until: null,
  awaits,
  paragraph,
  rests,
  least: null,
});

const named = ({ round }: Part): string => (round === null ? 'the session' : `round ${round}`);

/** Half an hour after an end, or until play goes on where that is later, the same day or the next (X92A1a). */
const after = (end: Moment, following: Moment | null, paragraph: string): Period => {
  const least = { until: later(end.at, LEAST), paragraph: 'DBf X92A3' };
  const isSoon = following && [dayOf(end.at), dayAfter(dayOf(end.at))].includes(dayOf(following.at));
  if (isSoon && minutesBetween(end.at, following.at) > PERIOD) {
    const rests = revisionsOf([end, following]);
    return { until: following.at, awaits: null, paragraph: `${paragraph}a`, rests, least };
  }
  return { until: later(end.at, PERIOD), awaits: null, paragraph, rests: revisionsOf([end]), least };
};

/** The period of the part with this index among those that follow each other (X92A1). */
export const periodOf = (parts: readonly Part[], index: number, planned: Planned): Period => {
  const part = parts[index];
  if (!part) return waiting('the end of the next session', 'DBf X92A1b', []);
  const { ended } = part;
  if (!ended) return waiting(`the end of ${named(part)}`, 'DBf X92A1', []);
  const following = startAfter(parts, index, planned);
  const next = parts[index + 1];
  if (!following && next) return waiting(`the start of ${named(next)}`, 'DBf X92A1', revisionsOf([ended]));
  if (!following || minutesBetween(ended.at, following.at) >= PERIOD) return after(ended, following, 'DBf X92A1');
  // Less than half an hour between them: the period of the last is that of all (X92A1b).
  const last = periodOf(parts, index + 1, planned);
  return { ...last, paragraph: 'DBf X92A1b', rests: [...revisionsOf([ended, following]), ...last.rests] };
};

/** What follows each other without being played at the same time: the rounds of a section, or the session of pairs. */
export const sequences = (session: SessionDoc): readonly (readonly Part[])[] =>
  isMatchForm(session.scoring) && session.rounds.length > 0 ? roundsBySection(session) : [[wholeSession(session)]];
