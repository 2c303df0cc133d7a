import type { Card, Seat } from '@app/bridge';
import type { TableState } from '../src/state/table-state';

/** The penalty card that the seat has to play now. */
export const penaltyCardDue = (state: TableState, seat: Seat): Card | undefined =>
  state.obligations
    .filter((one) => one.for === seat)
    .flatMap((one) => (one.kind === 'play-penalty-card' || one.kind === 'lead-penalty-card' ? one.card : []))[0];
