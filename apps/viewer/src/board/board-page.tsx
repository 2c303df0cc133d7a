import { useMemo } from 'preact/hooks';
import { foldBoard, viewBoard } from '@app/session';
import type { Route } from '../route';
import { sessionHref } from '../route';
import { useFollowed } from '../ledger/use-followed';
import { Awaited, ProblemNote } from '../shared/awaited';
import { Page } from '../shared/page';
import { t } from '../strings';
import { Appeals } from './appeals';
import { AuctionTable } from './auction-table';
import type { BoardHistory } from './board-source';
import { boardSource } from './board-source';
import { Compass } from './compass';
import { Facts } from './facts';
import { LawsPanel } from './laws-panel';
import { Outcome } from './outcome';
import { Rulings } from './rulings';
import { layersOf } from './score-layers';
import { Stepper } from './stepper';
import { StopLinks } from './stop-links';
import { isOfRulings, stopsOf } from './stops';
import { TimeLine } from './time-line';
import { TricksTable } from './tricks-table';
import type { Replay } from './use-replay';
import { useReplay } from './use-replay';

type Address = Extract<Route, { page: 'board' }>;

/** The board after the events that have happened: folded here, by the same code as everywhere else. */
const ReplayedBoard = ({ history, replay }: { readonly history: BoardHistory; readonly replay: Replay }) => {
  const { records, names, id } = history;
  const { at } = replay;
  const events = useMemo(() => records.map(({ event }) => event), [records]);
  const stops = useMemo(() => stopsOf(events), [events]);
  const isRuledOn = useMemo(() => stops.some(isOfRulings), [stops]);
  const shown = useMemo(() => {
    const board = foldBoard(events.slice(0, at));
    return board && { view: viewBoard(board), layers: layersOf(board.decisions) };
  }, [events, at]);
  if (!shown) return null;
  const { view, layers } = shown;
  return (
    <div class="replayed">
      <Facts view={view} names={names} />
      <StopLinks id={id} stops={stops} at={at} />
      <Stepper replay={replay} record={records[at - 1]} stops={stops} />
      <div class="board">
        <Compass view={view} names={names} />
        <div class="board-side">
          <AuctionTable view={view} event={events[at - 1]} />
          <LawsPanel view={view} />
          <Rulings view={view} names={names} />
          {isRuledOn && <Appeals session={view.session} board={view.id} at={at} />}
          <Outcome view={view} layers={layers} events={events} />
          <TricksTable view={view} />
        </div>
        <TimeLine id={id} events={events} stops={stops} at={at} />
      </div>
    </div>
  );
};

/** The replay of a board at a table. */
export const BoardPage = ({ address }: { readonly address: Address }) => {
  const source = useMemo(() => boardSource(address.id), [address.id]);
  const { value, problem, connection } = useFollowed(source);
  const replay = useReplay(address, value?.records.length ?? 0);
  const opened = value?.records[0]?.event;
  const { table, board, session } = opened?.type === 'BoardOpened' ? opened.data : {};
  const title = board === undefined || table === undefined ? address.id : t.board.title(board, table);
  const path = session === undefined ? [] : [{ label: session, href: sessionHref(session) }];
  return (
    <Page title={title} path={path} connection={connection}>
      <h1>{title}</h1>
      {value === null ? <Awaited problem={problem} /> : <ReplayedBoard history={value} replay={replay} />}
      {value !== null && problem !== null && connection !== 'lost' && <ProblemNote problem={problem} />}
    </Page>
  );
};
