import type { ScoringOf, Warned } from '@app/scoring';
import { type RetainedEvent, type SessionDoc, retainedOf } from '@app/session';
import { type Fact, concerned, factsOf, isBlameless, offenceOf } from './facts';
import { type PenaltyInForce, penaltiesInForce, warningsInForce } from './in-force';

/** What a tariff goes by, beside the fact itself. */
export interface Background {
  readonly session: SessionDoc;
  /** Null where the regulations have no standard deduction for the scoring (DBf 211B3). */
  readonly scoring: ScoringOf | null;
  /** Earlier sessions of the contest: what was warned of there counts as long as the stage goes on. */
  readonly earlier: readonly SessionDoc[];
}

const stageOf = ({ contest }: SessionDoc): string => contest?.stage ?? '';

/** Sessions before this one in the same stage (DBf X8A). */
const earlierInStage = ({ session, earlier }: Background): readonly SessionDoc[] =>
  earlier.filter((one) => stageOf(one) === stageOf(session));

/** A warning that names its fact is about that fact's offence, whatever it is called. */
const warnedIn = (session: SessionDoc, before: number): readonly Warned[] => {
  const facts = new Map(factsOf(session).map((fact) => [fact.revision, offenceOf(fact)]));
  return warningsInForce(session)
    .filter(({ revision }) => revision < before)
    .map(({ contestant, offence, fact }) => ({
      contestant,
      offence: (fact === null ? undefined : facts.get(fact)) ?? offence,
      stage: stageOf(session),
    }));
};

/** Warnings in the stage that had been given when a fact was recorded (DBf X90C1). */
export const warnedBefore = (background: Background, { revision }: Fact): readonly Warned[] => [
  ...earlierInStage(background).flatMap((session) => warnedIn(session, Infinity)),
  ...warnedIn(background.session, revision),
];

/** The contestant has been warned of the same in the round that a fact is of, which for teams is the match (DBf 213A5a). */
export const isWarnedInMatch = (
  { session }: Background,
  { revision, data }: RetainedEvent<'OffenceNoted'>,
): boolean => {
  const inMatch = retainedOf(session, 'OffenceNoted')
    .filter((one) => one.data.round === data.round && one.data.offence === data.offence)
    .map((one) => one.revision);
  return warningsInForce(session).some(
    (one) =>
      one.revision < revision && one.contestant === data.contestant && one.fact !== null && inMatch.includes(one.fact),
  );
};

export const stageName = ({ session }: Background): string => stageOf(session);

const overranIn = (session: SessionDoc, contestant: string, before: number): boolean =>
  retainedOf(session, 'TableOverran').some(
    (fact) =>
      fact.revision < before &&
      fact.data.minutes > 0 &&
      concerned(session, fact).includes(contestant) &&
      !isBlameless(fact, contestant) &&
      !retainedOf(session, 'PenaltyWaived').some(
        ({ data }) => data.fact === fact.revision && data.contestant === contestant,
      ),
  );

/** A pair has been over time before in the stage, and could help it (DBf 213B1). */
export const overranBefore = (background: Background, { revision }: Fact, contestant: string): boolean =>
  overranIn(background.session, contestant, revision) ||
  earlierInStage(background).some((session) => overranIn(session, contestant, Infinity));

/** Penalties of a contestant in the event that were in force already when a fact was recorded. */
export const penaltiesBefore = (
  { session, earlier }: Background,
  { revision }: Fact,
  contestant: string,
): readonly PenaltyInForce[] =>
  [...earlier.flatMap(penaltiesInForce), ...penaltiesInForce(session).filter((one) => one.revision < revision)].filter(
    (one) => one.contestant === contestant,
  );
