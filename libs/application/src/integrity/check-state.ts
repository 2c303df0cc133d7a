import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  type Infer,
  type Schema,
  aSha256,
  anInstant,
  anyNumber,
  anyText,
  anyWhole,
  conforms,
  listOf,
  object,
  optionalRecord,
} from '@app/contract';
import type { AuditProgress } from '@app/ledger';

/** A complete pass over the ledger, and how many seconds it took, pauses included. */
const aCompletePass = object({ finishedAt: anInstant, events: anyWhole, root: aSha256, seconds: anyNumber });
export type CompletePass = Infer<typeof aCompletePass>;

const someProgress: Schema<AuditProgress> = object({ size: anyWhole, subtrees: listOf(aSha256) });
const aFinding = object({ position: anyWhole, reason: anyText });

/** What the background check keeps beside the ledger. None of it is evidence: it only saves work after a restart. */
export interface CheckState {
  /** Where a pass was interrupted; null between two passes. */
  readonly progress: AuditProgress | null;
  readonly lastPass: CompletePass | null;
  /** What a pass has found: the next start reads the whole ledger before it serves. */
  readonly found: Infer<typeof aFinding> | null;
}

const NOTHING_CHECKED: CheckState = { progress: null, lastPass: null, found: null };

const sound = <T>(schema: Schema<T>, value: unknown): T | null => (conforms(schema, value) ? value : null);

/** The stored state, as far as it can be read: null for each member that is missing or damaged. */
export const readCheckState = (file: string): CheckState => {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { version, progress, lastPass, found } = optionalRecord(stored);
    if (version !== VERSION) return NOTHING_CHECKED;
    return {
      progress: sound(someProgress, progress),
      lastPass: sound(aCompletePass, lastPass),
      found: sound(aFinding, found),
    };
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
