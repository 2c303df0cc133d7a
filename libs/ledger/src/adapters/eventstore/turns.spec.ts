import { makeTurns } from './turns';

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

it('lets work that shares a key wait, and other work go ahead', async () => {
  const turns = makeTurns();
  const lines: string[] = [];
  const work = (name: string, keys: readonly string[], milliseconds: number): Promise<void> =>
    turns.take(keys, async () => {
      lines.push(`${name} begins`);
      await later(milliseconds);
      lines.push(`${name} ends`);
    });
  const all = [work('a', ['x', 'y'], 30), work('b', ['y', 'z'], 1), work('c', ['w'], 1), work('d', ['z'], 1)];
  await turns.done();
  expect(lines).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends', 'd begins', 'd ends']);
  await Promise.all(all);
});

it('gives back what the work gives, and goes on after a failure', async () => {
  const turns = makeTurns();
  const failed = turns.take(['x'], () => Promise.reject(new Error('no')));
  const next = turns.take(['x'], () => Promise.resolve(1));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe(1);
});
