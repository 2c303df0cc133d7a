import { sharing } from './sharing';

const before = { tricks: [{ cards: ['SA', 'S2'] }, { cards: ['HK'] }], won: { NS: 1, EW: 0 }, turn: 'N', none: null };
const copy = (): typeof before => structuredClone(before);

it('is the value before, where it says the same', () => expect(sharing(before, copy())).toBe(before));

it('keeps every part that says the same, and says what the new value says', () => {
  const after = { ...copy(), turn: 'E', tricks: [...copy().tricks, { cards: [] }] };
  const shared = sharing(before, after);
  expect(shared).toEqual(after);
  expect(shared.tricks).not.toBe(before.tricks);
  expect(shared.tricks[1]).toBe(before.tricks[1]);
  expect(shared.won).toBe(before.won);
});

it.each<[unknown, unknown]>([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[], {}],
  [{}, []],
  [null, {}],
  [{}, null],
  ['1', 1],
  [undefined, [undefined]],
])('%j is not taken for %j', (one, other) => expect(sharing(one, other)).toStrictEqual(other));
