import type { Message } from '@app/bridge';
import { type VerifierKey, genuineKey, nodeCrypto, parseLedgerUrl, verifyEngine, verifyLedger } from '@app/ledger';
import type { Command } from 'commander';
import { filesOf, settingsFrom, warningAbout } from '@app/application';
import type { PlaceOptions } from '../embedded';
import { Failure, UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { note, print, printJson } from '../output/print';
import { bytesOf, textOf } from '../read-file';
import { caseVerdict } from '../verify/case';
import { documentVerdict } from '../verify/document';
import { kindOfFile } from '../verify/kind-of-file';
import { ledgerVerdict } from '../verify/ledger';
import { checkpointVerdict, proofVerdict } from '../verify/proof';
import type { Verdict } from '../verify/verdict';

interface Options extends LanguageOption, PlaceOptions {
  readonly checkpoint: readonly string[];
  readonly key: readonly string[];
  readonly event?: string;
  readonly json?: boolean;
}

const listed = (one: string, before: readonly string[]): readonly string[] => [...before, one];

/** The keys given, each with its own id: a slip in copying one would look like a ledger that nobody has signed. */
const keysIn = async ({ key: texts }: Options): Promise<readonly VerifierKey[]> =>
  Promise.all(
    texts.map(async (text) => {
      const key = await genuineKey(text, nodeCrypto);
      if (key !== undefined) return key;
      throw new UsageError(commandText('verify.bad-key', { key: JSON.stringify(text) }));
    }),
  );

const refuseWithoutKey = (keys: readonly VerifierKey[], of: 'proof' | 'checkpoint'): void => {
  if (keys.length === 0) throw new UsageError(commandText('verify.key-needed', { of }));
};

/** `file` or the URL of a ledger; what else it may be is told by what is in it. */
const ofLedger = async (url: string, options: Options): Promise<Verdict> => {
  const against = {
    keys: options.key,
    checkpoints: options.checkpoint.map((file) => ({ name: file, note: textOf(file) })),
  };
  const parsed = parseLedgerUrl(url);
  switch (parsed.engine) {
    case 'memory':
      throw new Failure(commandText('verify.in-memory'));
    case 'sqlite':
      return ledgerVerdict(parsed.file, await verifyLedger(parsed.file, against));
    case 'eventstore': {
      const { ledgerCopy } = filesOf(settingsFrom(process.env, options));
      return ledgerVerdict(parsed.shown, await verifyEngine(url, { ...against, localCopy: ledgerCopy }));
    }
  }
};

const ofFile = async (file: string, keys: readonly VerifierKey[], options: Options): Promise<Verdict> => {
  const kind = kindOfFile(file);
  if (kind === 'ledger') return ofLedger(`sqlite:${file}`, options);
  if (options.checkpoint.length > 0) throw new UsageError(commandText('verify.checkpoint-of-ledger'));
  switch (kind) {
    case 'case':
      return caseVerdict(file, textOf(file), options.key);
    case 'evidence':
      return documentVerdict(file, textOf(file), options.key);
    case 'proof':
      refuseWithoutKey(keys, 'proof');
      if (options.event === undefined) throw new UsageError(commandText('verify.event-needed'));
      return proofVerdict(file, textOf(file), bytesOf(options.event), keys);
    case 'checkpoint':
      refuseWithoutKey(keys, 'checkpoint');
      return checkpointVerdict(file, textOf(file), keys);
    case 'unknown':
      throw new Failure(commandText('verify.unknown-file', { file }));
  }
};

/** Also a URL that is not quite right: a file with such a name is given as `./name`. A drive has one letter. */
const isUrl = (given: string): boolean => /^[a-z][a-z+]+:/i.test(given);

const run = async (given: string | undefined, options: Options): Promise<void> => {
  const { say } = textsFor(options);
  const warn = (warning: string | Message): void => {
    note(say(commandText('verify.warning', { warning })));
  };
  const keys = await keysIn(options);
  const settings = settingsFrom(process.env, options);
  const place = given ?? settings.ledgerUrl;
  // What a ledger has lost at its end it cannot say itself; the files beside it can.
  const lost = given === undefined ? await warningAbout(settings).catch(() => null) : null;
  if (lost !== null) warn(lost);
  const verdict = isUrl(place) ? await ofLedger(place, options) : await ofFile(place, keys, options);
  verdict.warnings.forEach(warn);
  if (options.json === true) printJson(verdict.json);
  else print(verdict.lines.map(say).join('\n'));
  process.exitCode = verdict.ok ? (verdict.exitCode ?? 0) : 1;
};

export const addVerify = (program: Command): void => {
  program
    .command('verify')
    .argument(
      '[file]',
      'a ledger (file or URL), a case file, evidence, a .tlog-proof, a checkpoint; the ledger in use where left out',
    )
    .description(
      'whether it is what was recorded and signed; names the first position that does not hold, and what that means',
    )
    .option(
      '--checkpoint <file>',
      'a checkpoint that was kept: the ledger must still continue it; may be repeated',
      listed,
      [],
    )
    .option(
      '--key <vkey>',
      'the verifier key of the ledger or of a witness, known from elsewhere; may be repeated',
      listed,
      [],
    )
    .option('--event <file>', 'of a .tlog-proof: the entry it is of, byte for byte')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExit status: 0 where everything holds; 1 where something does not; 3 where nothing is wrong with a case file, but\n' +
        'the key given does not vouch for all of it: the parts that are not proved are listed.',
    )
    .action(async (file: string | undefined, _: unknown, command: Command) =>
      run(file, command.optsWithGlobals<Options>()),
    );
};
