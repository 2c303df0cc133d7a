import { existsSync } from 'node:fs';
import type { Texts } from '@app/messages';
import type { Command } from 'commander';
import { nodeCrypto, toHex } from '@app/ledger';
import { settingsFrom, stopSignal } from '@app/application';
import { UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { note, print, printJson } from '../output/print';
import { cosigningKey } from '../witness/cosigning-key';
import { keysByOrigin, logKeys } from '../witness/log-keys';
import { listening, stopped, witnessServer } from '../witness/server';
import { openWitnessState, type Latest, type Suspect } from '../witness/state';
import { witness } from '../witness/witness';

interface Options extends LanguageOption {
  readonly key?: string;
  readonly name?: string;
  readonly state?: string;
  readonly log: readonly string[];
  readonly port?: string;
  readonly host?: string;
  readonly make?: boolean;
  readonly show?: boolean;
  readonly json?: boolean;
}

const DEFAULT_PORT = 3004;

const needed = (value: string | undefined, option: string): string => {
  if (value === undefined) throw new UsageError(commandText('witness.needed', { option }));
  return value;
};

const asText = ({ origin, size, root, note, time }: Latest) => ({
  origin,
  size,
  root: toHex(root),
  time: new Date(time * 1000).toISOString(),
  note,
});

const suspectLines = (suspect: Suspect, { say }: Texts): string => {
  const { origin, size, root, time, note } = asText(suspect);
  const what = say(commandText('witness.suspect', { origin, kind: suspect.kind, size, root, time: { instant: time } }));
  return `\n${what}\n\n${note}\n${say(commandText('witness.had-been'))}\n\n${suspect.against}`;
};

/** What the witness knows, and what it holds against logs. */
const show = (file: string, options: Options): void => {
  const texts = textsFor(options);
  if (!existsSync(file)) throw new UsageError(commandText('witness.no-state', { file }));
  const state = openWitnessState(file);
  try {
    const { latest, suspects } = state.all();
    if (options.json === true) {
      const held = suspects.map((suspect) => ({ ...asText(suspect), kind: suspect.kind, against: suspect.against }));
      printJson({ latest: latest.map(asText), suspects: held });
      return;
    }
    if (latest.length === 0) print(texts.say(commandText('witness.nothing')));
    for (const { origin, size, root, time } of latest.map(asText)) {
      print(texts.say(commandText('witness.latest', { origin, size, root, time: { instant: time } })));
    }
    for (const suspect of suspects) print(suspectLines(suspect, texts));
  } finally {
    state.close();
  }
};

const serve = async (options: Options): Promise<void> => {
  const { host, port } = settingsFrom(process.env, options, DEFAULT_PORT);
  const logs = keysByOrigin(await logKeys('--log', options.log));
  if (logs.size === 0) throw new UsageError(commandText('witness.log-needed'));
  const key = await cosigningKey(needed(options.key, '--key'), options.name);
  const state = openWitnessState(needed(options.state, '--state'));
  const now = () => new Date();
  const shout = (words: string): void => {
    note(`witness: ${words}`);
  };
  const server = witnessServer(witness({ logs, key, state, crypto: nodeCrypto, now, shout }), shout);
  try {
    const url = await listening(server, host, port);
    const stop = stopSignal();
    const { say } = textsFor(options);
    print(`${say(commandText('witness.on', { url }))}\n${say(commandText('witness.key', { key: key.verifierKey }))}`);
    await stop;
    await stopped(server);
  } finally {
    state.close();
  }
};

const run = async (options: Options): Promise<void> => {
  if (options.show === true) show(needed(options.state, '--state'), options);
  else if (options.make === true) {
    print((await cosigningKey(needed(options.key, '--key'), options.name)).verifierKey);
  } else await serve(options);
};

export const addWitness = (program: Command): void => {
  program
    .command('witness')
    .description('co-sign checkpoints of other ledgers, as long as each continues the one before')
    .option('--key <file>', 'its key; made the first time')
    .option('--name <name>', 'of the key when it is made: an address without scheme, like witness.example/w1')
    .option('--state <file>', 'what has been co-signed: never to be lost, copied or put back')
    .option(
      '--log <key>',
      'verifier key of a log; as often as there are logs and keys',
      (key, all: readonly string[]) => [...all, key],
      [],
    )
    .option('--port <n>', 'port to listen on (3004); 0 takes a free one')
    .option('--host <address>', 'address to listen on (127.0.0.1)')
    .option('--make', 'only make the key where there is none, and print its verifier key')
    .option('--show', 'only print what has been co-signed and what is held against logs')
    .option('--json', 'with --show: print one JSON document')
    .action(async (_: unknown, command: Command) => run(command.optsWithGlobals<Options>()));
};
