import type { Call, Seat } from '@app/bridge';
import type { CallView } from '@app/session';
import { COLUMNS, auctionRows } from './auction-rows';

const calls = (...made: readonly (readonly [Seat, Call])[]): readonly CallView[] =>
  made.map(([seat, call], act) => ({ act, seat, call, alerted: false, explanations: [], tempo: [], findings: [] }));

const printed = (...made: readonly (readonly [Seat, Call])[]): readonly string[] =>
  auctionRows(calls(...made)).map((row) => COLUMNS.map((seat) => row[seat]?.call ?? '-').join(' '));

describe('auction in rows', () => {
  it('is empty before the first call', () => expect(printed()).toEqual([]));
  it('begins in the column of the dealer', () =>
    expect(printed(['E', '1C'], ['S', 'Pass'], ['W', '1H'], ['N', 'Pass'], ['E', '1S'])).toEqual([
      '- - 1C Pass',
      '1H Pass 1S -',
    ]));
  it('leaves empty whom a call out of rotation jumped over', () =>
    expect(printed(['N', '1S'], ['S', '2S'], ['W', 'Pass'])).toEqual(['- 1S - 2S', 'Pass - - -']));
  it('shows both calls of one who called twice', () =>
    expect(printed(['N', '1S'], ['N', 'Pass'], ['E', 'X'])).toEqual(['- 1S - -', '- Pass X -']));
});
