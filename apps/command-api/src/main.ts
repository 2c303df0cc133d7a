import 'reflect-metadata';
import { checkInBackground, openServing, openWriteSide } from '@app/application';
import { operations } from '../../common/src/operations';
import { runServer, warnAs } from '../../common/src/run-server';
import { CommandApiModule } from './command-api.module';
import { processManagerHealth } from './process-manager/process-manager-health';

runServer({
  name: 'command-api',
  title: 'Session Ledger: commands',
  port: 3001,
  open: async (ledger) => {
    const serving = openServing({ ...ledger, check: checkInBackground(ledger) });
    const writeSide = await openWriteSide(serving, warnAs('Checkpoints'));
    return {
      imports: [
        CommandApiModule.with({ ...serving, ...writeSide }),
        ...operations(serving, writeSide, [processManagerHealth(serving.log, writeSide.manager)]),
      ],
      vault: serving.vault,
      stop: () => serving.check?.stop(),
    };
  },
});
