import { type LedgerEvent, SCHEMA_VERSION } from '@app/contract';
import { eventIdOf } from '@app/ledger';
import type { Executor } from '../execute/execute';

/** The ledger's own record of what was taken in. */
const IMPORTS = 'ledger-imports';

interface Imported {
  readonly importId: string;
  readonly session: string;
  readonly file: string;
  readonly sha256: string;
  readonly format: string;
  readonly records: {
    readonly read: number;
    readonly taken: number;
    readonly already: number;
    readonly refused: number;
  };
  readonly when: Date;
  /** Nobody said when it was played. */
  readonly undated: boolean;
}

/** Records that an import is finished, with the hash of the file: an auditor can then ask for exactly that file. */
export const recordImport = async ({ log, now }: Executor, imported: Imported): Promise<void> => {
  const { importId, session, file, sha256, format, records, when, undated } = imported;
  const event: LedgerEvent = {
    type: 'ImportFinished',
    data: {
      session,
      file,
      sha256,
      format,
      read: records.read,
      taken: records.taken,
      already: records.already,
      refused: records.refused,
      ...(undated ? { undated } : {}),
    },
  };
  const recordedAt = now().toISOString();
  // A later import of the same file that found more to take is another act: its counts make another id.
  const id = eventIdOf(importId, records.taken);
  await log.append(
    IMPORTS,
    [
      {
        id,
        type: event.type,
        data: event.data,
        metadata: {
          $correlationId: importId,
          $causationId: importId,
          commandId: importId,
          actor: { id: 'import', role: 'scorer' },
          occurredAt: when.toISOString(),
          recordedAt,
          schemaVersion: SCHEMA_VERSION,
        },
      },
    ],
    'any',
  );
};
