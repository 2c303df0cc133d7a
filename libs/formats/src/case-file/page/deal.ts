import { type KnownHands, type Seat, type Suit, SEATS, SUITS, parsePbnDeal, seatName, suitOf } from '@app/bridge';
import type { CaseFile } from '../case-file';
import { type Html, type Section, NOTHING, facts, html, section, table } from './markup';
import { suitSymbol } from './words';

const holding = (deal: KnownHands, seat: Seat, suit: Suit): string =>
  (deal[seat] ?? [])
    .filter((card) => suitOf(card) === suit)
    .map((card) => card.charAt(1))
    .join(' ') || 'none';

const hands = (deal: KnownHands): Html =>
  table(
    'The hands as they were dealt',
    ['Hand', ...SUITS.map(suitSymbol)],
    SEATS.filter((seat) => deal[seat]).map((seat) => [
      seatName(seat),
      ...SUITS.map((suit) => html`<span class="hand">${holding(deal, seat, suit)}</span>`),
    ]),
  );

/** The board, and the hands as they were dealt. */
export const dealSection = ({ view }: CaseFile): Section => {
  const read = view?.deal === null || view?.deal === undefined ? null : parsePbnDeal(view.deal);
  return section(
    'deal',
    'The deal',
    view
      ? facts([
          ['Board', `${view.board}, table ${view.table}${view.attempt === 1 ? '' : `, attempt ${view.attempt}`}`],
          ['Dealer', seatName(view.dealer)],
          ['Vulnerable', view.vulnerability],
          ['North-South', view.contestants.NS],
          ['East-West', view.contestants.EW],
        ])
      : NOTHING,
    read?.ok === true ? hands(read.value) : html`<p class="none">The hands are not on record.</p>`,
  );
};
