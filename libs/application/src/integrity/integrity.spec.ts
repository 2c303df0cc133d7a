import { LedgerError, memoryLedger, type NewEvent } from '@app/ledger';
import { guardedLog } from './guarded-log';
import { type Mismatch, integrityOf } from './integrity';

const EVENT: NewEvent = { id: '00000000-0000-4000-8000-000000000001', type: 'Noted', data: {}, metadata: {} };
const ALTERED: Mismatch = { kind: 'altered', position: 3, reason: 'event 3 is not what was hashed' };
const SET_BACK: Mismatch = { kind: 'set-back', expected: 90, found: 6, reason: '84 events are gone' };

it('refuses appends from the first mismatch on, and goes on reading', async () => {
  const integrity = integrityOf();
  const log = guardedLog(memoryLedger(), integrity);
  await log.append('board-1', [EVENT], 'no-stream');
  integrity.report(SET_BACK);
  await expect(log.append('board-1', [EVENT], 'any')).rejects.toMatchObject({ code: 'LedgerSetBack' });
  await expect(log.head()).resolves.toBe(0);
});

it('keeps the first mismatch, and calls listeners with it once', () => {
  const integrity = integrityOf();
  const before: Mismatch[] = [];
  const after: Mismatch[] = [];
  integrity.subscribe((mismatch) => before.push(mismatch));
  integrity.report(ALTERED);
  integrity.report(SET_BACK);
  integrity.subscribe((mismatch) => after.push(mismatch));
  expect([integrity.mismatch(), before, after]).toEqual([ALTERED, [ALTERED], [ALTERED]]);
});

it('does not acknowledge an append that was under way when the mismatch was found', async () => {
  const integrity = integrityOf();
  const memory = memoryLedger();
  const slow = {
    ...memory,
    append: async (...given: Parameters<typeof memory.append>) => {
      const outcome = await memory.append(...given);
      integrity.report(ALTERED);
      return outcome;
    },
  };
  const appended = guardedLog(slow, integrity).append('board-1', [EVENT], 'no-stream');
  await expect(appended).rejects.toThrow(LedgerError);
  await expect(appended).rejects.toMatchObject({ code: 'LedgerAltered' });
});
