import fc from 'fast-check';
import { type TurnLimits, TurnQueue } from './turn-queue';

interface Piece {
  readonly line: string;
  readonly nth: number;
}

const LIMITS: TurnLimits = { atOnce: 2, atOncePerLine: 2, waiting: 100 };

const filled = (lengths: readonly number[], limits: TurnLimits): TurnQueue<Piece> => {
  const queue = new TurnQueue<Piece>(limits);
  lengths.forEach((length, line) => {
    for (let nth = 0; nth < length; nth += 1) queue.add(`t${line}`, { line: `t${line}`, nth });
  });
  return queue;
};

/** All that waits, in the order in which it begins, where one is done before the next begins. */
const drained = (queue: TurnQueue<Piece>): readonly Piece[] => {
  const all: Piece[] = [];
  for (let turn = queue.begin(); turn !== null; turn = queue.begin()) {
    expect(turn.work.line).toBe(turn.line);
    all.push(turn.work);
    queue.end(turn.line);
  }
  return all;
};

const lengths = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 12 });

describe('the lines of a queue take turns', () => {
  it('each has had as many turns as any other before one has another, and its own order', () => {
    fc.assert(
      fc.property(lengths, (waiting) => {
        const order = drained(filled(waiting, { ...LIMITS, waiting: 1_000 }));
        const turns = waiting.map(() => 0);
        for (const { line, nth } of order) {
          const own = Number(line.slice(1));
          expect(nth).toBe(turns[own]);
          turns[own] = nth + 1;
          // No line that still waits is a turn behind.
          waiting.forEach((length, other) => {
            if ((turns[other] ?? 0) < length) expect(nth).toBeLessThanOrEqual(turns[other] ?? 0);
          });
        }
        expect(turns).toEqual(waiting);
      }),
    );
  });

  it('work that comes to an idle line begins after at most one turn of every other', () => {
    fc.assert(
      fc.property(lengths, fc.nat(30), (waiting, begun) => {
        const queue = filled(waiting, { ...LIMITS, waiting: 1_000 });
        for (let nth = 0; nth < begun; nth += 1) {
          const turn = queue.begin();
          if (turn) queue.end(turn.line);
        }
        queue.add('late', { line: 'late', nth: 0 });
        const before = drained(queue).map(({ line }) => line);
        const others = before.slice(0, before.indexOf('late'));
        expect(new Set(others).size).toBe(others.length);
      }),
    );
  });

  it('never more is at work than may be, in total and of a line', () => {
    const limits = fc.record({ atOnce: fc.integer({ min: 1, max: 6 }), atOncePerLine: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(limits, fc.array(fc.tuple(fc.nat(5), fc.boolean()), { maxLength: 200 }), (atMost, steps) => {
        const queue = new TurnQueue<number>({ ...atMost, waiting: 50 });
        const atWork: string[] = [];
        steps.forEach(([line, ends], nth) => {
          const done = ends ? atWork.shift() : undefined;
          if (done === undefined) queue.add(`t${line}`, nth);
          else queue.end(done);
          for (let turn = queue.begin(); turn !== null; turn = queue.begin()) atWork.push(turn.line);
          expect(queue.atWork).toBe(atWork.length);
          expect(atWork.length).toBeLessThanOrEqual(atMost.atOnce);
          for (const one of atWork)
            expect(atWork.filter((other) => other === one).length).toBeLessThanOrEqual(atMost.atOncePerLine);
        });
      }),
    );
  });
});

describe('where too much waits', () => {
  it('the longest line loses what has come last, so that a flood takes no room from anybody', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 60 }), (room, flood) => {
        const queue = new TurnQueue<string>({ ...LIMITS, waiting: room });
        const dropped: string[] = [];
        for (let nth = 0; nth < flood; nth += 1) {
          const lost = queue.add('flood', `flood ${nth}`);
          if (lost !== null) dropped.push(lost);
        }
        expect(dropped).toEqual(Array.from({ length: Math.max(flood - room, 0) }, (_, nth) => `flood ${room + nth}`));
        const lost = queue.add('other', 'other');
        expect(lost).toBe(flood < room ? null : room === 1 ? 'other' : `flood ${room - 1}`);
        expect(queue.waiting).toBe(Math.min(flood + 1, room));
      }),
    );
  });

  it('every line keeps an equal share of the room', () => {
    const queue = new TurnQueue<Piece>({ ...LIMITS, waiting: 12 });
    for (let nth = 0; nth < 40; nth += 1) for (const line of ['a', 'b', 'c']) queue.add(line, { line, nth });
    const left = drained(queue);
    for (const line of ['a', 'b', 'c'])
      expect(left.filter((one) => one.line === line).map(({ nth }) => nth)).toEqual([0, 1, 2, 3]);
  });
});

it('work that has left, or has begun, cannot leave again', () => {
  const queue = new TurnQueue<string>(LIMITS);
  queue.add('a', 'first');
  queue.add('a', 'second');
  expect([queue.leave('a', 'second'), queue.leave('a', 'second'), queue.leave('b', 'first')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(queue.begin()).toEqual({ line: 'a', work: 'first' });
  expect([queue.leave('a', 'first'), queue.waiting, queue.atWork]).toEqual([false, 0, 1]);
});
