#!/usr/bin/env node
// The `ledger` command: runs what `npm run build` has compiled.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const main = join(__dirname, '..', '..', '..', 'dist', 'apps', 'cli', 'src', 'main.js');
if (!existsSync(main)) {
  process.stderr.write('ledger: not built yet; run: npm run build\n');
  process.exit(1);
}
require(main);
