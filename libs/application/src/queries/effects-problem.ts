import type { Message } from '@app/bridge';
import { inEnglish } from '@app/messages';

/** Why nothing can be told about what might be: the code of a refusal, or a body that says nothing sensible. */
export class EffectsProblem extends Error {
  constructor(
    readonly code: string,
    /** Why, as data where it has a code. */
    readonly said: string | Message,
    /** More that a program may want to know: fields, or the step that cannot be taken. */
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(inEnglish(said));
  }
}
