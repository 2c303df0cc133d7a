import { linPairs } from './pairs';
import { readSegmentHeader } from './segment-header';
import { linParts } from './segments';

const header = (text: string) =>
  readSegmentHeader(
    [...linParts(linPairs([text], () => undefined))].flatMap((part) =>
      part.kind === 'header' && part.segment === 0 ? part.pair : [],
    ),
  );
const codes = (text: string): readonly string[] => header(text).findings.map(({ kind, code }) => `${kind} ${code}`);

it('reads title, segment, form of scoring and teams', () => {
  const { title, segment, scoring, teams } = header('vg|Spring Cup,Final 2 of 4,I,17,32,Red,12,Blue,3.5|');
  expect({ title, segment, scoring, teams }).toEqual({
    title: 'Spring Cup',
    segment: 'Final 2 of 4',
    scoring: 'team-imps',
    teams: ['Red', 'Blue'],
  });
  expect(codes('vg|Cup,F,I,1,2,Red,0,Blue,0|')).toEqual(['assumption team-seating']);
  expect(codes('vg|Cup,F,I,1,2,Red,12,Blue,0|')).toEqual(['assumption team-seating', 'note carry-over']);
});

it('a title may hold commas', () => {
  expect(header('vg|Spring Cup, Oslo, 2024,Final,I,1,2,Red,0,Blue,0|')).toMatchObject({
    title: 'Spring Cup, Oslo, 2024',
    segment: 'Final',
  });
});

it.each([
  ['P', 'matchpoints', []],
  ['B', null, ['note scoring-not-known', 'assumption team-seating']],
  ['T', null, ['note scoring-not-known']],
] as const)('form of scoring %s', (form, scoring, expected) => {
  const text = `vg|Cup,F,${form},1,2,Red,,Blue,|`;
  expect(header(text).scoring).toBe(scoring);
  expect(codes(text)).toEqual(expected);
});

it('reports a title and teams that cannot be read', () => {
  expect(codes('vg|Cup|')).toEqual(['contradiction title-unreadable']);
  expect(codes('vg|Cup,F,I,1,2,Red, White,0,Blue,0|')).toEqual(['contradiction teams-unreadable']);
});

it('places the list of results by the numbers of the title, or by bn', () => {
  const listed = (text: string): readonly string[] => [...header(text).listed.keys()];
  expect(listed('vg|Cup,F,I,5,6,a,0,b,0|rs|PASS,PASS,,PASS|')).toEqual(['5 open', '5 closed', '6 closed']);
  expect(listed('vg|Cup,F,I,1,9,a,0,b,0|rs|PASS,PASS,PASS|bn|3,9|')).toEqual(['3 open', '3 closed', '9 open']);
  expect(listed('vg|Cup,F,I,1,99999999,a,0,b,0|rs|PASS|')).toEqual([]);
});

it('reports results without a board and results that cannot be read', () => {
  expect(codes('rs|PASS,PASS|')).toEqual(['contradiction results-list-not-placed']);
  expect(codes('vg|Cup,F,P,1,1,,,,|rs|9NE=,PASS|')).toEqual(['contradiction results-list-unreadable']);
});
