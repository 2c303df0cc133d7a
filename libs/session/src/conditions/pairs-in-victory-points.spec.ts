import type { Conditions } from '@app/contract';
import { inEnglish } from '@app/messages';
import { faultsOfConditions } from './faults';

type Stage = Conditions['stages'][number];

const conditions = (stage: Partial<Stage>, more: Partial<Conditions> = {}): Conditions => ({
  name: 'Swiss pairs',
  contestants: 'pair',
  stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints', measure: 'victory-points', ...stage }],
  parameters: { 'vp-scale-of-percent': 'ebu-swiss-pairs' },
  ...more,
});

const TABLE = { boards: 8, points: '15-15 16-14 25-0', imps: '0-1 2-5 6+' };

it.each<[string, Partial<Stage>, Partial<Conditions>]>([
  ['percentages by the scale of the EBU', { boardsARound: 27, sessionFor12C2c: 'match' }, {}],
  ['cross-IMPs by that of the WBF', { scoring: 'cross-imps', boardsARound: 60 }, {}],
  ['Butler by tables of the conditions', { scoring: 'butler', boardsARound: 8 }, { victoryPoints: [TABLE] }],
  [
    'cross-IMPs in DBf, as a mean',
    { scoring: 'cross-imps' },
    { regulations: 'dbf-2013', parameters: { 'cross-imps-count': 'mean' } },
  ],
])('%s: without fault', (_, stage, more) => {
  expect(faultsOfConditions(conditions(stage, more))).toEqual([]);
});

it.each<[string, Partial<Stage>, Partial<Conditions>, string, string]>([
  [
    'no scale of percentages',
    {},
    { parameters: {} },
    'parameters.vp-scale-of-percent',
    'victory points of percentages need a scale: vp-scale-of-percent',
  ],
  [
    'matches longer than the scale',
    { boardsARound: 28 },
    {},
    'stages[0].boardsARound',
    'there is no table of victory points for more than 27 boards (victoryPoints)',
  ],
  [
    'a form that has victory points of its own',
    { scoring: 'multi-team' },
    {},
    'stages[0].measure',
    'measure: victory-points is for matches between pairs by matchpoints, cross-imps or butler, and not for multi-team',
  ],
  [
    'individuals',
    {},
    { contestants: 'individual' },
    'stages[0].measure',
    'measure: victory-points is for pairs, and not for individuals',
  ],
  [
    'scoring by hand',
    {},
    { regulations: 'dbf-2013', parameters: { comparison: 'manual', 'vp-scale-of-percent': 'ebu-swiss-pairs' } },
    'parameters.comparison',
    'scoring by hand has no victory points of matches',
  ],
  [
    'a common top',
    {},
    { parameters: { 'common-top': true, 'vp-scale-of-percent': 'ebu-swiss-pairs' } },
    'parameters.common-top',
    'a common top is for sums of matchpoints, and not for victory points of matches',
  ],
  [
    'cross-IMPs that are added up, as in DBf',
    { scoring: 'cross-imps' },
    { regulations: 'dbf-2013' },
    'parameters.cross-imps-count',
    'cross-IMPs that are added up are too many for a scale of victory points: cross-imps-count has to be mean',
  ],
  [
    'tables of IMPs for percentages',
    {},
    { victoryPoints: [TABLE] },
    'victoryPoints',
    'these are tables of IMPs, and no stage has IMPs to turn into victory points',
  ],
  [
    'IMPs by a scale without a printed table',
    { scoring: 'butler' },
    { regulations: 'fsb-2008', laws: 'wbf-2007' },
    'stages[0].scoring',
    'butler needs a table: FSB 94B, 96B, 109 print none (victoryPoints)',
  ],
  [
    'a match for 12C2c where there is none',
    { scoring: 'multi-team', measure: 'sum', sessionFor12C2c: 'match' },
    {},
    'stages[0].sessionFor12C2c',
    '12C2c goes by the match only where pairs are compared with a field, and not in multi-team',
  ],
])('%s: refused', (_, stage, more, path, what) => {
  expect(faultsOfConditions(conditions(stage, more)).map((one) => [one.path, inEnglish(one.what)])).toEqual([
    [path, what],
  ]);
});
