import { AuctionTable, CallOnTable, FlagSign } from '@app/components';
import type { BoardEvent } from '@app/contract';
import type { CallView } from '@app/session';
import type { CaseFile, CaseStreams, Read } from '../case-file';
import { drawn } from './drawn';
import { type Html, type Section, html, list, section } from './markup';
import { notesOnCall } from './notes';
import { actInWords } from './words';

/** What is on record about a call beside itself. */
const aboutCall = (call: CallView, events: readonly Read<BoardEvent>[]): readonly Html[] => [
  ...(call.status === 'in-force' ? [] : [html`${GONE[call.status]}${call.law === null ? '' : `, ${call.law}`}`]),
  ...call.findings.map(({ label, citation }) => html`Finding: ${label} (${citation})`),
  ...notesOnCall(call.act, events),
];

const GONE = { withdrawn: 'Withdrawn', cancelled: 'Cancelled', attempted: 'A change that was tried' } as const;

/** A call in its place, with the way to its note. */
const Noted = ({ call, note }: { readonly call: CallView; readonly note: number | null }) => (
  <div class="call">
    <CallOnTable call={call} />
    {call.findings.length > 0 && <FlagSign />}
    {call.alerted && ' alerted'}
    {note !== null && (
      <>
        {' '}
        <a href={`#call-${note}`}>note {note}</a>
      </>
    )}
  </div>
);

/** The calls in columns, each with what is on record about it. */
export const auctionSection = ({ view }: CaseFile, { board }: CaseStreams): Section => {
  if (!view || view.auction.length === 0)
    return section('auction', 'The auction', html`<p class="none">The auction is not on record.</p>`);
  const noted = view.auction
    .map((call) => ({ call, notes: aboutCall(call, board) }))
    .filter(({ notes }) => notes.length > 0);
  const noteOf = (call: CallView): number | null => {
    const index = noted.findIndex((one) => one.call.act === call.act);
    return index < 0 ? null : index + 1;
  };
  return section(
    'auction',
    'The auction',
    drawn(
      <AuctionTable
        view={view}
        caption="Calls by round of the auction; D is the dealer, V vulnerable"
        call={(call) => <Noted key={call.act} call={call} note={noteOf(call)} />}
      />,
    ),
    html`${noted.map(
      ({ call, notes }, index) =>
        html`<h3 id="call-${index + 1}">Note ${index + 1}: ${actInWords(view, call.act)}</h3>
          ${list(notes)}`,
    )}`,
  );
};
