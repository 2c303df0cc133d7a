import { type Result, err, ok } from '@app/bridge';
import type { Problem } from '../ledger/api';
import { until } from '../ledger/for-specs';
import { whoLooks } from './who-looks';

type Answer = Result<string, Problem>;

const away: Answer = err({ title: 'away', detail: '', code: null });
const turnedAway: Answer = err({ title: 'Not authenticated', detail: '', code: 'NotAuthenticated' });

/** A server that is asked, and answers when it is told what. */
const server = () => {
  const waiting: ((answer: Answer) => void)[] = [];
  let asked = 0;
  return {
    ask: () => {
      asked += 1;
      return new Promise<Answer>((resolve) => waiting.push(resolve));
    },
    asked: () => asked,
    answer: async (answer: Answer, turn = 0) => {
      waiting.splice(turn, 1)[0]?.(answer);
      await new Promise(setImmediate);
    },
  };
};

describe('who looks', () => {
  it('is told to everybody who wants to know, asked once', async () => {
    const { ask, asked, answer } = server();
    const { hear } = whoLooks(ask);
    const heard: (string | null)[][] = [[], []];
    for (const list of heard) hear((me) => list.push(me));
    await answer(ok('director'));
    expect(heard).toEqual([
      [null, 'director'],
      [null, 'director'],
    ]);
    expect(asked()).toBe(1);
  });

  it('is told to who drew before it was known and listens after', async () => {
    const { ask, answer } = server();
    const { hear, known } = whoLooks(ask);
    hear(() => undefined);
    const drawn = known();
    await answer(ok('director'));
    const heard: (string | null)[] = [];
    hear((me) => heard.push(me));
    expect([drawn, heard]).toEqual([null, ['director']]);
  });

  it('is told no more to who has gone', async () => {
    const { ask, answer } = server();
    const { hear } = whoLooks(ask);
    const heard: (string | null)[] = [];
    hear((me) => heard.push(me))();
    await answer(ok('director'));
    expect(heard).toEqual([null]);
  });

  it('is asked again where the server was away', async () => {
    const { ask, asked, answer } = server();
    const { hear, known } = whoLooks(ask, 5);
    hear(() => undefined);
    await answer(away);
    await until(() => asked() === 2);
    await answer(ok('director'));
    expect(known()).toBe('director');
  });

  it('is not asked again where the server turned the token away', async () => {
    const { ask, asked, answer } = server();
    whoLooks(ask, 1).hear(() => undefined);
    await answer(turnedAway);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked()).toBe(1);
  });

  it('is who was asked for last, whichever answer comes first', async () => {
    const { ask, answer } = server();
    const { hear, known, askAgain } = whoLooks(ask);
    hear(() => undefined);
    askAgain();
    await answer(ok('chief director'), 1);
    await answer(ok('director'));
    expect(known()).toBe('chief director');
  });
});
