import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { Failure } from '../failure';
import { diagram } from '../output/diagram';
import { note, print, printJson } from '../output/print';
import { parseScenario } from '../scenario/parse';
import type { ScenarioOutcome, StepOutcome } from '../scenario/run-scenario';
import { runScenario } from '../scenario/run-scenario';

interface Options {
  readonly json?: boolean;
}

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
};

const stepInWords = ({ step, events, refused }: StepOutcome): string => {
  if (refused) return `${step}: refused (${refused.code})`;
  return events.length > 0 ? events.join('; ') : `${step}: nothing new`;
};

const show = (file: string, { steps, view }: ScenarioOutcome): void => {
  for (const step of steps) {
    if (step.step !== 'expect') print(`${String(step.line).padStart(4)}  ${stepInWords(step)}`);
    for (const failure of step.failures) note(`${file}:${step.line}: ${failure}`);
  }
  if (view) print(`\n${diagram(view)}`);
  const failed = steps.reduce((sum, { failures }) => sum + failures.length, 0);
  print(`\n${failed === 0 ? 'as expected' : `${failed} expectations failed`}`);
};

const run = (file: string, options: Options): void => {
  const parsed = parseScenario(textOf(file));
  if (!parsed.ok) {
    const lines = parsed.problems.map(
      ({ line, field, message }) => `${file}:${line}: ${field === '' ? '' : `${field}: `}${message}`,
    );
    throw new Failure(`this is no scenario\n${lines.join('\n')}`);
  }
  const outcome = runScenario(parsed.scenario);
  if (options.json === true) printJson({ file, title: parsed.scenario.title, ...outcome });
  else show(file, outcome);
  if (!outcome.ok) process.exitCode = 1;
};

export const addRun = (program: Command): void => {
  program
    .command('run')
    .argument('<scenario>', 'a scenario file (YAML or JSON)')
    .description('play a scenario in memory and check what it expects')
    .option('--json', 'print one JSON document')
    .action((file: string, options: Options) => {
      run(file, options);
    });
};
