import { type Result, err } from '@app/bridge';
import { type CommandEnvelope, type Problem, parseCommand } from '@app/contract';
import { commandHash } from './command-hash';

/**
 * Reads a command from JSON, and makes sure that the ledger can say what it says: text with half a character
 * (a lone surrogate) has no UTF-8, and JSON nested beyond all reason no end.
 */
export const readCommand = (json: unknown): Result<CommandEnvelope, readonly Problem[]> => {
  try {
    const parsed = parseCommand(json);
    if (parsed.ok) commandHash(parsed.value.command);
    return parsed;
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    return err([{ path: 'data', message: 'cannot be recorded: half a character, or nested too deep' }]);
  }
};
