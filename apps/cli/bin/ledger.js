#!/usr/bin/env node
// The `ledger` command: runs what `npm run build` has compiled.
const { existsSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');

const dist = join(__dirname, '..', '..', '..', 'dist');
const main = join(dist, 'apps', 'cli', 'src', 'main.js');
if (!existsSync(main)) {
  process.stderr.write('ledger: not built yet; run: npm run build\n');
  process.exit(1);
}
// Node 22 and later keep what V8 has compiled: beside the code and as well guarded as it, not in the folder of temporary
// files, where others may write. Where nothing can be written there, nothing is kept.
enableCompileCache?.(join(dist, '.compile-cache'));
require(main);
