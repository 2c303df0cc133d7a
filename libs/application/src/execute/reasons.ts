import { type Message, type Params, message } from '@app/bridge';
import { inEnglish } from '@app/messages';

const REASONS = [
  'execute.stale-revision',
  'execute.id-used-in-batch',
  'execute.id-recorded',
  'execute.id-in-another-stream',
  'execute.person-forgotten',
  'execute.contention',
] as const;

/** Codes of why a command is not recorded, whatever its decider says. */
export const EXECUTE_CODES: readonly string[] = REASONS;

/** A reason with its English text, as outcomes tell it. */
export const told = (
  code: (typeof REASONS)[number],
  params: Params = {},
): { readonly message: string; readonly reason: Message } => {
  const reason = message(code, params);
  return { message: inEnglish(reason), reason };
};
