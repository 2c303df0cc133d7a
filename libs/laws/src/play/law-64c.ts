import type { LawModule } from '../state/law-module';
import type { Question, TableState } from '../state/table-state';
import { withReview } from '../table/changes';
import { isEstablished } from './law-63';
import { lawOfDamage } from './law-64b';
import { offenders, revokeAt } from './revokes';

const DAMAGE = 'damage-beyond';

const isOfLaw64 = ({ law }: { readonly law: string }): boolean => law.startsWith('64C');

/** The director finds whether the other side has lost more than it gets back, also where no trick goes over. */
const judged = (state: TableState, { act }: Question, answer: string): TableState => {
  const left = { ...state, reviews: state.reviews.filter((one) => one.act !== act || !isOfLaw64(one)) };
  const revoke = revokeAt(state, act);
  return revoke && answer === 'damage'
    ? withReview(left, { law: lawOfDamage(state, revoke), act, side: offenders(revoke) })
    : left;
};

/** Law 64C: of any established revoke the director sees to it that nobody loses by it. One put right does no damage. */
export const law64c = {
  raisable: {
    [DAMAGE]: {
      law: { 'wbf-2017': '64C1', 'wbf-2007': '64C' },
      answers: (state, act) => {
        const revoke = revokeAt(state, act);
        return revoke && isEstablished(state, revoke) ? ['damage', 'no-damage'] : [];
      },
    },
  },
  judged: { [DAMAGE]: judged },
} satisfies LawModule;
