import { type EventLog, type ReadAll, memoryLedger } from '@app/ledger';
import { DIRECTOR, envelopes, toSession } from '../../../../test/contract/support/commands';
import { executeAll } from './execute-all';
import { knownIn } from './known-streams';

const now = (): Date => new Date('2026-02-01T19:30:00.000Z');

let log: EventLog;
beforeEach(() => {
  log = memoryLedger();
});
afterEach(() => log.close());

const open = async (session: string, contest?: string): Promise<void> => {
  const part = contest === undefined ? {} : { contest: { contest, stage: 'all', session: 1 } };
  const data = { laws: 'wbf-2017', scoring: 'matchpoints', ...part };
  await executeAll({ log, now }, envelopes(toSession('OpenSession', data, { session })), { actor: DIRECTOR });
};

it('finds the sessions of a contest, also those that are opened later, and no others', async () => {
  await open('a', 'spring');
  await open('b');
  await open('c', 'autumn');
  expect(await knownIn(log).sessionsOf('spring')).toEqual(['a']);
  await open('d', 'spring');
  expect(await knownIn(log).sessionsOf('spring')).toEqual(['a', 'd']);
  expect(await knownIn(log).sessionsOf('winter')).toEqual([]);
});

it('reads what is new and nothing again, also when it is asked twice at once', async () => {
  const asked: (number | undefined)[] = [];
  const counted = Object.assign(Object.create(log) as EventLog, {
    readAll: (options?: ReadAll) => {
      asked.push(options?.after);
      return log.readAll(options);
    },
    head: () => log.head(),
  });
  await open('a', 'spring');
  await open('b', 'spring');
  expect(await Promise.all([knownIn(counted).sessionsOf('spring'), knownIn(counted).sessionsOf('spring')])).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  await open('c', 'spring');
  expect(await knownIn(counted).sessionsOf('spring')).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([-1, 1, 1]);
});
