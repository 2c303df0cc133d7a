import 'reflect-metadata';
import { keylessWarning, openDirectoryIn, openReadModels, openServing, watchOtherCheck } from '@app/application';
import { operations } from '../../common/src/operations';
import { runServer, warnAs } from '../../common/src/run-server';
import { ProjectorModule } from './projector.module';
import { readModelsHealth } from './read-models/read-models-health';
import { serveViewer } from './viewer-files';

runServer({
  name: 'projector',
  title: 'Session Ledger: queries',
  port: 3002,
  open: (ledger) => {
    const serving = openServing({ ...ledger, check: null });
    const { log, vault } = serving;
    const models = openReadModels(ledger, ledger.identity);
    const directory = openDirectoryIn(ledger.settings);
    return {
      imports: [
        ProjectorModule.with({ ...serving, models, directory }),
        ...operations(serving, { models, directory }, [readModelsHealth(log, models)]),
      ],
      vault,
      configure: serveViewer,
      listening: async () => {
        const keyless = await keylessWarning(log);
        if (keyless !== null) warnAs('Checkpoints')(keyless);
      },
      stop: watchOtherCheck(ledger),
      close: () => {
        directory.close();
        models.close();
      },
    };
  },
});
