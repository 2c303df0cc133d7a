import { type Seat, type Side, otherSide, sideOf, suitOf } from '@app/bridge';
import type { CardOnTable, Vacancy } from '../state/cards';
import type { VacancyName } from '../state/names';
import type { Option, TableState } from '../state/table-state';
import {
  cardAt,
  cardsOfTrick,
  goneCardAt,
  holding,
  undecidedAt,
  withPenaltyCard,
  withdrawn,
  withdrawnToTable,
} from '../table/card-changes';
import { withObligation, withOption } from '../table/changes';
import { isDefender } from '../table/contract';
import { chooserFor } from './revokes';

/** Why a card goes back, and which side may not use what it told (16C, in 2007 16D). */
interface Cause {
  readonly law: string;
  readonly unauthorised: Side;
}

/** The card goes back to where it was: to its hand, or to the table if it lay there as a penalty card. */
const back = (state: TableState, at: number, cause: Cause & { readonly vacates?: VacancyName }): TableState => {
  const card = cardAt(state, at) ?? undecidedAt(state, at);
  const gone = withdrawn(state, at, cause);
  return card?.lay === undefined
    ? gone
    : withPenaltyCard(gone, { ...card, law: cause.law, deliberate: card.lay === 'major' });
};

/** The card goes back without further rectification; nothing has to come in its place. */
export const returned = (state: TableState, at: number, cause: Cause): TableState => back(state, at, cause);

/** The same of every card of later tricks: what comes before them is put right. */
export const laterTricksReturned = (state: TableState, trick: number, cause: Cause): TableState =>
  state.cards.inForce
    .filter((one) => one.trick > trick)
    .reverse()
    .reduce((now, { at }) => returned(now, at, cause), state);

/**
 * The card goes back to its hand without further rectification, and the hand has to play another one in its place.
 * @param under the name of the `filled` that says what follows then
 */
export const takenBack = (state: TableState, at: number, cause: Cause, under: VacancyName): TableState => {
  const card = cardAt(state, at);
  if (!card) return state;
  const gone = back(state, at, { ...cause, vacates: under });
  return withObligation(gone, { kind: 'replace-card', for: card.seat, law: cause.law, act: at });
};

/** Cards that other hands have played to the same trick after this one. */
const playedAfter = (state: TableState, { at, trick, seat }: CardOnTable): readonly CardOnTable[] =>
  cardsOfTrick(state, trick).filter((one) => one.at > at && one.seat !== seat);

/** To take a card back and to play another one, or to leave it. */
export const TO_CHANGE = 'change-played-card';

const mayChange = (state: TableState, { at, seat }: CardOnTable, law: string): TableState =>
  state.options.some((one) => one.name === TO_CHANGE && one.act === at)
    ? state
    : withOption(state, {
        name: TO_CHANGE,
        law,
        for: chooserFor(state, seat),
        choices: ['withdraw', 'keep'],
        act: at,
        until: 'the next card is played',
        inPlay: true,
      });

/**
 * A card has been changed, or will be: opponents who have played to it in turn may change theirs (45C4b, 45D, 47D,
 * 58B3).
 */
export const opponentsMayChange = (state: TableState, changed: CardOnTable, law: string): TableState =>
  playedAfter(state, changed)
    .filter(({ seat, insteadOf }) => insteadOf === null && sideOf(seat) !== sideOf(changed.seat))
    .reduce((now, card) => mayChange(now, card, law), state);

/** The side for whose fault the cards of this trick go back: that of the last change by an opponent of this hand. */
export const sideAtFault = ({ cards }: TableState, { seat, trick }: CardOnTable): Side => {
  const gone = cards.gone.findLast((one) => one.trick === trick && sideOf(one.seat) !== sideOf(seat));
  return gone?.unauthorised ?? otherSide(sideOf(seat));
};

const couldFollow = (state: TableState, { seat, card }: CardOnTable, lead: CardOnTable): boolean =>
  suitOf(card) !== suitOf(lead.card) && (holding(state, seat) ?? []).some((held) => suitOf(held) === suitOf(lead.card));

/**
 * Another suit is led now: a hand that has not followed to it and could has to (47B). A defender at fault leaves the
 * card lying (49).
 */
const followingNewLead = (state: TableState, lead: CardOnTable, atFault: Side): TableState =>
  cardsOfTrick(state, lead.trick)
    .filter((one) => one !== lead && couldFollow(state, one, lead))
    .reduce((now, { at, seat }) => {
      if (sideOf(seat) !== atFault || !isDefender(now, seat)) {
        return takenBack(now, at, { law: '47B', unauthorised: atFault }, '47D');
      }
      const lying = withdrawnToTable(now, at, '47B', '47D');
      return withObligation(lying, { kind: 'replace-card', for: seat, law: '47B', act: at });
    }, state);

/** The trick has another winner now: what somebody else has led to the next one goes back. */
const ledByWinner = (state: TableState, trick: number, atFault: Side): TableState => {
  const winner = state.cards.play?.tricks[trick - 1]?.winner;
  const [lead] = cardsOfTrick(state, trick + 1);
  return winner !== undefined && lead && lead.seat !== winner
    ? laterTricksReturned(state, trick, { law: '47D', unauthorised: atFault })
    : state;
};

/** What follows once another card lies in the place of the one of this act, which was taken back. */
export const replaced = (state: TableState, at: number, card: CardOnTable): TableState => {
  const before = goneCardAt(state, at);
  const atFault = before?.unauthorised ?? sideOf(card.seat);
  const isNewLead = cardsOfTrick(state, card.trick)[0]?.at === card.at && before !== undefined;
  const followed =
    isNewLead && suitOf(before.card) !== suitOf(card.card) ? followingNewLead(state, card, atFault) : state;
  return ledByWinner(followed, card.trick, atFault);
};

/** The `filled` of the places of cards that were taken back. */
export const refilled = (state: TableState, { act }: Vacancy, card: CardOnTable): TableState =>
  replaced(state, act, card);

/** The card that a player takes back: their last one in force, where none is named. */
export const cardMeant = (
  { cards }: TableState,
  { seat, card }: { readonly seat: Seat; readonly card?: string },
): CardOnTable | undefined =>
  [...cards.inForce]
    .sort((a, b) => b.at - a.at)
    .find((one) => one.seat === seat && (card === undefined || one.card === card));

/**
 * The option that lets the player take this card back: where several of their cards may be changed, the one about
 * this card.
 */
export const leaveToWithdraw = (state: TableState, { at, seat }: CardOnTable): Option | undefined => {
  const open = state.options.filter(
    (one) => one.for === chooserFor(state, seat) && one.choices.includes('withdraw') && isAbout(state, one, seat),
  );
  return open.find(({ act }) => act === at) ?? open[0];
};

/** What Law 62 offers goes by the revoke, and not by the card that may go back. */
const isAbout = (state: TableState, { act }: Option, seat: Seat): boolean => {
  const about = cardAt(state, act);
  return !about || about.seat === seat;
};
