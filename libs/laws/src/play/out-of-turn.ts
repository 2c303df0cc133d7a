import { type Seat, hasPlayedToTrick, leftOf, partnerOf } from '@app/bridge';
import type { CardRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { leadFor } from '../table/card-changes';
import { auctionIsOver, isDefender } from '../table/contract';
import { isSecondFromDummy } from './law-54';

const hasPlayed = ({ cards: { play } }: TableState, seat: Seat): boolean =>
  play !== null && hasPlayedToTrick(play, seat);

const hasToFill = ({ cards }: TableState, seat: Seat): boolean => cards.vacancies.some((one) => one.seat === seat);

/** The next hand that has not played, going on from the last card where that was out of turn itself (60A). */
const goesOnAfterIrregular = (state: TableState, seat: Seat): boolean => {
  const last = [...state.cards.inForce].sort((a, b) => b.at - a.at)[0];
  if (last?.insteadOf == null) return false;
  let next = leftOf(last.seat);
  while (hasPlayed(state, next)) next = leftOf(next);
  return next === seat;
};

/** A card played to a trick before the player's turn. */
export const playOutOfTurn = {
  name: 'play-out-of-turn',
  label: 'Card played to the trick before the turn of its hand',
  sources: { 'wbf-2017': '57', 'wbf-2007': '57' },
  detects: (state, { seat }) => {
    const { play } = state.cards;
    if (play === null || play.current.length === 0 || play.turn === seat || hasPlayed(state, seat)) return false;
    return !hasToFill(state, seat) && !goesOnAfterIrregular(state, seat) && !isSecondFromDummy(state, seat);
  },
} satisfies CardRule;

/** A further card from a defender whose partner has yet to play to the trick: they lead to the next one. */
const leadsBeforePartnerPlays = (state: TableState, seat: Seat): boolean =>
  hasPlayed(state, seat) && !hasToFill(state, seat) && !hasPlayed(state, partnerOf(seat)) && isDefender(state, seat);

/** Law 57A: a defender's lead to the next trick before their partner has played to this one. */
export const prematureLead = {
  name: 'premature-lead',
  label: "Defender's lead to the next trick before partner has played to this one; declarer chooses what partner plays",
  sources: { 'wbf-2017': '57A', 'wbf-2007': '57A' },
  detects: (state, { seat }) => leadsBeforePartnerPlays(state, seat),
} satisfies CardRule;

/**
 * Law 45E: a second card from one hand to the same trick: of the declaring side, or of a defender whose partner has
 * played to it. Before their partner has, a defender's further card is a premature lead (57A); a card that follows to
 * such a lead is none (60A).
 */
export const secondCardToTrick = {
  name: 'second-card-to-trick',
  label: 'A further card from a hand that has played to this trick',
  sources: { 'wbf-2017': '45E', 'wbf-2007': '45E' },
  detects: (state, { seat }) =>
    hasPlayed(state, seat) &&
    !hasToFill(state, seat) &&
    !leadsBeforePartnerPlays(state, seat) &&
    leadFor(state, seat) === null,
} satisfies CardRule;

/** A card led or shown while the auction was going on. */
export const cardDuringAuction = {
  name: 'card-during-auction',
  label: 'Card exposed or led before the play period',
  sources: { 'wbf-2017': '24', 'wbf-2007': '24' },
  detects: (state) => !auctionIsOver(state),
} satisfies CardRule;
