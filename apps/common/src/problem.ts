import { HttpException } from '@nestjs/common';

/** An error as RFC 9457 has it: a stable `code` beside the words, and whatever more there is to say. */
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

export class Problem extends HttpException {
  constructor(
    status: number,
    readonly code: string,
    detail: string,
    extensions: Readonly<Record<string, unknown>> = {},
  ) {
    const body: ProblemBody = {
      type: `urn:session-ledger:${code}`,
      title: titleOf(code),
      status,
      code,
      detail,
      ...extensions,
    };
    super(body, status);
    this.message = `${code}: ${detail}`;
  }
}
