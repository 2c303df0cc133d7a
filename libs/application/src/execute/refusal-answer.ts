import type { RefusalAnswer } from '@app/contract';
import { inEnglish } from '@app/messages';
import type { Refusal } from '@app/session';

export const refusalAnswer = ({ code, message }: Refusal): RefusalAnswer => ({
  code,
  message: inEnglish(message),
  ...(typeof message === 'string' ? {} : { reason: message }),
});
