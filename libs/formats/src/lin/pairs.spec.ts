import { inEnglish } from '@app/messages';
import { linPairs, strays } from './pairs';

const read = (pieces: Iterable<string>) => {
  const stray = strays();
  const pairs = [...linPairs(pieces, stray.add)];
  return { pairs, findings: stray.findings() };
};

const short = (text: string): string => {
  const { pairs, findings } = read([text]);
  expect(read(text)).toEqual({ pairs, findings });
  return [
    ...pairs.map(({ key, value, line }) => `${line}:${key}=${value}`),
    ...findings.map(({ line, message }) => `!${line} ${inEnglish(message)}`),
  ].join(' ');
};

it.each([
  ['mb|p|mb|1N|', '1:mb=p 1:mb=1N'],
  ['pg||\npc|C2|', '1:pg= 2:pc=C2'],
  ['\n\n MB | p |', '3:mb=p'],
  ['nt|two\nlines|mb|p|', '1:nt=two\nlines 2:mb=p'],
  ['', ''],
])('takes %j apart', (text, expected) => expect(short(text)).toBe(expected));

it.each([
  ['rubbish|mb|p|', "1:mb=p !1 text that is no complete 'key|value|' is left out: 'rubbish'"],
  ['mb|p|\nrubbish\npc|C2|', "1:mb=p 3:pc=C2 !2 text that is no complete 'key|value|' is left out: 'rubbish'"],
  ['mb|p|mb|1', "1:mb=p !1 text that is no complete 'key|value|' is left out: 'mb|1'"],
  ['mb|p|tail', "1:mb=p !1 text that is no complete 'key|value|' is left out: 'tail'"],
])('reports what is no pair in %j', (text, expected) => expect(short(text)).toBe(expected));

it('a value without its closing bar does not swallow the next record', () => {
  expect(short('mb|p|mb|1\npn|A,B,C,D|md|1|')).toBe(
    "1:mb=p 1:mb=1 2:pn=A,B,C,D 2:md=1 !1 text that is no complete 'key|value|' is left out: 'mb|1'",
  );
});

it('counts further strays instead of listing them', () => {
  expect(read(['x|y|mb|p|\nz|w|']).findings.map(({ message }) => inEnglish(message))).toEqual([
    "text that is no complete 'key|value|' is left out: 'x' (and 3 more such places)",
  ]);
});
