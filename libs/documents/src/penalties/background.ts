import type { ScoringOf, Warned } from '@app/scoring';
import { type RetainedEvent, type SessionDoc, retainedOf } from '@app/session';
import { matchOfRound } from '../scoring-context';
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
const warnedIn = (
  session: SessionDoc,
  before: number,
  isAbout: (fact: Fact | undefined) => boolean = () => true,
): readonly Warned[] => {
  const facts = new Map(factsOf(session).map((fact) => [fact.revision, fact]));
  const factOf = (revision: number | null): Fact | undefined => (revision === null ? undefined : facts.get(revision));
  return warningsInForce(session)
    .filter(({ revision, fact }) => revision < before && isAbout(factOf(fact)))
    .map(({ contestant, offence, fact }) => {
      const about = factOf(fact);
      return { contestant, offence: about ? offenceOf(about) : offence, stage: stageOf(session) };
    });
};

/** The match that a fact is of: its rounds may be several. */
const matchOf = ({ rounds }: SessionDoc, { data }: Fact): string | undefined =>
  rounds.filter(({ round }) => round === data.round).map(matchOfRound)[0];

/**
 * The warnings that count with a fact, of those that had been given when it was recorded: the ones in the stage (DBf
 * X90C1), with slow play the ones in the match (213A5a).
 */
export const warnedBefore = (background: Background, fact: Fact): readonly Warned[] => {
  const { session } = background;
  const { revision } = fact;
  if (offenceOf(fact) === 'slow-play') {
    const match = matchOf(session, fact);
    return warnedIn(session, revision, (about) => about !== undefined && matchOf(session, about) === match);
  }
  return [...earlierInStage(background).flatMap((one) => warnedIn(one, Infinity)), ...warnedIn(session, revision)];
};

/** The contestant has been warned of the same. */
export const isWarned = (background: Background, fact: RetainedEvent<'OffenceNoted'>): boolean =>
  warnedBefore(background, fact).some(
    ({ contestant, offence }) => contestant === fact.data.contestant && offence === fact.data.offence,
  );

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
