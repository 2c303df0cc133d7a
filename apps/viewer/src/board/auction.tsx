import { AuctionTable, CallOnTable, CallText } from '@app/components';
import { useState } from 'preact/hooks';
import type { BoardEvent } from '@app/contract';
import type { BoardView, CallView } from '@app/session';
import { messages } from '../strings';
import { CallNote, CallSigns, hasNotes } from './call-note';
import { DisputeSign } from './dispute-sign';
import type { SeatKnowledge, Known } from './seat-knowledge';
import { drawnOnChange } from './sharing';
import { replayMessages } from '../strings/replay';

const lawsOf = (all: readonly Known[]): string =>
  [...new Set(all.map(({ law }) => messages.laws.paragraph(law)))].join(', ');

interface SignProps {
  readonly short: string;
  readonly long: string;
  readonly about: readonly Known[];
}

const Sign = ({ short, long, about }: SignProps) =>
  about.length === 0 ? null : (
    <span class="sign sign-knowledge" title={`${long} (${lawsOf(about)})`}>
      <span aria-hidden="true">{short}</span>
      <span class="sr-only">
        {long} ({lawsOf(about)})
      </span>
    </span>
  );

/** On a call: that something which came with it may be used, or may not, by the player through whose eyes one looks. */
const KnowledgeSigns = ({ knowledge, act }: { readonly knowledge: SeatKnowledge; readonly act: number }) => {
  const about = (all: readonly Known[]): readonly Known[] => all.filter((one) => one.act === act);
  return (
    <>
      <Sign short={replayMessages.mayUseShort} long={replayMessages.mayUse} about={about(knowledge.mayUse)} />
      <Sign short={replayMessages.mayNotUseShort} long={replayMessages.mayNotUse} about={about(knowledge.mayNotUse)} />
    </>
  );
};

interface SaidProps {
  readonly call: CallView;
  /** The call that the last event made or is about. */
  readonly current: boolean;
  readonly open: boolean;
  readonly isDisputed: boolean;
  /** What the player through whose eyes one looks may make of it; null for nobody's eyes. */
  readonly knowledge: SeatKnowledge | null;
  readonly toggle: (act: number) => void;
}

/** A call, and what is on record about it behind a button. */
const Said = ({ call, current, open, isDisputed, knowledge, toggle }: SaidProps) => (
  <div
    class={`call${current ? ' call-current' : ''}${call.findings.length > 0 ? ' call-flagged' : ''}${isDisputed ? ' call-disputed' : ''}`}
    aria-current={current ? 'step' : undefined}
  >
    {hasNotes(call) ? (
      <button
        type="button"
        aria-expanded={open}
        aria-controls="call-note"
        title={messages.board.noteOn(messages.play.spokenCall(call.call), call.seat)}
        onClick={() => toggle(call.act)}
      >
        <CallOnTable call={call} />
        <CallSigns call={call} />
      </button>
    ) : (
      <CallText call={call.call} />
    )}
    {isDisputed && <DisputeSign />}
    {knowledge && <KnowledgeSigns knowledge={knowledge} act={call.act} />}
  </div>
);

/** The call or card an event is about, if it is about one. */
const actOf = (event: BoardEvent | undefined): number | null =>
  event && 'act' in event.data ? (event.data.act ?? null) : null;

const isAbout = (event: BoardEvent | undefined, call: CallView, auction: readonly CallView[]): boolean =>
  event?.type === 'CallMade' || event?.type === 'CallSubstituted' ? auction.at(-1) === call : actOf(event) === call.act;

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

interface AuctionProps extends Pick<BoardView, 'dealer' | 'vulnerability' | 'auction' | 'standing'> {
  readonly hasResult: boolean;
  /** The event that is shown; left out while it has nothing to do with the auction. */
  readonly event: BoardEvent | undefined;
  /** The acts that rulings are about. */
  readonly disputed: readonly number[];
  readonly knowledge: SeatKnowledge | null;
}

/** The auction, one column a seat. A call with something on record about it opens its note. */
export const Auction = drawnOnChange((props: AuctionProps) => {
  const { auction, hasResult, event, disputed, knowledge } = props;
  const { open, toggle } = useOpenNote(event);
  const noted = auction.find((call) => call.act === open && hasNotes(call));
  return (
    <section class="auction" aria-labelledby="auction">
      <h2 id="auction">{messages.board.auction}</h2>
      <AuctionTable
        view={props}
        call={(call) => (
          <Said
            key={call.act}
            call={call}
            current={isAbout(event, call, auction)}
            open={noted === call}
            isDisputed={disputed.includes(call.act)}
            knowledge={knowledge}
            toggle={toggle}
          />
        )}
      />
      {auction.length === 0 && <p class="quiet">{hasResult ? messages.board.noAuction : messages.board.noCalls}</p>}
      {noted && <CallNote call={noted} />}
    </section>
  );
});
