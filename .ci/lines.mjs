/** Lines of product TypeScript (without specs) of each app and library, as rows of the table in ARCHITECTURE.md. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const isProduct = (name) => /\.tsx?$/.test(name) && !/\.(spec|generated)\.tsx?$/.test(name);
const linesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isProduct(entry.name))
    .reduce(
      (sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name), 'utf8').split('\n').length - 1,
      0,
    );

let total = 0;
for (const parent of ['libs', 'apps']) {
  for (const name of readdirSync(parent)) {
    const lines = linesIn(join(parent, name));
    total += lines;
    console.log(`| \`${parent}/${name}\` | ${lines.toLocaleString('en')} |`);
  }
}
console.log(`| together | ${total.toLocaleString('en')} |`);
