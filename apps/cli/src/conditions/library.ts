import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Conditions of contest lie at the top of the package, beside `dist`. */
const ROOT = join(__dirname, '..', '..', '..', '..', '..');
const FOLDER = 'conditions';

/** The files of conditions that come with the ledger, by path from the root of the package; none where they are not. */
export const conditionsFiles = (root = ROOT): readonly string[] => {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${FOLDER}/${name.replaceAll('\\', '/')}`)
    .sort();
};

export const pathOfConditions = (file: string): string => join(ROOT, file);
