import type { Command } from '@app/contract';
import { canonicalJson } from '@app/ledger';
import { sha256 } from '../runtime/sha256';

/**
 * SHA-256 (base64url) of the canonical JSON of a command's type and data. It is kept with the events, so that a
 * repeated command is told from another one that was given the same id by mistake.
 */
export const commandHash = ({ command: { type, data } }: Command): string => sha256(canonicalJson([type, data]));
