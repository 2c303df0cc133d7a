import type { Seat } from '@app/bridge';
import { cardsOfTrick } from './card-changes';
import type { CardOnTable, Vacancy } from './cards';
import { trickNow } from './contract';
import type { TableState } from './state';

/** The place that this hand has to fill before it plays on. */
export const vacancyFor = ({ cards }: TableState, seat: Seat): Vacancy | undefined => {
  const own = cards.vacancies.filter((one) => one.seat === seat);
  return [...own].sort((a, b) => a.trick - b.trick)[0];
};

/** The trick that a card of this hand belongs to: the first one from the one in progress that has no card of it yet. */
export const trickFor = ({ cards }: TableState, seat: Seat): number => {
  const now = trickNow(cards.play);
  const played = cards.inForce.filter((one) => one.seat === seat && one.trick >= now).map(({ trick }) => trick);
  let trick = now;
  while (played.includes(trick)) trick += 1;
  return trick;
};

/** The lead that a card of this hand would follow to now; null where it would be a lead itself. */
export const leadFor = (state: TableState, seat: Seat): CardOnTable | null => {
  const vacancy = vacancyFor(state, seat);
  const [lead] = cardsOfTrick(state, vacancy?.trick ?? trickFor(state, seat));
  return !lead || (vacancy && vacancy.place < lead.place) ? null : lead;
};
