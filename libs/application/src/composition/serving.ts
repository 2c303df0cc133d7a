import type { EventLog } from '@app/ledger';
import { checkpointMetrics } from '../checkpoints/checkpoint-metrics';
import { openSigner } from '../checkpoints/open';
import type { Signer } from '../checkpoints/signer';
import { type Directory, openDirectory } from '../directory/directory';
import type { BackgroundCheck } from '../integrity/background-check';
import type { Integrity } from '../integrity/integrity';
import { integrityMetrics } from '../integrity/integrity-metrics';
import { ledgerMetrics } from '../metrics/ledger-metrics';
import type { Metric } from '../metrics/metric';
import { openProcessManager } from '../process-manager/open';
import type { ProcessManager } from '../process-manager/process-manager';
import { processManagerMetrics } from '../process-manager/process-manager-metrics';
import { readModelMetrics } from '../read-models/read-model-metrics';
import { type ReadModels, readModels } from '../read-models/read-models';
import { type Settings, filesOf } from '../runtime/settings';
import { localKey } from '../tokens/local-key';
import { openVaultIn } from '../vault/open-vault';
import type { Vault } from '../vault/vault';

/** A ledger that this process has opened. */
export interface OpenLedger {
  readonly settings: Settings;
  /** Refuses appends while `integrity` knows of a mismatch. */
  readonly log: EventLog;
  readonly integrity: Integrity;
  /** The check of the whole ledger, where this process does it. */
  readonly check: BackgroundCheck | null;
}

/** What every server has of the ledger that it serves. */
export interface Serving extends OpenLedger {
  /** What people said; null for a ledger in memory. */
  readonly vault: Vault | null;
  /** Signs the tokens by which callers are recognised. */
  readonly tokenKey: Uint8Array;
  readonly now: () => Date;
}

export const openServing = (ledger: OpenLedger): Serving => ({
  ...ledger,
  vault: openVaultIn(ledger.settings),
  tokenKey: localKey(filesOf(ledger.settings).key),
  now: () => new Date(),
});

/** What the write side has besides: it applies decisions and signs checkpoints. */
export interface WriteSide {
  readonly manager: ProcessManager;
  readonly checkpoints: { readonly signer: Signer; readonly seconds: number };
}

/**
 * @param warn told of what keeps checkpoints from being signed
 * @param given signs the checkpoints, where the caller has that open already
 */
export const openWriteSide = async (
  { settings, log, now }: Serving,
  warn: (problem: string) => void,
  given?: Signer,
): Promise<WriteSide> => ({
  manager: openProcessManager(settings, log, now),
  checkpoints: { signer: given ?? (await openSigner(settings, log, now, warn)), seconds: settings.checkpointSeconds },
});

/** What the read side has besides: what queries are answered from. */
export interface ReadSide {
  readonly models: ReadModels;
  readonly directory: Directory;
}

/** @param identity of the ledger: read models of another one are built anew */
export const openReadModels = (
  { settings, log, integrity }: Omit<OpenLedger, 'check'>,
  identity: string | null,
): ReadModels => readModels(filesOf(settings).readModels, log, { ledger: identity, integrity });

export const openDirectoryIn = (settings: Settings): Directory => openDirectory(filesOf(settings).directory);

/** The metrics of a server, with those of each side that it is. */
export const serverMetrics = (
  { log, integrity, check }: Serving,
  { manager, models }: Partial<WriteSide & ReadSide>,
): readonly Metric[] => [
  ...ledgerMetrics(log),
  ...checkpointMetrics(log),
  ...integrityMetrics(integrity, check),
  ...(models ? readModelMetrics(log, models) : []),
  ...(manager ? processManagerMetrics(log, manager) : []),
];
