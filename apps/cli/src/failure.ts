import type { Message } from '@app/bridge';
import { inEnglish } from '@app/messages';

/** An error that its text says all about: no stack, exit status 1. */
export class Failure extends Error {
  constructor(readonly said: string | Message) {
    super(inEnglish(said));
  }
}

/** The command line itself is wrong: exit status 2. */
export class UsageError extends Error {
  constructor(readonly said: string | Message) {
    super(inEnglish(said));
  }
}
