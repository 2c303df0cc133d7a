import { concatBytes, utf8 } from './bytes';

/** What a witness signs: that this is the largest consistent tree it has seen of this log at that time (C2SP tlog-cosignature, v1). */
interface Cosignature {
  /** Whole seconds since 1970. */
  readonly time: number;
  /** Ed25519 over `cosignedMessage`, 64 bytes. */
  readonly signature: Uint8Array;
}

/** The bytes to sign: the text of the checkpoint (no signatures, with its last line end) under a heading with the time. */
export const cosignedMessage = (time: number, checkpointText: string): Uint8Array =>
  utf8(`cosignature/v1\ntime ${time}\n${checkpointText}`);

/** As the signature of a note: the time as 64 bits, big-endian, then the signature. */
export const cosignatureBytes = ({ time, signature }: Cosignature): Uint8Array => {
  const bytes = new Uint8Array(TIME_LENGTH);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(time));
  return concatBytes(bytes, signature);
};

/** Undefined for what is none. */
export const parseCosignature = (bytes: Uint8Array): Cosignature | undefined => {
  if (bytes.length !== TIME_LENGTH + SIGNATURE_LENGTH) return undefined;
  const time = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
  return Number.isSafeInteger(time) ? { time, signature: bytes.subarray(TIME_LENGTH) } : undefined;
};

const TIME_LENGTH = 8;
const SIGNATURE_LENGTH = 64;
