import type { Seat } from '@app/bridge';

/** A card that a hand has not played to a trick, though others have gone on to the next (67). */
export interface MissingCard {
  /** The act of the first card of the next trick. */
  readonly at: number;
  readonly seat: Seat;
  /** The trick that the card is missing from. */
  readonly trick: number;
  /** The act by which it came to light; null until then. */
  readonly attention: number | null;
}
