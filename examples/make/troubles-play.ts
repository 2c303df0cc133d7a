import { type Card, type Play, type Seat, type Suit, partnerOf, remaining, sideOf, suitLed } from '@app/bridge';
import type { Trouble } from './evening';
import { cardsOf } from './hands';
import { chooseCard } from './playing/choose';
import type { Situation } from './playing/view';

/** How cards go wrong, after the opening lead: the seat and card played instead, or null when it is not the moment. */

interface Played {
  readonly seat: Seat;
  readonly card: Card;
}
type Misstep = (situation: Situation) => Played | null;

const EARLIEST = 2;

/** The partner of the player whose lead it is leads in his place; `declaring` says which side does so. */
const leadByPartner =
  (declaring: boolean): Misstep =>
  (situation) => {
    const { play, contract } = situation;
    const { turn } = play;
    if (turn === null || play.current.length > 0 || play.tricks.length < EARLIEST) return null;
    if ((sideOf(turn) === sideOf(contract.declarer)) !== declaring) return null;
    const seat = partnerOf(turn);
    const asIfInTurn: Play = { ...play, turn: seat };
    return { seat, card: chooseCard({ ...situation, play: asIfInTurn }, seat) };
  };

const SAME_COLOUR: Readonly<Record<Suit, Suit>> = { S: 'C', C: 'S', H: 'D', D: 'H' };

/** A defender has a card of the suit led among those of the other suit of its colour, and does not see it. */
const revoke: Misstep = ({ deal, play, contract }) => {
  const { turn } = play;
  const led = suitLed(play);
  if (turn === null || led === null || play.tricks.length < EARLIEST) return null;
  if (sideOf(turn) === sideOf(contract.declarer)) return null;
  const hand = remaining(deal[turn], play);
  const instead = SAME_COLOUR[led];
  const [missed, ...more] = cardsOf(hand, led);
  const card = cardsOf(hand, instead).at(-1);
  return missed && more.length === 0 && card && instead !== play.denomination ? { seat: turn, card } : null;
};

export const PLAY_MISSTEPS: Readonly<Partial<Record<Trouble, Misstep>>> = {
  'defenders-lead-out-of-turn': leadByPartner(false),
  'declarers-lead-out-of-turn': leadByPartner(true),
  revoke,
};
