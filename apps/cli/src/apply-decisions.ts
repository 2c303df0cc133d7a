import { openProcessManager, refusedInWords } from '@app/application';
import type { Embedded } from './embedded';
import { note } from './output/print';

/** Lets what was decided take effect in other streams, where no server does it; what is refused there is noted. */
export const applyDecisions = async ({ settings, log }: Pick<Embedded, 'settings' | 'log'>): Promise<void> => {
  const manager = openProcessManager(settings, log, () => new Date());
  try {
    await manager.runPending((refused) => {
      note(refusedInWords(refused));
    });
  } finally {
    manager.close();
  }
};
