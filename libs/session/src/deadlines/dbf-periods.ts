import { type Message, type Parameter, dayAt } from '@app/bridge';
import { isMatchForm } from '@app/contract';
import { type Governing, procedure } from '../procedure';
import type { SessionDoc } from '../session/session-doc';
import { type Contest, afterSection, ofAnother, stageAround } from './contest';
import { type Deadline, compareInstants, dayAfter, deadline, later, laterOf, minutesBetween } from './deadline';
import { awaiting, awaitingPart } from './messages';
import { type Moment, type Part, revisionsOf, roundsBySection, startOf, wholeSession } from './timetable';

/** A period that is counted from the end of a part, without whose right it is. */
export type Period = Pick<Deadline, 'until' | 'awaits' | 'paragraph' | 'rests' | 'least'>;

/** A period whose beginning has not come about yet. */
export const waiting = (awaits: Message, paragraph: string, rests: readonly number[]): Period => ({
  until: null,
  awaits,
  paragraph,
  rests,
  least: null,
});

/** What is waited for, as the session says it whose period it is. */
const awaited = (part: Part, from: Part, moment: 'start' | 'end'): Message =>
  part.session === from.session ? awaitingPart(part.round, moment) : awaiting(`${moment}-of-next-session`);

/** What comes after a part and counts for it (X92A1a): within its session, or a session of the same or the next day. */
const soonAfter = (part: Part, parts: readonly Part[]): Part | null => {
  const next = parts[parts.indexOf(part) + 1];
  if (!next || (next.day === null && next.session !== part.session)) return null;
  const isSoon = next.day === null || part.day === null || [part.day, dayAfter(part.day)].includes(next.day);
  return isSoon ? next : null;
};

/** By what periods are measured: half an hour in X92A1, and five minutes at least (X92A3). */
interface Measure {
  readonly period: number;
  readonly least: Parameter<number> | null;
}

const measureOf = (governing: Governing): Measure => ({
  period: procedure(governing, 'ruling-period').value,
  least: procedure(governing, 'least-appeal-period'),
});

/** Half an hour after an end, or until play goes on where that is later (X92A1a). */
const after = (end: Moment, following: Moment | null, { period, least }: Measure): Period => {
  const half = later(end.at, period);
  const until = following ? laterOf(half, following.at) : half;
  return {
    until,
    awaits: null,
    paragraph: following ? 'DBf X92A1a' : 'DBf X92A1',
    rests: revisionsOf([end, following]),
    least: least && { until: later(end.at, least.value), paragraph: least.reference },
  };
};

/**
 * The period of a part among those that follow each other (X92A1). The pause counts as planned: to the start of what
 * follows, from the planned end where there is one, else from that on record.
 */
const periodFrom = (part: Part, parts: readonly Part[], from: Part, measure: Measure): Period => {
  const { ended } = part;
  if (!ended) return waiting(awaited(part, from, 'end'), 'DBf X92A1', []);
  const next = soonAfter(part, parts);
  if (!next) return after(ended, null, measure);
  const following = startOf(next);
  if (!following) return waiting(awaited(next, from, 'start'), 'DBf X92A1', revisionsOf([ended]));
  const pause = minutesBetween(part.planned?.end ?? ended.at, following.at);
  if (pause >= measure.period) return after(ended, pause > measure.period ? following : null, measure);
  // Less than half an hour between them: the period of the last is that of all (X92A1b).
  const last = periodFrom(next, parts, from, measure);
  return { ...last, paragraph: 'DBf X92A1b', rests: [...revisionsOf([ended, following]), ...last.rests] };
};

export const periodOf = (part: Part, parts: readonly Part[], governing: Governing): Period =>
  periodFrom(part, parts, part, measureOf(governing));

const partIn = (session: SessionDoc, one: SessionDoc): Part => {
  const part = wholeSession(one);
  return one === session ? part : ofAnother(part);
};

/**
 * What follows each other without being played at the same time: the rounds of a section, or the sessions of pairs; with
 * what comes after them in the later sessions of the stage.
 */
export const sequences = (session: SessionDoc, contest: Contest): readonly (readonly Part[])[] => {
  if (isMatchForm(session.scoring) && session.rounds.length > 0) {
    return [...roundsBySection(session)].map(([section, rounds]) => [
      ...rounds,
      ...afterSection(session, section, contest),
    ]);
  }
  const stage = stageAround(session, contest);
  return [stage.slice(stage.indexOf(session)).map((one) => partIn(session, one))];
};

/** The periods of the parts of the session itself. */
export const ownPeriods = (
  session: SessionDoc,
  contest: Contest,
): readonly { readonly part: Part; readonly period: Period }[] =>
  sequences(session, contest).flatMap((parts) =>
    parts
      .filter((part) => part.session === session.id)
      .map((part) => ({ part, period: periodOf(part, parts, session) })),
  );

const isBetween = (at: string, { started, ended }: Part): boolean =>
  started !== null && compareInstants(started.at, at) <= 0 && (ended === null || compareInstants(at, ended.at) <= 0);

/** What was being played at a moment: its part among those that follow each other; null outside the hours of play. */
export const playedAt = (
  session: SessionDoc,
  at: string,
  contest: Contest,
): { readonly parts: readonly Part[]; readonly part: Part } | null =>
  sequences(session, contest).flatMap((parts) =>
    parts.filter((part) => isBetween(at, part)).map((part) => ({ parts, part })),
  )[0] ?? null;

/**
 * To appeal against a ruling, by the moment when the players had it (X92A2): with the period of what was being played,
 * in this session or a later one of the stage; outside the hours of play as if that moment had been the end of the
 * session.
 */
export const dbfAppealOfRuling = (session: SessionDoc, receivedAt: string, contest: Contest = []): Deadline => {
  const found = playedAt(session, receivedAt, contest);
  const right = 'appeal';
  if (found) {
    const { part, parts } = found;
    const round = part.session === session.id ? part.round : null;
    return deadline({ right, ...periodOf(part, parts, session), round, paragraph: 'DBf X92A2' });
  }
  const whole = wholeSession(session);
  const parts = sequences(session, contest)[0] ?? [];
  const coming = parts.filter((part) => {
    const start = startOf(part);
    return !start || compareInstants(start.at, receivedAt) > 0;
  });
  const received: Part = {
    ...whole,
    planned: null,
    started: null,
    ended: { at: receivedAt, revision: null },
    day: dayAt(receivedAt, session.timeZone),
  };
  return deadline({ right, ...periodOf(received, [received, ...coming], session), paragraph: 'DBf X92A2' });
};

/** To call the director, and to appeal, of each half or session (DBf X92A1-2). */
export const dbfCalls = (session: SessionDoc, contest: Contest): readonly Deadline[] =>
  ownPeriods(session, contest).flatMap(({ part: { round }, period }) => [
    deadline({ right: 'ruling', round, ...period }),
    deadline({ right: 'appeal', round, ...period, paragraph: 'DBf X92A2' }),
  ]);
