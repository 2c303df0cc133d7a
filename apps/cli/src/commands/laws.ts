import { join } from 'node:path';
import { type Edition, EDITIONS, type Print, PRINTS, isEdition, isPrint } from '@app/bridge';
import { type Explanation, type Law, type NotFound, LAWS, explainIn, paragraphsOf, titlesOf } from '@app/laws';
import { type Language, LANGUAGES } from '@app/messages';
import type { Command } from 'commander';
import { Failure, UsageError } from '../failure';
import { type SayCli, sayCli } from '../output/cli-texts';
import { commandText } from '../output/command-texts';
import { type LanguageOption, languageFor, textsFor } from '../output/language';
import { print, printJson } from '../output/print';
import { table } from '../output/table';
import { type CoverInFile, coverage } from '../scenario-files';

/** The working copy that this was built in; elsewhere there are no scenarios, and nothing is said of them. */
const ROOT = join(__dirname, '..', '..', '..', '..', '..');

interface Options extends LanguageOption {
  readonly edition: string;
  readonly print: string;
  readonly json?: boolean;
}

const editionOf = (text: string): Edition => {
  if (isEdition(text)) return text;
  throw new UsageError(commandText('none-of', { option: '--edition', text, values: EDITIONS.join(', ') }));
};

const printedBy = (text: string): Print => {
  if (isPrint(text)) return text;
  throw new UsageError(commandText('none-of', { option: '--print', text, values: PRINTS.join(', ') }));
};

const yearOf = (edition: Edition): string => edition.slice('wbf-'.length);

const notFound = ({ citation, edition, nearest, foundIn }: NotFound, cli: SayCli): Failure => {
  const [other] = foundIn;
  return new Failure(
    cli('law-not-found', {
      edition,
      paragraph: citation,
      other: other ?? null,
      near: nearest.length > 0 ? nearest.join(', ') : null,
    }),
  );
};

/** The titles in every language of the Law that is explained. */
const titlesIn = ({ law, edition }: Explanation): Readonly<Record<Language, string>> | null => {
  const entry = LAWS.find(({ number }) => number === law);
  return entry === undefined ? null : titlesOf(entry, edition);
};

/** A reader of English is told what a Law is called in the other languages too. */
const titleFor = (answer: Explanation, language: Language): string => {
  const titles = language === 'en' ? titlesIn(answer) : null;
  return titles === null ? answer.title : LANGUAGES.map((one) => titles[one]).join(' / ');
};

const explained = (answer: Explanation, language: Language, cli: SayCli): string => {
  const { law, edition, paragraphs } = answer;
  return [
    cli('law', { law: String(law), titles: titleFor(answer, language), edition }),
    ...paragraphs.map(({ at, says, elsewhere, prints }) => {
      const beside = elsewhere
        .map(({ edition: other, at: paragraph, differs }) =>
          cli('law-beside', { year: yearOf(other), paragraph, differs: differs ? 'yes' : 'no' }),
        )
        .join('; ');
      const only =
        prints === null
          ? ''
          : `; ${cli('law-prints', { prints: prints.map((one) => cli(`print.${one}`)).join(', ') })}`;
      return `\n${at}  [${beside}${only}]\n  ${says}`;
    }),
  ].join('\n');
};

type Built = NonNullable<Law['built']>[Edition];

const builtOf = ({ law, edition }: Explanation): Built =>
  LAWS.find(({ number }) => number === law)?.built?.[edition] ?? [];

/** The scenarios that show a paragraph or one below it. */
const shownBy = (edition: Edition, citation: string, print: Print): readonly CoverInFile[] => {
  const asked = paragraphsOf(edition, citation, print);
  if (!asked.found) return [];
  const numbers = new Set([asked.citation, ...asked.paragraphs.map(({ at }) => at)]);
  return coverage(ROOT, asked.citation).filter((cover) => cover.edition === edition && numbers.has(cover.paragraph));
};

const treatmentText = (treatment: Built[number], cli: SayCli): string => cli(`treatment.${treatment}`);

const shownInWords = ({ law }: Explanation, built: Built, covers: readonly CoverInFile[], cli: SayCli): string =>
  [
    `\n${
      built.length > 0
        ? cli('law-built', { law: String(law), treatments: built.map((one) => treatmentText(one, cli)).join(', ') })
        : cli('law-not-built', { law: String(law) })
    }`,
    ...covers.map(({ paragraph, treatment, file }) => `  ${paragraph} ${treatmentText(treatment, cli)}: ${file}`),
  ].join('\n');

const overview = (): string =>
  table(
    [{ heading: 'Law', right: true }, { heading: 'English' }, { heading: 'Danish' }, { heading: 'Swedish' }],
    LAWS.map((law) => [String(law.number), ...LANGUAGES.map((language) => titlesOf(law)[language])]),
  );

const run = (citation: string | undefined, options: Options): void => {
  const edition = editionOf(options.edition);
  const printed = printedBy(options.print);
  if (citation === undefined) {
    if (options.json === true) {
      printJson(
        LAWS.map((law) => ({
          number: law.number,
          title: titlesOf(law),
          treatments: law.treatments,
          built: law.built ?? null,
        })),
      );
    } else print(overview());
    return;
  }
  const language = languageFor(options);
  const cli = sayCli(textsFor(options));
  const answer = explainIn(language, edition, citation, printed);
  if (!answer.found) throw notFound(answer, cli);
  const built = builtOf(answer);
  const covers = shownBy(edition, citation, printed);
  const scenarios = covers.map(({ paragraph, treatment, file }) => ({ paragraph, treatment, file }));
  if (options.json === true) printJson({ ...answer, title: titlesIn(answer), built, scenarios });
  else print(`${explained(answer, language, cli)}\n${shownInWords(answer, built, covers, cli)}`);
};

export const addLaws = (program: Command): void => {
  program
    .command('laws')
    .argument('[paragraph]', 'e.g. 27B1; all Laws by title where left out')
    .description('what a paragraph says, in our own words; where it stands in the other editions; what is built')
    .option('--edition <edition>', EDITIONS.join(', '), 'wbf-2017')
    .option('--print <print>', 'whose numbers: wbf, dbf or sbf; they part in 12C1 of 2007', 'wbf')
    .option('--json', 'print one JSON document')
    .action((citation: string | undefined, _: unknown, command: Command) => {
      run(citation, command.optsWithGlobals<Options>());
    });
};
