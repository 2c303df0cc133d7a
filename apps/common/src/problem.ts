import type { Message } from '@app/bridge';
import type { Language } from '@app/messages';
import { textsOf } from '@app/messages';
import { HttpException } from '@nestjs/common';

/**
 * An error as RFC 9457 has it: a stable `code` beside the words, and whatever more there is to say. Where the words come
 * from a catalogue, `detailCode` and `params` say the same as data, and `detail` is in the language that the client prefers.
 */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly [extension: string]: unknown;
}

/** `'CardNotHeld'` is entitled `'Card not held'`. */
const titleOf = (code: string): string => {
  const words = code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const bodyOf = (
  status: number,
  code: string,
  said: string | Message,
  extensions: Readonly<Record<string, unknown>>,
  language: Language,
): ProblemBody => ({
  type: `urn:session-ledger:${code}`,
  title: titleOf(code),
  status,
  code,
  ...(typeof said === 'string'
    ? { detail: said }
    : { detail: textsOf(language).say(said), detailCode: said.code, params: said.params }),
  ...extensions,
});

export class Problem extends HttpException {
  constructor(
    status: number,
    readonly code: string,
    private readonly said: string | Message,
    private readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    const body = bodyOf(status, code, said, extensions, 'en');
    super(body, status);
    this.message = `${code}: ${body.detail}`;
  }

  /** The body with its words in a language. */
  in(language: Language): ProblemBody {
    return bodyOf(this.getStatus(), this.code, this.said, this.extensions, language);
  }
}
