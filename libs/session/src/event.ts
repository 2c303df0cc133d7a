import type { Message } from '@app/bridge';
import type { RefusalCode } from '@app/contract';

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string | Message;
}

/** What a decider says to a command: the events that now have happened, or why nothing did. */
export type Decision<E> =
  { readonly ok: true; readonly events: readonly E[] } | { readonly ok: false; readonly refusal: Refusal };

/** A decision that says no. */
export type Refused = Extract<Decision<never>, { readonly ok: false }>;

export const accept = <E>(...events: readonly E[]): Decision<E> => ({ ok: true, events });
export const refuse = (code: RefusalCode, message: string | Message): Refused => ({
  ok: false,
  refusal: { code, message },
});
