import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { auditFile, type AuditProgress, type LedgerVerification, type TreeHead } from '@app/ledger';

/** What one pass is to check. */
export interface CheckTask {
  /** Path of the ledger file. */
  readonly file: string;
  readonly from: AuditProgress | null;
  readonly heads: readonly TreeHead[];
  /** Positions of altered events that the operator accepted. */
  readonly accepted: readonly number[];
  /** Part of the time in which it works; in the rest it pauses, so that commands have the disk and the processor. */
  readonly share: number;
}

export type CheckMessage =
  | { readonly kind: 'progress'; readonly progress: AuditProgress }
  | { readonly kind: 'done'; readonly verification: LedgerVerification }
  | { readonly kind: 'failed'; readonly problem: string };

/** How often it reports, in milliseconds. */
const REPORT = 1_000;

const send = (message: CheckMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => {
      resolve();
    });
  });

/** Works for a page, then pauses; reports where it is at most once a second. */
const throttled = (share: number) => {
  let [began, reported] = [performance.now(), -Infinity];
  return async (progress: AuditProgress): Promise<void> => {
    const worked = performance.now() - began;
    if (performance.now() - reported >= REPORT) {
      await send({ kind: 'progress', progress });
      reported = performance.now();
    }
    if (share < 1) await pause((worked * (1 - share)) / share);
    began = performance.now();
  };
};

const main = async ({ file, from, heads, accepted, share }: CheckTask): Promise<void> => {
  setPriority(constants.priority.PRIORITY_LOW);
  const verification = await auditFile(file, { ...(from && { from }), heads, accepted, reached: throttled(share) });
  await send({ kind: 'done', verification });
};

// Without the server there is nobody to report to.
process.once('disconnect', () => process.exit());
main(JSON.parse(process.argv[2] ?? '') as CheckTask)
  .catch((error: unknown) => send({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) }))
  .finally(() => {
    process.disconnect();
  });
