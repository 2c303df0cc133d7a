import type { ImportSource } from '@app/application';
import type { PlaceAnswer } from '@app/formats';
import { UsageError } from '../failure';
import { commandText } from './import-texts';
import type { NamedFile } from './named-files';

/** An answer to a question of the report: for a record of a file, or of the only one. */
interface Answer {
  readonly file: string | null;
  readonly from: number;
  readonly to: number;
  readonly answer: PlaceAnswer;
}

const FORM =
  /^(?:(?<file>.+):)?(?<from>\d{1,7})(?:-(?<to>\d{1,7}))?=(?:(?<section>[\w-]{1,64})\/)?(?<table>[\w-]{1,64})$/;

const placeAnswerOf = (table: string, section: string | undefined): PlaceAnswer => {
  if (section === undefined && table === 'again') return { again: true };
  if (section === undefined && table === 'leave') return { leave: true };
  return { table, ...(section === undefined ? {} : { section }) };
};

const answerOf = (text: string): Answer => {
  const { file, from, to, section, table } = FORM.exec(text)?.groups ?? {};
  if (from === undefined || table === undefined) throw new UsageError(commandText('bad-place', { text }));
  return { file: file ?? null, from: Number(from), to: Number(to ?? from), answer: placeAnswerOf(table, section) };
};

/**
 * What `--place` says of records: `12=3` puts record 12 at table 3, `B/3` in section B, `again` says that it is the board
 * once more, `leave` leaves it out; `12-40=leave` and `evening.pbn:12=3` are the same of several and of one file of many.
 * Throws a `UsageError` for any other text, and for a file that is not imported.
 */
export const placeAnswers = (
  texts: readonly string[],
  files: readonly NamedFile[],
): ((file: NamedFile) => Pick<ImportSource, 'answerFor'>) => {
  const answers = texts.map(answerOf);
  const isOf = ({ path, name }: NamedFile, file: string): boolean =>
    path === file || name === file || path.endsWith(`/${file}`) || path.endsWith(`:${file}`);
  for (const { file } of answers) {
    const named = file === null ? files : files.filter((one) => isOf(one, file));
    if (named.length === 1) continue;
    throw new UsageError(
      commandText(named.length === 0 ? 'place-no-file' : 'place-which-file', { file: file ?? null }),
    );
  }
  return (file) => {
    const own = answers.filter((answer) => answer.file === null || isOf(file, answer.file));
    if (own.length === 0) return {};
    return { answerFor: (record) => own.find(({ from, to }) => record >= from && record <= to)?.answer };
  };
};
