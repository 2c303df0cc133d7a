import {
  type StoredEvent,
  type CaseEvent,
  type GivenCase,
  decodeAppealEvent,
  decodeBoardEvent,
  decodeSessionEvent,
  parseAppealStream,
  parseDecisionAddress,
  parseSessionStream,
  readable,
} from '@app/contract';
import type { Result } from '@app/bridge';
import { inRecord } from '@app/messages';
import { type Decrypt, reveal } from '@app/session';
import type { CaseStreams, Read, Say } from './case-file';
import { unsealedBy } from './statements';

const read = <E>(
  events: readonly CaseEvent[],
  decoder: (stored: StoredEvent) => Result<E, string>,
  unsealed: Decrypt,
): readonly Read<E>[] =>
  events.map((stored): Read<E> => ({ event: reveal(readable(stored, decoder), unsealed), stored }));

const firstPosition = (events: readonly Read<unknown>[]): number => events[0]?.stored.position ?? 0;

/**
 * The streams by what they are about, with what people said in plain words as far as the file tells it. Throws
 * `UnreadableEvent`.
 */
export const readStreams = (
  { board, streams, statements }: Pick<GivenCase, 'board' | 'streams' | 'statements'>,
  say: Say = inRecord,
): CaseStreams => {
  const unsealed = unsealedBy(statements, say);
  const named = Object.entries(streams);
  const appeals = named
    .flatMap(([name, events]) => {
      const id = parseAppealStream(name);
      return id === null ? [] : [[id, read(events, decodeAppealEvent, unsealed)] as const];
    })
    .sort(([, one], [, other]) => firstPosition(one) - firstPosition(other));
  const sessions = named.flatMap(([name, events]) => {
    const id = parseSessionStream(name);
    return id === null ? [] : [[id, read(events, decodeSessionEvent, unsealed)] as const];
  });
  return {
    board: board === null ? [] : read(streams[board] ?? [], decodeBoardEvent, unsealed),
    sessions: new Map(sessions),
    appeals: new Map(appeals),
  };
};

/** The session that the case is about: that of its board, or of its appeal. */
export const sessionOfCase = ({ board, sessions, appeals }: CaseStreams): string => {
  const opened = board.map(({ event }) => event).find((event) => event.type === 'BoardOpened');
  const lodged = [...appeals.values()].flat().find(({ event }) => event.type === 'AppealLodged')?.event;
  return (
    opened?.data.session ??
    (lodged?.type === 'AppealLodged' ? lodged.data.session : undefined) ??
    [...sessions.keys()][0] ??
    ''
  );
};

/** Where the event of an address stands in the ledger; null where it is not in the file. */
export const positionOf = (given: Pick<GivenCase, 'streams'>, address: string): number | null => {
  const named = parseDecisionAddress(address);
  const events = named ? given.streams[named.stream] : undefined;
  return events?.find(({ revision }) => revision === named?.revision)?.position ?? null;
};
