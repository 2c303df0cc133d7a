import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startWireServer, type WireServer } from '@app/testing';

const ROOT = join(__dirname, '..', '..');

/** The script that `docs/operations.md` gives to operators under this heading. */
const scriptUnder = (heading: string): string => {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').split(`### ${heading}\n`);
  const [, script] = /```js\n(.*?)```/s.exec(section) ?? [];
  if (script === undefined) throw new Error(`no script under ${heading}`);
  return script;
};

const lastOf = (server: WireServer, stream: string): unknown => {
  const record = server.log.all().findLast((one) => one.stream === stream);
  return record && [record.type, JSON.parse(Buffer.from(record.data).toString('utf8'))];
};

it('docs/operations.md: the script writes the rights of a user with the least rights', async () => {
  const server = await startWireServer({ tls: true, user: { name: 'admin', password: 'changeit' } });
  try {
    const child = spawn(process.execPath, ['--eval', scriptUnder('A user with the least rights')], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ENGINE_URL: server.url.replace('//', '//admin:changeit@') },
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    const both = ['$admins', 'ledger'];
    expect(lastOf(server, '$$$all')).toEqual(['$metadata', { $acl: { $r: both } }]);
    expect(lastOf(server, '$settings')).toEqual([
      'update-default-acl',
      {
        $userStreamAcl: { $r: both, $w: both, $mr: both, $d: ['$admins'], $mw: ['$admins'] },
        $systemStreamAcl: expect.objectContaining({ $r: ['$admins'], $w: ['$admins'] }) as object,
      },
    ]);
  } finally {
    await server.stop();
  }
});
