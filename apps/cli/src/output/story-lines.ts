import { inEnglish, textsOf } from '@app/messages';
import { rankingText } from './ranking-text';
import type { StepOutcome, StoryOutcome } from '@app/scenarios';

const INDENT = ' '.repeat(6);

/** What a step has come to, one event a line. */
const told = ({ step, events, refused }: StepOutcome): readonly string[] => {
  if (refused) return [`${step}: refused (${refused.code}): ${inEnglish(refused.message)}`];
  return events.length > 0 ? events : [`${step}: nothing under this edition`];
};

/** The same under another edition, apart from its name and its year. */
const withoutEdition = (text: string): string => text.replace(/wbf-\d{4}| \(WBF \d{4}\)/g, '');

const areAlike = (texts: readonly (readonly string[])[]): boolean =>
  new Set(texts.map((text) => withoutEdition(text.join('\n')))).size <= 1;

const numbered = (line: number, [first = '', ...others]: readonly string[]): readonly string[] => [
  `${String(line).padStart(4)}  ${first}`,
  ...others.map((text) => INDENT + text),
];

const stepLines = (runs: readonly StoryOutcome[], index: number): readonly string[] => {
  const steps = runs.flatMap(({ steps: all }) => all[index] ?? []);
  const [first] = steps;
  if (!first || first.step === 'expect') return [];
  const texts = steps.map(told);
  if (areAlike(texts)) return numbered(first.line, (texts[0] ?? []).map(runs.length > 1 ? withoutEdition : String));
  return numbered(first.line, [
    `${first.step}: the editions part`,
    ...runs.flatMap(({ edition }, nth) => (texts[nth] ?? []).map((text) => `  ${edition}  ${text}`)),
  ]);
};

/** The lists at the end, one where the editions have come to the same. */
const finalLists = (runs: readonly StoryOutcome[]): readonly string[] => {
  const lists = runs.map(({ standings }) => rankingText(standings, {}, textsOf('en')));
  if (new Set(lists).size <= 1) return ['', ...lists.slice(0, 1)];
  return runs.flatMap(({ edition }, index) => ['', `${edition}:`, lists[index] ?? '']);
};

/** A story as it went, under one edition or several side by side, and the list that it ended with. */
export const storyLines = (runs: readonly StoryOutcome[]): readonly string[] => [
  ...(runs[0]?.steps ?? []).flatMap((_, index) => stepLines(runs, index)),
  ...finalLists(runs),
];
