import type { Parting } from './partings';
import type { Played, StepOutcome } from './run-scenario';
import { openInWords } from './pending-text';

const INDENT = ' '.repeat(8);

/** What all of the lists have. */
const shared = (lists: readonly (readonly string[])[]): readonly string[] =>
  (lists[0] ?? []).filter((one) => lists.every((list) => list.includes(one)));

const CITATION = /,? \(?Law \S+ \([A-Za-z]+ \d{4}\)\)?/g;
const YEAR = / \([A-Za-z]+ \d{4}\)/g;

/**
 * What happened under every edition played: with its paragraph where they have the same number for it, and without
 * the year of the edition where there are several.
 */
const toldOf = (steps: readonly StepOutcome[]): readonly string[] => {
  const [first, ...others] = steps.map(({ events }) => events);
  if (!first || others.length === 0) return first ?? [];
  const alike = shared(steps.map(({ events }) => events.map((text) => text.replace(CITATION, ''))));
  const numbered = shared(steps.map(({ events }) => events.map((text) => text.replace(YEAR, ''))));
  return alike.map((text) => numbered.find((one) => one.startsWith(text)) ?? text);
};

const happened = ({ step, events, refused }: StepOutcome, told: readonly string[]): string => {
  if (refused) return `${step}: refused (${refused.code})`;
  if (told.length > 0) return told.join('; ');
  return events.length > 0 ? step : `${step}: nothing new`;
};

const openAfter = (runs: readonly Played[], index: number): readonly (readonly string[])[] =>
  runs.map(({ states }) => {
    const view = states[index];
    return view ? openInWords(view) : [];
  });

/** What is open after a step under every edition played, where that has changed since the step before. */
const openLines = (runs: readonly Played[], index: number): readonly string[] => {
  const [now, before] = [openAfter(runs, index), openAfter(runs, index - 1)];
  if (now.flat().length === 0) return before.flat().length > 0 ? ['nothing is open any more'] : [];
  const open = shared(now);
  return open.join('\n') === shared(before).join('\n') ? [] : open;
};

const apart = ({ only }: Parting): readonly string[] =>
  Object.entries(only).flatMap(([edition, words]) => words.map((one) => `${edition}  ${one}`));

/** A paragraph at the end of what is said. */
const PARAGRAPH = / \(([^()]+(?:\([ivx]+\))?)\)$/;

/** The same said once, with the number that each edition has for it. */
const renumbered = (parting: Parting): readonly string[] => {
  const [[one, ours] = ['', []], [other, theirs] = ['', []]] = Object.entries(parting.only);
  const said = ours.map((words) => words.replace(PARAGRAPH, ''));
  if (said.join('\n') !== theirs.map((words) => words.replace(PARAGRAPH, '')).join('\n')) return apart(parting);
  const number = (words: string | undefined): string => PARAGRAPH.exec(words ?? '')?.[1] ?? '';
  return said.map((words, index) => `${words} (${one} ${number(ours[index])}, ${other} ${number(theirs[index])})`);
};

const under = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];

/** What each edition had happen, where they had nothing in common: the scenario gives the step apart. */
const apartToldOf = (runs: readonly Played[], index: number): readonly string[] =>
  runs.flatMap(({ outcome }) =>
    (outcome.steps[index]?.events ?? []).map((text) => `${outcome.edition}  ${text.replace(YEAR, '')}`),
  );

/**
 * A step as a director follows it: what happened, what it leaves open, and where the editions part. The partings are
 * those after this step.
 */
export const stepLines = (runs: readonly Played[], index: number, partings: readonly Parting[]): readonly string[] => {
  const steps = runs.flatMap(({ outcome }) => outcome.steps[index] ?? []);
  const [first] = steps;
  if (!first || first.step === 'expect') return [];
  const accepted = steps.filter(({ refused }) => refused === null);
  const told = toldOf(accepted);
  const parted = partings.filter((one) => !one.renumbered).flatMap(apart);
  return [
    `${String(first.line).padStart(4)}  ${happened(accepted[0] ?? first, told)}`,
    ...[
      ...openLines(runs, index),
      ...under('the editions part:', [...(told.length > 0 ? [] : apartToldOf(runs, index)), ...parted]),
      ...under('the same under other numbers:', partings.filter((one) => one.renumbered).flatMap(renumbered)),
    ].map((line) => INDENT + line),
  ];
};
