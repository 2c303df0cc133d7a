import { remembering } from './remembering';

describe('a function that remembers', () => {
  it('answers as the function does, and asks it once for each text', () => {
    const asked: string[] = [];
    const length = remembering((text) => {
      asked.push(text);
      return text === '' ? null : text.length;
    }, 3);
    expect(['a', 'bb', '', 'a', '', 'bb'].map(length)).toEqual([1, 2, null, 1, null, 2]);
    expect(asked).toEqual(['a', 'bb', '']);
  });

  it('remembers no more results than it may', () => {
    let made = 0;
    const same = remembering((text) => `${text}${(made += 1)}`, 2);
    expect(['a', 'b', 'c', 'c', 'a'].map(same)).toEqual(['a1', 'b2', 'c3', 'c3', 'a4']);
  });

  it('remembers nothing where the function throws', () => {
    let calls = 0;
    const failsOnce = remembering((text) => {
      calls += 1;
      if (calls === 1) throw new Error('not yet');
      return text;
    }, 2);
    expect(() => failsOnce('a')).toThrow('not yet');
    expect(failsOnce('a')).toBe('a');
  });
});
