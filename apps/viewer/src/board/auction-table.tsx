import { useState } from 'preact/hooks';
import type { BoardEvent, BoardView, CallView } from '@app/session';
import { CallText, spokenCall } from '../shared/cards';
import { t } from '../strings';
import { COLUMNS, auctionRows } from './auction-rows';
import { CallNote, CallSigns, hasNotes } from './call-note';
import { isVulnerable } from './seat-panel';

interface CellProps {
  readonly call: CallView | undefined;
  /** The call that the last event made or is about. */
  readonly current: boolean;
  readonly open: boolean;
  readonly toggle: (act: number) => void;
}

const Cell = ({ call, current, open, toggle }: CellProps) => {
  if (!call) return <td />;
  const kind = `call${current ? ' call-current' : ''}${call.findings.length > 0 ? ' call-flagged' : ''}`;
  return (
    <td class={kind} aria-current={current ? 'step' : undefined}>
      {hasNotes(call) ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls="call-note"
          title={t.board.noteOn(spokenCall(call.call), call.seat)}
          onClick={() => toggle(call.act)}
        >
          <CallText call={call.call} />
          <CallSigns call={call} />
        </button>
      ) : (
        <CallText call={call.call} />
      )}
    </td>
  );
};

/** The call an event is about, if it is about one. */
const actOf = (event: BoardEvent | undefined): number | null => {
  switch (event?.type) {
    case 'AlertGiven':
    case 'ExplanationGiven':
    case 'InfractionNoted':
      return event.data.act;
    case 'TempoNoted':
      return event.data.act ?? null;
    case undefined:
    case 'BoardOpened':
    case 'CallMade':
    case 'LeadPlaced':
    case 'LeadFaced':
    case 'HandSpread':
    case 'CardPlayed':
    case 'TricksClaimed':
    case 'TricksConceded':
    case 'ClaimAccepted':
    case 'ResultAgreed':
    case 'ResultEntered':
    case 'BoardNotPlayed':
    case 'ScoreAdjusted':
      return null;
  }
};

const isAbout = (event: BoardEvent | undefined, call: CallView, view: BoardView): boolean =>
  event?.type === 'CallMade' ? view.auction.at(-1) === call : actOf(event) === call.act;

/**
 * Which call's note is open: that of the call the event shown is about, else the one the reader has opened.
 * A note that opened by itself is gone at the next event, so that an address always shows the same page.
 */
const useOpenNote = (event: BoardEvent | undefined) => {
  const about = actOf(event);
  const [chosen, setChosen] = useState<number | null>(null);
  const [overruled, setOverruled] = useState<BoardEvent | undefined>(undefined);
  const open = about === null || overruled === event ? chosen : about;
  return {
    open,
    toggle: (act: number): void => {
      setOverruled(event);
      setChosen(open === act ? null : act);
    },
  };
};

/** The auction, one column a seat. A call with something on record about it opens its note. */
export const AuctionTable = ({ view, event }: { readonly view: BoardView; readonly event: BoardEvent | undefined }) => {
  const { open, toggle } = useOpenNote(event);
  const noted = view.auction.find((call) => call.act === open && hasNotes(call));
  return (
    <section class="auction" aria-labelledby="auction">
      <h2 id="auction">{t.board.auction}</h2>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((seat) => (
              <th key={seat} scope="col">
                <abbr title={t.seat(seat)}>{seat}</abbr>
                {isVulnerable(view, seat) && (
                  <abbr class="vulnerable-mark" title={t.board.vulnerableLong}>
                    V
                  </abbr>
                )}
                {view.dealer === seat && (
                  <abbr class="dealer-mark" title={t.board.dealer}>
                    D
                  </abbr>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {auctionRows(view.auction).map((row, index) => (
            <tr key={index}>
              {COLUMNS.map((seat) => {
                const call = row[seat];
                const current = call !== undefined && isAbout(event, call, view);
                return <Cell key={seat} call={call} current={current} open={noted === call} toggle={toggle} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {view.auction.length === 0 && <p class="quiet">{view.result ? t.board.noAuction : t.board.noCalls}</p>}
      {noted && <CallNote call={noted} />}
    </section>
  );
};
