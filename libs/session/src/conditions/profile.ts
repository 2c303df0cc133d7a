import { type Edition, inEdition, isRegulations } from '@app/bridge';
import { type ScoringProfile, PROFILES_OF_REGULATIONS, SCORING_PROFILES } from '@app/scoring';

/** By which edition of the Laws and by which national regulations an event is played. */
interface Governing {
  readonly laws: Edition;
  readonly regulations: string | null;
}

/** The scoring that the regulations prescribe, or the Laws alone where there are none. */
export const profileOf = ({ regulations, laws }: Governing): ScoringProfile =>
  isRegulations(regulations) ? inEdition(laws, PROFILES_OF_REGULATIONS[regulations]) : SCORING_PROFILES[laws];
