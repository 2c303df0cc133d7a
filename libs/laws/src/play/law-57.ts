import { hasPlayedToTrick, partnerOf } from '@app/bridge';
import type { CardContext, CardMade, CardRule } from '../rule';
import { byDeclaringSide } from './sides';

/** A card played to a trick before the player's turn. */
export const playOutOfTurn: CardRule = {
  name: 'play-out-of-turn',
  label: 'Card played to the trick before the turn of its hand',
  sources: { 'wbf-2017': '57', 'wbf-2007': '57' },
  detects: ({ play }, { seat }) =>
    play !== null && play.current.length > 0 && play.turn !== seat && !hasPlayedToTrick(play, seat),
};

/** A further card from a defender whose partner has yet to play to the trick: he leads to the next one. */
export const leadsBeforePartnerPlays = ({ contract, play }: CardContext, { seat }: CardMade): boolean =>
  contract !== null &&
  play !== null &&
  hasPlayedToTrick(play, seat) &&
  !hasPlayedToTrick(play, partnerOf(seat)) &&
  !byDeclaringSide(contract, seat);

/** Law 57A: a defender's lead to the next trick before his partner has played to this one. */
export const prematureLead: CardRule = {
  name: 'premature-lead',
  label: "Defender's lead to the next trick before partner has played to this one; declarer chooses what partner plays",
  sources: { 'wbf-2017': '57A', 'wbf-2007': '57A' },
  detects: leadsBeforePartnerPlays,
};
