import { seatsFrom } from '@app/bridge';
import { type AuctionCell, type BoardView, type CallView, auctionGrid } from '@app/session';
import { symbols } from './symbols';
import { table } from './table';

/** `~1♥~` is not in force any more, `?1NT?` is a change that nobody has decided on. */
const said = ({ call, status }: CallView): string => {
  switch (status) {
    case 'in-force':
      return symbols(call);
    case 'withdrawn':
    case 'cancelled':
      return `~${symbols(call)}~`;
    case 'attempted':
      return `?${symbols(call)}?`;
  }
};

const withMarks = (call: CallView): string =>
  [
    said(call),
    call.alerted ? '!' : '',
    call.explanations.length > 0 ? '*' : '',
    call.tempo.length > 0 ? '…' : '',
    call.findings.length > 0
      ? ` [${call.findings.map((finding) => finding.citation.replace(/ \(.*/, '')).join(', ')}]`
      : '',
  ].join('');

const cellText = ({ calls, deemed }: AuctionCell): string =>
  [...calls.map(withMarks), ...(deemed ? ['(Pass)'] : [])].join(' ');

/**
 * The calls in columns by seat, dealer first. A call that is not in force is marked, and stands before the one made in
 * its place: `~1♥~ 2♥`. A dash is a place that a call out of rotation has jumped over; `(Pass)` one that nobody made.
 */
export const auctionText = (view: BoardView): string => {
  const seats = seatsFrom(view.dealer);
  const rows = auctionGrid(view, seats).map((row) => {
    const cells = seats.map((seat) => row[seat]);
    const taken = cells.findLastIndex((cell) => cell !== undefined);
    return cells.map((cell, index) => (cell ? cellText(cell) : index < taken ? '-' : ''));
  });
  return table(
    seats.map((seat) => ({ heading: seat })),
    rows,
  );
};
