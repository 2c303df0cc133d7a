import type { Conditions } from '@app/contract';
import { inEnglish } from '@app/messages';
import { faultsOfConditions } from './faults';

const faults = (stage: Partial<Conditions['stages'][number]>) =>
  faultsOfConditions({
    name: 'Simultaneous',
    contestants: 'pair',
    stages: [
      { stage: 'all', form: 'field', scoring: 'matchpoints', sections: 'together', simultaneous: true, ...stage },
    ],
  }).map(({ path, what }) => `${path}: ${inEnglish(what)}`);

it('a field of pairs over several venues is without fault', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ scoring: 'butler' })).toEqual([]);
});

it.each<[string, Partial<Conditions['stages'][number]>, string]>([
  [
    'sections apart',
    { sections: 'apart' },
    'stages[0].sections: sections of a simultaneous stage are compared with each other: together',
  ],
  [
    'total points',
    { scoring: 'total-points' },
    'stages[0].simultaneous: one field over several venues is for matchpoints, cross-imps and butler, and not for total-points',
  ],
])('%s', (_, stage, expected) => {
  expect(faults(stage)).toEqual([expected]);
});
