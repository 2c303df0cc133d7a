import type { Message } from '@app/bridge';
import { textsOf } from './all';

/** A text in English, where one is told that nobody has a language for: a log, an error, a line of a bulk answer. */
export const inEnglish = (said: string | Message): string => textsOf('en').sayAny(said);
