import { likelyErrors, scoreSession } from '@app/documents';
import type { Command } from 'commander';
import { tableRecords, wasRecorded } from '@app/application';
import { AS_OF, asOfIn } from '../as-of';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { type LanguageOption, textsFor } from '../output/language';
import { likelyErrorsText } from '../output/likely-errors-text';
import { print, printJson } from '../output/print';
import { stageAt } from '../stage-at';

interface Options extends PlaceOptions, LanguageOption {
  readonly asOf?: string;
  readonly json?: boolean;
}

const run = (id: string, options: Options): Promise<void> =>
  withEmbedded(options, 'reads', async (embedded) => {
    const { log } = embedded;
    const asOf = await asOfIn(log, options.asOf);
    const { documents, names, timeZone } = await stageAt(embedded, id, asOf);
    const { session } = documents;
    const boards = documents.stage.find((one) => one.session.id === session.id)?.boards ?? [];
    const records = await tableRecords(log, boards, (event) => asOf === undefined || wasRecorded(event, asOf));
    const errors = likelyErrors(scoreSession(session, boards), (doc) => records.get(doc.id) ?? null);
    if (options.json === true) printJson({ session: session.id, errors, names });
    else print(likelyErrorsText(errors, textsFor(options, { names, timeZone })));
  });

export const addAudit = (program: Command): void => {
  program
    .command('audit')
    .argument('<session>')
    .description('results that are likely wrong, from the record alone; nothing is applied')
    .option('--as-of <t>', `as recorded by then: ${AS_OF}`)
    .option('--json', 'print one JSON document')
    .action(async (session: string, _: unknown, command: Command) => run(session, command.optsWithGlobals<Options>()));
};
