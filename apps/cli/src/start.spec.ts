import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEDGER, runLedger } from './testing/run-ledger';

let data: string;
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'ledger-start-'))));
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** The packages and libraries from which a command has loaded anything by the time it ends. */
const loadedBy = (...args: readonly string[]): readonly string[] => {
  const preload = join(data, 'list-at-exit.cjs');
  writeFileSync(
    preload,
    "process.on('exit', () => process.stderr.write('\\n' + JSON.stringify(Object.keys(require.cache))))",
  );
  const { stderr } = spawnSync(process.execPath, ['-r', preload, LEDGER, '--data', data, ...args], {
    encoding: 'utf8',
  });
  const files = JSON.parse(stderr.slice(stderr.lastIndexOf('\n') + 1)) as readonly string[];
  const parts = files.map((file) => /node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+|dist[\\/](apps|libs)[\\/]\w+/.exec(file));
  return [...new Set(parts.map((part) => part?.[0].replaceAll('\\', '/') ?? ''))];
};

it('prints its version and loads no library for it', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(runLedger(data, '--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  expect(loadedBy('--version').filter((part) => part.includes('libs/'))).toEqual([]);
});

it('loads only what the command needs: one on keys knows no bridge, no schema and no web framework', () => {
  const loaded = loadedBy('keys');
  expect(loaded).toEqual(expect.arrayContaining(['dist/apps/cli', 'dist/libs/ledger', 'node_modules/commander']));
  for (const unneeded of ['libs/laws', 'libs/formats', '@sinclair/typebox', '@nestjs/', 'node_modules/yaml'])
    expect(loaded.filter((part) => part.includes(unneeded))).toEqual([]);
});

it('knows every command where none is named, and suggests one for a misspelt name', () => {
  expect(runLedger(data, '--help').stdout).toMatch(/^ {2}serve .*^ {2}verify .*^ {2}token /ms);
  const { status, stderr } = runLedger(data, 'verfy');
  expect(status).toBe(2);
  expect(stderr).toContain('Did you mean verify?');
});
