import { faceValue } from '../artificial/awards';
import { comparisonField } from '../field/comparison-field';
import { artificial, scored } from '../field/outcome';
import { boardPoints } from '../field/board-points';
import { boardMatchpoints } from '../matchpoints/matchpoints';
import { rational, toDecimal } from '../rational';
import type { ScoringName } from './values';
import {
  type ScoringProfileName,
  SCORING_PROFILES,
  refusedConditions,
  scoringParameter,
  scoringValue,
} from './profile';
import { butlerRules, crossImpRules, levelsOf, matchRules, matchpointRules, scaleOf, sessionRules } from './rules';

const DBF = SCORING_PROFILES['dbf-2013'];
const DBF_NOW = SCORING_PROFILES['dbf-2013-laws-2017'];
const FSB = SCORING_PROFILES['fsb-2008'];
const scalingOf = (profile: typeof FSB) => scoringValue(profile, 'scaling');
const WBF = SCORING_PROFILES['wbf-2017'];
const NAMES = Object.keys(SCORING_PROFILES) as ScoringProfileName[];

it.each<[ScoringProfileName, ScoringName, unknown, string]>([
  ['dbf-2013', 'unit-matchpoints', rational(1, 10), 'DBf X78C1'],
  ['dbf-2013', 'session-of-teams', 'match', 'DBf X12B1'],
  ['dbf-2013', 'two-sided-scores', true, 'L12C1e'],
  ['dbf-2013-laws-2017', 'two-sided-scores', false, 'L12C1'],
  ['dbf-2013', 'own-fault', 'serious-error-or-wild-or-gambling', 'L12C1b'],
  ['wbf-2017', 'own-fault', 'extremely-serious-error-or-gambling', 'L12C1e'],
  ['fsb-2008', 'weighted-scores-by', 'committee-or-law-commission', 'FSB L12C1c'],
  ['fsb-2008', 'vp-of-a-bye', rational(18), 'FSB 96B'],
  ['fsb-2008', 'common-top', true, 'FSB 97'],
  ['wbf-2007', 'vp-scale', 'wbf-continuous', 'L78D'],
  ['ebu-2025', 'vp-scale', 'wbf-discrete', 'EBU 3.1.1'],
  ['ebu-2025', 'unit-matchpoints', rational(1, 10000), 'EBU 4.2.3.2'],
  ['ebu-2025', 'standard-penalty-of-a-top', rational(1, 4), 'EBU 4.1.1.1'],
  ['ebu-2025', 'two-sided-scores', false, 'L12C1'],
  ['acbl-2017', 'showing', '1-half-0', 'ACBLscore'],
  ['acbl-2017', 'withdrawal', 'results-stand', 'L78D'],
  ['dbf-2023', 'tie-break-knock-out', null, 'DBf 222'],
  ['dbf-2023', 'unit-matchpoints', rational(1, 10), 'DBf X78C1'],
])('%s: %s', (profile, name, value, reference) => {
  expect(scoringParameter(SCORING_PROFILES[profile], name)).toMatchObject({ value, reference });
});

it('artificial scores in IMPs: three by the Laws, two across the field and in Butler by DBf', () => {
  const plus = (profile: typeof WBF | typeof DBF, name: Parameters<typeof levelsOf>[1]) =>
    toDecimal(levelsOf(profile, name).plus, 1);
  expect([plus(WBF, 'grades-imps-cross'), plus(DBF, 'grades-imps-cross'), plus(DBF, 'grades-imps-butler')]).toEqual([
    '3.0',
    '2.0',
    '2.0',
  ]);
  expect([plus(DBF, 'grades-imps-match'), plus(DBF, 'grades-board-a-match')]).toEqual(['3.0', '1.2']);
});

describe('time', () => {
  it('a value is in force from its day on; before it the Laws stand', () => {
    const by = (on: string) => scoringParameter(DBF, 'session-of-teams', { on })?.reference;
    expect([by('2008-12-31'), by('2009-01-01')]).toEqual(['L12C2c', 'DBf X12B1']);
    expect(scoringParameter(DBF, 'walk-over', { on: '2011-05-01' })).toBeNull();
  });
});

describe('conditions of contest', () => {
  it('go before what the regulations let them, and before nothing else', () => {
    const conditions = { 'butler-trim': rational(2), 'unit-matchpoints': rational(1) };
    expect(scoringValue(DBF, 'butler-trim', { conditions })).toEqual(rational(2));
    expect(scoringValue(DBF, 'unit-matchpoints', { conditions })).toEqual(rational(1, 10));
    expect(refusedConditions(DBF, { conditions })).toEqual([{ name: 'unit-matchpoints', paragraph: 'DBf X78C1' }]);
    expect(refusedConditions(WBF, { conditions })).toEqual([]);
  });

  it('say what nobody else does', () => {
    expect(() => scoringValue(WBF, 'walk-over')).toThrow('WBF 2017 says nothing of walk-over');
    expect(scoringParameter(WBF, 'walk-over', { conditions: { 'walk-over': 'dbf-202C' } })).toMatchObject({
      value: 'dbf-202C',
      reference: 'conditions; L78D',
    });
  });
});

describe('from a profile to the rules of a method', () => {
  const field = (expected: number) =>
    comparisonField(
      '1',
      [300, 200, 100, 0].map((score, index) => ({ id: String(index), section: 'A', deal: '', outcome: scored(score) })),
      { sections: 'together', tables: { A: expected } },
    );
  const ns = (profile: typeof DBF | typeof FSB | typeof WBF, expected: number, reading = {}): readonly string[] =>
    boardMatchpoints(field(expected), matchpointRules(profile, reading))
      .filter(({ direction }) => direction === 'NS')
      .map(({ points }) => toDecimal(points.value, 3));

  it.each(NAMES)('%s has all that the methods need', (name) => {
    const profile = SCORING_PROFILES[name];
    for (const form of ['vp-match', 'knock-out', 'board-a-match'] as const) {
      expect(matchRules(profile, form).balanced).toBe(form === 'knock-out');
    }
    for (const form of ['matchpoints', 'cross-imps', 'butler'] as const) {
      const rules = sessionRules(profile, form);
      const plus = artificial({ grade: 'plus' }, { grade: 'minus' });
      const lines = [scored(50), scored(90), plus].map((outcome, index) => ({
        id: String(index),
        section: 'A',
        deal: '',
        outcome,
      }));
      const points = boardPoints(comparisonField('1', lines), rules.method, faceValue(rules.levels));
      expect(points.map(({ id, direction }) => `${direction} ${id}`)).toEqual([
        ...['NS 0', 'NS 1', 'NS 2'],
        ...['EW 0', 'EW 1', 'EW 2'],
      ]);
    }
    expect([butlerRules(profile).trim, crossImpRules(profile).comparison]).toEqual([rational(1), 'weighed']);
  });

  it('DBf X78C1 rounds to tenths, the Laws do not', () => {
    // 6/4 (P + 1) - 1 and 7/4 (P + 1) - 1.
    expect(ns(DBF, 7)).toEqual(['11.300', '7.800', '4.200', '0.700']);
    expect(ns(FSB, 7)).toEqual(ns(DBF, 7));
    expect(ns(WBF, 7)).toEqual(['11.250', '7.750', '4.250', '0.750']);
  });

  it('X78D: the manual method, where the organiser says so', () => {
    // A unit for each of the three that are missing.
    expect(ns(DBF, 7, { conditions: { comparison: 'manual' } })).toEqual(['9.000', '7.000', '5.000', '3.000']);
    expect(refusedConditions(FSB, { conditions: { comparison: 'manual' } })).toHaveLength(1);
  });

  describe('FSB 99A1', () => {
    const byHand = { conditions: { scaling: { ...scalingOf(FSB), formula: 'average-each' } } } as const;
    /** So many of seven results that can be compared with each other; best first. */
    const group = (scores: readonly number[], tables: number, reading = {}): readonly string[] => {
      const lines = scores.map((score, index) => ({
        id: String(index),
        section: 'A',
        deal: '',
        outcome: scored(score),
      }));
      const one = comparisonField('1', lines, { sections: 'together', tables: { A: tables } });
      return boardMatchpoints(one, matchpointRules(FSB, reading))
        .filter(({ direction }) => direction === 'NS')
        .map(({ percent }) => toDecimal(percent ?? rational(0), 1));
    };

    it('by hand: a point for each that is missing, and percentages for up to three from seven tables on', () => {
      expect(ns(FSB, 7, byHand)).toEqual(['9.000', '7.000', '5.000', '3.000']);
      expect(group([90, 50, 0], 7, byHand)).toEqual(['70.0', '60.0', '50.0']);
      expect(group([90, 50], 7, byHand)).toEqual(['65.0', '55.0']);
      expect(group([90, 50], 6, byHand)).toEqual(['60.0', '40.0']);
    });

    it('a result alone has 60 %, by hand and by computer, at any number of tables', () => {
      for (const tables of [4, 6, 7]) {
        expect([group([90], tables), group([90], tables, byHand)]).toEqual([['60.0'], ['60.0']]);
      }
    });

    it('by computer: Neuberg', () => {
      expect(group([90, 50], 7)).toEqual(['79.2', '20.8']);
    });

    it('conditions that name Neuberg leave a result alone its 60 %', () => {
      const neuberg = {
        formula: 'neuberg',
        shares: null,
        tenthUpTo: null,
        paragraph: 'conditions of contest',
      } as const;
      expect(group([90], 7, { conditions: { scaling: neuberg } })).toEqual(['60.0']);
    });
  });

  it('a scale of victory points, or its name only', () => {
    expect([scaleOf(DBF)?.paragraph, scaleOf(DBF_NOW)?.paragraph, scaleOf(WBF)?.paragraph, scaleOf(FSB)]).toEqual([
      'DBf 202A',
      'DBf 202A',
      'WBF VP scale',
      null,
    ]);
  });
});
