import type { BoardEvent } from '@app/contract';
import { type Card, type KnownHands, type Seat, isCompleteDeal, parsePbnDeal } from '@app/bridge';

/** The cards that a board's events say somebody played from a hand. */
const played = (events: readonly BoardEvent[]): readonly { readonly seat: Seat; readonly card: Card }[] =>
  events.flatMap((event) => (event.type === 'CardPlayed' || event.type === 'LeadFaced' ? [event.data] : []));

const isHeld = (hands: KnownHands, { seat, card }: { readonly seat: Seat; readonly card: Card }): boolean =>
  hands[seat]?.includes(card) ?? false;

/**
 * A board that was opened without its cards, with those that were set for its section later (the organiser's hand
 * record): the same events, the first of them with the deal. As they are where the board has a deal of its own, and where
 * a card was played that its hand does not hold: the table had other cards then.
 * @param deal PBN; undefined where the section has none
 */
export const withSectionDeal = (events: readonly BoardEvent[], deal: string | undefined): readonly BoardEvent[] => {
  const [first, ...others] = events;
  if (first?.type !== 'BoardOpened' || first.data.deal !== undefined || deal === undefined) return events;
  const read = parsePbnDeal(deal);
  if (!read.ok || !isCompleteDeal(read.value)) return events;
  const hands = read.value;
  if (!played(events).every((one) => isHeld(hands, one))) return events;
  return [{ ...first, data: { ...first.data, deal } }, ...others];
};
