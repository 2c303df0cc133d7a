import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { transformSync, type Options } from '@swc/core';

/** The libraries compiled to JavaScript in a folder of their own, so that a test can start processes without a build. */
export interface Compiled {
  /** Path of the script that was `source`, given from the root of the repository. */
  readonly script: (source: string) => string;
  readonly remove: () => void;
}

const ROOT = resolve(__dirname, '../../../../..');

/** Compiles the source files of these folders, given from the root of the repository. */
export const compile = (...folders: readonly string[]): Compiled => {
  const root = mkdtempSync(join(tmpdir(), 'ledger-compiled-'));
  const out = join(root, 'dist');
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  copyFileSync(join(ROOT, 'package.json'), join(root, 'package.json'));
  // One part for modules, and one for those with components.
  const parts = JSON.parse(readFileSync(join(ROOT, '.swcrc'), 'utf8')) as readonly (Options & {
    readonly test: string;
  })[];
  const script = (source: string): string => join(out, source.replace(/\.tsx?$/, '.js'));
  for (const catalogue of folders.flatMap((folder) => filesIn(folder, '.json'))) {
    mkdirSync(dirname(join(out, catalogue)), { recursive: true });
    copyFileSync(join(ROOT, catalogue), join(out, catalogue));
  }
  for (const source of folders.flatMap(sources)) {
    const config = parts.find(({ test }) => new RegExp(test).test(source));
    const { code } = transformSync(readFileSync(join(ROOT, source), 'utf8'), {
      ...config,
      jsc: { ...config?.jsc, baseUrl: ROOT },
      sourceMaps: false,
      swcrc: false,
      filename: join(ROOT, source),
    });
    mkdirSync(dirname(script(source)), { recursive: true });
    writeFileSync(script(source), code);
  }
  return {
    script,
    remove() {
      rmSync(root, { recursive: true });
    },
  };
};

const filesIn = (folder: string, ...extensions: readonly string[]): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => extensions.some((extension) => name.endsWith(extension)))
    .map((name) => join(folder, name));

const sources = (folder: string): readonly string[] =>
  filesIn(folder, '.ts', '.tsx').filter((name) => !name.endsWith('.spec.ts'));
