import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSigningKey } from '@app/ledger';
import { compile, startChild } from '@app/testing';
import { openWitnessState } from './state';
import { aLog, type ALog } from './testing/a-log';

const compiled = compile('libs', 'apps/cli/src');
const folder = mkdtempSync(join(tmpdir(), 'witness-processes-'));
afterAll(() => {
  compiled.remove();
  rmSync(folder, { recursive: true });
});

const SIZES = Array.from({ length: 12 }, (_, i) => i + 1);

/** What a witness has answered with 200: the root of which log, at which size. */
interface Cosigned {
  readonly origin: string;
  readonly size: number;
  readonly root: string;
}

/** What a witness answers; nothing when it is dead. */
const asked = async (url: string, body: string): Promise<{ readonly status: number; readonly text: string }> => {
  try {
    const response = await fetch(new URL('add-checkpoint', url), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(120_000),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
};

it('killed at any moment, two at a time over one state: one root for each size, and never back', async () => {
  /** Each log with two histories that have nothing in common. */
  const logs = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => {
      const key = newSigningKey(`ledger.example/${name}`);
      const histories = [aLog(key), aLog(key)];
      await Promise.all(histories.map((history, i) => history.grow(SIZES.length, `history ${i}`)));
      return { key, histories };
    }),
  );
  const answers: Cosigned[] = [];
  const start = () =>
    startChild(
      compiled.script('apps/cli/src/witness/testing/worker.ts'),
      ...[folder, 'witness.example/w1', ...logs.map(({ key }) => key.verifierKey)],
    );

  /** Offers a checkpoint as the log would: with the size the witness says it has. */
  const offer = async (url: string, history: ALog, size: number): Promise<void> => {
    let old = 0;
    for (let attempt = 0; attempt < 3 && old <= size; attempt++) {
      const { status, text } = await asked(url, await history.request(old, size));
      if (status === 200) {
        const root = Buffer.from(await history.log.tree.root(size)).toString('hex');
        answers.push({ origin: history.key.name, size, root });
      }
      if (status !== 409 || !/^\d+\n$/.test(text)) return;
      old = Number(text);
    }
  };

  // The key is made by one.
  const first = start();
  await first.untilLines(1);
  await first.kill();
  let open = SIZES;
  for (const { histories } of logs) {
    const pair = [start(), start()];
    await Promise.all(pair.map((child) => child.untilLines(1)));
    const before = answers.length;
    const offers = pair.flatMap(({ lines: [url = ''] }) =>
      open.flatMap((size) => histories.map((history) => offer(url, history, size))),
    );
    // The first is killed in the middle, the second a little later.
    for (const [i, child] of pair.entries()) {
      await Promise.all(offers.slice(0, 2 * (i + 1)));
      await child.kill();
    }
    await Promise.all(offers);
    // A witness that starts again has every size it has ever answered for.
    const state = openWitnessState(join(folder, 'witness.db'));
    for (const { origin, size } of answers.slice(before)) {
      expect(state.latest(origin)?.size).toBeGreaterThanOrEqual(size);
    }
    state.close();
    open = [...open].reverse();
  }

  const last = start();
  await last.untilLines(1);
  for (const { histories } of logs) {
    for (const history of histories) await offer(last.lines[0] ?? '', history, SIZES.length);
  }
  await last.kill();

  expect(new Set(answers.map(({ origin }) => origin)).size).toBe(logs.length);
  const roots = new Map<string, Set<string>>();
  for (const { origin, size, root } of answers) {
    const place = `${origin} ${size}`;
    roots.set(place, (roots.get(place) ?? new Set()).add(root));
  }
  expect([...roots.values()].filter((different) => different.size > 1)).toEqual([]);

  const state = openWitnessState(join(folder, 'witness.db'));
  for (const { key, histories } of logs) {
    const ends = await Promise.all(histories.map(({ log }) => log.tree.root(SIZES.length)));
    const latest = state.latest(key.name);
    expect(latest?.size).toBe(SIZES.length);
    expect(ends.filter((root) => Buffer.from(root).equals(latest?.root ?? Buffer.of()))).toHaveLength(1);
  }
  state.close();
});
