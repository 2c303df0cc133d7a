import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { openLedger } from '@app/ledger';
import { compile, startWireServer, type WireServer } from '@app/testing';

const compiled = compile('libs/ledger/src', 'libs/testing/src/event-log');
afterAll(() => {
  compiled.remove();
});

let server: WireServer;
beforeEach(async () => {
  server = await startWireServer({ tls: true, user: { name: 'ada', password: 'lovelace' } });
});
afterEach(() => server.stop());

const urlBy = (host: string, port = server.endpoint.port): string => {
  const [, options = ''] = server.url.split('?');
  return `esdb://ada:lovelace@${host}:${port}?${options}`;
};

it.each(['localhost', '127.0.0.1', '127.0.0.1,localhost'])('prints no warning of TLS with %s', async (hosts) => {
  const [first = '', second] = hosts.split(',');
  const url = urlBy(second === undefined ? first : `${first}:${server.endpoint.port},${second}`);
  const worker = compiled.script('libs/testing/src/event-log/processes/worker.ts');
  const child = spawn(process.execPath, [worker, 'append', url, 'board-1', '2'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [warnings, ended] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([warnings, ended]).toEqual(['', [0, null]]);
  expect(server.log.all().some(({ stream }) => stream.startsWith('board-1'))).toBe(true);
});

it('trusts no address that the certificate does not name', async () => {
  const elsewhere = createServer((socket) => {
    const onward = connect(server.endpoint.port, '127.0.0.1');
    socket.pipe(onward).pipe(socket);
    for (const end of [socket, onward]) end.on('error', () => end.destroy());
  });
  elsewhere.listen(0, '127.0.0.2');
  await once(elsewhere, 'listening');
  const url = `${urlBy('127.0.0.2', (elsewhere.address() as AddressInfo).port)}&connectTimeout=2000`;
  const refused: unknown = await openLedger(url).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'LedgerUnreachable' });
  expect(String(refused)).toContain("127.0.0.2 is not in the cert's list");
  elsewhere.close();
});
