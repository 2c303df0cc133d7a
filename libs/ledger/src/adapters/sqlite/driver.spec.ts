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
