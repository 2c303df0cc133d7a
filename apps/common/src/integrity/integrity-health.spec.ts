import { integrityOf } from '@app/application';
import { integrityHealth } from './integrity-health';

it('is down with the mismatch', async () => {
  const integrity = integrityOf();
  expect(await integrityHealth(integrity)()).toEqual({ integrity: { status: 'up' } });
  const mismatch = { kind: 'set-back', expected: 90, found: 6, reason: '84 events are gone' } as const;
  integrity.report(mismatch);
  expect(await integrityHealth(integrity)()).toEqual({ integrity: { status: 'down', mismatch } });
});
