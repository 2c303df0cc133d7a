import type { Conditions } from '@app/contract';
import { parametersInForce } from './parameters';

const conditions = (departing: Partial<Conditions>): Conditions => ({
  name: 'An event',
  contestants: 'pair',
  regulations: 'dbf-2013',
  stages: [{ stage: 'one', form: 'field', scoring: 'butler' }],
  ...departing,
});

const words = (departing: Partial<Conditions>): readonly string[] =>
  parametersInForce(conditions(departing)).map(
    ({ name, value, paragraph, departs }) => `${name}: ${value} [${paragraph}]${departs ? '*' : ''}`,
  );

describe('the parameters of an event', () => {
  it('are those of the regulations, each with its paragraph', () => {
    expect(words({})).toEqual([
      'comparison: weighed [DBf X78]',
      'scaling: neuberg [DBf X78B]',
      'butler-trim: 1 [DBf 204A1]',
      'butler-datum-unit: none [L78D]',
      'unit-imps-butler: 1 [DBf X78C2]',
      'grades-imps-butler: 2 / 0 / -2 [DBf 204C]',
      'other-boards: all-other [L12C2c]',
      'session-of-pairs: playing-day-in-the-stage [DBf X12B2]',
      'sit-out: own-average [DBf X78A5]',
      'withdrawal: annulled-below-half [DBf 216E]',
      'absent-pair: dbf-216 [DBf 216B-C]',
      'tie-break-pairs: dbf-223 [DBf 223B]',
    ]);
  });

  it.each<[string, Partial<Conditions>, string]>([
    [
      'of the conditions, where these depart from them',
      { parameters: { 'butler-trim': '2' } },
      'butler-trim: 2 [DBf 204, footnote]*',
    ],
    [
      'of teams of eight, where the conditions have them',
      {
        contestants: 'team',
        stages: [{ stage: 'one', form: 'round-robin', scoring: 'team-imps' }],
        parameters: { 'teams-of-eight': 'direct' },
      },
      'teams-of-eight: direct [conditions; L78D]*',
    ],
    [
      'of matches by Patton',
      {
        contestants: 'team',
        stages: [{ stage: 'one', form: 'round-robin', scoring: 'team-vp' }],
        parameters: { patton: 'imps' },
      },
      'patton: imps [conditions; L78D]*',
    ],
    ['of another federation', { regulations: 'fsb-2008' }, 'tie-break-pairs: fsb-95A [FSB 95A]'],
  ])('are those %s', (_, departing, expected) => {
    expect(words(departing)).toContain(expected);
  });

  it('of each stage are told once', () => {
    const stages: Conditions['stages'] = ['one', 'two'].map((stage) => ({ stage, form: 'swiss', scoring: 'team-vp' }));
    const names = parametersInForce(conditions({ contestants: 'team', stages })).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('tie-break-swiss');
    expect(names).not.toContain('tie-break-round-robin');
  });
});
