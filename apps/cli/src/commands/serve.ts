import type { Message } from '@app/bridge';
import { platform, shownLedgerUrl } from '@app/ledger';
import type { Command } from 'commander';
import {
  checkBeforeServing,
  checkInBackground,
  dataFolderWarnings,
  filesOf,
  localKey,
  type Mismatch,
  openSigner,
  type Settings,
  signFromTheStart,
  signToken,
  stopSignal,
} from '@app/application';
import { type Embedded, type PlaceOptions, withEmbedded } from '../embedded';
import { commandText } from '../output/command-texts';
import { mismatchReason } from '../output/mismatch-text';
import { note, print } from '../output/print';
import { loadDemo } from '../serve/demo';

interface Options extends PlaceOptions {
  readonly demo?: boolean;
  readonly port?: string;
  readonly host?: string;
}

/** Signs in whoever has started the example: nobody else reads this terminal. */
const tokenOfChief = (settings: Settings): Promise<string> =>
  signToken(localKey(filesOf(settings).key), { id: 'chief', role: 'chief-director' }, '12h');

/** Modes are left out where there are none; who may read the files is then for the operator to say. */
const accessNotice = ({ dataDir }: Settings): Message => commandText('serve.access', { folder: dataDir });

/** Spread out, since parts of it are made when they are first read. */
const parts = ({ settings, log, integrity, models, directory }: Embedded) => ({
  settings,
  log,
  integrity,
  models,
  directory,
});

const readOnlyLines = (mismatch: Mismatch): readonly Message[] => [
  commandText('serve.not-trusted', { why: mismatchReason(mismatch) }),
  commandText('serve.read-only'),
];

const run = (options: Options): Promise<void> =>
  withEmbedded(options, 'serves', async (embedded) => {
    // Only this command needs the web framework; the others start without it.
    const { createServer, listen } = await import('../serve/server');
    const { settings, log, integrity } = embedded;
    const { say } = embedded.texts;
    if (!platform.hasFileModes) note(say(accessNotice(settings)));
    const checked = { settings, log, integrity, warn: note };
    await checkBeforeServing(checked);
    const mismatch = integrity.mismatch();
    if (mismatch !== null) note(readOnlyLines(mismatch).map(say).join('\n'));
    if (options.demo === true && mismatch === null) await loadDemo(embedded);
    const signer = await openSigner(settings, log, () => new Date(), note);
    if (settings.checkpointSeconds > 0 && mismatch === null) await signFromTheStart(signer, note);
    const check = checkInBackground(checked);
    const app = await createServer({ ...parts(embedded), check }, signer);
    const url = await listen(app, embedded.settings.host, embedded.settings.port);
    for (const warning of dataFolderWarnings(settings, embedded.vault))
      note(say(commandText('ledger-says', { text: warning })));
    const signIn =
      options.demo === true
        ? [say(commandText('serve.chief', { url: `${url}/#/sign-in?token=${await tokenOfChief(settings)}` }))]
        : [];
    const stopped = stopSignal();
    print(
      [
        `${say(commandText('serve.running'))}\n`,
        say(commandText('serve.open', { url: `${url}/` })),
        ...signIn,
        `${say(commandText('serve.api', { url: `${url}/docs` }))}\n`,
        say(commandText('serve.stop', { ledger: shownLedgerUrl(settings.ledgerUrl) })),
      ].join('\n'),
    );
    await stopped;
    await check?.stop();
    await app.close();
  });

export const addServe = (program: Command): void => {
  program
    .command('serve')
    .description('commands, queries and the viewer in one process')
    .option('--demo', 'with the example session')
    .option('--port <n>', 'port to listen on (3000); 0 takes a free one')
    .option('--host <address>', 'address to listen on (127.0.0.1)')
    .action(async (_: unknown, command: Command) => run(command.optsWithGlobals<Options>()));
};
