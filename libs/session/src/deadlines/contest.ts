import { type SessionDoc, isOfSameStage, isSameField } from '../session/session-doc';
import { stageOf } from '../conditions/shape';
import { retainedOf } from '../session/retained';
import { type Moment, type Part, roundsBySection, wholeSession } from './timetable';

/**
 * The sessions of a contest as they stand: what ends a right in one of them may lie in another. The session that is asked
 * about may be among them or not; none are known for a session of no contest.
 */
export type Contest = readonly SessionDoc[];

const numberOf = ({ contest }: SessionDoc): number => contest?.session ?? 0;

/** The sessions of the stage in their order, this one among them as it is given. */
export const stageAround = (session: SessionDoc, contest: Contest): readonly SessionDoc[] =>
  [session, ...contest.filter(({ id }) => id !== session.id)]
    .filter((other) => isOfSameStage(session, other))
    .sort((one, other) => numberOf(one) - numberOf(other) || (one.id < other.id ? -1 : 1));

/** The sessions of the stage that come after this one. */
export const laterInStage = (session: SessionDoc, contest: Contest): readonly SessionDoc[] => {
  const stage = stageAround(session, contest);
  return stage.slice(stage.indexOf(session) + 1).filter((other) => !isSameField(session, other));
};

/** Whether a stage ends with the session, as far as its conditions and the record do not say that it goes on. */
export const endsStage = (session: SessionDoc, contest: Contest): boolean => {
  const { conditions, contest: place } = session;
  if (laterInStage(session, contest).length > 0) return false;
  return !conditions || !place || place.session >= (stageOf(conditions, place.stage).sessions ?? 1);
};

const withoutRevision = (moment: Moment | null): Moment | null => moment && { at: moment.at, revision: null };

/** A part of another session: what it rests on cannot be named by the revisions of this one. */
export const ofAnother = (part: Part): Part => ({
  ...part,
  started: withoutRevision(part.started),
  ended: withoutRevision(part.ended),
});

/** The session after this one in its stage, as one part; null where there is none yet. */
export const nextSession = (session: SessionDoc, contest: Contest): Part | null => {
  const [next] = laterInStage(session, contest);
  return next ? ofAnother(wholeSession(next)) : null;
};

/** The rounds of the section of that name, or of the first where the session has none of that name. */
const roundsIn = (session: SessionDoc, section: string): readonly Part[] => {
  const sections = roundsBySection(session);
  return sections.get(section) ?? sections.values().next().value ?? [wholeSession(session)];
};

/** What follows a section of a session in the later sessions of the stage. */
export const afterSection = (session: SessionDoc, section: string, contest: Contest): readonly Part[] =>
  laterInStage(session, contest).flatMap((later) => roundsIn(later, section).map(ofAnother));

const hasBegun = ({ kept, closed }: SessionDoc): boolean =>
  closed || retainedOf({ kept }, 'RoundStarted').length > 0 || retainedOf({ kept }, 'ResultsPublished').length > 0;

/** Whether play has begun in the stage of the session. */
export const stageHasBegun = (session: SessionDoc, contest: Contest): boolean =>
  stageAround(session, contest).some(hasBegun);

/** Whether play has begun in a stage that comes after that of the session (DBf X79C). */
export const laterStageHasBegun = ({ conditions, contest: place }: SessionDoc, contest: Contest): boolean => {
  const order = conditions?.stages.map(({ stage }) => stage) ?? [];
  const own = order.indexOf(place?.stage ?? '');
  return (
    own >= 0 &&
    contest.some(
      (other) =>
        other.contest?.contest === place?.contest && order.indexOf(other.contest?.stage ?? '') > own && hasBegun(other),
    )
  );
};
