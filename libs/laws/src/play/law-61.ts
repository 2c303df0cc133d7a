import { hasPlayedToTrick, isRevoke, suitOf } from '@app/bridge';
import type { CardContext, CardMade, CardRule } from '../rule';

/** A card of another suit from a hand that could follow. Whether it is corrected or established comes later. */
export const revoke: CardRule = {
  name: 'revoke',
  label: 'Failure to follow suit although able to',
  sources: { 'wbf-2017': '61A', 'wbf-2007': '61A' },
  detects: ({ play, hand }, { seat, card }) =>
    play !== null && hand !== null && !hasPlayedToTrick(play, seat) && isRevoke(play, hand, card),
};

/** Whether a lead is not what declarer has required or forbidden, although the hand could comply (59 excuses one that cannot). */
const breaksRestriction = ({ play, hand, obligations }: CardContext, { seat, card }: CardMade): boolean => {
  if (play !== null && play.current.length > 0) return false;
  const suit = suitOf(card);
  return obligations.some((one) => {
    if (one.for !== seat || hand === null) return false;
    if (one.kind === 'no-lead') return suit === one.suit && hand.some((held) => suitOf(held) !== one.suit);
    return one.kind === 'lead' && suit !== one.suit && hand.some((held) => suitOf(held) === one.suit);
  });
};

/** A lead against a restriction that declarer has chosen, by a player who could have complied. */
export const restrictionBreached: CardRule = {
  name: 'restriction-breached',
  label: 'A lead that declarer had forbidden, or another than the one he had required',
  sources: { 'wbf-2017': '61A', 'wbf-2007': '61A' },
  detects: breaksRestriction,
};
