import { retainedOf } from '../session/retained';
import type { SessionDoc } from '../session/session-doc';
import { compareInstants } from './deadline';

/** A moment, and the event that it is read from; null where it is only planned. */
export interface Moment {
  readonly at: string;
  readonly revision: number | null;
}

/** What is planned after what the record shows: the next round, and the next session of the stage. */
export interface Planned {
  readonly roundStart?: string;
  readonly sessionStart?: string;
}

/** What a command says of it, where its session cannot know: another one goes on with the stage. */
export const plannedIn = ({ nextSessionStart }: { readonly nextSessionStart?: string }): Planned =>
  nextSessionStart === undefined ? {} : { sessionStart: nextSessionStart };

/** When play went on in the next session of the stage, as far as that is on record; nothing where there is none. */
export const plannedBy = (next: SessionDoc | undefined): Planned => {
  const starts = next ? retainedOf(next, 'RoundStarted').map(({ data }) => data.at) : [];
  const [sessionStart] = starts.toSorted(compareInstants);
  return sessionStart === undefined ? {} : { sessionStart };
};

/** A half of a match, or a session of pairs: what calls and appeals are about (DBf X92A1). */
export interface Part {
  readonly round: string | null;
  readonly started: Moment | null;
  readonly ended: Moment | null;
}

/** When a round began and ended, as it was recorded last. */
const partOf = (session: SessionDoc, round: string): Part => {
  const started = retainedOf(session, 'RoundStarted').findLast(({ data }) => data.round === round);
  const ended = retainedOf(session, 'RoundEnded').findLast(({ data }) => data.round === round);
  return {
    round,
    started: started ? { at: started.data.at, revision: started.revision } : null,
    ended: ended ? { at: ended.data.at, revision: ended.revision } : null,
  };
};

/** The rounds of each section, in the order in which they were scheduled. */
export const roundsBySection = (session: SessionDoc): readonly (readonly Part[])[] =>
  [...new Set(session.rounds.map(({ section }) => section))].map((section) =>
    session.rounds.filter((one) => one.section === section).map(({ round }) => partOf(session, round)),
  );

const earliest = (moments: readonly Moment[]): Moment | null =>
  moments.reduce<Moment | null>((found, one) => (found && compareInstants(found.at, one.at) <= 0 ? found : one), null);

const latest = (moments: readonly Moment[]): Moment | null =>
  moments.reduce<Moment | null>((found, one) => (found && compareInstants(found.at, one.at) >= 0 ? found : one), null);

/** The session as one part: it has ended when the last round of every section has. */
export const wholeSession = (session: SessionDoc): Part => {
  const sections = roundsBySection(session);
  const ends = sections.map((rounds) => rounds.at(-1)?.ended ?? null);
  return {
    round: null,
    started: earliest(sections.flatMap((rounds) => rounds[0]?.started ?? [])),
    ended: ends.includes(null) ? null : latest(ends.flatMap((end) => end ?? [])),
  };
};

/** When the part after this one begins: as recorded, else as planned. */
export const startAfter = (parts: readonly Part[], index: number, planned: Planned): Moment | null => {
  const following = parts[index + 1];
  const at = following ? planned.roundStart : planned.sessionStart;
  return following?.started ?? (at === undefined ? null : { at, revision: null });
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
