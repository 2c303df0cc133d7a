import { parseBoardStream, parseSessionStream } from '@app/session';
import { boardHref, eventsHref } from '../route';
import { t } from '../strings';

/** What a number was read from, as a link: an event of a board in its replay, one of the session among its events. */
export const EventLink = ({ source }: { readonly source: string }) => {
  const [stream = '', revision] = source.split('@');
  if (revision === undefined) return <>{source}</>;
  const event = Number(revision) + 1;
  const board = parseBoardStream(stream);
  if (board) return <a href={boardHref(stream, event)}>{t.lineage.onBoard(board.board, board.table, event)}</a>;
  const session = parseSessionStream(stream);
  if (session === null) return <>{source}</>;
  return <a href={eventsHref(session, event)}>{t.lineage.inSession(session, Number(revision))}</a>;
};
