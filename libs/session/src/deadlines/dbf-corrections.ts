import { dayAt } from '@app/bridge';
import { isMatchForm } from '@app/contract';
import { procedure } from '../procedure';
import type { SessionDoc } from '../session/session-doc';
import { type Contest, stageAround } from './contest';
import { type Deadline, deadline, compareInstants, dayAfter, later, laterOf } from './deadline';
import { awaiting, consentOf, onlyFor } from './messages';
import { type Publication, publications, startOf, wholeSession } from './timetable';

const leastAfter = (session: SessionDoc, at: string): Deadline['least'] => {
  const least = procedure(session, 'least-correction-period');
  return least && { until: later(at, least.value), paragraph: least.reference };
};

/** How long errors in the score are put right (X79A2). */
const periodAfter = (session: SessionDoc, at: string): string =>
  later(at, procedure(session, 'correction-period').value);

/** The day of play: as the session has it, else that of its first round or of what was put up. */
const dayOfPlay = (session: SessionDoc, first: Publication | null): string | null =>
  wholeSession(session).day ?? (first && dayAt(first.at, session.timeZone));

/** The result of a match is there with the last of its halves. */
const endsMatch = ({ rounds }: SessionDoc, round: string): boolean => {
  const match = rounds.find((one) => one.round === round)?.match ?? round;
  return rounds.findLast((one) => (one.match ?? one.round) === match)?.round === round;
};

/**
 * When the results of the session were there: published as such, or match by match, with those of the last of them.
 * Null while any is missing.
 */
const firstOfSession = (session: SessionDoc): Publication | null => {
  const all = publications(session, 'any');
  const whole = all.find(({ round, isFirst }) => round === null && isFirst);
  if (whole || !isMatchForm(session.scoring)) return whole ?? null;
  const ends = session.rounds.filter(({ round }) => endsMatch(session, round));
  const firsts = all.filter(({ round, isFirst }) => isFirst && ends.some((one) => one.round === round));
  if (firsts.length < ends.length) return null;
  return firsts.find(({ at }) => firsts.every((one) => compareInstants(one.at, at) <= 0)) ?? null;
};

/** When play begins in those sessions; null where nobody has planned it, and none has begun. */
const beginningOf = (sessions: readonly SessionDoc[]): string | null =>
  sessions
    .flatMap((one) => startOf(wholeSession(one))?.at ?? [])
    .toSorted(compareInstants)
    .at(0) ?? null;

/**
 * The period of the session: so long from its publication, where the text has it so; or (X79A1-2) until play begins where any of the stage is played the next day, else half an hour
 * from the publication of the stage's last session of the day, and from its own where that comes later.
 */
const ofSession = (session: SessionDoc, contest: Contest): Deadline => {
  const right = 'score-correction';
  const first = firstOfSession(session);
  const day = dayOfPlay(session, first);
  const published = first
    ? { publication: first.revision, rests: [first.revision], least: leastAfter(session, first.at) }
    : {};
  const counted = procedure(session, 'corrections');
  if (counted?.value === 'from-publication') {
    return first
      ? deadline({ right, ...published, paragraph: counted.reference, until: periodAfter(session, first.at) })
      : deadline({ right, paragraph: counted.reference, awaits: awaiting('publication-of-session') });
  }
  const stage = stageAround(session, contest);
  const tomorrow = stage.filter((one) => day !== null && dayOfPlay(one, firstOfSession(one)) === dayAfter(day));
  if (tomorrow.length > 0) {
    const until = beginningOf(tomorrow);
    const awaits = until === null ? awaiting('start-of-next-session') : null;
    return deadline({ right, ...published, paragraph: 'DBf X79A1', until, awaits });
  }
  const paragraph = 'DBf X79A2';
  if (!first) return deadline({ right, paragraph, awaits: awaiting('publication-of-session') });
  const today = stage.filter((one) => one === session || (day !== null && dayOfPlay(one, firstOfSession(one)) === day));
  const lastOfDay = firstOfSession(today.at(-1) ?? session);
  if (!lastOfDay) return deadline({ right, ...published, paragraph, awaits: awaiting('last-session-of-day') });
  const from = laterOf(lastOfDay.at, first.at);
  return deadline({
    right,
    ...published,
    least: leastAfter(session, from),
    paragraph,
    until: periodAfter(session, from),
  });
};

/** Changed results have a period of their own, by the same principles; the first one is not moved (X79A4). */
const ofChange = (session: SessionDoc, change: Publication, { until, awaits, rests }: Deadline): Deadline => {
  return deadline({
    right: 'score-correction',
    round: change.round,
    publication: change.revision,
    paragraph: 'DBf X79A4',
    until: until && laterOf(periodAfter(session, change.at), until),
    awaits,
    rests: [change.revision, ...rests],
    least: leastAfter(session, change.at),
    only: onlyFor('errors-not-shown'),
  });
};

/** For what the organiser finds out, from the publication of the match or the session (X79B2); none where no text has it. */
const extended = (session: SessionDoc, round: string | null, first: Publication | null): readonly Deadline[] => {
  const period = procedure(session, 'extended-correction-period');
  if (!period) return [];
  const one = deadline({
    right: 'score-correction',
    round,
    paragraph: period.reference,
    needs: consentOf('director-and-organiser'),
    ...(first
      ? { publication: first.revision, until: later(first.at, period.value), rests: [first.revision] }
      : { awaits: awaiting('publication') }),
  });
  return [one];
};

/** To have an error in the score put right (DBf X79A), and what is possible after that (X79B2). */
export const dbfCorrections = (session: SessionDoc, contest: Contest): readonly Deadline[] => {
  const all = publications(session, 'any');
  const ordinary = ofSession(session, contest);
  const matches = isMatchForm(session.scoring)
    ? all.filter(({ round, isFirst }) => isFirst && round !== null && endsMatch(session, round))
    : [];
  return [
    ordinary,
    ...all.filter(({ isFirst }) => !isFirst).map((change) => ofChange(session, change, ordinary)),
    ...extended(session, null, firstOfSession(session)),
    ...matches.flatMap((one) => extended(session, one.round, one)),
  ];
};
