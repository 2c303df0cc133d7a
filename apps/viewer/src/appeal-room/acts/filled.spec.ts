import type { Field } from './act';
import { filledIn } from './filled';

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));

const choosing = (...parties: readonly string[]) => ({
  fields: [{ name: 'party', kind: 'choice', options: options(...parties) }] as readonly Field[],
  begins: { party: parties[0] ?? '' },
});

const voting = (...members: readonly string[]) => ({
  fields: [{ name: 'votes', kind: 'votes', options: options(...members) }] as readonly Field[],
  begins: { votes: Object.fromEntries(members.map((one) => [one, 'for'])) },
});

describe('what a form has in it', () => {
  it('is what it begins with, until something is typed', () => {
    expect(filledIn(choosing('director', 'appellant'), null)).toEqual({ party: 'director' });
    expect(filledIn(choosing('director', 'appellant'), { party: 'appellant' })).toEqual({ party: 'appellant' });
  });

  it('is no choice that is offered no more', () => {
    expect(filledIn(choosing('p09', 'p13'), { party: 'p05' })).toEqual({ party: 'p09' });
  });

  it('is nobody who cannot be ticked any more', () => {
    const fields = [{ name: 'lodgers', kind: 'several', options: options('p01', 'p02') }] as const;
    expect(filledIn({ fields, begins: {} }, { lodgers: ['p02', 'p21'] })).toEqual({ lodgers: ['p02'] });
  });

  it('is no vote of a member who has stood down, and one of whoever sits instead', () => {
    expect(filledIn(voting('p05', 'p15'), { votes: { p05: 'against', p13: 'for' } })).toEqual({
      votes: { p05: 'against', p15: 'for' },
    });
  });
});
