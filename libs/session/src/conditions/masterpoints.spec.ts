import type { Conditions } from '@app/contract';
import { inEnglish } from '@app/messages';
import { faultsOfConditions } from './faults';

type Stage = Conditions['stages'][number];

const conditions = (stage: Partial<Stage>, more: Partial<Conditions> = {}): Conditions => ({
  name: 'Club pairs',
  contestants: 'pair',
  stages: [
    {
      stage: 'all',
      form: 'field',
      scoring: 'matchpoints',
      masterpoints: { table: 'abf-2004', level: 'club' },
      ...stage,
    },
  ],
  ...more,
});

const LADDER = { table: 'bridge-house-hk', level: 'ladder-a' } as const;

it.each<[string, Partial<Stage>, Partial<Conditions>]>([
  ['pairs by matchpoints', {}, {}],
  ['pairs by IMPs, with the boards of a round', { scoring: 'butler', boardsARound: 3 }, {}],
  ['several sessions, where the table has them', { sessions: 4, masterpoints: LADDER }, {}],
  [
    'teams, where the table has them',
    { form: 'swiss', scoring: 'team-vp', masterpoints: LADDER },
    { contestants: 'team' },
  ],
])('%s: without fault', (_, stage, more) => {
  expect(faultsOfConditions(conditions(stage, more))).toEqual([]);
});

it.each<[string, Partial<Stage>, Partial<Conditions>, string, string]>([
  [
    'a level that the table has not',
    { masterpoints: { table: 'abf-2004', level: 'toString' } },
    {},
    'stages[0].masterpoints.level',
    'abf-2004 has no level toString, only supervised, club, special or state',
  ],
  [
    'individuals',
    { masterpoints: LADDER },
    { contestants: 'individual' },
    'stages[0].masterpoints.table',
    'bridge-house-hk has no masterpoints for individuals',
  ],
  [
    'a knock-out',
    { form: 'knock-out', scoring: 'team-imps', masterpoints: LADDER },
    { contestants: 'team' },
    'stages[0].masterpoints',
    'a knock-out has no ranking that masterpoints could go by',
  ],
  [
    'more sessions than the table is for',
    { sessions: 2 },
    {},
    'stages[0].sessions',
    'abf-2004 has masterpoints for events of one session only',
  ],
  [
    'IMPs without the boards of a round',
    { scoring: 'cross-imps' },
    {},
    'stages[0].boardsARound',
    'abf-2004 goes by how many boards are played against the same opponents, which is not said',
  ],
])('%s: its field, and what is wrong', (_, stage, more, path, what) => {
  expect(faultsOfConditions(conditions(stage, more)).map((one) => [one.path, inEnglish(one.what)])).toEqual([
    [path, what],
  ]);
});
