import { type Conditions, conforms, someConditions } from '@app/contract';
import { inEnglish } from '@app/messages';
import { faultsOfConditions } from './faults';

const TABLE = { boards: 8, points: '15-15 16-14 17-13', imps: '0-1 2-5 6+' };

const conditions = (departing: Partial<Conditions> = {}): Conditions => ({
  name: 'An event',
  contestants: 'team',
  regulations: 'dbf-2013',
  stages: [
    { stage: 'all', form: 'round-robin', scoring: 'team-vp' },
    { stage: 'final', form: 'knock-out', scoring: 'team-imps', carryOver: { from: 'all', by: 'dbf-207A' } },
  ],
  ...departing,
});

const stages = (...departing: readonly Partial<Conditions['stages'][number]>[]): Conditions['stages'] =>
  departing.map((one, index) => ({ stage: `s${index}`, form: 'swiss', scoring: 'team-vp', ...one }));

describe('conditions of contest', () => {
  it('are without fault', () => {
    expect(conforms(someConditions, conditions({ victoryPoints: [TABLE] }))).toBe(true);
    expect(faultsOfConditions(conditions({ victoryPoints: [TABLE] }))).toEqual([]);
  });

  it.each<[string, Partial<Conditions>, string, string]>([
    [
      'a stage twice',
      { stages: stages({ stage: 'a' }, { stage: 'a' }) },
      'stages[1].stage',
      'there is a stage a already',
    ],
    [
      'X78D5: average plus for a sit-out without scoring by hand',
      { parameters: { 'sit-out': 'average-plus' } },
      'parameters.sit-out',
      'DBf 2013 with the Laws of 2017 do not let conditions say otherwise (DBf X78A5)',
    ],
    [
      'matchpoints in a round robin',
      { stages: stages({ form: 'round-robin', scoring: 'matchpoints' }) },
      'stages[0].scoring',
      'matchpoints is for a field, and not for a round-robin',
    ],
    [
      'victory points in a field',
      { stages: stages({ form: 'field' }) },
      'stages[0].scoring',
      'team-vp is for matches, and not for a field',
    ],
    [
      'matches of pairs',
      { contestants: 'pair', stages: stages({}) },
      'stages[0].scoring',
      'team-vp is for teams, and not for pairs',
    ],
    [
      'carry-over from nowhere',
      { stages: stages({ carryOver: { from: 'x', by: 'total' } }) },
      'stages[0].carryOver.from',
      'there is no stage x',
    ],
    [
      'carry-over from a later stage',
      { stages: stages({ carryOver: { from: 's1', by: 'total' } }, {}) },
      'stages[0].carryOver.from',
      'stage s1 does not come before',
    ],
    [
      'DBf 207A after a Swiss',
      { stages: stages({}, { form: 'knock-out', scoring: 'team-imps', carryOver: { from: 's0', by: 'dbf-207A' } }) },
      'stages[1].carryOver.by',
      'DBf 207A is for a round robin, and stage s0 is none',
    ],
    [
      'DBf 207A into a league',
      { stages: stages({ form: 'round-robin' }, { carryOver: { from: 's0', by: 'dbf-207A' } }) },
      'stages[1].carryOver.by',
      'DBf 207A carries IMPs into single matches, and these are none',
    ],
    [
      'more at least than at most',
      { players: { entered: { least: 6, most: 4, paragraph: 'conditions' } } },
      'players.entered',
      'at least 6 is more than at most 4',
    ],
    [
      'entries likewise',
      { stages: stages({ entries: { least: 9, most: 8 } }) },
      'stages[0].entries',
      'at least 9 is more than at most 8',
    ],
    [
      'a parameter that DBf does not let (X78C1)',
      { parameters: { 'unit-matchpoints': '1' } },
      'parameters.unit-matchpoints',
      'DBf 2013 with the Laws of 2017 do not let conditions say otherwise (DBf X78C1)',
    ],
    [
      'a parameter that the Laws do not let (L12C2a)',
      { parameters: { 'grades-percent': { plus: '70', average: '50', minus: '30' } } },
      'parameters.grades-percent',
      'DBf 2013 with the Laws of 2017 do not let conditions say otherwise (L12C2a)',
    ],
    [
      'a gap in a table',
      { victoryPoints: [{ ...TABLE, imps: '0-1 3-5 6+' }] },
      'victoryPoints[0]',
      'gap between 1 and 3',
    ],
    [
      'a table without end',
      { victoryPoints: [{ ...TABLE, imps: '0-1 2-5 6-9' }] },
      'victoryPoints[0]',
      'nothing above 9',
    ],
    [
      'a score too few',
      { victoryPoints: [{ ...TABLE, points: '15-15 16-14' }] },
      'victoryPoints[0].imps',
      '3 differences for 2 scores',
    ],
    [
      'a score that is none',
      { victoryPoints: [{ ...TABLE, points: '15-15 16:14 17-13' }] },
      'victoryPoints[0].points',
      "'16:14' is not written like 16-14",
    ],
    [
      'a difference that is none',
      { victoryPoints: [{ ...TABLE, imps: '0-1 2 6+' }] },
      'victoryPoints[0].imps',
      "'2' is not written like 2-5, or 51+ at the end",
    ],
    [
      'two tables for the same matches',
      { victoryPoints: [TABLE, TABLE] },
      'victoryPoints[1].boards',
      'there is a table for 8 boards already',
    ],
    [
      'matches longer than any table of DBf 202A',
      { stages: stages({ match: { boards: 64, rounds: 4 } }) },
      'stages[0].match.boards',
      'there is no table of victory points for more than 48 boards (victoryPoints)',
    ],
    [
      'matches longer than any table of the conditions',
      { victoryPoints: [TABLE], stages: stages({ match: { boards: 9, rounds: 1 } }) },
      'stages[0].match.boards',
      'there is no table of victory points for more than 8 boards (victoryPoints)',
    ],
    [
      'rounds of a multi-team likewise',
      { victoryPoints: [TABLE], stages: stages({ form: 'field', scoring: 'multi-team', boardsARound: 9 }) },
      'stages[0].boardsARound',
      'there is no table of victory points for more than 8 boards (victoryPoints)',
    ],
    [
      'FSB victory points without a table',
      { regulations: 'fsb-2008', stages: stages({}) },
      'stages[0].scoring',
      'team-vp needs a table: FSB 94B, 96B, 109 print none (victoryPoints)',
    ],
  ])('%s', (_, departing, path, message) => {
    const faults = faultsOfConditions(conditions(departing));
    expect(faults.map((one) => ({ path: one.path, message: inEnglish(one.what) }))).toEqual([{ path, message }]);
  });

  it('are read by what the session is played by, where they leave that open', () => {
    const { name, contestants, stages: all } = conditions();
    const open: Conditions = { name, contestants, stages: all, parameters: { 'unit-matchpoints': '1' } };
    expect(faultsOfConditions(open)).toEqual([]);
    expect(faultsOfConditions(open, { regulations: 'dbf-2013', date: '2013-05-01' })).toHaveLength(1);
    expect(faultsOfConditions(open, { regulations: 'dbf-2013', date: '2009-05-01' })).toEqual([]);
  });
});
