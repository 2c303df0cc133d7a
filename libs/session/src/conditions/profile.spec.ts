import { EDITIONS, REGULATIONS } from '@app/bridge';
import { SCORING_PROFILES } from '@app/scoring';
import { profileOf } from './profile';

const CASES = REGULATIONS.flatMap((regulations) => EDITIONS.map((laws) => ({ regulations, laws })));

it.each(CASES)('$regulations go before $laws', ({ regulations, laws }) => {
  const ofLaws = SCORING_PROFILES[laws].tables;
  const { tables } = profileOf({ regulations, laws });
  expect(tables.length).toBeGreaterThan(ofLaws.length);
  expect(tables.slice(-ofLaws.length)).toEqual(ofLaws);
});

it.each(EDITIONS)('without regulations, or under regulations that nobody knows, it is %s alone', (laws) => {
  expect(profileOf({ regulations: null, laws })).toBe(SCORING_PROFILES[laws]);
  expect(profileOf({ regulations: 'xyz-1999', laws })).toBe(SCORING_PROFILES[laws]);
});
