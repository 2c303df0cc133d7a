import { decisionAddress } from '@app/contract';
import { type EventLog, canonicalEvent } from '@app/ledger';
import type { Command } from 'commander';
import { consistencyOf, evidenceAddress, evidenceOf, proofOfOne } from '@app/application';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { textsFor } from '../output/language';
import { note } from '../output/print';
import { writeOut } from '../output/write-out';

interface Options extends PlaceOptions {
  readonly format?: string;
  readonly out?: string;
  readonly from?: string;
  readonly to?: string;
}

type Prove = (log: EventLog, options: Options) => Promise<void>;

const writeJson = (value: unknown, options: Options): void => {
  writeOut(`${JSON.stringify(value, null, 2)}\n`, options.out, textsFor(options));
};

/** One event as a `.tlog-proof`, with the entry it proves in a file beside it. */
const asTlogProof =
  (what: string): Prove =>
  async (log, options) => {
    const { out } = options;
    const texts = textsFor(options);
    const { event, text } = await proofOfOne(log, evidenceAddress(what));
    const { type, position } = event;
    note(
      texts.say(
        commandText('prove.proves', { event: decisionAddress(event.streamId, event.revision), type, position }),
      ),
    );
    writeOut(text, out, texts);
    if (out === undefined) note(texts.say(commandText('prove.out-writes')));
    else writeOut(canonicalEvent(event), `${out}.event.json`, texts);
  };

/** One event or a whole stream as a document of evidence. */
const asJson =
  (what: string): Prove =>
  async (log, options) => {
    writeJson(await evidenceOf(log, evidenceAddress(what)), options);
  };

const growth: Prove = async (log, options) => {
  writeJson(await consistencyOf(log, options.from, options.to, 'ledger'), options);
};

const FORMATS: ReadonlyMap<string, (what: string) => Prove> = new Map([
  ['tlog-proof', asTlogProof],
  ['json', asJson],
]);

const proverOf = (what: string | undefined, { format, from, to }: Options): Prove => {
  if (what === undefined) {
    if (from === undefined) throw new UsageError(commandText('prove.what'));
    if (format === 'tlog-proof') throw new UsageError(commandText('prove.growth-is-json'));
    return growth;
  }
  if (from !== undefined || to !== undefined) {
    throw new UsageError(commandText('prove.growth-of-none'));
  }
  const prover = FORMATS.get(format ?? 'tlog-proof');
  if (prover) return prover(what);
  throw new UsageError(
    commandText('format-unknown', {
      format: format ?? '',
      formats: commandText('neither-nor', { one: 'tlog-proof', other: 'json' }),
    }),
  );
};

const run = async (what: string | undefined, options: Options): Promise<void> => {
  const prove = proverOf(what, options);
  await withEmbedded(options, 'reads', ({ log }) => prove(log, options));
};

export const addProve = (program: Command): void => {
  program
    .command('prove')
    .argument(
      '[what]',
      'a position like 1234, an event like demo.3.5@37, a board like demo.3.5, a stream like appeal-a1',
    )
    .description('the proof that something is in the ledger, as of its last checkpoint; checked offline')
    .option('--format <format>', 'tlog-proof (one event; the default) or json (an event, a board, or a stream)')
    .option('--out <file>', 'where to write it; a tlog-proof gets its event beside it, in FILE.event.json')
    .option('--from <n>', 'prove that the ledger of N events ...')
    .option('--to <m>', '... is the beginning of the ledger of M; of the last checkpoint where left out')
    .addHelpText(
      'after',
      '\nOf a board, a tlog-proof is of the last event that gives it a result, a score or a ruling.\n' +
        'What is proved is the entry in FILE.event.json, byte by byte (C2SP tlog-proof; its leaf is SHA-256 over a zero\n' +
        'byte and the entry): ledger verify FILE --event FILE.event.json --key KEY, or any other C2SP tool.\n' +
        'What is newer than the last checkpoint has no proof yet: ledger checkpoint.',
    )
    .action(async (what: string | undefined, _: unknown, command: Command) =>
      run(what, command.optsWithGlobals<Options>()),
    );
};
