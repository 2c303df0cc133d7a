import { type Line, bothSides, scored, weights } from '@app/scoring';
import { impsOf, matchpointsOf } from './match';

/** 12C1c: the comparison is weighted, not the score. */

const weighted = (...parts: readonly (readonly [percent: number, score: number])[]): Line['outcome'] =>
  bothSides({ kind: 'weighted', components: weights(...parts) });

describe('E9 [commentary 14, DBf X78A1]', () => {
  it('teams: the mean of the IMPs, not the IMPs of the mean', () => {
    // Half of 620 against -100 (720: 12) and half of -100 against -100 (0): 6. The mean score 260 would win 8.
    expect(impsOf(weighted([50, 620], [50, -100]), scored(-100))).toBe('6.0 -6.0');
    expect(impsOf(scored(260), scored(-100))).toBe('8.0 -8.0');
  });

  it('pairs: every component stands in the frequencies with its weight', () => {
    /*
     * 420 beats 170 (2) and the half that is 140 (0.5 x 2):         3
     * 170 loses to 420 and beats the half that is 140 (0.5 x 2):    1
     * half 620, which beats both (4), half 140, which beats none:   2
     * Six units, 3 x 2. The mean score, 380, would have been second best of all for everybody.
     */
    const { NS, EW } = matchpointsOf(scored(420), scored(170), weighted([50, 620], [50, 140]));
    expect(NS).toEqual(['3.0', '1.0', '2.0']);
    expect(EW).toEqual(['1.0', '3.0', '2.0']);
    expect(matchpointsOf(scored(420), scored(170), scored(380)).NS).toEqual(['4.0', '0.0', '2.0']);
  });
});

describe('E10 [12C1c, DBf X78C2]: 50 % of 620, 30 % of -100 and 20 % of 170 against 600', () => {
  const open = weighted([50, 620], [30, -100], [20, 170]);
  it('is 0.5 x 1 - 0.3 x 12 - 0.2 x 10 = -5.1 in tenths, -5 in a match for victory points', () => {
    expect(impsOf(open, scored(600), 'knock-out')).toBe('-5.1 5.1');
    expect(impsOf(open, scored(600))).toBe('-5.0 5.0');
  });

  it('is not the -7 of the mean score, 314', () => {
    expect(impsOf(scored(314), scored(600))).toBe('-7.0 7.0');
  });
});

describe('E14 [commentary 15]: two sides without fault may have other weights each', () => {
  const open: Line['outcome'] = {
    NS: { kind: 'weighted', components: weights([70, 620], [30, 170]), standing: 'non-offending' },
    EW: { kind: 'weighted', components: weights([40, 620], [60, 170]), standing: 'non-offending' },
  };

  it('in a match each team has its own', () => {
    // Home 0.3 x -10; away 0.6 x 10. In a knock-out both have the mean of 3 lost and 6 won (12C4).
    expect(impsOf(open, scored(620))).toBe('-3.0 6.0');
    expect(impsOf(open, scored(620), 'knock-out')).toBe('-4.5 4.5');
  });

  it('among pairs each direction has its own frequencies', () => {
    const { NS, EW } = matchpointsOf(open, scored(500));
    expect(NS).toEqual(['1.4', '0.6']);
    expect(EW).toEqual(['1.2', '0.8']);
  });
});
