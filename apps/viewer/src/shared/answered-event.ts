import { eventTextFrom } from '../verify/event-text';

/** An event as a query gives it, with its words in English. */
interface AnsweredEvent {
  readonly type: string;
  readonly data: unknown;
  /** What people said in it, by field, where its data have that sealed. */
  readonly said?: Readonly<Record<string, string>>;
  readonly words: string;
}

/** What has happened, in the reader's language; in the words of the query where this page cannot read the event. */
export const answeredEventText = (streamId: string, { type, data, said, words }: AnsweredEvent): string =>
  eventTextFrom({ streamId, type, data: typeof data === 'object' ? { ...data, ...said } : data }) ?? words;
