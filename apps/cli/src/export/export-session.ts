import { CSV_TABLES, type CsvTable, anId, conforms } from '@app/contract';
import { type ExportFormat, WRITERS, lossMessage, lossesOf, notWritten } from '@app/formats';
import { wholeExport } from '@app/application';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { Failure, UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { note } from '../output/print';
import { stageAt } from '../stage-at';
import { writePieces } from './write-pieces';

interface Options extends PlaceOptions, LanguageOption {
  readonly out?: string;
  readonly names: boolean;
  readonly table?: string;
}

/** Which table of CSV is asked for; the first where nothing is said. */
const tableOf = ({ table }: Options): CsvTable => {
  if (table === undefined) return CSV_TABLES[0];
  const known = CSV_TABLES.find((one) => one === table);
  if (known !== undefined) return known;
  throw new UsageError(commandText('export.table-unknown', { table, tables: { list: CSV_TABLES } }));
};

/** Writes a session as a file of results, piece by piece; what the format has no place for is noted. */
export const exportSession = async (id: string, format: ExportFormat, options: Options): Promise<void> => {
  if (!conforms(anId, id)) throw new UsageError(commandText('export.no-session', { text: id }));
  const table = tableOf(options);
  await withEmbedded(options, 'reads', async (embedded) => {
    const { documents, names, timeZone } = await stageAt(embedded, id);
    const shown = options.names ? names : {};
    const session = wholeExport(embedded.log, documents, shown, embedded.unsealed);
    const texts = textsFor(options, { names: shown, timeZone });
    const { write, encoding, inexpressible } = WRITERS[format];
    const why = notWritten(format, documents.session.scoring);
    if (why) throw new Failure(why);
    await writePieces(write(session, { texts, table }), encoding, options.out, texts);
    for (const loss of lossesOf(session, inexpressible)) note(texts.say(lossMessage(loss)));
  });
};
