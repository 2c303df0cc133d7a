import type { StreamState } from '@app/session';
import { type Streams, emptyState, stateAfter } from './history';

/** The state of a stream at the moment of the call. Rejects with `UnreadableEvent`. */
export type LoadState = (stream: string) => Promise<StreamState>;

/** How many streams are remembered: an import needs its session, a file of commands perhaps some more. */
const MOST_STREAMS = 64;

interface Folded {
  readonly state: StreamState;
  /** How many events of the stream the state has. */
  readonly length: number;
}

/**
 * Loads streams again and again, for the duration of one import: what was folded before is not read again. Every call
 * still reads the end of the stream, so that events of other writers are in the answer as if it had been read whole.
 */
export const streamStates = (log: Streams): LoadState => {
  const folded = new Map<string, Folded>();
  const remember = (stream: string, newer: Folded): void => {
    const known = folded.get(stream);
    if (known && known.length >= newer.length) return;
    folded.delete(stream);
    folded.set(stream, newer);
    const [oldest] = folded.keys();
    if (folded.size > MOST_STREAMS && oldest !== undefined) folded.delete(oldest);
  };
  return async (stream) => {
    const known = folded.get(stream);
    let state = known?.state ?? emptyState(stream);
    let length = known?.length ?? 0;
    for await (const stored of log.readStream(stream, { from: length })) {
      state = stateAfter(state, stored);
      length += 1;
    }
    remember(stream, { state, length });
    return state;
  };
};
