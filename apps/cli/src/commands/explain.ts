import { parseAddress } from '@app/session';
import type { Command } from 'commander';
import { lineageAnswer } from '../../../projector/src/queries/lineage-answer';
import type { LineageAnswer } from '../../../projector/src/queries/lineage-answer';
import type { Names } from '../../../projector/src/queries/names';
import type { PlaceOptions } from '../embedded';
import { withEmbedded } from '../embedded';
import { print, printJson } from '../output/print';
import { stageAt } from '../stage-at';
import { asOfFrom } from './replay';

interface Options extends PlaceOptions {
  readonly asOf?: string;
  readonly json?: boolean;
}

/** Whose number it is, as far as it is known. */
const heading = (address: string, names: Names): readonly string[] => {
  const parsed = parseAddress(address);
  const name = parsed.ok && parsed.value.contestant !== null ? names[parsed.value.contestant] : undefined;
  return name === undefined ? [] : [`${address}: ${name}`];
};

/** The tree in words and, of a place, what led to it. */
const page = ({ address, words, place, reasons }: LineageAnswer, names: Names): string =>
  [
    ...heading(address, names),
    ...words,
    ...(place === null ? [] : [`place ${place}`]),
    ...reasons.map((reason) => `  ${reason}`),
  ].join('\n');

const run = (session: string, address: string, options: Options): Promise<void> =>
  withEmbedded(options, false, async (embedded) => {
    const { documents, names } = await stageAt(embedded, session, asOfFrom(options.asOf));
    const answer = lineageAnswer(documents, address);
    if (options.json === true) printJson({ ...answer, names });
    else print(page(answer, names));
  });

export const addExplain = (program: Command): void => {
  program
    .command('explain')
    .argument('<session>')
    .argument(
      '<number>',
      'place/3 or total/3 of contestant 3 in the stage, session/3, board/1.7/NS at table 1, match/2/a, vp/2/a, round/2/3',
    )
    .description('the derivation of one number, down to events of the ledger and paragraphs')
    .option('--as-of <t>', 'as recorded by then: a ledger position or an instant')
    .option('--json', 'print one JSON document')
    .action(async (session: string, address: string, _: unknown, command: Command) =>
      run(session, address, command.optsWithGlobals<Options>()),
    );
};
