import type { Seat } from '@app/bridge';
import { withToldByPartner } from '../table/told';
import type { ClaimState } from '../state/claim';
import type { TableState } from '../state/table-state';
import { under } from '../table/changes';
import { isDefender } from '../table/contract';
import { telling } from '../table/hand-changes';
import { playGoesOn } from './claim-changes';

interface Objection {
  readonly at: number;
  readonly by: Seat;
}

/**
 * 68B2: partner has objected to a defender's concession at once. Nothing is conceded and the play goes on. The opponents
 * may use what the concession, the cards shown with it and the objection have told; the defenders may not.
 */
export const noConcession = (state: TableState, claim: ClaimState, objection: Objection | null): TableState => {
  const law = under(state, { 'wbf-2017': '16C', 'wbf-2007': '16D' });
  const conceded = withToldByPartner(state, { kind: 'concession', act: claim.at, from: claim.by });
  const shown = claim.shown
    .filter(({ seat }) => isDefender(state, seat))
    .reduce((now, { at: act, seat: from }) => telling(now, { kind: 'card-shown', act, from, law }), conceded);
  const told = objection
    ? withToldByPartner(shown, { kind: 'objection', act: objection.at, from: objection.by })
    : shown;
  return playGoesOn(told, claim, 'objected');
};
