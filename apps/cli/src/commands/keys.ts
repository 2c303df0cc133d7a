import type { Message } from '@app/bridge';
import type { KeyAnswer } from '@app/contract';
import type { Texts } from '@app/messages';
import type { Command } from 'commander';
import { keysAnswer, ledgerKeys, makeKey, rotateKey, signCheckpoint } from '@app/application';
import type { PlaceOptions } from '../embedded';
import { commandText } from '../output/command-texts';
import { textsFor } from '../output/language';
import { note, print, printJson } from '../output/print';
import { withSigner } from '../with-signer';

interface Options extends PlaceOptions {
  readonly json?: boolean;
  readonly name?: string;
  readonly reason?: string;
  readonly lost?: boolean;
}

const replacedText = ({ replaces, vouchedFor, reason }: KeyAnswer): Message =>
  replaces === null
    ? commandText('keys.first')
    : commandText('keys.replaced', { vouched: vouchedFor === true ? 'yes' : 'no', reason });

const keyLines = (key: KeyAnswer, place: string | null, { say }: Texts): string =>
  [
    key.key,
    say(commandText('keys.for', { from: key.from, to: key.to, at: key.recordedAt && { instant: key.recordedAt } })),
    say(commandText('keys.replaces', { how: replacedText(key) })),
    ...(place === null ? [] : [say(commandText('keys.place', { place }))]),
  ].join('\n');

const show = (options: Options): Promise<void> =>
  withSigner(options, 'reads', async ({ log, key }) => {
    const texts = textsFor(options);
    const keys = await keysAnswer(await ledgerKeys(log));
    const here = key.current()?.verifierKey ?? null;
    if (options.json === true) printJson({ keys, here });
    else if (keys.length === 0) print(texts.say(commandText('keys.none')));
    else print(keys.map((one) => keyLines(one, one.key === here ? key.name : null, texts)).join('\n\n'));
    const last = keys.at(-1);
    if (last && last.key !== here) note(texts.say(commandText('keys.not-here', { place: key.name })));
  });

const make = (options: Options): Promise<void> =>
  withSigner(options, 'begins', async (signer) => {
    const { verifierKey } = await makeKey(signer, options.name);
    await signCheckpoint(signer);
    print(verifierKey);
    note(textsFor(options).say(commandText('keys.made', { place: signer.key.name })));
  });

const rotate = (options: Options): Promise<void> =>
  withSigner(options, 'writes', async (signer) => {
    const { verifierKey } = await rotateKey(signer, { reason: options.reason, isLost: options.lost });
    await signCheckpoint(signer);
    print(verifierKey);
    note(textsFor(options).say(commandText('keys.rotated')));
  });

export const addKeys = (program: Command): void => {
  const keys = program
    .command('keys')
    .description('the keys that checkpoints are signed with: the verifier keys to give to others, and their history')
    .option('--json', 'print one JSON document')
    .action(async (_: unknown, command: Command) => show(command.optsWithGlobals<Options>()));
  keys
    .command('make')
    .description('make the first key of the ledger, and sign a first checkpoint')
    .option('--name <origin>', 'a name of your own, like club.example/ledger; it stays, also when the key is changed')
    .action(async (_: unknown, command: Command) => make(command.optsWithGlobals<Options>()));
  keys
    .command('rotate')
    .description('change the key; the old one vouches for the new one')
    .option('--reason <words>', 'why, for the record')
    .option('--lost', 'nobody has the old key any longer, so nothing vouches for the new one')
    .action(async (_: unknown, command: Command) => rotate(command.optsWithGlobals<Options>()));
};
