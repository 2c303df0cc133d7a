import { type Seat, dummyOf } from '@app/bridge';
import { type TableState, contractPlayed } from '@app/laws';

/** Who is dummy, once there is a contract. */
export const dummyIn = (state: TableState): Seat | null => {
  const contract = contractPlayed(state);
  return contract === null ? null : dummyOf(contract);
};
