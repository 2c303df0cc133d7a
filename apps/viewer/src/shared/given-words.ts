import { readInWords } from '../verify/event-in-words';

/** An event as a query gives it, with its words in English. */
interface GivenInWords {
  readonly type: string;
  readonly data: unknown;
  /** What people said in it, by field, where its data have that sealed. */
  readonly said?: Readonly<Record<string, string>>;
  readonly words: string;
}

/** What has happened, in the reader's language; in the words of the query where this page cannot read the event. */
export const givenInWords = (streamId: string, { type, data, said, words }: GivenInWords): string =>
  readInWords({ streamId, type, data: typeof data === 'object' ? { ...data, ...said } : data }) ?? words;
