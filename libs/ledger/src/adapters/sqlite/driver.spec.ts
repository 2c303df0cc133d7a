import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Database, driverFor, driverPath } from './driver';

const ROOT = join(__dirname, '../../../../..');

interface LockedPackage {
  readonly version: string;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}

const lockedPackage = (name: string): LockedPackage | undefined => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return lock.packages[`node_modules/${name}`];
};

it.each([
  ['20.19.0', 'better-sqlite3-node20'],
  ['20.20.2', 'better-sqlite3-node20'],
  ['22.23.3', 'better-sqlite3'],
  ['24.21.0', 'better-sqlite3'],
  ['26.10.0', 'better-sqlite3'],
  ['100.0.0', 'better-sqlite3'],
])('Node %s loads %s', (node, driver) => {
  expect(driverFor(node)).toBe(driver);
});

it('loads the release that is made for the running Node', () => {
  const { version } = JSON.parse(readFileSync(join(driverPath, '../../package.json'), 'utf8')) as { version: string };
  expect(version).toBe(process.versions.node.startsWith('20.') ? '12.11.1' : '13.2.0');
  const db = new Database(':memory:');
  expect(db.prepare<[], number>('SELECT 1').pluck().get()).toBe(1);
  db.close();
});

it('leaves out, at installation, the release that the running Node does not load', () => {
  // npm skips an optional package whose engines do not match. Release 12 allows every Node, so the lock file narrows it;
  // without that, Node 22 and later would compile SQLite for nothing.
  expect(lockedPackage('better-sqlite3')).toMatchObject({
    version: '13.2.0',
    optional: true,
    engines: { node: '>=22' },
  });
  expect(lockedPackage('better-sqlite3-node20')).toMatchObject({
    version: '12.11.1',
    optional: true,
    engines: { node: '20.x' },
  });
});

it('survives the collection of prepared statements as garbage', () => {
  // In a process of its own, because the wrong driver aborts: release 12 on Node 24 does so here. Memory is allocated until V8
  // collects by itself; an explicit gc() finalises in another place, where the driver does not fail.
  const script = `
    const Database = require(${JSON.stringify(driverPath)});
    const db = new Database(':memory:');
    let allocated = [];
    const round = (left) => {
      for (let i = 0; i < 100; i += 1) db.prepare('SELECT ' + i).get();
      allocated.push(Array.from({ length: 20000 }, (_, i) => ({ i })));
      if (allocated.length > 10) allocated = [];
      if (left > 0) setImmediate(round, left - 1);
      else process.stdout.write('survived');
    };
    round(100);`;
  const { signal, stdout } = spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' });
  expect([signal, stdout]).toEqual([null, 'survived']);
});
