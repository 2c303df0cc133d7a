import { LedgerError } from '../../event-log';
import { parseEventStoreUrl } from './url';

it.each([
  ['esdb://localhost', 'esdb://localhost', undefined],
  ['kurrentdb://localhost:2113?tls=false', 'esdb://localhost:2113?tls=false', undefined],
  ['kurrent://a:1,b:2,c?ledger=club&tls=false', 'esdb://a:1,b:2,c?tls=false', 'club'],
  ['kdb+discover://cluster.example?Ledger=2026.spring', 'esdb+discover://cluster.example', '2026.spring'],
  [
    'esdb+discover://me:p%40ss@db/?node-preference=leader',
    'esdb+discover://me:p%40ss@db?node-preference=leader',
    undefined,
  ],
])('reads %s', (url, connection, name) => {
  expect(parseEventStoreUrl(url)).toMatchObject({ engine: 'eventstore', connection, name });
});

it('takes its own options out and has times of its own', () => {
  expect(parseEventStoreUrl('esdb://db?appendTimeout=300&connectTimeout=200&tls=false')).toEqual({
    engine: 'eventstore',
    connection: 'esdb://db?tls=false',
    shown: 'esdb://db',
    name: undefined,
    appendTimeout: 300,
    connectTimeout: 200,
  });
  expect(parseEventStoreUrl('esdb://db')).toMatchObject({ appendTimeout: 10_000, connectTimeout: 5_000 });
});

it.each(['sqlite:x', 'memory:', 'esdbx://db', 'esdb:db', 'http://db'])('leaves %s to others', (url) => {
  expect(parseEventStoreUrl(url)).toBeUndefined();
});

it.each([
  ['esdb://', 'hosts'],
  ['esdb://me:secret@', 'hosts'],
  ['esdb://me:secret@db:port', 'hosts'],
  ['esdb://me:secret@db;x', 'hosts'],
  ['esdb://me:se@cret@db', 'credentials'],
  ['esdb://me:se:cret@db', 'credentials'],
  ['esdb://me:se/cret@db', 'credentials'],
  ['esdb://secret@db', 'credentials'],
  ['esdb://me:secret@db?tlsVerifyCert=false', 'tlsCAFile'],
  ['esdb://me:secret@db?throwOnAppendFailure=false', 'throwOnAppendFailure'],
  ['esdb://me:secret@db?speed=high', 'speed'],
  ['esdb://me:secret@db?tls', 'tls'],
  ['esdb://me:secret@db?ledger=a:b', 'name of the ledger'],
  ['esdb://me:secret@db?appendTimeout=0', 'appendTimeout'],
  ['esdb://me:secret@db?connectTimeout=soon', 'connectTimeout'],
])('refuses %s and keeps its secrets', (url, words) => {
  const parse = (): unknown => parseEventStoreUrl(url);
  expect(parse).toThrow(LedgerError);
  expect(parse).toThrow(words);
  expect(parse).not.toThrow(/cret/);
});
