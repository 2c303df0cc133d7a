import { type Seat, hasPlayedToTrick, leftOf, partnerOf, suitOf } from '@app/bridge';
import type { CardMade, CardRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { holding, leadFor } from '../table/card-changes';
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

/**
 * Everybody has played to the last trick, and partner has put another card down, out of turn, to which nobody has
 * played: it may be a card too many, and so may the next one from the same side, if it does not follow to it although
 * it could. One that follows is played to partner's lead (60C). The Laws leave this open.
 */
export const joinsPartnersFurtherCard = (state: TableState, { seat, card }: CardMade): boolean => {
  const { play, inForce } = state.cards;
  const [lead, ...others] = play?.current ?? [];
  if (!lead || others.length > 0 || lead.seat !== partnerOf(seat)) return false;
  if (play?.tricks.at(-1)?.cards.length !== 4) return false;
  const { at = 0, insteadOf = null } = inForce.find((one) => one.card === lead.card) ?? {};
  const isLead = insteadOf === null || insteadOf === seat || state.play.played.leads.includes(at);
  const led = suitOf(lead.card);
  return !isLead && suitOf(card) !== led && holding(state, seat)?.some((held) => suitOf(held) === led) === true;
};

/** A card played to a trick before the player's turn. */
export const playOutOfTurn = {
  name: 'play-out-of-turn',
  label: 'Card played to the trick before the turn of its hand',
  sources: { 'wbf-2017': '57', 'wbf-2007': '57' },
  detects: (state, made) => {
    const { seat } = made;
    const { play } = state.cards;
    if (play === null || play.current.length === 0 || play.turn === seat || hasPlayed(state, seat)) return false;
    if (hasToFill(state, seat) || joinsPartnersFurtherCard(state, made)) return false;
    return !goesOnAfterIrregular(state, seat) && !isSecondFromDummy(state, seat);
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
  detects: (state, made) =>
    joinsPartnersFurtherCard(state, made) ||
    (hasPlayed(state, made.seat) &&
      !hasToFill(state, made.seat) &&
      !leadsBeforePartnerPlays(state, made.seat) &&
      leadFor(state, made.seat) === null),
} satisfies CardRule;

/** A card led or shown while the auction was going on. */
export const cardDuringAuction = {
  name: 'card-during-auction',
  label: 'Card exposed or led before the play period',
  sources: { 'wbf-2017': '24', 'wbf-2007': '24' },
  detects: (state) => !auctionIsOver(state),
} satisfies CardRule;
