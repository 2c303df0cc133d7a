import type { Message } from '@app/bridge';
import { inEnglish } from './english';

/** An error whose reason is data: its place of display says it in the language of the reader. Its own text is English. */
export class SaidError extends Error {
  constructor(readonly said: Message) {
    super(inEnglish(said));
  }
}
