import { hasPlayedToTrick, isRevoke } from '@app/bridge';
import type { CardRule } from '../rule';

/** A card of another suit from a hand that could follow. Whether it is corrected or established comes later. */
export const revoke: CardRule = {
  name: 'revoke',
  label: 'Failure to follow suit although able to',
  sources: { 'wbf-2017': '61A', 'wbf-2007': '61A' },
  detects: ({ play, hand }, { seat, card }) =>
    play !== null && hand !== null && !hasPlayedToTrick(play, seat) && isRevoke(play, hand, card),
};
