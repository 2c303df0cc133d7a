import type { EncodedEvent } from '../../canonical-event';
import { type AppendOutcome, type ExpectedRevision, LedgerError } from '../../event-log';
import { appendTo } from './append-call';
import type { Arrivals } from './arrivals';
import type { Engine } from './connect';
import type { Copy } from './copy';
import type { Feed } from './feed';
import type { OwnStreams } from './own-streams';
import type { UpToDate } from './up-to-date';
import { backOff, pause } from './within';
import { isWrongVersion, toLedgerError } from './errors';

type EngineAnswer =
  | { readonly kind: 'appended' }
  /** The stream is not at the revision that was expected; nothing was written. */
  | { readonly kind: 'wrong-version' }
  /** There was no answer, or none that says what has become of the append. */
  | { readonly kind: 'unknown'; readonly failure: LedgerError };

/**
 * Appends to a stream of the engine that has just this last revision, -1 for none. The engine recognises a repeat by
 * its ids in the same place. Rejects with a `LedgerError` where another try would end the same way.
 */
const appendToEngine = async (
  engine: Engine,
  stream: string,
  events: readonly EncodedEvent[],
  revision: number,
  milliseconds: number,
): Promise<EngineAnswer> => {
  try {
    await engine.ask(milliseconds, ({ client }) => appendTo(client, { stream, events, revision, milliseconds }));
    return { kind: 'appended' };
  } catch (error) {
    if (isWrongVersion(error)) return { kind: 'wrong-version' };
    const failure = toLedgerError(engine.url.shown, error);
    if (failure.code !== 'LedgerUnreachable') throw failure;
    return { kind: 'unknown', failure };
  }
};

interface EngineAppend {
  readonly streamId: string;
  readonly events: readonly EncodedEvent[];
  readonly expected: ExpectedRevision;
  /** When it was asked for, by `UpToDate.now`. */
  readonly began: number;
  /** When it is to be given up, in milliseconds as `performance.now` counts. */
  readonly deadline: number;
}

/**
 * Appends to the engine what the copy shows to fit, and answers when the copy has it. The engine is always given the
 * exact revision the copy has, so whatever comes in between is noticed, and an append that is tried again because
 * nobody knows what became of it is written once: by then it either is in the copy or is given to the engine with the
 * same ids for the same place.
 */
export const engineAppender = (
  engine: Engine,
  own: OwnStreams,
  copy: Copy,
  feed: Feed,
  arrivals: Arrivals,
  date: UpToDate,
): ((append: EngineAppend) => Promise<AppendOutcome>) => {
  const { appendTimeout, connectTimeout, shown } = engine.url;

  return async ({ streamId, events, expected, began, deadline }) => {
    const stream = own.onEngine(streamId);
    let sent = false;
    let failure: LedgerError | undefined;
    let end = deadline;

    for (let tries = 0; ; tries++) {
      const settled = copy.settle(streamId, events, expected);
      if (settled?.ok === true && settled.repeated) return { ...settled, repeated: !sent };
      // A copy that is behind may refuse what the engine would take.
      if (settled !== undefined && date.currentAsOf() > began) return settled;

      const left = end - performance.now();
      if (left <= 0) throw outOfTime(shown, `${events.length} events`, streamId, sent, failure);
      try {
        if (date.currentAsOf() === 0) {
          // The engine would take a repeat of long ago for the first time; and filling a copy may take longer than an append.
          await date.current();
          end = performance.now() + appendTimeout;
          continue;
        }
        if (settled !== undefined) {
          await date.current();
          continue;
        }
        const { revision } = copy.endOf(streamId);
        const last = revision + events.length;
        // It may come before the answer.
        const expectedEvent = arrivals.expect(streamId, last);
        const answer = await appendToEngine(engine, stream, events, revision, Math.min(left, connectTimeout)).catch(
          (error: unknown) => {
            expectedEvent.forget();
            throw error;
          },
        );
        if (answer.kind === 'appended') {
          sent = true;
          const arrival = await expectedEvent.within(connectTimeout);
          if (arrival?.position !== undefined && arrival.id === events.at(-1)?.id) {
            return { ok: true, revision: last, position: arrival.position, repeated: false };
          }
          if (arrival === undefined) feed.again();
          await date.until(() => copy.endOf(streamId).revision >= last);
          continue;
        }
        expectedEvent.forget();
        if (answer.kind === 'unknown') {
          sent = true;
          failure = answer.failure;
          await pause(Math.min(backOff(tries), left));
        }
        await date.current();
        // Whoever was faster is seen by now; otherwise the engine is behind itself.
        const isBehind = answer.kind === 'wrong-version' && copy.endOf(streamId).revision === revision;
        if (isBehind) await pause(Math.min(backOff(tries), left));
      } catch (error) {
        if (!(error instanceof LedgerError)) throw error;
        failure = error;
        if (error.code === 'LedgerUnreachable') continue;
        // A copy that fails says nothing of what the engine was given; an engine that was lost has not got it.
        throw sent && error.code !== 'LedgerSetBack'
          ? outOfTime(shown, `${events.length} events`, streamId, sent, failure)
          : error;
      }
    }
  };
};

const outOfTime = (
  shown: string,
  events: string,
  streamId: string,
  sent: boolean,
  cause: LedgerError | undefined,
): LedgerError => {
  const reason = cause?.message ?? 'others were always faster';
  const text = sent
    ? `whether ${events} were appended to stream ${streamId} is not known; the append may be repeated with the same ids`
    : `${events} were not appended to stream ${streamId} in time`;
  return new LedgerError('LedgerUnreachable', `${shown}: ${text} (${reason})`, { cause });
};
