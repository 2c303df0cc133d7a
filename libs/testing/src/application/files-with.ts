import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of a folder that have these bytes, or a text in UTF-8, anywhere: also where they are free, or waiting to be
 * written.
 */
export const filesWith = (folder: string, found: string | Uint8Array): readonly string[] => {
  const bytes = typeof found === 'string' ? Buffer.from(found, 'utf8') : Buffer.from(found);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(folder, entry.name)).includes(bytes))
    .map(({ name }) => name);
};
