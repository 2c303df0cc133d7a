import type { PlannedPlay, SessionCommand } from '@app/contract';
import { compareInstants } from '../../deadlines/deadline';
import { type Decision, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Session } from '../fold';

/** The data of a command. */
export type DataOf<T extends SessionCommand['type']> = Extract<SessionCommand, { type: T }>['data'];

/** Why something cannot be; null where it can. */
export type Obstacle = Decision<never> | null;

export const unknownContestant = (session: Session, contestants: readonly string[]): Obstacle => {
  const unknown = contestants.find((contestant) => !session.contestants.has(contestant));
  return unknown === undefined
    ? null
    : refuse('ContestantUnknown', reason('contestant-not-entered', { contestant: { contestant: unknown } }));
};

export const unknownSection = (session: Session, section: string): Obstacle =>
  session.sections.includes(section) ? null : refuse('SectionUnknown', reason('no-section', { section }));

export const unknownRound = (session: Session, rounds: readonly string[]): Obstacle => {
  const unknown = rounds.find((round) => !session.rounds.has(round));
  return unknown === undefined ? null : refuse('RoundUnknown', reason('round-not-scheduled', { round: unknown }));
};

/** A table that nobody sits at in the round. */
export const unknownTable = (session: Session, round: string, table: string): Obstacle =>
  session.rounds.get(round)?.tables.some((one) => one.table === table) === false
    ? refuse('TableUnknown', reason('table-empty', { table, round }))
    : null;

/** A match is named by its rounds, or is the one round of that name. */
export const unknownMatch = (session: Session, match: string): Obstacle =>
  [...session.rounds.values()].some((one) => (one.match ?? one.round) === match)
    ? null
    : refuse('MatchUnknown', reason('match-not-scheduled', { match }));

/** Play is planned to end after it begins. */
export const impossiblePlan = (plan: PlannedPlay | undefined): Obstacle =>
  plan?.end === undefined || compareInstants(plan.start, plan.end) < 0
    ? null
    : refuse(
        'PlanImpossible',
        reason('plan-ends-before-start', { start: { instant: plan.start }, end: { instant: plan.end } }),
      );

/** The first that stands in the list once more. */
export const repeatedIn = (all: readonly string[]): string | undefined =>
  all.find((one, index) => all.indexOf(one) !== index);

/** Contestants who are to be different ones. */
export const sameContestant = (contestants: readonly string[]): Obstacle => {
  const same = repeatedIn(contestants);
  return same === undefined
    ? null
    : refuse('SameContestant', reason('contestant-named-twice', { contestant: { contestant: same } }));
};
