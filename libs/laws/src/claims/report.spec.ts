import { inEnglish } from '@app/messages';
import { type ClaimCase, claimOf, lineInWords } from '../../test/claim-case';
import { citation } from '../state/law-ref';
import { LARGEST_ENDING, analyseClaim } from './analyse';
import type { Assumption } from './analysis';
import { type Claim, claimProblemMessage } from './claim';
import { suitOrder } from './normal-rules';

const claim = (row: Partial<ClaimCase>, edition: Claim['edition'] = 'wbf-2017'): Claim =>
  claimOf({ name: '', why: '', hands: 'N:.32..2 8...43 9.AK.. .QJ..5', trumps: 'S', ...row }, edition);

const refused = (asked: Claim): string => {
  const analysed = analyseClaim(asked);
  return analysed.ok ? 'analysed' : inEnglish(claimProblemMessage(analysed.error));
};

const texts = (list: readonly Assumption[]): readonly string[] => list.map(({ text }) => text);

describe('what the director is told', () => {
  it('is the least number of tricks, the line, what was assumed and what was not tried', () => {
    const analysed = analyseClaim(claim({}));
    if (!analysed.ok || !analysed.value.complete) throw new Error('not analysed');
    const { line, assumed, ruledOut, ...numbers } = analysed.value;
    expect(numbers).toMatchObject({
      complete: true,
      claimed: 3,
      left: 3,
      least: 2,
      wronglyConceded: 0,
      doubleDummy: 3,
    });
    expect(numbers.searched).toBeGreaterThan(0);
    expect(numbers.outstandingTrump).toEqual({ notMentioned: true, mayNotHaveKnown: true, tricks: 1 });
    expect(lineInWords(line)).toBe('| S:HA HJ H2 S8 | E:C4 S9 C5 C2 | S:HK HQ H3 C3');
    expect(assumed.map(({ law, text }) => `${citation(law)}: ${text}`)).toEqual([
      'Law 70A (WBF 2017): Every doubt goes to the opponents: they play any legal cards, and all hands are seen.',
      'Law 68C (WBF 2017): No line of play was stated.',
      'Law 70D1 (WBF 2017): Where nothing was stated, the claimer takes the worst of the normal lines.',
      'Law 70C1 (WBF 2017): The outstanding trump was not mentioned.',
      'Law 70C2 (WBF 2017): The claimer may not have known of the outstanding trump.',
      'Law 70E2 (WBF 2017): No regulation says in which order a suit is played, so that every order is normal.',
    ]);
    expect(ruledOut.map(({ law }) => law.paragraph)).toContain('70');
  });

  it('cites the regulations that fix an order, and says when it has kept something from being tried', () => {
    const analysed = analyseClaim(claim({ hands: 'N:..432. Q8..5. AK9... J7..6.', regulations: 'dbf-2013' }));
    if (!analysed.ok || !analysed.value.complete) throw new Error('not analysed');
    const regulation = analysed.value.ruledOut.find(({ law }) => law.authority === 'DBf');
    expect(regulation && citation(regulation.law)).toBe('Regulation X70A1 (DBf 2013)');
    expect(suitOrder('fsb-2008')).toBeNull();
    expect(suitOrder('dbf-2013')?.ruffs).toMatchObject({ value: 'lowest-trump', reference: 'X70A2' });
  });

  it.each([
    [{ says: 'trumps out' }, 'The outstanding trump was mentioned.'],
    [{ says: 'H' }, 'This was stated: H.'],
    [{ judgements: { knewOfTrump: true } }, 'It is judged that the claimer knew of the outstanding trump.'],
    [{ judgements: { fromTheTop: true } }, 'It is judged that suits would be played from the top.'],
    [
      { judgements: { irrationalNotToFinesse: ['H'] } },
      'A finesse in H is not accepted for being the rational play: this edition has no such exception.',
    ],
    [
      { judgements: { shownByPlay: 'H' } },
      'Cards played after the claim tell nothing: this edition does not have 70D3.',
    ],
    [
      { judgements: { benefitOfDoubt: 'claimer' } },
      'The revoke is corrected and not established; every doubt goes to the claimer, and the opponents play their best.',
    ],
    [{ shownOut: ['EH'] }, 'East had shown out of H before the claim.'],
    [{ claimer: 'E' }, 'The partner of the claimer may go wrong at every turn.'],
  ] as const)('%j: %s', (row, text) => {
    const analysed = analyseClaim(claim(row));
    expect(analysed.ok && texts(analysed.value.assumed)).toContain(text);
  });

  it.each([
    [{ judgements: { irrationalNotToFinesse: ['H'] } }, 'It is judged irrational not to finesse in H.'],
    [{ judgements: { shownByPlay: 'H' } }, 'The cards played after the claim are taken as part of what was stated.'],
  ] as const)('in 2007, %j: %s', (row, text) => {
    const analysed = analyseClaim(claim(row, 'wbf-2007'));
    expect(analysed.ok && texts(analysed.value.assumed)).toContain(text);
  });
});

describe('what is not analysed', () => {
  it('a position that is too large: it says so, and gives no number', () => {
    const analysed = analyseClaim(
      claim({ hands: 'N:A5432.5432.. KQ.KQJT.432. 76.876.8765. JT98.9.9.AKQ', trumps: 'S' }),
    );
    expect(LARGEST_ENDING).toBe(8);
    expect(analysed).toMatchObject({
      ok: true,
      value: { complete: false, searched: 0, why: { code: 'claim.search.too-large', params: { left: 9, most: 8 } } },
    });
    expect(analysed.ok && 'least' in analysed.value).toBe(false);
  });

  it('one that takes too long', () => {
    const analysed = analyseClaim(claim({}), 10);
    expect(analysed).toMatchObject({ ok: true, value: { complete: false } });
    expect(analysed.ok && 'least' in analysed.value).toBe(false);
  });

  it.each([
    [{ claimer: 'N' }, 'North is dummy and cannot claim'],
    [{ claims: 4 }, '4 tricks are claimed of 3'],
    [{ claims: -1 }, '-1 tricks are claimed of 3'],
    [{ claims: 1.5 }, '1.5 tricks are claimed of 3'],
    [{ hands: 'N:.32..2 8...43 9.A.. .QJ..5' }, 'West has 3 cards, not 2'],
    [{ hands: 'N:.32..2 8...43 9.A3.. .QJ..5' }, 'H3 is there twice'],
    [{ trick: 'S9 SA' }, 'S9 is there twice'],
    [{ shownOut: ['WH'] }, 'West holds HQ in a suit in which the hand had shown out'],
    [{ says: 'S9 hooray' }, "'HOORAY' is no card, suit or word of a statement (column 4)"],
    [{ says: 'S9, HQ' }, 'HQ is not in a hand that South plays (column 5)'],
    [{ says: 'HA-SK' }, 'SK is not in a hand that South plays (column 1)'],
    [{ says: 'HA-HK' }, 'HA and HK are in one hand (column 1)'],
    [{ says: 'throw D2' }, 'D2 is not in a hand that South plays (column 1)'],
    [{ says: 'to E' }, 'South does not play the hand of East (column 1)'],
    [{ claimer: 'E', says: 'to W' }, 'East does not play the hand of West (column 1)'],
    [{ claimer: 'E', says: 'HQ' }, 'HQ is not in a hand that East plays (column 1)'],
    [{ claimer: 'E', says: 'ruff C4' }, 'C4 cannot be ruffed in the other hand (column 1)'],
    [{ says: 'H '.repeat(10) }, 'a statement of 10 steps for 3 tricks (column 19)'],
    [{ judgements: { shownByPlay: 'nonsense' } }, "'NONSENSE' is no card, suit or word of a statement (column 1)"],
  ] as const)('%j: %s', (row, words) => {
    expect(refused(claim(row))).toBe(words);
  });

  it('trumps cannot be drawn in no trumps', () => {
    const row = { name: '', why: '', hands: 'N:.32..2 8...43 9.AK.. .QJ..5', says: 'draw' };
    const inNoTrumps = claimOf(row, 'wbf-2017');
    expect(refused(inNoTrumps)).toBe('there are no trumps (column 1)');
  });
});
