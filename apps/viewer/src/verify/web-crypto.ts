import type { EvidenceCrypto } from '@app/ledger/evidence';

/** What this browser can check with. */
export interface BrowserCrypto extends EvidenceCrypto {
  /** Whether it knows Ed25519. Where it does not, `verifyEd25519` holds for nothing. */
  readonly knowsEd25519: boolean;
}

const ED25519 = { name: 'Ed25519' };
const AES_GCM = { name: 'AES-GCM' };

/** WebCrypto wants bytes that nobody shares. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const importedKey = (subtle: SubtleCrypto, publicKey: Uint8Array): Promise<CryptoKey> =>
  subtle.importKey('raw', own(publicKey), ED25519, false, ['verify']);

/** Any 32 bytes can be imported where the algorithm is known at all. */
const knowsEd25519 = async (subtle: SubtleCrypto): Promise<boolean> => {
  try {
    await importedKey(subtle, new Uint8Array(32).fill(1));
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'NotSupportedError');
  }
};

/** Null where the browser has no cryptography for this page: it was fetched neither by https nor from this computer. */
export const browserCrypto = async (): Promise<BrowserCrypto | null> => {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  return {
    knowsEd25519: await knowsEd25519(subtle),
    sha256: async (data) => new Uint8Array(await subtle.digest('SHA-256', own(data))),
    verifyEd25519: async (publicKey, message, signature) => {
      try {
        return await subtle.verify(ED25519, await importedKey(subtle, publicKey), own(signature), own(message));
      } catch {
        return false;
      }
    },
    openAes256Gcm: async (key, iv, encrypted) => {
      try {
        const imported = await subtle.importKey('raw', own(key), AES_GCM, false, ['decrypt']);
        return new Uint8Array(await subtle.decrypt({ ...AES_GCM, iv: own(iv) }, imported, own(encrypted)));
      } catch {
        return undefined;
      }
    },
  };
};
