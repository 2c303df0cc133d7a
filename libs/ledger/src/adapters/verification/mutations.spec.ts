import { compile, startChild } from '@app/testing';
import { samples } from '../../../../../test/samples';
import type { Outcome } from './testing/mutate';

const SEED = 20_260_202;
const EVENTS = samples(100_000, 5_000);
const FILES = samples(5_000, 300);
const MINUTES = 60_000;

const SCRIPT = 'libs/ledger/src/adapters/verification/testing/mutate.ts';

/**
 * A ledger of some forty events with its keys and checkpoints, altered in every way that comes to mind, at random places, and
 * verified as a whole each time against one checkpoint that was kept. A failure tells the seed and the alteration.
 */
describe('a ledger that was altered', () => {
  const compiled = compile('libs/ledger/src');
  afterAll(() => {
    compiled.remove();
  });

  const mutate = async (way: 'events' | 'files', count: number): Promise<Outcome> => {
    const child = startChild(compiled.script(SCRIPT), way, String(SEED), String(count));
    await child.ended();
    return JSON.parse(child.lines.join('')) as Outcome;
  };

  it(
    `is found out ${EVENTS.toLocaleString('en')} times, with the position`,
    async () => {
      const { ok, foundOut } = await mutate('events', EVENTS);
      expect(ok).toMatchObject({ ok: true, checkpoints: 3, kept: 1, trust: 'given', warnings: [] });
      expect(foundOut).toBe(EVENTS);
    },
    10 * MINUTES,
  );

  it(
    `is found out in ${FILES.toLocaleString('en')} files with a flipped bit, wherever something else would be read`,
    async () => {
      const { foundOut, harmless } = await mutate('files', FILES);
      expect(foundOut).toBeGreaterThan(FILES / 10);
      // Free space of pages, and words of the header that nobody reads.
      expect(harmless).toBeGreaterThan(0);
    },
    10 * MINUTES,
  );
});
