import { connect, eventsOf, notes } from '../wire-server/client';
import { startWireServer } from '../wire-server';
import { realEngine } from './real-engine';

it.each([true, false])('deletes the streams of its own run where the user may (%s)', async (mayDelete) => {
  const server = await startWireServer({ tls: true, user: { name: 'ada', password: 'lovelace' }, mayDelete });
  const connection = server.url.replace('//', '//ada:lovelace@');
  const engine = realEngine(connection);
  if (engine === undefined) throw new Error('no engine');
  const ledger = /ledger=([^&]+)/.exec(engine.url('club'))?.[1] ?? '';
  const client = connect(connection);
  await client.appendToStream(`${ledger}:board-1`, notes(2));
  await client.appendToStream('others', notes(1));

  const left = await engine.clean();
  expect(left === undefined || ledger.startsWith(left)).toBe(true);
  expect(left === undefined).toBe(mayDelete);
  const read = eventsOf(client.readStream(`${ledger}:board-1`));
  if (mayDelete) await expect(read).rejects.toMatchObject({ type: 'stream-deleted' });
  else expect(await read).toHaveLength(2);
  expect(await eventsOf(client.readStream('others'))).toHaveLength(1);
  await client.dispose();
  await server.stop();
});

it('is not there where no connection string is given', () => {
  const { TEST_ESDB_URL: given } = process.env;
  delete process.env.TEST_ESDB_URL;
  expect(realEngine()).toBeUndefined();
  if (given !== undefined) process.env.TEST_ESDB_URL = given;
});
