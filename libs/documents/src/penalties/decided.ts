import { type SessionDoc, retainedOf } from '@app/session';
import type { Fact } from './facts';
import { penaltiesInForce, warningsInForce } from './in-force';

/** What a person has done about a fact: the decision by its revision. */
export interface Decided {
  readonly revision: number;
  readonly how: 'imposed' | 'warned' | 'waived' | 'walk-over';
}

const last = (all: readonly Decided[]): Decided | null =>
  all.reduce<Decided | null>((found, one) => (found && found.revision > one.revision ? found : one), null);

/** A match that was not played because the contestant that was late did not come in time. */
const walkOvers = ({ rounds, ...session }: SessionDoc, fact: Fact, contestant: string): readonly Decided[] => {
  if (fact.type !== 'ContestantLate') return [];
  const { round } = fact.data;
  const match = rounds.find((one) => one.round === round)?.match ?? round;
  return retainedOf(session, 'MatchNotPlayed')
    .filter(({ data }) => data.match === match && data.absent === contestant)
    .map(({ revision }): Decided => ({ revision, how: 'walk-over' }));
};

/**
 * The decision on a fact for one contestant; null while there is none. What has been rescinded is no decision any
 * more, and a waiver only stands where nothing was imposed.
 */
export const decidedOn = (session: SessionDoc, fact: Fact, contestant: string): Decided | null => {
  const isAbout = (one: { readonly fact?: number | null; readonly contestant: string }): boolean =>
    one.fact === fact.revision && one.contestant === contestant;
  const done = [
    ...penaltiesInForce(session)
      .filter(isAbout)
      .map(({ revision }): Decided => ({ revision, how: 'imposed' })),
    ...warningsInForce(session)
      .filter(isAbout)
      .map(({ revision }): Decided => ({ revision, how: 'warned' })),
    ...walkOvers(session, fact, contestant),
  ];
  const waived = retainedOf(session, 'PenaltyWaived')
    .filter(({ data }) => isAbout(data))
    .map(({ revision }): Decided => ({ revision, how: 'waived' }));
  return last(done) ?? last(waived);
};
