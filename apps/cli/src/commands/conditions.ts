import type { Command } from 'commander';
import { problemLines } from '@app/scenarios';
import { conditionsIn, readConditionsFile } from '../conditions/conditions-file';
import { conditionsInWords } from '../conditions/conditions-text';
import { conditionsFiles } from '../conditions/library';
import { parametersInForce } from '../conditions/parameters';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { note, print, printJson } from '../output/print';
import { table } from '../output/table';

interface Options extends LanguageOption {
  readonly json?: boolean;
}

const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)];

const list = (options: Options): void => {
  const { json } = options;
  const texts = textsFor(options);
  const all = conditionsFiles().map((file) => {
    const { name, stages } = conditionsIn(file, texts);
    const forms = distinct(stages.map(({ form }) => form));
    return { file, name, forms, scoring: distinct(stages.map(({ scoring }) => scoring)) };
  });
  if (json === true) printJson(all);
  else {
    print(
      table(
        (['file', 'name', 'form', 'scoring'] as const).map((one) => ({
          heading: texts.say(commandText(`conditions.heading.${one}`)),
        })),
        all.map(({ file, name, forms, scoring }) => [file, name, forms.join(', '), scoring.join(', ')]),
      ),
    );
  }
};

const show = (file: string, options: Options): void => {
  const { json } = options;
  const read = readConditionsFile(file);
  if (!read.ok) {
    if (json === true) printJson({ file, ok: false, problems: read.error });
    else for (const line of problemLines(file, read.error, textsFor(options))) note(line);
    process.exitCode = 1;
  } else if (json === true) {
    printJson({ file, ok: true, conditions: read.value, parameters: parametersInForce(read.value) });
  } else {
    const { say } = textsFor(options);
    for (const line of conditionsInWords(read.value))
      print(line ? `${'  '.repeat(line.depth)}${say(line.message)}` : '');
  }
};

export const addConditions = (program: Command): void => {
  program
    .command('conditions')
    .argument('[file]', 'conditions of contest (YAML or JSON); those that come with the ledger where left out')
    .description('check conditions of contest, and say in words what follows from them')
    .option('--json', 'print one JSON document')
    .action((file: string | undefined, _: unknown, command: Command) => {
      const options = command.optsWithGlobals<Options>();
      if (file === undefined) list(options);
      else show(file, options);
    });
};
