import { type Edition, type Message, EDITIONS, isEdition } from '@app/bridge';
import type { Texts } from '@app/messages';
import type { Command } from 'commander';
import { Failure, UsageError } from '../failure';
import { diagram } from '../output/diagram';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { note, print, printJson } from '../output/print';
import {
  type FileProblem,
  looksLikeAStory,
  parseScenario,
  parseStory,
  type Parting,
  partings,
  type Played,
  runScenario,
  runStory,
  type Scenario,
  type ScenarioOutcome,
  stepLines,
} from '@app/scenarios';
import { readConditionsFile } from '../conditions/conditions-file';
import { storyLines } from '../output/story-lines';
import { textOf } from '../read-file';

interface Options extends LanguageOption {
  readonly edition?: string;
  readonly editions?: boolean;
  readonly json?: boolean;
}

const unreadable = (what: 'scenario' | 'story', file: string, problems: readonly FileProblem[]): Failure => {
  const lines = problems.map(
    ({ line, field, message }) => `${file}:${line}: ${field === '' ? '' : `${field}: `}${message}`,
  );
  return new Failure(commandText('run.not-a', { what, problems: lines.join('\n') }));
};

const scenarioFrom = (text: string, file: string): Scenario => {
  const parsed = parseScenario(text);
  if (parsed.ok) return parsed.scenario;
  throw unreadable('scenario', file, parsed.problems);
};

/** The editions asked for, which may be others than those that the scenario is written for; null: its own. */
const editionsAsked = ({ edition, editions }: Options): readonly Edition[] | null => {
  if (edition === undefined) return editions === true ? EDITIONS : null;
  if (editions === true) throw new UsageError(commandText('run.either'));
  if (isEdition(edition)) return [edition];
  throw new UsageError(commandText('none-of', { option: '--edition', text: edition, values: EDITIONS.join(', ') }));
};

type Outcome = Pick<ScenarioOutcome, 'edition' | 'checked' | 'steps'>;

const failuresOf = ({ steps }: Outcome): number => steps.reduce((sum, { failures }) => sum + failures.length, 0);

const summary = (outcome: Outcome): Message => {
  if (!outcome.checked) return commandText('run.not-checked');
  const failed = failuresOf(outcome);
  return failed === 0 ? commandText('run.as-expected') : commandText('run.failed', { failed });
};

const summaryOfEdition = (outcome: Outcome): Message =>
  commandText('run.of-edition', { edition: outcome.edition, text: summary(outcome) });

/** The diagrams of the last state, one where the editions have come to the same. */
const diagrams = (runs: readonly Played[], texts: Texts): readonly string[] => {
  const all = runs.map(({ outcome }) => ({ edition: outcome.edition, text: diagram(outcome.view, texts) }));
  const withoutEdition = ({ edition, text }: (typeof all)[number]): string =>
    text.replaceAll(edition, '').replaceAll(` (WBF ${edition.slice('wbf-'.length)})`, '');
  return all
    .filter((one, index) => index === all.findIndex((other) => withoutEdition(other) === withoutEdition(one)))
    .map(({ text }) => text);
};

const showSteps = (file: string, { steps }: Scenario, runs: readonly Played[], parted: readonly Parting[]): void => {
  const named = (edition: Edition): string => (runs.length > 1 ? `${edition}: ` : '');
  for (const [index, { line }] of steps.entries()) {
    const here = parted.filter((parting) => parting.index === index);
    for (const text of stepLines(runs, index, here)) print(text);
    for (const { outcome } of runs) {
      for (const failure of outcome.steps[index]?.failures ?? []) {
        note(`${file}:${line}: ${named(outcome.edition)}${failure}`);
      }
    }
  }
};

const show = (
  file: string,
  scenario: Scenario,
  runs: readonly Played[],
  parted: readonly Parting[],
  texts: Texts,
): void => {
  const { say } = texts;
  showSteps(file, scenario, runs, parted);
  for (const text of diagrams(runs, texts)) print(`\n${text}`);
  print('');
  if (runs.length === 1) {
    for (const { outcome } of runs) print(say(summary(outcome)));
    return;
  }
  for (const { outcome } of runs) print(say(summaryOfEdition(outcome)));
  const lines = [...new Set(parted.filter(({ renumbered }) => !renumbered).map(({ line }) => line))];
  print(
    say(
      lines.length > 0
        ? commandText('run.part', { count: lines.length, lines: lines.join(', ') })
        : commandText('run.no-part'),
    ),
  );
};

/** A session from the first call to the final list, in place of a board. */
const playStory = (text: string, file: string, editions: readonly Edition[] | null, options: Options): void => {
  const { json } = options;
  const parsed = parseStory(text, readConditionsFile);
  if (!parsed.ok) throw unreadable('story', file, parsed.problems);
  const { story } = parsed;
  const runs = (editions ?? story.editions).map((edition) => runStory(story, edition));
  const ok = runs.every((outcome) => outcome.ok);
  if (json === true) printJson({ file, title: story.title, ok, editions: runs });
  else {
    for (const line of storyLines(runs)) print(line);
    for (const { edition, steps } of runs) {
      for (const { line, failures } of steps) {
        for (const failure of failures) note(`${file}:${line}: ${runs.length > 1 ? `${edition}: ` : ''}${failure}`);
      }
    }
    print('');
    const { say } = textsFor(options);
    for (const outcome of runs) print(say(runs.length > 1 ? summaryOfEdition(outcome) : summary(outcome)));
  }
  if (!ok) process.exitCode = 1;
};

const run = (file: string, options: Options): void => {
  const editions = editionsAsked(options);
  const text = textOf(file);
  if (looksLikeAStory(text)) {
    playStory(text, file, editions, options);
    return;
  }
  const scenario = scenarioFrom(text, file);
  const runs = (editions ?? scenario.editions).map((edition) => runScenario(scenario, edition));
  const [one, other] = runs;
  const parted = one && other ? partings(one, other) : [];
  const ok = runs.every(({ outcome }) => outcome.ok);
  const { title } = scenario;
  if (options.json !== true) show(file, scenario, runs, parted, textsFor(options));
  else if (one && !other) printJson({ file, title, ...one.outcome });
  else printJson({ file, title, ok, editions: runs.map(({ outcome }) => outcome), partings: parted });
  if (!ok) process.exitCode = 1;
};

export const addRun = (program: Command): void => {
  program
    .command('run')
    .argument('<scenario>', 'a file (YAML or JSON) of a scenario, which is one board, or of a story, a session')
    .description('play a scenario or a story in memory, under each edition it names, and check what it expects')
    .option('--edition <edition>', 'under this edition; nothing is expected where it is not one of the scenario')
    .option('--editions', 'under both editions, and where they part')
    .option('--json', 'print one JSON document')
    .action((file: string, _: unknown, command: Command) => {
      run(file, command.optsWithGlobals<Options>());
    });
};
