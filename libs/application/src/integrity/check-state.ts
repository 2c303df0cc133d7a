import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AuditProgress } from '@app/ledger';

/** A complete pass over the ledger. */
export interface CompletePass {
  /** ISO 8601. */
  readonly finishedAt: string;
  readonly events: number;
  /** 64 hexadecimal digits. */
  readonly root: string;
  /** How long it took, pauses included. */
  readonly seconds: number;
}

/** What the background check keeps beside the ledger. None of it is evidence: it only saves work after a restart. */
export interface CheckState {
  /** Where a pass was interrupted; null between two passes. */
  readonly progress: AuditProgress | null;
  readonly lastPass: CompletePass | null;
  /** What a pass has found: the next start reads the whole ledger before it serves. */
  readonly found: { readonly position: number; readonly reason: string } | null;
}

const NOTHING_CHECKED: CheckState = { progress: null, lastPass: null, found: null };

/** The stored state; nothing where there is none, or where it cannot be read. */
export const readCheckState = (file: string): CheckState => {
  try {
    const { version, progress, lastPass, found } = JSON.parse(readFileSync(file, 'utf8')) as Partial<CheckState> & {
      readonly version?: number;
    };
    return version === VERSION
      ? { progress: progress ?? null, lastPass: lastPass ?? null, found: found ?? null }
      : NOTHING_CHECKED;
  } catch {
    return NOTHING_CHECKED;
  }
};

/** Replaces the state as a whole, so that a reader never finds half of one. */
export const writeCheckState = (file: string, state: CheckState): void => {
  writeFileSync(`${file}.next`, JSON.stringify({ version: VERSION, ...state }), { mode: 0o600 });
  renameSync(`${file}.next`, file);
};

const VERSION = 1;
