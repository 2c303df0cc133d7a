import { openSigner, type Signer, type Use } from '@app/application';
import { type Embedded, type PlaceOptions, withEmbedded } from './embedded';
import { note } from './output/print';

/**
 * Opens the ledger with what signs it, does the work, and closes both whatever happens.
 * @param use as `withEmbedded` has it
 */
export const withSigner = <T>(
  options: PlaceOptions,
  use: Use,
  work: (signer: Signer, embedded: Embedded) => Promise<T>,
): Promise<T> =>
  withEmbedded(options, use, async (embedded) => {
    const signer = await openSigner(embedded.settings, embedded.log, () => new Date(), note);
    try {
      return await work(signer, embedded);
    } finally {
      signer.signed.close();
    }
  });
