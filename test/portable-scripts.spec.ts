import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** What `cmd.exe`, by which npm runs scripts on Windows, does not take as `sh` does. */
const SH_ONLY: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['single quotes, which are passed on literally', /'/],
  ['a setting before a command', /(?:^|&& *)[A-Z_]+=/],
  ['a variable', /\$/],
  ['a command of POSIX', /(?:^|&& *)(?:rm|cp|mv|mkdir|cat|chmod|export|sh|bash|\.\/)/],
  ['commands apart by a semicolon', /;/],
];

it.each(SH_ONLY)('no npm script has %s', (_, pattern) => {
  expect(Object.entries(scripts).filter(([, script]) => pattern.test(script))).toEqual([]);
});
