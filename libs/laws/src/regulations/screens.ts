import type { Seat } from '@app/bridge';
import type { TableState } from '../state/table-state';
import { parameter } from './parameters';

type Screened = Pick<TableState, 'screens' | 'regulations'>;

/** Who sits on the same side of the screen; null where none is used, or where no regulations say how (DBf 124A1). */
export const screenMateOf = ({ screens, regulations }: Screened, seat: Seat): Seat | null => {
  const mates = screens ? (parameter(regulations, 'screen-mates')?.value ?? []) : [];
  const pair = mates.find((two) => two.includes(seat));
  return pair?.find((one) => one !== seat) ?? null;
};

/** Whether two players are parted by the screen. */
export const acrossTheScreen = (state: Screened, seat: Seat, other: Seat): boolean => {
  const mate = screenMateOf(state, seat);
  return mate !== null && other !== seat && other !== mate;
};

/** DBf 124E2, 125C1: a card that his screen-mate has shown declarer may not see, and dummy may speak of it. */
export const mayDummySayIt = (state: TableState, dummy: Seat, act: number | undefined): boolean => {
  const mate = screenMateOf(state, dummy);
  return mate !== null && state.procedure.shown.some(({ at, seat }) => at === act && seat === mate);
};
