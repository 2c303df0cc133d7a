import type { ReadAll, ReadStream, RecordedEvent } from '../../event-log';
import { paged, type PageReader } from './paged';
import { giveWay, PAGE, type Source } from './source';

/** `EventLog.readAll` over a source: up to the head as it is when the first event is asked for. */
export const readAll = (source: Source, options: ReadAll = {}): AsyncIterable<RecordedEvent> =>
  paged(() => allPages(source, options));

const allPages = (
  source: Source,
  { after = -1, limit = Infinity, types, checked }: ReadAll,
): PageReader<RecordedEvent> => {
  let cursor = Math.max(after, -1);
  let left = limit;
  let end: number | undefined;
  return {
    async read() {
      if (end !== undefined) await giveWay();
      end ??= source.head();
      while (cursor < end && left > 0) {
        const page = source.page(cursor, end, types, checked);
        cursor = page.upTo;
        const events = page.events.length > left ? page.events.slice(0, left) : page.events;
        left -= events.length;
        if (events.length > 0) return events;
        await giveWay();
      }
      return undefined;
    },
  };
};

/** `EventLog.readStream` over a source. */
export const readStream = (source: Source, streamId: string, options: ReadStream = {}): AsyncIterable<RecordedEvent> =>
  paged(() => streamPages(source, streamId, options));

const streamPages = (source: Source, streamId: string, options: ReadStream): PageReader<RecordedEvent> => {
  const { direction = 'forwards', limit = Infinity } = options;
  const forwards = direction === 'forwards';
  let from = options.from ?? (forwards ? 0 : Number.MAX_SAFE_INTEGER);
  let left = limit;
  let first = true;
  return {
    async read() {
      if (left <= 0 || from < 0) return undefined;
      if (!first) await giveWay();
      first = false;
      const asked = Math.min(left, PAGE);
      const events = source.streamPage(streamId, from, direction, asked);
      const last = events.at(-1);
      if (last === undefined) return undefined;
      from = last.revision + (forwards ? 1 : -1);
      left = events.length < asked ? 0 : left - asked;
      return events;
    },
  };
};
