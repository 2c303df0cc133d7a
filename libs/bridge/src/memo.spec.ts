import { type Earlier, remembered, revised, sameList, unlessChanged } from './memo';

describe('remembered', () => {
  const make = jest.fn((list: readonly number[], factor: number) => ({
    sum: list.reduce((a, b) => a + b, 0) * factor,
  }));
  const summed = remembered(make);

  it('the same arguments have the same result, made once', () => {
    const list = [1, 2];
    const result = summed(list, 10);
    expect(result).toEqual({ sum: 30 });
    expect(summed(list, 10)).toBe(result);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('another object that says the same, or another argument beside it, is another question', () => {
    const list = [1, 2];
    const result = summed(list, 10);
    expect(summed([1, 2], 10)).not.toBe(result);
    expect(summed(list, 20)).toEqual({ sum: 60 });
    expect(summed(list, 10)).toEqual(result);
  });
});

describe('revised', () => {
  const squares = revised(
    (
      earlier: Earlier<readonly [readonly number[]], readonly { of: number; is: number }[]> | undefined,
      all: readonly number[],
    ) =>
      all.map((of, index) => (earlier?.from[0][index] === of ? earlier.made[index] : undefined) ?? { of, is: of * of }),
  );
  const owner = {};

  it('what has not changed is taken over from the last result of the name', () => {
    const [two, three] = squares(owner, 'a', [2, 3]);
    const after = squares(owner, 'a', [2, 4]);
    expect(after).toEqual([
      { of: 2, is: 4 },
      { of: 4, is: 16 },
    ]);
    expect(after[0]).toBe(two);
    expect(squares(owner, 'a', [2, 3])[1]).not.toBe(three);
  });

  it('names and owners are apart', () => {
    const [two] = squares(owner, 'a', [2]);
    expect(squares(owner, 'b', [2])[0]).not.toBe(two);
    expect(squares({}, 'a', [2])[0]).not.toBe(two);
    expect(squares(owner, 'a', [2, 3])[0]).toBe(two);
  });
});

it('a value that says the same as the last one is that one, and a list of the same objects too', () => {
  const [owner, one, other] = [{}, { name: 'a' }, { name: 'a' }];
  const byName = unlessChanged((a: { name: string }, b: { name: string }) => a.name === b.name);
  expect(byName(owner, '', one)).toBe(one);
  expect(byName(owner, '', other)).toBe(one);
  expect(byName(owner, '', { name: 'b' })).toEqual({ name: 'b' });
  expect(byName(owner, '', one)).toBe(one);

  const list = [one, other];
  expect(sameList(owner, 'list', list)).toBe(list);
  expect(sameList(owner, 'list', [one, other])).toBe(list);
  expect(sameList(owner, 'list', [other, one])).toEqual([other, one]);
});
