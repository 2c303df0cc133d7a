import { useMemo } from 'preact/hooks';
import { parseBoardStream } from '@app/contract';
import type { Problem } from '../ledger/api';
import { useFollowed } from '../ledger/use-followed';
import { type Route, sessionHref } from '../route';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { messages } from '../strings';
import { type BoardHistory, boardSource } from './board-source';
import { ReplayedBoard } from './replayed-board';
import { useReplay } from './use-replay';
import { replayMessages } from '../strings/replay';

/** In place of a board that others have still to play. */
const KeptBoard = () => (
  <div class="kept" role="status">
    <p>
      <strong>{replayMessages.kept}.</strong>
    </p>
    <p>{replayMessages.keptDetail}</p>
  </div>
);

type Address = Extract<Route, { page: 'board' }>;

const isKeptBack = (problem: Problem | null): boolean => problem?.code === 'BoardKept';

/** Beside the page, so that a step draws the board alone. */
const Replaying = ({ address, history }: { readonly address: Address; readonly history: BoardHistory }) => {
  const replay = useReplay(address, history.records.length);
  return <ReplayedBoard history={history} replay={replay} />;
};

/** The replay of a board at a table. */
export const BoardPage = ({ address }: { readonly address: Address }) => {
  const source = useMemo(() => boardSource(address.id), [address.id]);
  const { value, problem, connection } = useFollowed(source);
  const place = parseBoardStream(address.id);
  const title = place ? messages.board.title(place.board, place.table) : address.id;
  const path = place ? [{ label: place.session, href: sessionHref(place.session) }] : [];
  const isKept = isKeptBack(problem);
  return (
    <Page title={title} path={path} connection={connection} {...(place && { session: place.session })}>
      <h1>{title}</h1>
      {isKept && <KeptBoard />}
      {!isKept && value === null && <Awaited problem={problem} />}
      {!isKept && value !== null && <Replaying address={address} history={value} />}
    </Page>
  );
};
