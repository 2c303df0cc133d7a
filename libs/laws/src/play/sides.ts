import type { Contract, Seat } from '@app/bridge';
import { sideOf } from '@app/bridge';

/** Whether a seat is declarer's or dummy's; the other two defend. */
export const byDeclaringSide = (contract: Contract, seat: Seat): boolean => sideOf(contract.declarer) === sideOf(seat);
