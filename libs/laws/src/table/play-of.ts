import {
  type BySide,
  type CardInTrick,
  type Contract,
  type Play,
  type Seat,
  type Trick,
  TRICKS,
  denominationOf,
  leftOf,
  openingLeader,
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

const winnerAmong = (cards: readonly CardOnTable[], { bid }: Contract): Seat | null => {
  const [first, ...rest] = cards.filter(({ added }) => !added).map(inTrick);
  return first ? winnerOf([first, ...rest], denominationOf(bid)) : null;
};

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
  let won: BySide<number> = NO_TRICKS;
  let leader = openingLeader(contract);
  const byTrick: (CardOnTable[] | undefined)[] = [];
  for (const card of cards.inForce) (byTrick[card.trick] ??= []).push(card);
  for (let number = 1; number <= TRICKS; number += 1) {
    const own = byTrick[number] ?? [];
    const winner = isOver(cards, number, own) ? winnerAmong(own, contract) : null;
    if (winner === null) {
      const turn = turnIn(cards, number, own, ordered(cards, number) ?? leader);
      return { denomination: denominationOf(contract.bid), turn, current: own.map(inTrick), tricks, won };
    }
    tricks.push({ cards: own.map(inTrick), winner });
    won = { ...won, [sideOf(winner)]: won[sideOf(winner)] + 1 };
    leader = winner;
  }
  return { denomination: denominationOf(contract.bid), turn: null, current: [], tricks, won };
};
