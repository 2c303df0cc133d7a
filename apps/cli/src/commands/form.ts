import type { FilledFormAnswer, Said, BoardWorth, OfferedForm } from '@app/contract';
import { readFileSync } from 'node:fs';
import { type BySide, SIDES } from '@app/bridge';
import { citation } from '@app/laws';
import type { Texts } from '@app/messages';
import { outcomeInWords } from '@app/session';
import type { Command } from 'commander';
import { boardHistory, filledFormAnswer, formContext, scoreFormsAnswer } from '@app/application';
import { AS_OF, asOfIn } from '../as-of';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { Failure, UsageError } from '../failure';
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

const SIDE: BySide<string> = { NS: 'N-S', EW: 'E-W' };

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
    const value = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    throw new Failure(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new Failure(`${file}: expected an object with the fields of the form`);
};

/** The fields of a form: from a file, and one by one (`offending=EW`, `components=[...]`). */
const inputFrom = ({ input, set = [] }: Options): object => ({
  ...(input === undefined ? {} : fromFile(input)),
  ...Object.fromEntries(
    set.map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      if (rest.length === 0) throw new UsageError(`--set: '${pair}' is no FIELD=VALUE`);
      return [name, valueOf(rest.join('='))] as const;
    }),
  ),
});

const formsText = (forms: readonly OfferedForm[]): string =>
  table(
    [{ heading: 'Form' }, { heading: 'What it is' }, { heading: 'By' }],
    forms.map(({ id, title, laws }) => [id, title, laws.map(citation).join(', ')]),
  );

const worthRows = ({ sides }: BoardWorth, when: string): readonly (readonly string[])[] =>
  SIDES.map((side) => {
    const { scores, points, percent, victoryPoints } = sides[side];
    const written = scores.map(({ score, weight }) => (weight === '1' ? String(score) : `${weight} x ${score}`));
    return [when, SIDE[side], written.join(' + '), points ?? '', percent ?? '', victoryPoints ?? ''];
  });

const worthText = ({ before, after }: Said<FilledFormAnswer>['preview']): string =>
  table(
    [
      { heading: '' },
      { heading: 'Side' },
      { heading: 'Points' },
      { heading: 'Score', right: true },
      { heading: '%', right: true },
      { heading: 'VP', right: true },
    ],
    [...worthRows(before, 'now'), ...worthRows(after, 'then')],
  );

const whatInWords = ({ outcome, transfer, field }: Said<FilledFormAnswer>): readonly string[] => [
  ...(outcome ? SIDES.map((side) => `${SIDE[side]}: ${outcomeInWords(outcome[side])}`) : []),
  ...(transfer ? [`${transfer.tricks} to ${SIDE[transfer.to]}`] : []),
  ...(field ? field.groups.map(({ name, tables }) => `${name}: tables ${tables.join(', ')}`) : []),
];

const page = (answer: Said<FilledFormAnswer>, { say }: Texts): string =>
  [
    ...whatInWords(answer),
    answer.laws.map(citation).join(', '),
    ...answer.reasons.map(say),
    ...answer.warnings.map(({ message, paragraph }) => `warning: ${say(message)} [${paragraph}]`),
    '',
    worthText(answer.preview),
  ].join('\n');

const run = (board: string, form: string | undefined, options: Options): Promise<void> =>
  withEmbedded(options, 'reads', async (embedded) => {
    const asOf = await asOfIn(embedded.log, options.asOf);
    const history = await boardHistory(embedded.log, board, asOf);
    const { documents } = await stageAt(embedded, history.session, asOf);
    const context = formContext(documents, history);
    if (form === undefined) {
      const answer = scoreFormsAnswer(context);
      if (options.json === true) printJson(answer);
      else print(formsText(answer.forms));
      return;
    }
    const isEmpty = options.input === undefined && options.set === undefined;
    const offered = isEmpty ? scoreFormsAnswer(context).forms.find(({ id }) => id === form) : undefined;
    if (offered) {
      if (options.json === true) printJson(offered);
      else print(formFields(offered));
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
