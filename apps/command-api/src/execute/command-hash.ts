import { hash } from 'node:crypto';
import { canonicalJson } from '@app/ledger';
import type { Command } from '@app/session';

/**
 * SHA-256 (base64url) of the canonical JSON of a command's type and data. It is kept with the events, so that a
 * repeated command is told from another one that was given the same id by mistake.
 */
export const commandHash = ({ command: { type, data } }: Command): string =>
  hash('sha256', canonicalJson([type, data]), 'base64url');
