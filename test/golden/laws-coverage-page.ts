import { type Edition, EDITIONS, inEdition } from '@app/bridge';
import { type Law, LAWS } from '@app/laws';
import { SHOWN_TREATMENTS, type ShownTreatment } from '@app/scenarios';
import { type CoverInFile, coverage } from '../../apps/cli/src/scenario-files';
import { pairsSection } from './pairs-section';

type Treatment = Law['treatments'][number];

/** What is not seen at the table: the specs that show it instead. */
const ELSEWHERE = {
  scored: 'what a Law makes of a score, by `test/golden/worked-cases`, `test/golden/scoring` and the specs of `libs/documents/src/score-forms`',
  timed: 'when rounds, periods and rights end, by the specs of `libs/session/src/deadlines` and of `libs/session/src/session`',
} as const satisfies Readonly<Partial<Record<Treatment, string>>>;

const builtOf = (law: Law, edition: Edition): readonly Treatment[] => law.built?.[edition] ?? [];

/** The covers that count for a Law under an edition: 27B1a counts for Law 27. */
const coversOfLaw = (covers: readonly CoverInFile[], { number }: Law, edition: Edition): readonly CoverInFile[] =>
  covers.filter((cover) => cover.edition === edition && parseInt(cover.paragraph, 10) === number);

const isShown = (covers: readonly CoverInFile[], treatment: Treatment): boolean =>
  covers.some((cover) => cover.treatment === treatment);

/** Treatments that are claimed and that no scenario shows: `'Law 27, offered, wbf-2007'`. */
export const notShown = (covers: readonly CoverInFile[]): readonly string[] =>
  LAWS.flatMap((law) =>
    EDITIONS.flatMap((edition) =>
      builtOf(law, edition)
        .filter((treatment) => !isShown(coversOfLaw(covers, law, edition), treatment))
        .map((treatment) => `Law ${law.number}, ${treatment}, ${edition}`),
    ),
  );

const paragraphsOf = (covers: readonly CoverInFile[]): readonly string[] =>
  [...new Set(covers.map(({ paragraph }) => paragraph))].sort();

const filesOf = (covers: readonly CoverInFile[], paragraph: string): readonly string[] =>
  [...new Set(covers.filter((cover) => cover.paragraph === paragraph).map(({ file }) => file))].sort();

/** `27A1 (8) 27B1a (3)`: the paragraphs in order, each with the number of its scenarios. */
const counts = (covers: readonly CoverInFile[]): string =>
  paragraphsOf(covers)
    .map((paragraph) => `${paragraph} (${filesOf(covers, paragraph).length})`)
    .join(' ');

/** `- 27B1a: [both-lowest-bid](...), ...`: the scenarios of a Law by paragraph, whatever their edition. */
const scenarioLines = (law: Law, covers: readonly CoverInFile[]): readonly string[] => {
  const own = EDITIONS.flatMap((edition) => coversOfLaw(covers, law, edition));
  if (own.length === 0) return [];
  const words = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
  const line = (paragraph: string): string =>
    `- **${paragraph}**: ${filesOf(own, paragraph)
      .map((file) => `[${words(file)}](../${file})`)
      .join(', ')}`;
  return [`### Law ${law.number}: ${law.title}`, '', ...paragraphsOf(own).map(line), ''];
};

const cell = (law: Law, edition: Edition, treatment: ShownTreatment, covers: readonly CoverInFile[]): string => {
  const shown = covers.filter((cover) => cover.treatment === treatment);
  if (shown.length > 0) return counts(shown);
  if (builtOf(law, edition).includes(treatment)) return '**no scenario**';
  const isOfAnother = EDITIONS.some((other) => builtOf(law, other).includes(treatment));
  return law.treatments.includes(treatment) && !isOfAnother ? 'not yet' : '-';
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const lawRow = (law: Law, edition: Edition, name: string, covers: readonly CoverInFile[]): string => {
  const title = law.titleIn?.[edition] ?? law.title;
  const own = coversOfLaw(covers, law, edition);
  return row([
    String(law.number),
    title,
    name,
    ...SHOWN_TREATMENTS.map((treatment) => cell(law, edition, treatment, own)),
  ]);
};

/** A row for each edition, or one for both where neither has anything to show. */
const lawRows = (law: Law, covers: readonly CoverInFile[]): readonly string[] => {
  const [first] = EDITIONS;
  const bare = EDITIONS.every((edition) => coversOfLaw(covers, law, edition).length === 0);
  if (bare && law.built === undefined) return [lawRow(law, first, 'both', covers)];
  return EDITIONS.map((edition) => lawRow(law, edition, edition.slice('wbf-'.length), covers));
};

const counted = (covers: readonly CoverInFile[], edition: Edition, treatment: ShownTreatment): string => {
  const claimed = LAWS.filter((law) => builtOf(law, edition).includes(treatment));
  const shown = claimed.filter((law) => isShown(coversOfLaw(covers, law, edition), treatment));
  return `${shown.length} of ${claimed.length}`;
};

const claiming = (edition: Edition): readonly Law[] => LAWS.filter((law) => builtOf(law, edition).length > 0);

/** The numbers of the paragraphs, in an edition, of the Laws that claim something there. */
const claimedParagraphs = (edition: Edition): readonly string[] => {
  const laws = claiming(edition).map(({ number }) => number);
  const numbers = LAWS.flatMap(({ paragraphs }) => paragraphs).flatMap(({ at }) => inEdition(edition, at) ?? []);
  return numbers.filter((paragraph) => laws.includes(parseInt(paragraph, 10)));
};

const summary = (covers: readonly CoverInFile[]): readonly (readonly string[])[] => {
  const under = (edition: Edition) => covers.filter((cover) => cover.edition === edition);
  const files = (edition: Edition): number => new Set(under(edition).map(({ file }) => file)).size;
  return [
    ['', ...EDITIONS],
    ['scenario files', ...EDITIONS.map((edition) => String(files(edition)))],
    ['Laws that claim something', ...EDITIONS.map((edition) => String(claiming(edition).length))],
    [
      'paragraphs shown, of those of these Laws',
      ...EDITIONS.map((edition) => {
        const all = claimedParagraphs(edition);
        const shown = new Set(under(edition).map(({ paragraph }) => paragraph));
        return `${all.filter((paragraph) => shown.has(paragraph)).length} of ${all.length}`;
      }),
    ],
    ...SHOWN_TREATMENTS.map((treatment) => [
      `Laws ${treatment}, shown of those claimed`,
      ...EDITIONS.map((edition) => counted(covers, edition, treatment)),
    ]),
  ];
};

/** A small table as Prettier would have it: columns of one width. */
const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((cells) => (cells[column] ?? '').length)));
  const [head = [], ...rest] = rows.map((cells) => cells.map((text, column) => text.padEnd(widths[column] ?? 0)));
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...rest.map(row)];
};

const lawList = (laws: readonly Law[]): string => laws.map(({ number, title }) => `${number} (${title})`).join(', ');

const page = (covers: readonly CoverInFile[]): readonly string[] => {
  const procedural = LAWS.filter(({ treatments }) => treatments.includes('procedural'));
  const only = procedural.filter(({ treatments }) => treatments.length === 1);
  const partly = procedural.filter(({ treatments }) => treatments.length > 1);
  const missing = notShown(covers);
  return [
    '# What is done about each Law',
    '',
    'Generated from the registry (`libs/laws/src/registry`) and from what the scenario files say they cover;',
    '`UPDATE_DOCS=1 npx jest test/golden/docs` writes it anew. A Law is _enforced_ by the state machine; options are',
    '_offered_ to whom the Laws give them; a question is put to the director and _judged_; a fact is _recorded_.',
    'Each treatment that a Law claims is shown by a scenario in each edition; the table has the paragraphs and how many',
    'scenarios show each, the list below it leads to them. `-`: the Law has no such treatment.',
    '',
    ...aligned(summary(covers)),
    '',
    missing.length === 0
      ? 'Nothing is claimed that no scenario shows.'
      : `Claimed and not yet shown by any scenario: ${missing.length} treatments, marked in the table.`,
    '',
    '## Procedural',
    '',
    `Nothing happens at the table that the engine would have to do anything about: Laws ${lawList(only)}. In part so:`,
    `Laws ${lawList(partly)}.`,
    '',
    '## Beside the table',
    '',
    'Two treatments are not seen at the table, and so no scenario shows them:',
    '',
    ...Object.entries(ELSEWHERE).map(
      ([treatment, by]) =>
        `- _${treatment}_, ${by}: Laws ${lawList(LAWS.filter(({ treatments }) => treatments.some((one) => one === treatment)))}.`,
    ),
    '',
    '## Law by Law',
    '',
    '<!-- prettier-ignore-start -->',
    row(['Law', 'title', 'edition', ...SHOWN_TREATMENTS]),
    row(['--:', ...Array.from({ length: 2 + SHOWN_TREATMENTS.length }, () => '---')]),
    ...LAWS.flatMap((law) => lawRows(law, covers)),
    '',
    '<!-- prettier-ignore-end -->',
    '',
    ...pairsSection(),
    '<!-- prettier-ignore-start -->',
    '## The scenarios',
    '',
    ...LAWS.flatMap((law) => scenarioLines(law, covers)),
    '<!-- prettier-ignore-end -->',
    '',
  ];
};

/** `docs/laws-coverage.md`: every Law, what is built of it, and the scenarios that show it. */
export const lawsCoveragePage = (root: string): string => page(coverage(root)).join('\n');
