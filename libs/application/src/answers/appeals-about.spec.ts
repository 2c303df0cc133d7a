import type { AppealEvent } from '@app/contract';
import { memoryLedger, newCommandId } from '@app/ledger';
import { decidedAppeal, lodgedAppeal } from '@app/testing';
import { appealsLodged } from './appeals-about';

it('an appeal is told with what had come of it by that moment, and no later', async () => {
  const log = memoryLedger();
  const events: readonly AppealEvent[] = [lodgedAppeal(), decidedAppeal()];
  for (const [revision, { type, data }] of events.entries()) {
    await log.append(
      'appeal-a1',
      [{ id: newCommandId(), type, data, metadata: {} }],
      revision - 1 < 0 ? 'no-stream' : 0,
    );
  }
  const cameBy = async (position: number) =>
    (await appealsLodged(log, { position })).get('a1')?.came.map((one) => one.position);
  expect([await cameBy(0), await cameBy(1)]).toEqual([[], [1]]);
  await log.close();
});
