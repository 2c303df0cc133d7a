import { hasPlayedToTrick } from '@app/bridge';
import type { CardRule } from '../rule';

/** A card played to a trick before the player's turn. */
export const playOutOfTurn: CardRule = {
  name: 'play-out-of-turn',
  label: 'Card played to the trick before the turn of its hand',
  sources: { 'wbf-2017': '57', 'wbf-2007': '57' },
  detects: ({ play }, { seat }) =>
    play !== null && play.current.length > 0 && play.turn !== seat && !hasPlayedToTrick(play, seat),
};
