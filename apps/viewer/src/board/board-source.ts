import type { Result } from '@app/bridge';
import { err, ok } from '@app/bridge';
import type { BoardEvent } from '@app/session';
import { boardStream, decodeBoardEvent, parseBoardStream } from '@app/session';
import type { Problem } from '../ledger/api';
import { get } from '../ledger/api';
import type { EventsAnswer, LedgerMessage, Names, RecordedBy, ToldEvent } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { t } from '../strings';

/** An event of the board; who recorded it and when is not yet known of one that has just come in. */
export interface BoardRecord {
  readonly position: number;
  readonly event: BoardEvent;
  readonly recorded: { readonly by: RecordedBy; readonly at: string } | null;
}

export interface BoardHistory {
  readonly id: string;
  readonly names: Names;
  /** In order: the index is the revision. */
  readonly records: readonly BoardRecord[];
}

/** An event as it is shown: with what people said in plain words, as far as the server tells it. */
const shownEvent = ({ type, data, said }: ToldEvent): Result<BoardEvent, string> =>
  decodeBoardEvent({ type, data: typeof data === 'object' ? { ...data, ...said } : data });

const historyOf = ({ id, names, events }: EventsAnswer): Result<BoardHistory, Problem> => {
  const records: BoardRecord[] = [];
  for (const stored of events) {
    const event = shownEvent(stored);
    if (!event.ok) {
      return err({ title: t.problem.unreadable, detail: t.problem.newerLedger(event.error), code: null });
    }
    const recorded = { by: stored.actor, at: stored.occurredAt };
    records.push({ position: stored.position, event: event.value, recorded });
  }
  return ok({ id, names, records });
};

/** The history with one more event; null where it does not fit on: then something was missed. */
const withMessage = (history: BoardHistory, message: LedgerMessage): BoardHistory | null => {
  const { revision, position } = message;
  if (revision < history.records.length) return history;
  const event = shownEvent(message);
  if (revision > history.records.length || !event.ok) return null;
  return { ...history, records: [...history.records, { position, event: event.value, recorded: null }] };
};

/** Addresses may leave out the category: `q21.4.11`. */
const streamOf = (id: string): string => {
  const address = parseBoardStream(id);
  return address ? boardStream(address) : id;
};

/** All events of one board, asked for once and then followed. */
export const boardSource = (id: string): Source<BoardHistory> => {
  const stream = encodeURIComponent(streamOf(id));
  return {
    query: `board=${stream}`,
    load: async () => {
      const answer = await get<EventsAnswer>(`/boards/${stream}/events`);
      return answer.ok ? historyOf(answer.value) : answer;
    },
    positionOf: ({ records }) => records.at(-1)?.position ?? -1,
    absorb: withMessage,
  };
};
