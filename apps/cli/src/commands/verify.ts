import { type VerifierKey, genuineKey, nodeCrypto, parseLedgerUrl, verifyEngine, verifyLedger } from '@app/ledger';
import type { Command } from 'commander';
import { filesOf, settingsFrom, warningAbout } from '@app/application';
import type { PlaceOptions } from '../embedded';
import { Failure, UsageError } from '../failure';
import { note, print, printJson } from '../output/print';
import { bytesOf, textOf } from '../read-file';
import { caseVerdict } from '../verify/case';
import { documentVerdict } from '../verify/document';
import { kindOfFile } from '../verify/kind-of-file';
import { ledgerVerdict } from '../verify/ledger';
import { checkpointVerdict, proofVerdict } from '../verify/proof';
import type { Verdict } from '../verify/verdict';

interface Options extends PlaceOptions {
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
      throw new UsageError(`--key: ${JSON.stringify(text)} is not a verifier key, like ledger.example+0a1b2c3d+AbCd`);
    }),
  );

const refuseWithoutKey = (keys: readonly VerifierKey[], what: string): void => {
  if (keys.length === 0)
    throw new UsageError(`--key: ${what} is checked with the ledger's verifier key (ledger keys shows it)`);
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
      throw new Failure('a ledger in memory is gone with its process: there is nothing to verify');
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
  if (options.checkpoint.length > 0) throw new UsageError('--checkpoint: a whole ledger is compared with it');
  switch (kind) {
    case 'case':
      return caseVerdict(file, textOf(file), options.key);
    case 'evidence':
      return documentVerdict(file, textOf(file), options.key);
    case 'proof':
      refuseWithoutKey(keys, 'a proof');
      if (options.event === undefined)
        throw new UsageError('--event: name the file with the entry that the proof is of');
      return proofVerdict(file, textOf(file), bytesOf(options.event), keys);
    case 'checkpoint':
      refuseWithoutKey(keys, 'a checkpoint');
      return checkpointVerdict(file, textOf(file), keys);
    case 'unknown':
      throw new Failure(`${file}: neither a ledger, a case file, evidence, a proof nor a checkpoint`);
  }
};

/** Also a URL that is not quite right: a file with such a name is given as `./name`. A drive has one letter. */
const isUrl = (given: string): boolean => /^[a-z][a-z+]+:/i.test(given);

const run = async (given: string | undefined, options: Options): Promise<void> => {
  const keys = await keysIn(options);
  const settings = settingsFrom(process.env, options);
  const place = given ?? settings.ledgerUrl;
  // What a ledger has lost at its end it cannot say itself; the files beside it can.
  const lost = given === undefined ? await warningAbout(settings).catch(() => null) : null;
  if (lost !== null) note(`warning: ${lost}`);
  const verdict = isUrl(place) ? await ofLedger(place, options) : await ofFile(place, keys, options);
  for (const warning of verdict.warnings) note(`warning: ${warning}`);
  if (options.json === true) printJson(verdict.json);
  else print(verdict.lines.join('\n'));
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
