import {
  appealEventInWords,
  boardEventInWords,
  decodeAppealEvent,
  decodeBoardEvent,
  decodeSessionEvent,
  parseAppealStream,
  parseBoardStream,
  parseSessionStream,
  sessionEventInWords,
} from '@app/session';
import type { StoredEvent } from '@app/session';
import { t } from '../strings';

interface Placed extends StoredEvent {
  readonly streamId: string;
  readonly revision: number;
}

const said = (event: Placed): string | null => {
  const { streamId } = event;
  if (parseBoardStream(streamId)) {
    const board = decodeBoardEvent(event);
    return board.ok ? boardEventInWords(board.value) : null;
  }
  if (parseSessionStream(streamId) !== null) {
    const session = decodeSessionEvent(event);
    return session.ok ? sessionEventInWords(session.value) : null;
  }
  const appeal = parseAppealStream(streamId) === null ? null : decodeAppealEvent(event);
  return appeal?.ok === true ? appealEventInWords(appeal.value) : null;
};

/** `'Board 5, table 3, event 12'`: the first is event 1, but for streams that have no page here. */
export const placeInWords = ({ streamId, revision }: Pick<Placed, 'streamId' | 'revision'>): string => {
  const board = parseBoardStream(streamId);
  if (board) return t.lineage.onBoard(board.board, board.table, revision + 1);
  const session = parseSessionStream(streamId);
  return session === null ? `${streamId}@${revision}` : t.lineage.inSession(session, revision);
};

/** An event as a director would tell it; its type where nobody here can read it. */
export const eventInWords = (event: Placed): string => said(event) ?? event.type;
