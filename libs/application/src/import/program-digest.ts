import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the libraries, compiled or not. */
const LIBRARIES = join(__dirname, '..', '..', '..');

let known: string | undefined;

/**
 * Tells this program from another version of it: a digest of the names, sizes and times of the files of its libraries,
 * and of the release of Node. Two copies of the same version may have different ones.
 */
export const programDigest = (): string => {
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(process.version);
  const files = readdirSync(LIBRARIES, { recursive: true, encoding: 'utf8' });
  for (const name of files.toSorted()) {
    const { size, mtimeMs } = statSync(join(LIBRARIES, name));
    digest.update(`\n${name}\t${size}\t${mtimeMs}`);
  }
  return (known = digest.digest('hex'));
};
