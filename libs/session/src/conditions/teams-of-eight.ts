import type { Edition } from '@app/bridge';
import type { Conditions } from '@app/contract';
import { type EightComparison, scoringParameter } from '@app/scoring';
import { scoringConditions } from './parameters';
import { profileOf } from './profile';

/** By what a session is played. */
interface PlayedBy {
  readonly laws: Edition;
  readonly regulations: string | null;
  readonly conditions: Conditions | null;
  /** `'2026-02-01'` */
  readonly date: string | null;
}

/** How the conditions of a session have the four tables of a match compared; null where its matches have two. */
export const teamsOfEightIn = ({ laws, regulations, conditions, date }: PlayedBy): EightComparison | null => {
  const reading = {
    ...(date === null ? {} : { on: date }),
    conditions: conditions?.parameters ? scoringConditions(conditions.parameters) : {},
  };
  return scoringParameter(profileOf({ laws, regulations }), 'teams-of-eight', reading)?.value ?? null;
};
