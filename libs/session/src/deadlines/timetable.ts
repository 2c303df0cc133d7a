import { dayAt } from '@app/bridge';
import type { PlannedPlay } from '@app/contract';
import { retainedOf } from '../session/retained';
import type { SessionDoc } from '../session/session-doc';
import { compareInstants } from './deadline';

/** A moment, and the event of the session that it is read from; null where it is planned, or of another session. */
export interface Moment {
  readonly at: string;
  readonly revision: number | null;
}

/** A half of a match, or a session of pairs: what calls and appeals are about (DBf X92A1). */
export interface Part {
  /** The id of its session. */
  readonly session: string;
  readonly round: string | null;
  readonly planned: PlannedPlay | null;
  readonly started: Moment | null;
  readonly ended: Moment | null;
  /** The day of play, `'2013-02-01'`; null where neither the record nor the plan has it. */
  readonly day: string | null;
}

/** When it begins: as planned, else as recorded. */
export const startOf = ({ planned, started }: Part): Moment | null =>
  planned ? { at: planned.start, revision: null } : started;

/** When a round is planned, and when it began and ended as that was recorded last. */
const partOf = (session: SessionDoc, { round, planned }: SessionDoc['rounds'][number]): Part => {
  const started = retainedOf(session, 'RoundStarted').findLast(({ data }) => data.round === round);
  const ended = retainedOf(session, 'RoundEnded').findLast(({ data }) => data.round === round);
  const start = planned?.start ?? started?.data.at;
  return {
    session: session.id,
    round,
    planned: planned ?? null,
    started: started ? { at: started.data.at, revision: started.revision } : null,
    ended: ended ? { at: ended.data.at, revision: ended.revision } : null,
    day: start === undefined ? null : dayAt(start, session.timeZone),
  };
};

/** The rounds of each section, in the order in which they were scheduled, by the section's name. */
export const roundsBySection = (session: SessionDoc): ReadonlyMap<string, readonly Part[]> =>
  new Map(
    [...new Set(session.rounds.map(({ section }) => section))].map((section) => [
      section,
      session.rounds.filter((one) => one.section === section).map((round) => partOf(session, round)),
    ]),
  );

const earliest = (moments: readonly Moment[]): Moment | null =>
  moments.reduce<Moment | null>((found, one) => (found && compareInstants(found.at, one.at) <= 0 ? found : one), null);

const latest = (moments: readonly Moment[]): Moment | null =>
  moments.reduce<Moment | null>((found, one) => (found && compareInstants(found.at, one.at) >= 0 ? found : one), null);

const planned = (at: string | undefined): readonly Moment[] => (at === undefined ? [] : [{ at, revision: null }]);

/** What its first and last rounds are planned for; else what the session itself is. */
const planOf = (session: SessionDoc, sections: readonly (readonly Part[])[]): PlannedPlay | null => {
  const start = earliest(sections.flatMap(([first]) => planned(first?.planned?.start)));
  const end = latest(sections.flatMap((rounds) => planned(rounds.at(-1)?.planned?.end)));
  if (!start) return session.planned ?? null;
  const last = end?.at ?? session.planned?.end;
  return { start: start.at, ...(last === undefined ? {} : { end: last }) };
};

/** The session as one part: it has ended when the last round of every section has. */
export const wholeSession = (session: SessionDoc): Part => {
  const sections = [...roundsBySection(session).values()];
  const ends = sections.map((rounds) => rounds.at(-1)?.ended ?? null);
  const plan = planOf(session, sections);
  const started = earliest(sections.flatMap((rounds) => rounds[0]?.started ?? []));
  const start = plan?.start ?? started?.at;
  return {
    session: session.id,
    round: null,
    planned: plan,
    started,
    ended: ends.includes(null) ? null : latest(ends.flatMap((end) => end ?? [])),
    day: session.date ?? (start === undefined ? null : dayAt(start, session.timeZone)),
  };
};

export const revisionsOf = (moments: readonly (Moment | null)[]): readonly number[] =>
  moments.flatMap((moment) => moment?.revision ?? []);

/** Results that were put up, as far as a period is counted from them. */
export interface Publication {
  readonly revision: number;
  readonly at: string;
  readonly round: string | null;
  /** The first of its round, or of the session; later ones are changes to it. */
  readonly isFirst: boolean;
}

/**
 * The published results that periods are counted from. `any`: all that was put up, as DBf X79A has it; `official`:
 * without provisional ones, since 79C1 and 92B go by the official score. To call results final afterwards is not to
 * change them, so nothing begins with that.
 */
export const publications = (session: SessionDoc, which: 'any' | 'official'): readonly Publication[] => {
  const all = retainedOf(session, 'ResultsPublished').filter(
    ({ data }) => which === 'any' || data.status !== 'provisional',
  );
  return all.flatMap(({ revision, data }) => {
    const isFirst = all.find((one) => one.data.round === data.round)?.revision === revision;
    if (!isFirst && data.status === 'final') return [];
    return [{ revision, at: data.at, round: data.round ?? null, isFirst }];
  });
};
