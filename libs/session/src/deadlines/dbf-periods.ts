import type { Message } from '@app/bridge';
import { isMatchForm } from '@app/contract';
import type { SessionDoc } from '../session/session-doc';
import { type Deadline, PERIOD, dayAfter, dayOf, later, minutesBetween, deadline, compareInstants } from './deadline';
import { awaiting, awaitingPart } from './messages';
import {
  type Moment,
  type Part,
  type Planned,
  revisionsOf,
  roundsBySection,
  startAfter,
  wholeSession,
} from './timetable';

/** A period that is counted from the end of a part, without whose right it is. */
export type Period = Pick<Deadline, 'until' | 'awaits' | 'paragraph' | 'rests' | 'least'>;

const LEAST = 5;

/** A period whose beginning has not come about yet. */
export const waiting = (awaits: Message, paragraph: string, rests: readonly number[]): Period => ({
  until: null,
  awaits,
  paragraph,
  rests,
  least: null,
});

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
  if (!part) return waiting(awaiting('end-of-next-session'), 'DBf X92A1b', []);
  const { ended } = part;
  if (!ended) return waiting(awaitingPart(part.round, 'end'), 'DBf X92A1', []);
  const following = startAfter(parts, index, planned);
  const next = parts[index + 1];
  if (!following && next) return waiting(awaitingPart(next.round, 'start'), 'DBf X92A1', revisionsOf([ended]));
  if (!following || minutesBetween(ended.at, following.at) >= PERIOD) return after(ended, following, 'DBf X92A1');
  // Less than half an hour between them: the period of the last is that of all (X92A1b).
  const last = periodOf(parts, index + 1, planned);
  return { ...last, paragraph: 'DBf X92A1b', rests: [...revisionsOf([ended, following]), ...last.rests] };
};

/** What follows each other without being played at the same time: the rounds of a section, or the session of pairs. */
export const sequences = (session: SessionDoc): readonly (readonly Part[])[] =>
  isMatchForm(session.scoring) && session.rounds.length > 0 ? roundsBySection(session) : [[wholeSession(session)]];

const isBetween = (at: string, { started, ended }: Part): boolean =>
  started !== null && compareInstants(started.at, at) <= 0 && (ended === null || compareInstants(at, ended.at) <= 0);

/** What was being played at a moment: its part among those that follow each other; null outside the hours of play. */
export const playedAt = (
  session: SessionDoc,
  at: string,
): { readonly parts: readonly Part[]; readonly index: number; readonly part: Part } | null =>
  sequences(session).flatMap((parts) =>
    parts.flatMap((part, index) => (isBetween(at, part) ? [{ parts, index, part }] : [])),
  )[0] ?? null;

/**
 * To appeal against a ruling, by the moment when the players had it (X92A2): with the period of what was being played;
 * outside the hours of play as if that moment had been the end of the session.
 */
export const dbfAppealOfRuling = (session: SessionDoc, receivedAt: string, planned: Planned = {}): Deadline => {
  const found = playedAt(session, receivedAt);
  const right = 'appeal';
  if (found) {
    const period = periodOf(found.parts, found.index, planned);
    return deadline({ right, ...period, round: found.part.round, paragraph: 'DBf X92A2' });
  }
  const parts = sequences(session)[0] ?? [];
  const coming = parts.filter(({ started }) => !started || compareInstants(started.at, receivedAt) > 0);
  const received: Part = { round: null, started: null, ended: { at: receivedAt, revision: null } };
  return deadline({ right, ...periodOf([received, ...coming], 0, planned), paragraph: 'DBf X92A2' });
};

/** To call the director, and to appeal, of each half or session (DBf X92A1-2). */
export const dbfCalls = (session: SessionDoc, planned: Planned): readonly Deadline[] =>
  sequences(session).flatMap((parts) =>
    parts.flatMap(({ round }, index) => {
      const period = periodOf(parts, index, planned);
      return [
        deadline({ right: 'ruling', round, ...period }),
        deadline({ right: 'appeal', round, ...period, paragraph: 'DBf X92A2' }),
      ];
    }),
  );
