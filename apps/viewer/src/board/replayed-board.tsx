import { useMemo, useState, useEffect } from 'preact/hooks';
import { type BoardEvent, decisionAddress } from '@app/contract';
import type { BoardView } from '@app/session';
import { type AppealOfSession, type AppealsAnswer, type Names, nameOf } from '../ledger/documents';
import { Appeals, FollowAppeals } from './appeals';
import { appealsAbout } from './appeals-about';
import { Auction } from './auction';
import type { BoardHistory } from './board-source';
import { Compass } from './compass';
import { disputesOf } from './disputes';
import { KnowledgePanel } from './knowledge-panel';
import { type Badge, BADGE_PARTS, badgesOf } from './law-badges';
import { LawsPanel } from './laws-panel';
import { momentsOf } from './moments';
import { Outcome } from './outcome';
import { Rulings } from './rulings';
import { knowledgeOf } from './seat-knowledge';
import { useShared, drawnOnChange } from './sharing';
import { Stepper } from './stepper';
import { StopLinks } from './stop-links';
import { isOfRulings, stopsOf } from './stops';
import { TimeLine } from './time-line';
import { Tricks } from './tricks';
import type { Replay } from './use-replay';
import { isDirecting } from '../identity/is-directing';
import { useMe } from '../identity/me';
import { deskHref, sessionHref, verifyHref } from '../route';
import { replayMessages } from '../strings/replay';
import { SIDES } from '@app/bridge';
import { fieldOf } from '../session/field';
import { messages } from '../strings';

type Copied = 'no' | 'yes' | 'by-hand';

/** Pages that do not come over HTTPS have no clipboard. */
const copied = async (link: string): Promise<Copied> => {
  try {
    await navigator.clipboard.writeText(link);
    return 'yes';
  } catch {
    return 'by-hand';
  }
};

/** Copies the address of exactly this event; where the browser does not let it, shows the address to be copied by hand. */
const CopyLink = ({ href }: { readonly href: string }) => {
  const [state, setState] = useState<Copied>('no');
  useEffect(() => setState('no'), [href]);
  const link = new URL(href, location.href).href;
  return (
    <span class="copy-link">
      <button type="button" onClick={() => void copied(link).then(setState)}>
        {replayMessages.copyLink}
      </button>
      <span role="status">{state === 'yes' && replayMessages.copied}</span>
      {state === 'by-hand' && (
        <input
          readOnly
          aria-label={replayMessages.copyByHand}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </span>
  );
};

/** Where and between whom the board is played. */
const Facts = ({ view, names }: { readonly view: BoardView; readonly names: Names }) => (
  <p class="facts">
    {SIDES.map((side) => (
      <span key={side}>
        <b>{messages.side(side)}</b> {nameOf(names, view.contestants[side])}
      </span>
    ))}
    {view.round !== null && <span>{messages.board.round(view.round)}</span>}
    {view.attempt > 1 && <span>{messages.board.attempt(view.attempt)}</span>}
    <span>{messages.session.laws(view.laws)}</span>
    <a href={sessionHref(view.session, fieldOf(view))}>{messages.session.results(view.board)}</a>
    <a href={verifyHref(view.id)}>{messages.verify.board}</a>
  </p>
);

/** What the keys do. */
const KeysHelp = drawnOnChange(() => (
  <details class="keys">
    <summary>{replayMessages.keysHeading}</summary>
    <dl>
      {replayMessages.keys.map(([keys = '', what]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </details>
));

/** From an event of a board to the ruling desk, for directors. */
const DeskLink = ({ id, at }: { readonly id: string; readonly at: number }) => {
  const me = useMe();
  return me && isDirecting(me) ? <a href={deskHref(id, at)}>{replayMessages.ruleHere}</a> : null;
};

interface ReplayedBoardProps {
  readonly history: BoardHistory;
  readonly replay: Replay;
}

/** What all the events of a board come to, whichever of them is shown. */
const useWhole = ({ records }: BoardHistory) =>
  useMemo(() => {
    const events = records.map(({ event }) => event);
    const stops = stopsOf(events);
    const disputes = disputesOf(events);
    return { events, stops, disputes, momentAt: momentsOf(events), isRuledOn: stops.some(isOfRulings) };
  }, [records]);

/** Players are told of a ruling; until then it is none to them. */
const rulingsKnownTo = ({ rulings }: BoardView, seat: string | null): BoardView['rulings'] =>
  seat === null ? rulings : rulings.filter(({ told }) => told.length > 0);

const useBadges = (view: BoardView | undefined): readonly Badge[] =>
  useMemo(() => (view ? badgesOf(view) : []), view ? BADGE_PARTS.map((part) => view[part]) : BADGE_PARTS);

/** The event, where it makes a call or is about one. */
const ofAuction = (event: BoardEvent | undefined, { auction }: BoardView): BoardEvent | undefined => {
  if (event?.type === 'CallMade' || event?.type === 'CallSubstituted') return event;
  const about = event && 'act' in event.data ? event.data.act : undefined;
  return auction.some(({ act }) => act === about) ? event : undefined;
};

const NO_APPEALS: readonly AppealOfSession[] = [];

/** The board after the events that have happened, and everything that is on record about it then. */
export const ReplayedBoard = ({ history, replay }: ReplayedBoardProps) => {
  const { records, names, id } = history;
  const { at, viewOptions } = replay;
  const { knownTo, thenOnly } = viewOptions;
  const whole = useWhole(history);
  const { events, isRuledOn } = whole;
  const [answer, setAnswer] = useState<AppealsAnswer | null>(null);
  const until = thenOnly ? at : events.length;
  const stops = useShared(whole.stops.filter((stop) => stop.at <= until));
  const disputes = useShared(whole.disputes.filter(({ ruling }) => ruling < until));
  const disputed = useShared(disputes.flatMap(({ acts }) => acts));
  const moment = whole.momentAt(at);
  const view = moment?.view;
  const appealed = useShared(answer === null ? NO_APPEALS : appealsAbout(answer.appeals, id, until));
  const appeals = useShared(appealsAbout(appealed, id, at));
  const appealIds = useShared(appealed.map((appeal) => appeal.id));
  const badges = useShared(useBadges(view));
  const knowledge = useShared(view && knownTo !== null ? knowledgeOf(view, knownTo) : null);
  const rulings = useShared(view ? rulingsKnownTo(view, knownTo) : []);
  const isPoint = stops.some((stop) => stop.at === at) || disputes.some(({ main }) => main + 1 === at);
  const facts = useMemo(() => view && <Facts view={view} names={names} />, [view?.contestants, names]);
  if (!moment || !view) return null;
  const hasResult = view.result !== null;
  const asOf = thenOnly ? decisionAddress(id, at - 1) : null;
  return (
    <div class="replayed">
      <div class="above-board">
        {facts}
        <DeskLink id={id} at={at} />
        <CopyLink href={replay.href} />
        <KeysHelp />
      </div>
      <StopLinks
        id={id}
        events={events}
        stops={stops}
        disputes={disputes}
        appeals={appealIds}
        at={isPoint ? at : null}
      />
      <Stepper replay={replay} record={records[at - 1]} stops={stops} disputes={disputes} />
      <div class="board">
        <Compass view={view} names={names} viewOptions={viewOptions} setViewOptions={replay.setViewOptions} />
        <div class="board-side">
          <Auction
            dealer={view.dealer}
            vulnerability={view.vulnerability}
            auction={view.auction}
            standing={view.standing}
            hasResult={hasResult}
            event={ofAuction(events[at - 1], view)}
            disputed={disputed}
            knowledge={knowledge}
          />
          {knowledge && knownTo !== null && (
            <KnowledgePanel id={id} events={events} seat={knownTo} knowledge={knowledge} />
          )}
          <Rulings id={id} events={events} names={names} rulings={rulings} />
          {isRuledOn && <FollowAppeals session={view.session} board={id} asOf={asOf} known={setAnswer} />}
          <Appeals appeals={appeals} names={answer?.names ?? names} thenOnly={thenOnly} />
          {knownTo === null && <LawsPanel id={id} events={events} badges={badges} />}
          <Outcome view={view} layers={moment.layers} events={events} />
          <Tricks tricks={view.tricks} trick={view.trick} hasResult={hasResult} />
        </div>
        <TimeLine
          id={id}
          records={records}
          stops={stops}
          at={at}
          thenOnly={thenOnly}
          setThenOnly={(on) => replay.setViewOptions({ ...viewOptions, thenOnly: on })}
        />
      </div>
    </div>
  );
};
