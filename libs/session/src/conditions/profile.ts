import { since, type Edition } from '@app/bridge';
import { type ScoringProfile, SCORING_PROFILES } from '@app/scoring';

/** By which edition of the Laws and by which national regulations an event is played. */
interface Governing {
  readonly laws: Edition;
  readonly regulations: string | null;
}

/** The scoring that the regulations prescribe, or the Laws alone where there are none. */
export const profileOf = ({ regulations, laws }: Governing): ScoringProfile => {
  switch (regulations) {
    case 'dbf-2013':
      return SCORING_PROFILES[since(laws, 'wbf-2017') ? 'dbf-2013-laws-2017' : 'dbf-2013'];
    case 'fsb-2008':
      return SCORING_PROFILES[since(laws, 'wbf-2017') ? 'fsb-2008-laws-2017' : 'fsb-2008'];
    case null:
    default:
      return SCORING_PROFILES[laws];
  }
};
