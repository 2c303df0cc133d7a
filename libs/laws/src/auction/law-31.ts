import { denominationOf, isBid } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { CallRule } from '../state/rule';
import type { CallOnTable } from '../state/table-state';
import { declinedOutOfRotation, partnerPasses } from './declined-out-of-rotation';
import { restricted } from './law-26';
import { acceptableCall, choiceOf29A, declinedUnder } from './law-29';
import { outOfRotationRule } from './out-of-rotation';

/** Law 31: a bid by a player whose turn it was not. */
export const bidOutOfRotation = outOfRotationRule(
  {
    name: 'bid-out-of-rotation',
    label: 'Bid out of rotation; the player to the left may accept it (Law 29A)',
    sources: { 'wbf-2017': '31', 'wbf-2007': '31' },
  },
  isBid,
);

/** After RHO's pass the offender must repeat what he called out of turn; he has called something else. */
export const callNotRepeated = {
  name: 'call-not-repeated',
  label: 'Another call than the one that must be repeated',
  sources: { 'wbf-2017': '31A1', 'wbf-2007': '31A1' },
  detects: ({ auction, obligations }, { seat, call }) =>
    auction.turn === seat &&
    obligations.some(
      (one) => one.kind === 'repeat-call' && one.law !== '17D2' && one.for === seat && one.call !== call,
    ),
} satisfies CallRule;

/** 2007, 31A2: the same denomination as the one it showed (29C). */
const sameDenomination = (withdrawn: CallOnTable, call: CallOnTable): boolean => {
  if (!isBid(call.call)) return false;
  const denomination = denominationOf(call.call);
  if (withdrawn.shows) return withdrawn.shows.includes(denomination);
  return !withdrawn.artificial && isBid(withdrawn.call) && denominationOf(withdrawn.call) === denomination;
};

const declined = declinedOutOfRotation({
  atRho: '31A',
  later: '31B',
  repeat: { 'wbf-2017': '31A1', 'wbf-2007': '31A1' },
  notComparable: '31A2b',
  bound: '31B',
  overRho: (state, withdrawn, call) =>
    sameDenomination(withdrawn, call)
      ? partnerPasses(state, withdrawn, '31A2a', 'once')
      : restricted(partnerPasses(state, withdrawn, '31A2b', 'throughout'), call.seat, withdrawn.at),
});

/** For the passes that go by Law 31 as well (30C). */
export const rectified31 = declined.rectified;

export const law31 = {
  irregularities: { 'bid-out-of-rotation': acceptableCall('bid-out-of-rotation') },
  chosen: { 'bid-out-of-rotation': choiceOf29A(declinedUnder(() => declined.rectified)) },
  replaced: declined.replaced,
  after: declined.after,
} satisfies LawModule;
