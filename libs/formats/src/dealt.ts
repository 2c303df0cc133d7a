import type { DealProblem, Message, NotationFault } from '@app/bridge';
import { place, said } from './import-texts';

/** What is wrong with the hands of a deal, as a director would say it. */
export const dealProblemSaid = (problem: DealProblem): Message => {
  switch (problem.kind) {
    case 'missing':
      return said('dealt.card-in-no-hand', { card: problem.card });
    case 'double': {
      const seats = { list: problem.seats.map(place), joined: 'and' } as const;
      return said('dealt.card-twice', { card: problem.card, seats });
    }
    case 'count':
      return said('dealt.count', { seat: place(problem.seat), cards: problem.count });
  }
};

/** Why a text is no deal. */
export const notationFaultSaid = (fault: NotationFault): Message => {
  switch (fault.kind) {
    case 'suits':
      return said('dealt.suits', { seat: place(fault.seat), suits: fault.suits });
    case 'no-rank':
      return said('dealt.no-rank', { text: fault.text, seat: place(fault.seat), suit: fault.suit });
    case 'no-card':
      return said('dealt.no-card', { text: fault.text, seat: place(fault.seat) });
    case 'first-seat':
      return said('dealt.first-seat', { text: fault.text });
    case 'dealer':
      return said('dealt.dealer', { text: fault.text });
    case 'four-hands':
      return said('dealt.four-hands', { hands: fault.hands });
    case 'hands':
      return said('dealt.hands', { hands: fault.hands });
  }
};
