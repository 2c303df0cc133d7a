// The index of a library names all its modules, and whoever imports one name would load them all. Compiled lazily, an
// index loads a module when a name of it is first read (ADR 29). After swc has compiled everything,
// `node tools/lazy-barrels.cjs` compiles the indexes in `dist` once more. The tests do without: a spec that loads less
// then runs as much longer, since it reads each name by a getter.
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const root = join(__dirname, '..');

/** swc's `module` for the text of an index. */
const lazyModule = (text) => ({
  type: 'commonjs',
  lazy: [...new Set([...text.matchAll(/ from '(\.[^']*)'/g)].map(([, source]) => source))],
});

for (const library of readdirSync(join(root, 'libs'))) {
  const filename = join(root, 'libs', library, 'src', 'index.ts');
  const out = join(root, 'dist', 'libs', library, 'src', 'index.js');
  const text = readFileSync(filename, 'utf8');
  const { code, map } = transformSync(text, { cwd: root, filename, swcrc: true, module: lazyModule(text) });
  writeFileSync(out, `${code}\n//# sourceMappingURL=index.js.map`);
  writeFileSync(`${out}.map`, map);
}
