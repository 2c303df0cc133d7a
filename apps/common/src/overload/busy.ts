import { httpReason } from '../http-reasons';
import { Problem } from '../problem';

/** An answer that says when to come back, in `Retry-After`. */
export class Busy extends Problem {
  /** @param retryAfter in whole seconds */
  constructor(
    status: 429 | 503,
    code: string,
    reason: Parameters<typeof httpReason>[0],
    readonly retryAfter: number,
  ) {
    super(status, code, httpReason(reason, { seconds: retryAfter }));
  }
}
