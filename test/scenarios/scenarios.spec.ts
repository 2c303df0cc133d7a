import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { scenarioFiles } from '../../apps/cli/src/scenario-files';
import { parseScenario, runScenario, type Scenario } from '@app/scenarios';

const ROOT = join(__dirname, '..', '..');
const FILES = scenarioFiles(ROOT);
/** Played by a spec of their own. */
const STORIES = readdirSync(join(ROOT, 'test/scenarios/stories')).map((name) => `test/scenarios/stories/${name}`);

/** Scenarios of national regulations, which belong to no Law. */
const REGULATIONS = 'test/scenarios/regulations';
const OF_REGULATIONS = readdirSync(join(ROOT, REGULATIONS)).map((name) => `${REGULATIONS}/${name}`);

const parsedFiles = new Map<string, Scenario>();

/** A file's scenario; of a page, the one that it has as an example. Each is parsed once. */
const scenarioIn = (file: string): Scenario => {
  const scenario = parsedFiles.get(file) ?? parsedFile(file);
  parsedFiles.set(file, scenario);
  return scenario;
};

const parsedFile = (file: string): Scenario => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const parsed = parseScenario(/^```yaml\n(.*?)^```$/ms.exec(text)?.[1] ?? text);
  if (parsed.ok) return parsed.scenario;
  throw new Error(
    parsed.problems.map(({ line, field, message }) => `${file}:${line}: ${field}: ${message}`).join('\n'),
  );
};

/** Every expectation that is not met and every refusal that is not expected, under every edition of the file. */
const failuresOf = (file: string): readonly string[] => {
  const scenario = scenarioIn(file);
  return scenario.editions.flatMap((edition) =>
    runScenario(scenario, edition).outcome.steps.flatMap(({ line, failures }) =>
      failures.map((failure) => `${file}:${line}: ${edition}: ${failure}`),
    ),
  );
};

const EDITIONS_IN_NAMES: Readonly<Record<string, readonly string[]>> = {
  '2017': ['wbf-2017'],
  '2007': ['wbf-2007'],
  both: ['wbf-2017', 'wbf-2007'],
};

/** `27B1a-2017-short-words.yaml`, `30B1b-ii-both-short-words.yaml`. */
const NAME = /^(\d+)[\w.]*(?:-[ivx]+)?-(2017|2007|both)-[a-z0-9-]+\.yaml$/;

/** What the name of a Law's scenario says otherwise than its folder and its contents. */
const misnamed = (file: string): readonly string[] => {
  const [, law, edition = ''] = NAME.exec(basename(file)) ?? [];
  if (law === undefined) return [`${file}: a name is like 27B1a-2017-short-words.yaml`];
  const { editions, covers } = scenarioIn(file);
  const named = EDITIONS_IN_NAMES[edition] ?? [];
  return [
    ...(Number(law) === Number(dirname(file).split('-').at(-1)) ? [] : [`${file}: this is the folder of another Law`]),
    ...([...editions].sort().join() === [...named].sort().join()
      ? []
      : [`${file}: played under ${editions.join(', ')}`]),
    ...(covers.length > 0 ? [] : [`${file}: it covers nothing`]),
  ];
};

describe('scenario files', () => {
  it('are there', () => {
    expect(FILES.length).toBeGreaterThan(0);
  });

  it.each([...FILES, ...OF_REGULATIONS, 'examples/README.md', 'docs/scenario-language.md'])('%s', (file) => {
    expect(failuresOf(file)).toEqual([]);
  });
});

const OF_LAWS = FILES.filter((file) => file.startsWith('test/'));
const FOLDERS = [...new Set(OF_LAWS.map((file) => dirname(file)))].map((folder) => [folder] as const);

describe('scenario files of the Laws', () => {
  it.each(FOLDERS)('%s: each is named by its Law, paragraph and editions, and covers something', (folder) => {
    expect(OF_LAWS.filter((file) => dirname(file) === folder).flatMap(misnamed)).toEqual([]);
  });

  it.each(FOLDERS)('%s: no two under the same edition have the same title, and all have one', (folder) => {
    const titles = OF_LAWS.filter((file) => dirname(file) === folder).map((file) => {
      const { title, editions } = scenarioIn(file);
      return title === null ? '' : `${title} (${editions.join(', ')})`;
    });
    expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('scenario files of regulations', () => {
  const AUTHORITIES: Readonly<Record<string, string>> = { DBf: 'dbf-2013', FSB: 'fsb-2008' };

  it.each(OF_REGULATIONS)('%s is named by its regulations, paragraph and editions', (file) => {
    const { session, editions } = scenarioIn(file);
    const [, authority = '', edition = ''] =
      /^(DBf|FSB)-\d+\w*-(2017|2007|both)-[a-z0-9-]+\.yaml$/.exec(basename(file)) ?? [];
    expect(session.regulations).toBe(AUTHORITIES[authority]);
    expect([...editions].sort()).toEqual([...(EDITIONS_IN_NAMES[edition] ?? [])].sort());
  });

  it('have a title each, and no two the same', () => {
    const titles = OF_REGULATIONS.map((file) => scenarioIn(file).title ?? '');
    expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([]);
  });
});

/** Commands that a reader is told to type. */
const NAMED = ['README.md', 'examples/README.md', 'docs/scenario-language.md'].flatMap((page) =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/ledger run (\S+\.yaml)/g)].map((found) => [
    page,
    found[1] ?? '',
  ]),
);

it.each(NAMED)('%s: %s is there to be run', (_, file) => {
  expect([...FILES, ...STORIES]).toContain(file);
});
