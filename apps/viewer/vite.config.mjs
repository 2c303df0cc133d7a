import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path) => fileURLToPath(new globalThis.URL(path, import.meta.url));

/** One static page beside the API: `dist/viewer`, addressed relatively, so that it can be served under any path. */
export default defineConfig({
  root: at('.'),
  base: './',
  resolve: {
    alias: [
      // Pages may not make code out of text (content security policy), so their check of documents interprets.
      { find: /^\.\/compiled-check$/, replacement: at('../../libs/contract/src/schema/interpreted-check.ts') },
      { find: '@app/ledger/evidence', replacement: at('../../libs/ledger/src/evidence/index.ts') },
      { find: /^@app\/([a-z-]+)$/, replacement: `${at('../../libs')}/$1/src` },
    ],
  },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: { outDir: at('../../dist/viewer'), emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    // Everything but the viewer's own files is the server's, as in the build that `ledger serve` serves.
    proxy: {
      '^/(?!@|src/|node_modules/|index\\.html|icon|$|\\?)': globalThis.process.env.LEDGER ?? 'http://127.0.0.1:3000',
    },
  },
});
