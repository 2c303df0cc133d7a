import { hasPlayedToTrick } from '@app/bridge';
import type { CardRule } from '../rule';

/** A second card from one hand to the same trick. */
export const secondCardToTrick: CardRule = {
  name: 'second-card-to-trick',
  label: 'A further card from a hand that has played to this trick',
  sources: { 'wbf-2017': '45E', 'wbf-2007': '45E' },
  detects: ({ play }, { seat }) => play !== null && hasPlayedToTrick(play, seat),
};
