import type { Conditions } from '@app/contract';
import { inEnglish } from '@app/messages';
import { faultsOfConditions } from './faults';

const stage = { stage: 'all', form: 'round-robin', scoring: 'team-vp', match: { boards: 4, rounds: 1 } } as const;
const TABLE = { boards: 4, points: '4-4 6-2 8-0', differences: '0-90 100-490 500+' };

const faults = (more: Partial<Conditions>): readonly string[] =>
  faultsOfConditions({ name: 'Teams', contestants: 'team', stages: [stage], ...more }).map(
    ({ path, what }) => `${path}: ${inEnglish(what)}`,
  );

it.each<[string, Partial<Conditions>]>([
  ['Patton with IMPs', { parameters: { patton: 'imps' } }],
  ['Patton with total points', { parameters: { patton: 'total-points' }, totalPoints: [TABLE] }],
  ['two comparisons of four tables', { parameters: { 'teams-of-eight': 'direct' } }],
  [
    'four comparisons by tables of the conditions',
    {
      parameters: { 'teams-of-eight': 'cross-imps' },
      victoryPoints: [{ boards: 4, points: '10-10 20-0', imps: '0-9 10+' }],
    },
  ],
])('%s is sound', (_, more) => {
  expect(faults(more)).toEqual([]);
});

it.each<[string, Partial<Conditions>, string]>([
  [
    'in matches that are not counted in victory points',
    { stages: [{ ...stage, scoring: 'team-imps' }], parameters: { patton: 'imps' } },
    'parameters.patton: matches by Patton are counted in victory points: no stage has team-vp',
  ],
  [
    'total points without tables',
    { parameters: { patton: 'total-points' } },
    'parameters.patton: Patton with total points needs tables of what they are worth (totalPoints): no printed one is known to this program',
  ],
  [
    'tables that nothing goes by',
    { parameters: { patton: 'imps' }, totalPoints: [TABLE] },
    'totalPoints: nothing goes by tables of total points but Patton (patton: total-points)',
  ],
  [
    'a range that is not in tens',
    { parameters: { patton: 'total-points' }, totalPoints: [{ ...TABLE, differences: '0-95 100-490 500+' }] },
    "totalPoints[0].differences: '0-95' is not written like 100-290, or 300+ at the end",
  ],
  [
    'a gap in a table',
    { parameters: { patton: 'total-points' }, totalPoints: [{ ...TABLE, differences: '0-80 100-490 500+' }] },
    'totalPoints[0]',
  ],
  [
    'matches that are longer than any table',
    {
      stages: [{ ...stage, match: { boards: 5, rounds: 1 } }],
      parameters: { patton: 'total-points' },
      totalPoints: [TABLE],
    },
    'stages[0].match.boards: there is no table of total points for more than 4 boards (totalPoints)',
  ],
  [
    'half-matches where nothing says what a match is',
    { stages: [{ stage: 'all', form: 'swiss', scoring: 'team-vp' }], parameters: { 'half-matches': 'halved' } },
    'parameters.half-matches: half-matches are known by the boards of a match: no stage of team-vp says them (match.boards)',
  ],
  [
    'four comparisons without tables',
    { parameters: { 'teams-of-eight': 'cross-imps' } },
    "stages[0].scoring: team-vp of four comparisons needs the conditions' own tables (victoryPoints): no printed scale is for their sum",
  ],
  [
    'two comparisons, where the scale ends before twice the boards',
    {
      regulations: 'dbf-2013',
      stages: [{ ...stage, match: { boards: 25, rounds: 1 } }],
      parameters: { 'teams-of-eight': 'direct' },
    },
    'stages[0].match.boards: there is no table of victory points for more than 48 boards (victoryPoints)',
  ],
])('what is wrong: %s', (_, more, expected) => {
  const [only, ...others] = faults(more);
  expect(others).toEqual([]);
  expect(only?.startsWith(expected)).toBe(true);
});
