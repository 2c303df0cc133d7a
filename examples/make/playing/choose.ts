import { type Card, type Seat, legalCards } from '@app/bridge';
import { declarersLead } from './declaring';
import { ENDING, bestCards, endingOf } from './ending';
import { follow } from './following';
import { defendersLead, openingLead } from './leading';
import { type Sight, type Situation, descending, isDeclaring, sightOf } from './view';

const considered = (sight: Sight): Card | null => {
  const { play } = sight;
  if (play.current.length > 0) return follow(sight);
  if (play.tricks.length === 0) return openingLead(sight);
  return isDeclaring(sight) ? declarersLead(sight) : defendersLead(sight);
};

/** The card a hand plays now, or would lead if it were its turn. Always one that it may legally play. */
export const chooseCard = (situation: Situation, seat: Seat): Card => {
  const sight = sightOf(situation, seat);
  const legal = legalCards(situation.play, sight.hand);
  const mayEnd = sight.hand.length <= ENDING && situation.play.turn === seat;
  const counted = mayEnd ? bestCards(endingOf(situation.deal, situation.play), seat) : legal;
  const thought = considered(sight);
  if (thought && counted.includes(thought)) return thought;
  const lowest = descending(counted).at(-1) ?? legal[0];
  if (lowest === undefined) throw new Error(`${seat} has no card left to play`);
  return lowest;
};
