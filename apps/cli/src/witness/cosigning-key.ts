import { existsSync } from 'node:fs';
import {
  type SigningKey,
  COSIGNATURE,
  cosignatureBytes,
  cosignedMessage,
  isKeyName,
  makeSigningKey,
  nodeCrypto,
  openSigningKey,
  parseVerifierKey,
  signatureLine,
  verifierKeyText,
} from '@app/ledger';
import { UsageError } from '../failure';
import { commandText } from '../output/command-texts';

/** The key of a witness: Ed25519, for timestamped cosignatures (C2SP tlog-cosignature, type 0x04). */
export interface CosigningKey {
  readonly verifierKey: string;
  /** The signature line, with its line end, for a checkpoint's text; `time` in seconds since 1970. */
  readonly cosign: (text: string, time: number) => string;
}

const made = (file: string, name: string | undefined): SigningKey => {
  if (name === undefined) throw new UsageError(commandText('witness.name-needed', { file }));
  if (!isKeyName(name)) throw new UsageError(commandText('witness.bad-name', { name }));
  return makeSigningKey(file, name);
};

/** The key in a file as one that co-signs: its id is another than that of a log's key. */
const cosigning = async ({ name, verifierKey, sign }: SigningKey): Promise<CosigningKey> => {
  const publicKey = parseVerifierKey(verifierKey)?.publicKey ?? new Uint8Array();
  const own = await verifierKeyText(name, COSIGNATURE, publicKey, nodeCrypto);
  const id = parseVerifierKey(own)?.id;
  if (id === undefined) throw new TypeError(`${verifierKey} is no verifier key`);
  return {
    verifierKey: own,
    cosign: (text, time) => {
      const signature = cosignatureBytes({ time, signature: sign(cosignedMessage(time, text)) });
      return `${signatureLine({ name, id, signature })}\n`;
    },
  };
};

/** Opens the key in a file, and makes it under this name where there is none. Rejects with a `UsageError` or a `LedgerError`. */
export const cosigningKey = async (file: string, name?: string): Promise<CosigningKey> => {
  const key = existsSync(file) ? openSigningKey(file) : made(file, name);
  if (name === undefined || name === key.name) return cosigning(key);
  throw new UsageError(commandText('witness.other-name', { file, called: key.name, name }));
};
