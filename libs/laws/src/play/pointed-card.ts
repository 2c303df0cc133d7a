import type { Seat, Side } from '@app/bridge';

/** A quitted card, laid as won by a side (65B). */
export interface PointedCard {
  readonly at: number;
  readonly seat: Seat;
  /** 1 to 13 */
  readonly trick: number;
  readonly to: Side;
}
