import type { SessionDoc } from '../session/session-doc';
import { periodOf, sequences } from './dbf-periods';
import type { Deadline } from './deadline';
import { deadline } from './deadline';
import { compareInstants } from './instants';
import type { Part, Planned } from './timetable';

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
