import { type Call, type Seat, isCall, isSeat, type Edition } from '@app/bridge';
import { tableAfter } from '../src/book';
import { type TableState, openTable } from '../src/state/table-state';

/** The table after one more call. */
export const called = (state: TableState, seat: Seat, call: Call): TableState =>
  tableAfter(state, { type: 'CallMade', at: state.inForce.length + state.gone.length + 1, data: { seat, call } });

/** `'N:1S E:-'`: a table that North deals at; a dash is a pass. */
export const tableOf = (edition: Edition, text: string): TableState =>
  text
    .split(' ')
    .filter((token) => token !== '')
    .reduce(
      (state, token) => {
        const [seat, written] = token.split(':');
        const call = written === '-' ? 'Pass' : written;
        if (!isSeat(seat) || !isCall(call)) throw new Error(`no call: ${token}`);
        return called(state, seat, call);
      },
      openTable({ edition, dealer: 'N' }),
    );
