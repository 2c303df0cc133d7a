import { decisionAddress } from '@app/contract';
import { type EventLog, canonicalEvent } from '@app/ledger';
import type { Command } from 'commander';
import { consistencyOf, evidenceAddress, evidenceOf, proofOfOne } from '@app/application';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { UsageError } from '../failure';
import { note } from '../output/print';
import { writeOut } from '../output/write-out';

interface Options extends PlaceOptions {
  readonly format?: string;
  readonly out?: string;
  readonly from?: string;
  readonly to?: string;
}

type Prove = (log: EventLog, options: Options) => Promise<void>;

const writeJson = (value: unknown, out: string | undefined): void => {
  writeOut(`${JSON.stringify(value, null, 2)}\n`, out);
};

/** One event as a `.tlog-proof`, with the entry it proves in a file beside it. */
const asTlogProof =
  (what: string): Prove =>
  async (log, { out }) => {
    const { event, text } = await proofOfOne(log, evidenceAddress(what));
    note(`proves ${decisionAddress(event.streamId, event.revision)} (${event.type}), at position ${event.position}`);
    writeOut(text, out);
    if (out === undefined) note('--out writes the event beside it, in the bytes that are proved');
    else writeOut(canonicalEvent(event), `${out}.event.json`);
  };

/** One event or a whole stream as a document of evidence. */
const asJson =
  (what: string): Prove =>
  async (log, { out }) => {
    writeJson(await evidenceOf(log, evidenceAddress(what)), out);
  };

const growth: Prove = async (log, { from, to, out }) => {
  writeJson(await consistencyOf(log, from, to, 'ledger'), out);
};

const FORMATS: ReadonlyMap<string, (what: string) => Prove> = new Map([
  ['tlog-proof', asTlogProof],
  ['json', asJson],
]);

const proverOf = (what: string | undefined, { format, from, to }: Options): Prove => {
  if (what === undefined) {
    if (from === undefined) throw new UsageError('name what is to be proved, or two heads with --from and --to');
    if (format === 'tlog-proof') throw new UsageError('--format: a proof between two heads is a JSON document');
    return growth;
  }
  if (from !== undefined || to !== undefined) {
    throw new UsageError('--from and --to are for a proof between two heads, which is of no event');
  }
  const prover = FORMATS.get(format ?? 'tlog-proof');
  if (prover) return prover(what);
  throw new UsageError(`--format: '${format ?? ''}' is neither ${[...FORMATS.keys()].join(' nor ')}`);
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
