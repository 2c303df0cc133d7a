import type { Conditions } from '@app/contract';
import { inEnglish } from '@app/messages';
import { faultsOfConditions } from './faults';

type Stage = Conditions['stages'][number];

const faults = (stage: Partial<Stage>, contestants: Conditions['contestants'] = 'pair') =>
  faultsOfConditions({
    name: 'Evening',
    contestants,
    stages: [{ stage: 'all', form: 'field', scoring: 'cross-imps', ...stage }],
  }).map(({ path, what }) => `${path}: ${inEnglish(what)}`);

const handicap = (each: 'total' | 'session' | 'match' | 'board') => ({ each, paragraph: 'conditions' });

it.each<[string, Partial<Stage>]>([
  [
    'strata, and a handicap in all',
    { strata: { order: ['A', 'B'], paragraph: 'conditions' }, handicap: handicap('total') },
  ],
  ['IMPs for each board', { handicap: handicap('board') }],
  [
    'matchpoints for each session where they are added up',
    { scoring: 'matchpoints', measure: 'sum', handicap: handicap('session') },
  ],
])('%s: without fault', (_, stage) => {
  expect(faults(stage)).toEqual([]);
});

it('victory points for each match of teams: without fault', () => {
  expect(faults({ form: 'swiss', scoring: 'team-vp', handicap: handicap('match') }, 'team')).toEqual([]);
});

it.each<[string, Partial<Stage>, string]>([
  [
    'a stratum twice',
    { strata: { order: ['A', 'B', 'A'], paragraph: 'conditions' } },
    'stages[0].strata.order[2]: stratum A is there twice',
  ],
  [
    'percent for each board',
    { scoring: 'matchpoints', handicap: handicap('board') },
    'stages[0].handicap.each: a handicap for each board is of no percentage: total',
  ],
  [
    'for each match where there are none',
    { handicap: handicap('match') },
    'stages[0].handicap.each: a handicap for each match, and this form has no matches',
  ],
])('%s', (_, stage, expected) => {
  expect(faults(stage)).toEqual([expected]);
});
