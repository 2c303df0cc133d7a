import {
  type BoardEvent,
  type SessionEvent,
  type CaseMoment,
  decisionAddress,
  optionalRecord,
  optionalText,
} from '@app/contract';
import { appealEventMessage, boardEventMessage, sessionEventMessage } from '@app/session';
import type { Message } from '@app/bridge';
import type { CaseStreams, Read, Say } from './case-file';
import { sessionOfCase } from './streams';

/** What everybody does on every board: told by the auction and the play, and here only where something is about it. */
const PLAIN: readonly BoardEvent['type'][] = [
  'CallMade',
  'CardPlayed',
  'CardDesignated',
  'LeadPlaced',
  'LeadFaced',
  'HandSpread',
];

/** What is in the record of every session. */
const SETTING: readonly SessionEvent['type'][] = ['SectionAdded', 'ContestantEntered', 'RoundScheduled'];

const referredTo = (board: readonly Read<BoardEvent>[]): ReadonlySet<number> =>
  new Set(board.flatMap(({ event: { data } }) => ('act' in data && data.act !== undefined ? [data.act] : [])));

const momentOf = <E>({ event, stored }: Read<E>, messageOf: (event: E) => Message, say: Say): CaseMoment => {
  const { streamId, revision, position, metadata } = stored;
  const actor = optionalRecord(metadata.actor);
  return {
    event: decisionAddress(streamId, revision),
    position,
    occurredAt: optionalText(metadata.occurredAt),
    recordedAt: optionalText(metadata.recordedAt),
    by: optionalText(actor.id),
    role: optionalText(actor.role),
    words: say(messageOf(event)),
  };
};

/** Rounds in which the board was not played. */
const isOfOtherRound = (event: SessionEvent, round: string | undefined): boolean =>
  (event.type === 'RoundStarted' || event.type === 'RoundEnded') && round !== undefined && event.data.round !== round;

const roundOf = (board: readonly Read<BoardEvent>[]): string | undefined =>
  board.flatMap(({ event }) => (event.type === 'BoardOpened' ? [event.data.round] : [])).at(0);

/** Everything that matters, in the order of the ledger. */
export const timelineOf = (streams: CaseStreams, say: Say): readonly CaseMoment[] => {
  const meant = referredTo(streams.board);
  const round = roundOf(streams.board);
  const board = streams.board.filter(({ event, stored }) => !PLAIN.includes(event.type) || meant.has(stored.revision));
  const session = (streams.sessions.get(sessionOfCase(streams)) ?? []).filter(
    ({ event }) => !SETTING.includes(event.type) && !isOfOtherRound(event, round),
  );
  return [
    ...board.map((one) => momentOf(one, boardEventMessage, say)),
    ...session.map((one) => momentOf(one, sessionEventMessage, say)),
    ...[...streams.appeals.values()].flat().map((one) => momentOf(one, appealEventMessage, say)),
  ].sort((one, other) => one.position - other.position);
};
