import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const REGULATIONS = 'libs/laws/src/regulations';

const embed = (...args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/embed-data.cjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, said: stderr };
};

it('what is embedded is what the YAML files say', () => {
  expect(embed('--check')).toEqual({ status: 0, said: '' });
});

describe('a file that is wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'embed-data-'));
  cpSync(join(ROOT, REGULATIONS), join(folder, REGULATIONS), { recursive: true });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['value: 10,', 'value: ten,', /dbf-2013\.yaml:\d+: \/parameters\/pause-after-skip-bid\/value must be integer/],
    ['unit: seconds,', 'unit: minutes,', /\/parameters\/pause-after-skip-bid\/unit must be equal to constant \(seconds\)/],
    ['stop-used:', 'stop-usd:', /\/parameters must NOT have additional properties \(stop-usd\)/],
    ['from: 2012-01-01', 'from: 2012', /\/parameters\/stop-used\/from must be string/],
    ['parameters:', '- parameters:', /dbf-2013\.yaml: .+ at line \d+/],
  ])('%s as %s is refused with file, line and path', (right, wrong, message) => {
    const file = join(folder, REGULATIONS, 'dbf-2013.yaml');
    const text = readFileSync(join(ROOT, REGULATIONS, 'dbf-2013.yaml'), 'utf8');
    expect(text).toContain(right);
    writeFileSync(file, text.replace(right, wrong));
    const { status, said } = embed('--check', folder);
    writeFileSync(file, text);
    expect({ status, said }).toEqual({ status: 1, said: expect.stringMatching(message) as string });
  });

  it('a value that was changed is stale until it is embedded', () => {
    const file = join(folder, REGULATIONS, 'dbf-2013.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('value: 10,', 'value: 8,'));
    expect(embed('--check', folder).said).toContain('run npm run embed');
    expect(embed(folder).status).toBe(0);
    expect(embed('--check', folder)).toEqual({ status: 0, said: '' });
  });
});

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(spec|generated)\.ts$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

describe('every parameter has code that reads it', () => {
  const sources = sourcesIn('libs').join('\n');
  const isRead = (name: string): boolean =>
    new RegExp(
      `\\b(parameter|parameterIn|procedure|procedureOn|amendedOn|scoringParameter|scoringValue|levelsOf|roundingOf)\\((?:[^;]{0,200})'${name}'`,
    ).test(sources);

  it.each([
    `${REGULATIONS}/regulations.schema.json`,
    'libs/scoring/src/profiles/profile.schema.json',
    'libs/session/src/procedure/procedure.schema.json',
  ])('%s', (schema) => {
    const { properties } = JSON.parse(readFileSync(join(ROOT, schema), 'utf8')) as {
      properties: { parameters: { properties: Record<string, unknown> } };
    };
    const names = Object.keys(properties.parameters.properties);
    expect(names.filter((name) => !isRead(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(10);
  });
});
