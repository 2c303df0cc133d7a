import {
  type BySide,
  type CardInTrick,
  type Contract,
  type Denomination,
  type Play,
  type Seat,
  type Trick,
  TRICKS,
  denominationOf,
  leftOf,
  openingLeader,
  remembered,
  sideOf,
  winnerOf,
} from '@app/bridge';
import { type CardOnTable, type CardsState, NO_TRICKS } from '../state/cards';

type Cards = Pick<CardsState, 'inForce' | 'vacancies' | 'from' | 'leadOrdered'>;

const inTrick = ({ seat, card }: CardOnTable): CardInTrick => ({ seat, card });

/** The next hand clockwise from the leader that has no card in the trick. */
const nextFrom = (leader: Seat, cards: readonly CardOnTable[]): Seat => {
  let seat = leader;
  while (cards.some((one) => one.seat === seat)) seat = leftOf(seat);
  return seat;
};

/** A trick that is over; null where nobody can have won it. It is asked for anew with every card that follows. */
const wonBy = remembered(
  (first: CardOnTable, denomination: Denomination, ...others: readonly CardOnTable[]): Trick | null => {
    const cards = [first, ...others];
    const [one, ...rest] = cards.filter(({ added }) => !added).map(inTrick);
    return one ? { cards: cards.map(inTrick), winner: winnerOf([one, ...rest], denomination) } : null;
  },
);

/** Whether all four have played to it and none has to play again; or it is over with a card missing (67). */
const isOver = ({ vacancies, from }: Cards, number: number, cards: readonly CardOnTable[]): boolean =>
  number < from || (cards.length === 4 && !vacancies.some(({ trick }) => trick === number));

const ordered = ({ leadOrdered }: Cards, number: number): Seat | null =>
  leadOrdered?.trick === number ? leadOrdered.seat : null;

/** Whose turn it is: who has to fill a place again comes first, in the order of the places. */
const turnIn = ({ vacancies }: Cards, number: number, cards: readonly CardOnTable[], leader: Seat): Seat => {
  const [first] = vacancies.filter(({ trick }) => trick === number).sort((a, b) => a.place - b.place);
  return first?.seat ?? nextFrom(cards[0]?.seat ?? leader, cards);
};

/**
 * The play that the cards in force make. It follows them as they were in fact played: a lead out of turn leads, a card
 * that does not follow suit stays in its trick. Cards of later tricks wait until the trick before them is complete.
 * @returns null where no card is in force and none has to be replaced
 */
export const playOf = (cards: Cards, contract: Contract): Play | null => {
  if (cards.inForce.length === 0 && cards.vacancies.length === 0) return null;
  const tricks: Trick[] = [];
  const denomination = denominationOf(contract.bid);
  let won: BySide<number> = NO_TRICKS;
  let leader = openingLeader(contract);
  const byTrick: (CardOnTable[] | undefined)[] = [];
  for (const card of cards.inForce) (byTrick[card.trick] ??= []).push(card);
  for (let number = 1; number <= TRICKS; number += 1) {
    const own = byTrick[number] ?? [];
    const [first, ...others] = own;
    const trick = first && isOver(cards, number, own) ? wonBy(first, denomination, ...others) : null;
    if (trick === null) {
      const turn = turnIn(cards, number, own, ordered(cards, number) ?? leader);
      return { denomination, turn, current: own.map(inTrick), tricks, won };
    }
    tricks.push(trick);
    won = { ...won, [sideOf(trick.winner)]: won[sideOf(trick.winner)] + 1 };
    leader = trick.winner;
  }
  return { denomination, turn: null, current: [], tricks, won };
};
