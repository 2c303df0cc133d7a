import type { Disclosed } from '@app/formats';
import { parseLedgerUrl } from '@app/ledger';
import { type Decrypt, KEEPS_APART } from '@app/session';
import { type Settings, filesOf } from '../runtime/settings';
import { type Vault, openVault } from './vault';
import { type VaultKeySettings, vaultKeysIn } from './vault-key';

/** The vault of a ledger in the data folder; null for a ledger in memory: what is said there goes with it. Throws a `SettingsError` or a `DatabaseError`. */
export const openVaultIn = (settings: Pick<Settings, 'ledgerUrl'> & VaultKeySettings): Vault | null =>
  parseLedgerUrl(settings.ledgerUrl).engine === 'memory'
    ? null
    : openVault(filesOf(settings).vault, vaultKeysIn(settings));

/** Opens what people said with a vault; keeps it apart where there is none. */
export const unsealedBy = (vault: Vault | null): Decrypt => vault?.open ?? KEEPS_APART;

/** The same, with what shows that it was said. */
export const disclosedBy = (vault: Vault | null): Disclosed => vault?.disclose ?? (() => undefined);
