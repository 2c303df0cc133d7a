import { ED25519, genuineKey, nodeCrypto, type VerifierKey } from '@app/ledger';
import { UsageError } from '../failure';
import { commandText } from '../output/command-texts';

/** Keys that logs sign their checkpoints with, each as given by an option. Rejects with a `UsageError`. */
export const logKeys = (option: string, texts: readonly string[]): Promise<readonly VerifierKey[]> =>
  Promise.all(
    texts.map(async (text) => {
      const key = await genuineKey(text, nodeCrypto);
      if (key?.type === ED25519) return key;
      throw new UsageError(commandText('witness.no-log-key', { option, text }));
    }),
  );

/** By the origin of the log, which is the name of its key; a log that has changed keys has several. */
export const keysByOrigin = (keys: readonly VerifierKey[]): ReadonlyMap<string, readonly VerifierKey[]> => {
  const logs = new Map<string, readonly VerifierKey[]>();
  for (const key of keys) logs.set(key.name, [...(logs.get(key.name) ?? []), key]);
  return logs;
};
