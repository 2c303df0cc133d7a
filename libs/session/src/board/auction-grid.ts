import type { BySeat, Seat } from '@app/bridge';
import type { BoardView, CallView } from './view';

/** A place in the table of an auction: one turn of one player, and all that was called in it. */
export interface AuctionCell {
  /** In the order they are read: what the call in force replaces, that call, and the changes of it that were tried. */
  readonly calls: readonly CallView[];
  /** Nobody called, and a pass is in force. */
  readonly deemed: boolean;
}

/** A place that is left out was jumped over, or nobody has come to it yet. */
type AuctionRow = Readonly<Partial<BySeat<AuctionCell>>>;

/** A place in the auction that is taken: by a call that somebody made, or by a pass that is deemed made (`call` null). */
interface StandingCall {
  readonly seat: Seat;
  readonly call: CallView | null;
}

type Auction = Pick<BoardView, 'dealer' | 'auction' | 'standing'>;

const callsStanding = ({ auction, standing }: Auction): readonly StandingCall[] =>
  standing.map(({ seat, act }) => ({ seat, call: auction.find((call) => call.act === act) ?? null }));

interface Place {
  readonly row: number;
  readonly standing: StandingCall;
}

/** Each in its caller's column; a new row where the next is not further to the right. */
const placesOf = (standing: readonly StandingCall[], columns: readonly Seat[]): readonly Place[] => {
  let row = 0;
  let last = -1;
  return standing.map((one) => {
    const column = columns.indexOf(one.seat);
    if (column <= last) row += 1;
    last = column;
    return { row, standing: one };
  });
};

/** A change of a call that is tried, or was and has failed: it stands beside the call it was to replace. */
const isTry = (auction: readonly CallView[], { act, seat, status, law }: CallView, first: CallView): boolean =>
  status === 'attempted' ||
  law === '25B2' ||
  !auction.some((other) => other.seat !== seat && other.act > first.act && other.act < act);

/** Whether a place was taken after this act; of a pass that nobody made, whether all that follows it was. */
const isAfter = (standing: readonly StandingCall[], place: StandingCall, act: number): boolean =>
  place.call
    ? place.call.act > act
    : standing.slice(standing.indexOf(place)).every(({ call }) => call === null || call.act > act);

/** In whose place a call that is not in force is read; null where its player has yet to call again. */
const placeOf = (
  auction: readonly CallView[],
  standing: readonly StandingCall[],
  gone: CallView,
): StandingCall | null => {
  const own = standing.filter(({ seat }) => seat === gone.seat);
  const first = own.findLast(({ call }) => call !== null && call.act < gone.act);
  if (first?.call && isTry(auction, gone, first.call)) return first;
  return own.find((place) => isAfter(standing, place, gone.act)) ?? null;
};

/** The row in which a player calls next: the last one, if his column is still to come there. */
const nextRow = (places: readonly Place[], columns: readonly Seat[], dealer: Seat, seat: Seat): number => {
  const last = places.at(-1);
  const reached = last ? columns.indexOf(last.standing.seat) : columns.indexOf(dealer) - 1;
  return (last?.row ?? 0) + (columns.indexOf(seat) > reached ? 0 : 1);
};

/**
 * The auction in rows of one column a seat. Only calls in force take a place of the rotation, so that nothing shifts
 * the columns: a call that is withdrawn or cancelled is read in the place of the call made instead of it, before that
 * one, and as long as there is none, where its player calls next. Who was jumped over by a call out of rotation that
 * stands has an empty place.
 * @param columns the seats from left to right
 */
export const auctionGrid = (view: Auction, columns: readonly Seat[]): readonly AuctionRow[] => {
  const standing = callsStanding(view);
  const places = placesOf(standing, columns);
  const others = view.auction
    .filter(({ status }) => status !== 'in-force')
    .map((call) => ({ call, place: placeOf(view.auction, standing, call) }));
  const readIn = (place: StandingCall | null, seat: Seat): readonly CallView[] =>
    others.flatMap((one) => (one.place === place && one.call.seat === seat ? one.call : []));
  const rows: Partial<Record<Seat, AuctionCell>>[] = [];
  const put = (row: number, seat: Seat, calls: readonly CallView[], deemed: boolean): void => {
    while (rows.length <= row) rows.push({});
    rows[row] = { ...rows[row], [seat]: { calls: [...calls].sort((a, b) => a.act - b.act), deemed } };
  };
  for (const { row, standing: place } of places) {
    const { seat, call } = place;
    put(row, seat, [...(call ? [call] : []), ...readIn(place, seat)], call === null);
  }
  for (const seat of columns) {
    const waiting = readIn(null, seat);
    if (waiting.length > 0) put(nextRow(places, columns, view.dealer, seat), seat, waiting, false);
  }
  return rows;
};
