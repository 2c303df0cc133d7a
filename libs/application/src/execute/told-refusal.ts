import type { ToldRefusal } from '@app/contract';
import { inEnglish } from '@app/messages';
import type { Refusal } from '@app/session';

export const toldRefusal = ({ code, message }: Refusal): ToldRefusal => ({
  code,
  message: inEnglish(message),
  ...(typeof message === 'string' ? {} : { reason: message }),
});
