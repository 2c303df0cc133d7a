import { seatsFrom } from '@app/bridge';
import { type AuctionCell, type BoardView, type CallView, auctionGrid } from '@app/session';
import type { Texts } from '@app/messages';
import { callSymbols } from './symbols';
import { table } from './table';

/** `~1♥~` is not in force any more, `?1NT?` is a change that nobody has decided on. */
const said = ({ call, status }: CallView, texts: Texts): string => {
  const shown = callSymbols(call, texts);
  switch (status) {
    case 'in-force':
      return shown;
    case 'withdrawn':
    case 'cancelled':
      return `~${shown}~`;
    case 'attempted':
      return `?${shown}?`;
  }
};

const withMarks = (call: CallView, texts: Texts): string =>
  [
    said(call, texts),
    call.alerted ? '!' : '',
    call.explanations.length > 0 ? '*' : '',
    call.tempo.length > 0 ? '…' : '',
    call.findings.length > 0
      ? ` [${call.findings.map((finding) => texts.value({ paragraph: finding.citation.replace(/ \(.*/, '') })).join(', ')}]`
      : '',
  ].join('');

const cellText = ({ calls, deemed }: AuctionCell, texts: Texts): string =>
  [...calls.map((call) => withMarks(call, texts)), ...(deemed ? [`(${callSymbols('Pass', texts)})`] : [])].join(' ');

/**
 * The calls in columns by seat, dealer first. A call that is not in force is marked, and stands before the one made in
 * its place: `~1♥~ 2♥`. A dash is a place that a call out of rotation has jumped over; `(Pass)` one that nobody made.
 */
export const auctionText = (view: BoardView, texts: Texts): string => {
  const seats = seatsFrom(view.dealer);
  const rows = auctionGrid(view, seats).map((row) => {
    const cells = seats.map((seat) => row[seat]);
    const taken = cells.findLastIndex((cell) => cell !== undefined);
    return cells.map((cell, index) => (cell ? cellText(cell, texts) : index < taken ? '-' : ''));
  });
  return table(
    seats.map((seat) => ({ heading: texts.value({ seat }) })),
    rows,
  );
};
