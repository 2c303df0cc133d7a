// The index of a library names all its modules, and whoever imports one name would load them all. Compiled lazily, an
// index loads a module when a name of it is first read (ADR 29). After swc has compiled everything,
// `node tools/lazy-barrels.cjs` compiles the indexes in `dist` once more. The tests do without: a spec that loads less
// then runs as much longer, since it reads each name by a getter. What an index exports as a whole (`export *`) is named
// first, by what is compiled: the getters of whole modules are slow, as they look the name up each time.
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const root = join(__dirname, '..');

/** swc's `module` for the text of an index. */
const lazyModule = (text) => ({
  type: 'commonjs',
  lazy: [...new Set([...text.matchAll(/ from '(\.[^']*)'/g)].map(([, source]) => source))],
});

/** The text of an index, in which each name that it exports is written down. */
const named = (text, compiled) =>
  text.replaceAll(/export \* from '(\.[^']*)';/g, (_, source) => {
    const names = Object.keys(require(join(compiled, source)));
    return names.length === 0 ? '' : `export { ${names.join(', ')} } from '${source}';`;
  });

for (const library of readdirSync(join(root, 'libs'))) {
  const filename = join(root, 'libs', library, 'src', 'index.ts');
  const out = join(root, 'dist', 'libs', library, 'src', 'index.js');
  const text = named(readFileSync(filename, 'utf8'), join(root, 'dist', 'libs', library, 'src'));
  const { code, map } = transformSync(text, { cwd: root, filename, swcrc: true, module: lazyModule(text) });
  writeFileSync(out, `${code}\n//# sourceMappingURL=index.js.map`);
  writeFileSync(`${out}.map`, map);
}
