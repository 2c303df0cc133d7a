import { isMatchForm } from '@app/contract';
import type { SessionDoc } from '../session/session-doc';
import { type Deadline, PERIOD, deadline, compareInstants, dayAfter, dayOf, later, laterOf } from './deadline';
import { awaiting, consentOf, onlyFor } from './messages';
import { type Publication, type Planned, publications, wholeSession } from './timetable';

const LEAST = 5;
const WEEK = 7 * 24 * 60;

const least = (at: string): NonNullable<Deadline['least']> => ({ until: later(at, LEAST), paragraph: 'DBf X79A3' });

/** The day of play: as the session has it, else that of its first round or of what was put up. */
const dayOfPlay = (session: SessionDoc, first: Publication | null): string | null => {
  const at = wholeSession(session).started?.at ?? first?.at;
  return session.date ?? (at === undefined ? null : dayOf(at));
};

/**
 * The period of the session (X79A1-2): where the stage goes on the next day until play begins, else half an hour from
 * the publication of the last session of the day.
 */
const ofSession = (session: SessionDoc, first: Publication | null, { sessionStart }: Planned): Deadline => {
  const right = 'score-correction';
  const published = first ? { publication: first.revision, rests: [first.revision], least: least(first.at) } : {};
  const day = dayOfPlay(session, first);
  if (sessionStart !== undefined && day !== null && dayOf(sessionStart) === dayAfter(day)) {
    return deadline({ right, ...published, paragraph: 'DBf X79A1', until: sessionStart });
  }
  const paragraph = 'DBf X79A2';
  if (sessionStart !== undefined && dayOf(sessionStart) === day) {
    return deadline({ right, ...published, paragraph, awaits: awaiting('last-session-of-day') });
  }
  return first
    ? deadline({ right, ...published, paragraph, until: later(first.at, PERIOD) })
    : deadline({ right, paragraph, awaits: awaiting('publication-of-session') });
};

/** Changed results have a period of their own, by the same principles; the first one is not moved (X79A4). */
const ofChange = (change: Publication, { until, awaits, rests }: Deadline): Deadline => {
  return deadline({
    right: 'score-correction',
    round: change.round,
    publication: change.revision,
    paragraph: 'DBf X79A4',
    until: until && laterOf(later(change.at, PERIOD), until),
    awaits,
    rests: [change.revision, ...rests],
    least: least(change.at),
    only: onlyFor('errors-not-shown'),
  });
};

/** A week for what the organiser finds out, from the publication of the match or the session (X79B2). */
const aWeek = (round: string | null, first: Publication | null): Deadline =>
  deadline({
    right: 'score-correction',
    round,
    paragraph: 'DBf X79B2',
    needs: consentOf('director-and-organiser'),
    ...(first
      ? { publication: first.revision, until: later(first.at, WEEK), rests: [first.revision] }
      : { awaits: awaiting('publication') }),
  });

/** The result of a match is there with the last of its halves. */
const endsMatch = ({ rounds }: SessionDoc, round: string): boolean => {
  const match = rounds.find((one) => one.round === round)?.match ?? round;
  return rounds.findLast((one) => (one.match ?? one.round) === match)?.round === round;
};

/**
 * When the results of the session were there: published as such, or match by match, with those of the last of them.
 * Null while any is missing.
 */
const firstOfSession = (session: SessionDoc, all: readonly Publication[]): Publication | null => {
  const whole = all.find(({ round, isFirst }) => round === null && isFirst);
  if (whole || !isMatchForm(session.scoring)) return whole ?? null;
  const ends = session.rounds.filter(({ round }) => endsMatch(session, round));
  const firsts = all.filter(({ round, isFirst }) => isFirst && ends.some((one) => one.round === round));
  if (firsts.length < ends.length) return null;
  return firsts.find(({ at }) => firsts.every((one) => compareInstants(one.at, at) <= 0)) ?? null;
};

/** To have an error in the score put right (DBf X79A), and what is possible after that (X79B2). */
export const dbfCorrections = (session: SessionDoc, planned: Planned): readonly Deadline[] => {
  const all = publications(session, 'any');
  const first = firstOfSession(session, all);
  const ordinary = ofSession(session, first, planned);
  const matches = isMatchForm(session.scoring)
    ? all.filter(({ round, isFirst }) => isFirst && round !== null && endsMatch(session, round))
    : [];
  return [
    ordinary,
    ...all.filter(({ isFirst }) => !isFirst).map((change) => ofChange(change, ordinary)),
    aWeek(null, first),
    ...matches.map((one) => aWeek(one.round, one)),
  ];
};
