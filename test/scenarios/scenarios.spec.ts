import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenario } from '../../apps/cli/src/scenario/parse';
import { runScenario } from '../../apps/cli/src/scenario/run-scenario';

const ROOT = join(__dirname, '..', '..');
const FOLDERS = ['examples/scenarios'];

const files = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name)));

describe('scenario files', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s', (file) => {
    const parsed = parseScenario(readFileSync(join(ROOT, file), 'utf8'));
    if (!parsed.ok)
      throw new Error(parsed.problems.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    const failures = runScenario(parsed.scenario).steps.flatMap((step) =>
      step.failures.map((failure) => `${file}:${step.line}: ${failure}`),
    );
    expect(failures).toEqual([]);
  });
});
