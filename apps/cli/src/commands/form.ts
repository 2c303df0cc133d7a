import { type BoardWorth, type FilledFormAnswer, type OfferedForm, type Said, isRecord } from '@app/contract';
import { titleOfForm } from '@app/documents';
import { readFileSync } from 'node:fs';
import { SIDES } from '@app/bridge';
import { citation } from '@app/laws';
import type { Texts } from '@app/messages';
import { outcomeMessage } from '@app/session';
import type { Command } from 'commander';
import { boardHistory, filledFormAnswer, formContext, scoreFormsAnswer } from '@app/application';
import { AS_OF, asOfIn } from '../as-of';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { Failure, UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { cliText } from '../output/cli-texts';
import { formFields } from '../output/form-fields';
import { type LanguageOption, textsFor } from '../output/language';
import { print, printJson } from '../output/print';
import { table } from '../output/table';
import { stageAt } from '../stage-at';

interface Options extends PlaceOptions, LanguageOption {
  readonly input?: string;
  readonly set?: readonly string[];
  readonly asOf?: string;
  readonly json?: boolean;
}

/** Text that is JSON stands for what it says, `5` or `[{...}]`; any other for itself. */
const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const fromFile = (file: string): object => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRecord(value)) return value;
  } catch (error) {
    throw new Failure(
      commandText('cannot-read', { file, error: error instanceof Error ? error.message : String(error) }),
    );
  }
  throw new Failure(commandText('form.no-object', { file }));
};

/** The fields of a form: from a file, and one by one (`offending=EW`, `components=[...]`). */
const inputFrom = ({ input, set = [] }: Options): object => ({
  ...(input === undefined ? {} : fromFile(input)),
  ...Object.fromEntries(
    set.map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      if (rest.length === 0) throw new UsageError(commandText('form.bad-set', { pair }));
      return [name, valueOf(rest.join('='))] as const;
    }),
  ),
});

const formsText = (forms: readonly OfferedForm[], { say }: Texts): string =>
  table(
    (['form', 'what', 'by'] as const).map((one) => ({ heading: say(commandText(`form.heading.${one}`)) })),
    forms.map(({ id, laws }) => [id, say(titleOfForm(id)), laws.map(citation).join(', ')]),
  );

const worthRows = ({ sides }: BoardWorth, when: string, { value }: Texts): readonly (readonly string[])[] =>
  SIDES.map((side) => {
    const { scores, points, percent, victoryPoints } = sides[side];
    const written = scores.map(({ score, weight }) => (weight === '1' ? String(score) : `${weight} x ${score}`));
    return [when, value({ side }), written.join(' + '), points ?? '', percent ?? '', victoryPoints ?? ''];
  });

const worthText = ({ before, after }: Said<FilledFormAnswer>['preview'], texts: Texts): string => {
  const { say } = texts;
  return table(
    [
      { heading: '' },
      { heading: say(commandText('form.heading.side')) },
      { heading: say(commandText('form.heading.points')) },
      { heading: say(commandText('form.heading.score')), right: true },
      { heading: '%', right: true },
      { heading: say(cliText('unit.vp')), right: true },
    ],
    [
      ...worthRows(before, say(commandText('form.now')), texts),
      ...worthRows(after, say(commandText('form.then')), texts),
    ],
  );
};

const whatInWords = (
  { outcome, transfer, field }: Said<FilledFormAnswer>,
  { say, value }: Texts,
): readonly string[] => [
  ...(outcome ? SIDES.map((side) => `${value({ side })}: ${say(outcomeMessage(outcome[side]))}`) : []),
  ...(transfer ? [say(commandText('form.transferred', { tricks: transfer.tricks, side: { side: transfer.to } }))] : []),
  ...(field
    ? field.groups.map(({ name, tables }) => say(commandText('form.group', { name, tables: tables.join(', ') })))
    : []),
];

const page = (answer: Said<FilledFormAnswer>, texts: Texts): string => {
  const { say } = texts;
  return [
    ...whatInWords(answer, texts),
    answer.laws.map(citation).join(', '),
    ...answer.reasons.map(say),
    ...answer.warnings.map(({ message, paragraph }) =>
      say(commandText('form.warning', { warning: message, paragraph })),
    ),
    '',
    worthText(answer.preview, texts),
  ].join('\n');
};

const run = (board: string, form: string | undefined, options: Options): Promise<void> =>
  withEmbedded(options, 'reads', async (embedded) => {
    const asOf = await asOfIn(embedded.log, options.asOf);
    const history = await boardHistory(embedded.log, board, asOf);
    const { documents } = await stageAt(embedded, history.session, asOf);
    const context = formContext(documents, history);
    if (form === undefined) {
      const answer = scoreFormsAnswer(context);
      if (options.json === true) printJson(answer);
      else print(formsText(answer.forms, textsFor(options)));
      return;
    }
    const isEmpty = options.input === undefined && options.set === undefined;
    const offered = isEmpty ? scoreFormsAnswer(context).forms.find(({ id }) => id === form) : undefined;
    if (offered) {
      if (options.json === true) printJson(offered);
      else print(formFields(offered, textsFor(options)));
      return;
    }
    const answer = filledFormAnswer(context, form, inputFrom(options));
    if (options.json === true) printJson(answer);
    else print(page(answer, textsFor(options)));
  });

export const addForm = (program: Command): void => {
  program
    .command('form')
    .argument('<board>', 'SESSION.TABLE.BOARD, e.g. demo.3.7')
    .argument('[form]', 'weighted, artificial, ...; those that the board has a use for where left out')
    .description(
      'an adjusted score worked out before it is given: its paragraphs, warnings and worth, or what it asks for where nothing is filled in; stores nothing',
    )
    .option('--input <file>', 'the fields of the form, a JSON document')
    .option('--set <field=value...>', 'a field, its value as text or as JSON')
    .option('--as-of <t>', `as recorded by then: ${AS_OF}`)
    .option('--json', 'print one JSON document')
    .action(async (board: string, form: string | undefined, _: unknown, command: Command) =>
      run(board, form, command.optsWithGlobals<Options>()),
    );
};
