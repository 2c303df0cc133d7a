import type { Filled, Schema } from './schema';
import { stillOffered } from './offered';

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));
const formOf = (name: string, schema: Schema, begins: Filled, offered: readonly string[], kind?: 'votes') => ({
  schema: { type: 'object', properties: { [name]: schema } } as const,
  fields: [{ name, options: options(...offered), ...(kind ? { kind } : {}) }],
  begins,
});

const choosing = (...parties: readonly string[]) =>
  formOf('party', { type: 'string' }, { party: parties[0] ?? '' }, parties);

const voting = (...members: readonly string[]) =>
  formOf('votes', {}, { votes: Object.fromEntries(members.map((one) => [one, 'for'])) }, members, 'votes');

describe('what a form has in it', () => {
  it('is what it begins with, until something is typed', () => {
    expect(stillOffered(choosing('director', 'appellant'), null)).toEqual({ party: 'director' });
    expect(stillOffered(choosing('director', 'appellant'), { party: 'appellant' })).toEqual({ party: 'appellant' });
  });

  it('is no choice that is offered no more', () => {
    expect(stillOffered(choosing('p09', 'p13'), { party: 'p05' })).toEqual({ party: 'p09' });
  });

  it('is nobody who cannot be ticked any more', () => {
    const form = formOf('lodgers', { type: 'array' }, {}, ['p01', 'p02']);
    expect(stillOffered(form, { lodgers: ['p02', 'p21'] })).toEqual({ lodgers: ['p02'] });
  });

  it('is no vote of a member who has stood down, and one of whoever sits instead', () => {
    expect(stillOffered(voting('p05', 'p15'), { votes: { p05: 'against', p13: 'for' } })).toEqual({
      votes: { p05: 'against', p15: 'for' },
    });
  });

  it('is an emptied text, not what the form began with', () => {
    const form = { schema: {}, fields: [{ name: 'paragraph' }], begins: { paragraph: 'L92' } };
    expect(stillOffered(form, { paragraph: '' })).toEqual({ paragraph: '' });
  });
});
