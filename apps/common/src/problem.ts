import type { Message } from '@app/bridge';
import type { ProblemBody } from '@app/contract';
import { type Language, textsOf } from '@app/messages';
import { HttpException } from '@nestjs/common';

/** `'CardNotHeld'` is entitled `'Card not held'`. */
const titleOf = (code: string): string => {
  const text = code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
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
