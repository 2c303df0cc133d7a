import type { KeyAnswer } from '@app/contract';
import type { Command } from 'commander';
import { keysAnswer, ledgerKeys, makeKey, rotateKey, signCheckpoint } from '@app/application';
import type { PlaceOptions } from '../embedded';
import { note, print, printJson } from '../output/print';
import { withSigner } from '../with-signer';

interface Options extends PlaceOptions {
  readonly json?: boolean;
  readonly name?: string;
  readonly reason?: string;
  readonly lost?: boolean;
}

const replacedText = ({ replaces, vouchedFor, reason }: KeyAnswer): string => {
  if (replaces === null) return 'the first key of the ledger';
  const how =
    vouchedFor === true
      ? 'vouched for by the one before it'
      : 'not vouched for by the one before it, as where that was lost';
  return reason === null ? how : `${how}: ${reason}`;
};

const keyLines = (key: KeyAnswer, place: string | null): string => {
  const until = key.to === null ? 'on, in force' : `to ${key.to} events`;
  const where = place === null ? '' : `\n  its private half is in ${place}`;
  const when = key.recordedAt === null ? '' : `, recorded ${key.recordedAt}`;
  return `${key.key}\n  for checkpoints from ${key.from} ${until}${when}\n  ${replacedText(key)}${where}`;
};

const show = (options: Options): Promise<void> =>
  withSigner(options, 'reads', async ({ log, key }) => {
    const keys = await keysAnswer(await ledgerKeys(log));
    const here = key.current()?.verifierKey ?? null;
    if (options.json === true) printJson({ keys, here });
    else if (keys.length === 0) print('the ledger has no key yet: ledger keys make');
    else print(keys.map((one) => keyLines(one, one.key === here ? key.name : null)).join('\n\n'));
    const last = keys.at(-1);
    if (last && last.key !== here) note(`the private half of the key in force is not in ${key.name}`);
  });

const make = (options: Options): Promise<void> =>
  withSigner(options, 'begins', async (signer) => {
    const { verifierKey } = await makeKey(signer, options.name);
    await signCheckpoint(signer);
    print(verifierKey);
    note(`the private half is in ${signer.key.name}: keep a copy of it where only you can read it`);
  });

const rotate = (options: Options): Promise<void> =>
  withSigner(options, 'writes', async (signer) => {
    const { verifierKey } = await rotateKey(signer, { reason: options.reason, isLost: options.lost });
    await signCheckpoint(signer);
    print(verifierKey);
    note('give this key to whoever checks the checkpoints, beside the ones before it');
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
