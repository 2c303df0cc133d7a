import { join } from 'node:path';
import { type Edition, isEdition } from '@app/bridge';
import { type Explanation, type Law, type NotFound, LAWS, explain, paragraphsOf } from '@app/laws';
import type { Command } from 'commander';
import { Failure, UsageError } from '../failure';
import { print, printJson } from '../output/print';
import { table } from '../output/table';
import { type CoverInFile, coverage } from '../scenario-files';

/** The working copy that this was built in; elsewhere there are no scenarios, and nothing is said of them. */
const ROOT = join(__dirname, '..', '..', '..', '..', '..');

interface Options {
  readonly edition: string;
  readonly json?: boolean;
}

const editionOf = (text: string): Edition => {
  if (isEdition(text)) return text;
  throw new UsageError(`--edition: '${text}' is none of wbf-2017, wbf-2007`);
};

const notFound = ({ citation, edition, nearest, foundIn }: NotFound): Failure =>
  new Failure(
    [
      `${edition} has no paragraph ${citation}`,
      ...foundIn.map((other) => `${other} has one`),
      ...(nearest.length > 0 ? [`near it: ${nearest.join(', ')}`] : []),
    ].join('; '),
  );

const explained = ({ law, title, edition, paragraphs }: Explanation): string => {
  const other = edition === 'wbf-2017' ? '2007' : '2017';
  return [
    `Law ${law}: ${title.en} / ${title.da} / ${title.sv} (${edition})`,
    ...paragraphs.map(({ at, says, otherEdition, differs }) => {
      const beside =
        otherEdition === null ? `not in ${other}` : `${other}: ${otherEdition}${differs ? ', differs' : ''}`;
      return `\n${at}  [${beside}]\n  ${says}`;
    }),
  ].join('\n');
};

type Built = NonNullable<Law['built']>[Edition];

const builtOf = ({ law, edition }: Explanation): Built =>
  LAWS.find(({ number }) => number === law)?.built?.[edition] ?? [];

/** The scenarios that show a paragraph or one below it. */
const shownBy = (edition: Edition, citation: string): readonly CoverInFile[] => {
  const asked = paragraphsOf(edition, citation);
  if (!asked.found) return [];
  const numbers = new Set([asked.citation, ...asked.paragraphs.map(({ at }) => at)]);
  return coverage(ROOT, asked.citation).filter((cover) => cover.edition === edition && numbers.has(cover.paragraph));
};

const shownInWords = ({ law }: Explanation, built: Built, covers: readonly CoverInFile[]): string =>
  [
    `\nbuilt of Law ${law}: ${built.length > 0 ? built.join(', ') : 'nothing, so far'}`,
    ...covers.map(({ paragraph, treatment, file }) => `  ${paragraph} ${treatment}: ${file}`),
  ].join('\n');

const overview = (): string =>
  table(
    [{ heading: 'Law', right: true }, { heading: 'English' }, { heading: 'Danish' }, { heading: 'Swedish' }],
    LAWS.map(({ number, title }) => [String(number), title.en, title.da, title.sv]),
  );

const run = (citation: string | undefined, options: Options): void => {
  const edition = editionOf(options.edition);
  if (citation === undefined) {
    if (options.json === true) {
      printJson(
        LAWS.map(({ number, title, treatments, built }) => ({ number, title, treatments, built: built ?? null })),
      );
    } else print(overview());
    return;
  }
  const answer = explain(edition, citation);
  if (!answer.found) throw notFound(answer);
  const built = builtOf(answer);
  const covers = shownBy(edition, citation);
  const scenarios = covers.map(({ paragraph, treatment, file }) => ({ paragraph, treatment, file }));
  if (options.json === true) printJson({ ...answer, built, scenarios });
  else print(`${explained(answer)}\n${shownInWords(answer, built, covers)}`);
};

export const addLaws = (program: Command): void => {
  program
    .command('laws')
    .argument('[paragraph]', 'e.g. 27B1; all Laws by title where left out')
    .description('what a paragraph says, in our own words; where it stands in the other edition; what is built')
    .option('--edition <edition>', 'wbf-2017 or wbf-2007', 'wbf-2017')
    .option('--json', 'print one JSON document')
    .action((citation: string | undefined, options: Options) => {
      run(citation, options);
    });
};
