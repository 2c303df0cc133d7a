import { lruCache } from './lru-cache';

it('keeps the last that were put or asked for, and nothing else', () => {
  const last = lruCache<string>(2);
  last.put('a', 'one');
  last.put('b', 'two');
  expect(last.get('a')).toBe('one');
  last.put('c', 'three');
  expect(['a', 'b', 'c'].map(last.get)).toEqual(['one', null, 'three']);
  last.put('c', 'four');
  expect(['a', 'c'].map(last.get)).toEqual(['one', 'four']);
});
