import { type RefusedBecause, WaitingRoom } from './waiting-room';

class Refused extends Error {}

const roomOf = (more: { readonly waiting?: number; readonly patienceMs?: number | null }) => {
  const refused: RefusedBecause[] = [];
  const refusal = (because: RefusedBecause): Error => {
    refused.push(because);
    return new Refused(because);
  };
  const room = new WaitingRoom({ atOnce: 1, atOncePerLine: 1, waiting: 10, patienceMs: null, refusal, ...more });
  return { room, refused };
};

/** Work that is under way until it is told to end. */
const heldWork = () => {
  let end: (text: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  return {
    work: () => ended,
    end: (text: string) => {
      end(text);
    },
  };
};

it('gives what the work gives, and goes on after work that fails', async () => {
  const { room } = roomOf({});
  const failing = room.run('a', () => Promise.reject(new Error('no')));
  const next = room.run('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect([await next, room.waiting, room.atWork]).toEqual(['yes', 0, 0]);
});

it('refuses work that waits too long, and never begins it', async () => {
  const { room, refused } = roomOf({ patienceMs: 5 });
  const { work, end } = heldWork();
  const first = room.run('a', work);
  let begun = false;
  const late = room.run('b', () => Promise.resolve((begun = true)));
  await expect(late).rejects.toThrow(Refused);
  end('done');
  expect([await first, begun, refused, room.waiting]).toEqual(['done', false, ['late'], 0]);
});

it('refuses work of the longest line where there is no room, and never begins it', async () => {
  const { room, refused } = roomOf({ waiting: 2 });
  const { work, end } = heldWork();
  const order: string[] = [];
  const first = room.run('a', work);
  const note = (name: string) => (): Promise<void> => {
    order.push(name);
    return Promise.resolve();
  };
  const [second, third] = [room.run('a', note('second')), room.run('a', note('third'))];
  const other = room.run('b', note('other'));
  await expect(third).rejects.toThrow(Refused);
  end('done');
  await Promise.all([first, second, other]);
  expect([order, refused]).toEqual([['second', 'other'], ['full']]);
});
