import type { Message } from '@app/bridge';
import { inEnglish } from '@app/messages';
import type { Refusal } from '@app/session';

/** A refusal as answers tell it: its English text, and the code and parameters that it was made from. */
export interface ToldRefusal {
  readonly code: Refusal['code'];
  readonly message: string;
  readonly reason?: Message;
}

export const toldRefusal = ({ code, message }: Refusal): ToldRefusal => ({
  code,
  message: inEnglish(message),
  ...(typeof message === 'string' ? {} : { reason: message }),
});
