import type { BoardEvent } from '@app/contract';
import { seatName, seatsFrom } from '@app/bridge';
import { type AuctionCell, type CallView, auctionGrid } from '@app/session';
import type { CaseFile, CaseStreams, Read } from '../case-file';
import { type Html, type Section, NOTHING, html, list, section, table } from './markup';
import { notesOnCall } from './notes';
import { actInWords, callInWords } from './words';

const STATUS = {
  'in-force': '',
  withdrawn: 'withdrawn',
  cancelled: 'cancelled',
  attempted: 'a change that was tried',
} as const;

type Noted = (call: CallView) => number | null;

const callHtml = (call: CallView, noteOf: Noted): Html => {
  const words = callInWords(call.call);
  const note = noteOf(call);
  return html`${call.status === 'in-force' ? html`${words}` : html`<s>${words}</s> (${STATUS[call.status]}${call.law === null ? '' : `, ${call.law}`})`}${call.alerted ? ' alerted' : ''}${note === null ? NOTHING : html` <a href="#call-${note}">note ${note}</a>`}`;
};

const cell = (place: AuctionCell | undefined, noteOf: Noted): Html =>
  place
    ? html`${place.calls.map((call, index) => html`${index === 0 ? '' : '; '}${callHtml(call, noteOf)}`)}${place.deemed ? ' (Pass, that nobody made)' : ''}`
    : NOTHING;

/** What is on record about a call beside itself. */
const aboutCall = (call: CallView, events: readonly Read<BoardEvent>[]): readonly Html[] => [
  ...call.findings.map(({ label, citation }) => html`Finding: ${label} (${citation})`),
  ...notesOnCall(call.act, events),
];

/** The calls in columns, each with what is on record about it. */
export const auctionSection = ({ view }: CaseFile, { board }: CaseStreams): Section => {
  if (!view || view.auction.length === 0)
    return section('auction', 'The auction', html`<p class="none">The auction is not on record.</p>`);
  const noted = view.auction
    .map((call) => ({ call, notes: aboutCall(call, board) }))
    .filter(({ notes }) => notes.length > 0);
  const noteOf: Noted = (call) => {
    const index = noted.findIndex((one) => one.call.act === call.act);
    return index < 0 ? null : index + 1;
  };
  const seats = seatsFrom(view.dealer);
  const rows = auctionGrid(view, seats).map((row, index) => [
    `${index + 1}`,
    ...seats.map((seat) => cell(row[seat], noteOf)),
  ]);
  return section(
    'auction',
    'The auction',
    table('Calls by round of the auction, the dealer first', ['Round', ...seats.map(seatName)], rows),
    html`${noted.map(
      ({ call, notes }, index) =>
        html`<h3 id="call-${index + 1}">Note ${index + 1}: ${actInWords(view, call.act)}</h3>
          ${list(notes)}`,
    )}`,
  );
};
