import { parseAppealStream, parseBoardStream, parseSessionStream } from '@app/contract';
import { appealHref, boardHref, eventsHref } from '../route';
import { messages } from '../strings';

/** An event as a link to it: a board's in its replay, a session's among its events, an appeal's in its room. */
export const EventLink = ({ source }: { readonly source: string }) => {
  const [stream = '', revision] = source.split('@');
  if (revision === undefined) return <>{source}</>;
  const event = Number(revision) + 1;
  const board = parseBoardStream(stream);
  if (board) return <a href={boardHref(stream, event)}>{messages.lineage.onBoard(board.board, board.table, event)}</a>;
  const appeal = parseAppealStream(stream);
  if (appeal !== null) return <a href={appealHref(appeal)}>{messages.lineage.inAppeal(appeal, event)}</a>;
  const session = parseSessionStream(stream);
  if (session === null) return <>{source}</>;
  return <a href={eventsHref(session, event)}>{messages.lineage.inSession(session, Number(revision))}</a>;
};
