import type { Command } from 'commander';
import { publicationsOf } from '@app/application';
import { AS_OF, asOfIn } from '../as-of';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { type LanguageOption, textsFor } from '../output/language';
import { print, printJson } from '../output/print';
import { publicationsText } from '../output/publications-text';
import { stageAt } from '../stage-at';

interface Options extends PlaceOptions, LanguageOption {
  readonly asOf?: string;
  readonly json?: boolean;
}

const run = (id: string, options: Options): Promise<void> =>
  withEmbedded(options, 'reads', async (embedded) => {
    const asOf = await asOfIn(embedded.log, options.asOf);
    const { documents, names, timeZone } = await stageAt(embedded, id, asOf);
    const publications = await publicationsOf(embedded.log, documents.session, true);
    if (options.json === true) printJson({ session: id, publications, names });
    else print(publicationsText(id, publications, textsFor(options, { names, timeZone })));
  });

export const addPublications = (program: Command): void => {
  program
    .command('publications')
    .argument('<session>')
    .description('what was put up, when, by whom, and with which tree head')
    .option('--as-of <t>', `as recorded by then: ${AS_OF}`)
    .option('--json', 'print one JSON document')
    .action(async (session: string, _: unknown, command: Command) => run(session, command.optsWithGlobals<Options>()));
};
