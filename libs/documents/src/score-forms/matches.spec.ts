import type { Edition } from '@app/bridge';
import { textsOf } from '@app/messages';
import type { BoardDoc } from '@app/documents';
import { boardDoc, formContext, sessionDoc } from '@app/testing';
import type { FormContext } from './context';
import { type Filled, noUse } from './form';
import { severalResults } from './forms/several-results';
import { singleResult } from './forms/single-result';
import { scoredWith } from './worth';

/** Spades by North, vulnerable: 620 with ten tricks in four, 170 with ten in three, 140 with nine, -100 one down in four. */
const spades = (bid: '3S' | '4S', tricks: number) => ({ bid, declarer: 'N', risk: 'undoubled', tricks }) as const;
const MADE = spades('4S', 10);

const match = (laws: Edition, here: BoardDoc['result'], there: BoardDoc['result']): FormContext =>
  formContext(sessionDoc({ laws, scoring: 'team-vp', regulations: 'dbf-2013' }), [
    boardDoc({ vulnerability: 'All', contestants: { NS: 'a', EW: 'b' }, result: here }),
    boardDoc({ vulnerability: 'All', table: '2', contestants: { NS: 'b', EW: 'a' }, result: there }),
  ]);
const agreed = (result: ReturnType<typeof spades>) => ({ kind: 'agreed', result }) as const;
const cited = ({ laws }: Filled) => laws.map(({ paragraph }) => paragraph);

describe('E57 [86B1, in 2007 86D]: one result, of 620 at the other table', () => {
  const likely = (weight: string, rest: string) => [
    { result: MADE, weight },
    { result: spades('3S', 10), weight: rest },
  ];
  const filled = (laws: Edition, weights: readonly [string, string], NS: string, EW: string) => {
    const context = match(laws, null, agreed(MADE));
    const one = singleResult.fill({ components: likely(...weights), fault: { NS, EW } }, context);
    if (!one.ok) throw new Error(JSON.stringify(one.error));
    const { sides } = scoredWith(context, one.value).after;
    return { ...one.value, points: `${sides.NS.points ?? ''} ${sides.EW.points ?? ''}` };
  };

  it.each<[Edition, string, readonly [string, string], readonly [string, string], string, readonly string[]]>([
    // 0.4 x 10 IMPs for team b, which has 620: clearly good for it.
    ['wbf-2017', 'clearly good, nobody at fault', ['0.6', '0.4'], ['not', 'not'], '-4.00 4.00', ['86B1', '12C1c']],
    [
      'wbf-2017',
      'clearly good, whoever is at fault',
      ['0.6', '0.4'],
      ['not', 'directly'],
      '-4.00 4.00',
      ['86B1', '12C1c'],
    ],
    ['wbf-2017', 'three IMPs are not', ['0.7', '0.3'], ['not', 'directly'], '3.00 -3.00', ['86B1', '12C2a']],
    ['wbf-2017', 'a little more than three is', ['0.69', '0.31'], ['not', 'directly'], '-3.00 3.00', ['86B1', '12C1c']],
    [
      'wbf-2007',
      'good for the side without fault',
      ['0.6', '0.4'],
      ['directly', 'not'],
      '-4.00 4.00',
      ['86D', '12C1a'],
    ],
    ['wbf-2007', 'good for the side at fault', ['0.6', '0.4'], ['not', 'directly'], '3.00 -3.00', ['86D', '12C2a']],
    ['wbf-2007', 'both in part at fault', ['0.6', '0.4'], ['partly', 'partly'], '0.00 0.00', ['86D', '12C2a']],
  ])('%s, %s', (laws, _, weights, [NS, EW], points, paragraphs) => {
    const one = filled(laws, weights, NS, EW);
    expect([one.points, cited(one)]).toEqual([points, paragraphs]);
  });

  it('says what was expected', () => {
    expect(filled('wbf-2017', ['0.6', '0.4'], 'not', 'not').reasons.map(textsOf('en').say)).toEqual([
      '−4.00 IMPs for a are expected: more than 3, and so the score is assigned',
    ]);
  });

  it('is for a board with a result at the other table alone', () => {
    expect(singleResult.notHere(match('wbf-2017', null, agreed(MADE)))).toBeNull();
    expect(singleResult.notHere(match('wbf-2017', agreed(MADE), agreed(MADE)))).toEqual(noUse('result-here'));
    expect(singleResult.notHere(match('wbf-2017', null, null))).toEqual(noUse('no-result-there'));
    expect(singleResult.notHere(formContext(sessionDoc(), [boardDoc()]))).toEqual(noUse('no-match'));
  });
});

describe('86B2 (2017): two results that cannot be compared', () => {
  const context = match('wbf-2017', agreed(spades('4S', 9)), agreed(spades('3S', 9)));
  const filled = (fault: object, components?: readonly object[]) => {
    const one = severalResults.fill({ fault, ...(components ? { components } : {}) }, context);
    if (!one.ok) throw new Error(JSON.stringify(one.error));
    const { sides } = scoredWith(context, one.value).after;
    return { ...one.value, points: `${sides.NS.points ?? ''} ${sides.EW.points ?? ''}` };
  };

  it.each<[string, object, readonly object[] | undefined, string, readonly string[]]>([
    ['a: nobody at fault', { NS: 'not', EW: 'not' }, undefined, '3.00 3.00', ['86B2a', '12C2a']],
    ['c: both at fault', { NS: 'directly', EW: 'partly' }, undefined, '-3.00 0.00', ['86B2c', '12C2a']],
    // 620 against 140: 480, 10 IMPs, which are better than 3.
    [
      'b: the assigned score is better',
      { NS: 'not', EW: 'directly' },
      [{ result: MADE }],
      '10.00 -10.00',
      ['86B2b', '12C1c'],
    ],
    // 170 against 140: 30, 1 IMP.
    [
      'b: average plus is better',
      { NS: 'not', EW: 'partly' },
      [{ result: spades('3S', 10) }],
      '3.00 -3.00',
      ['86B2b', '12C2a'],
    ],
    // -100 against 140 is good for E-W: -240, 6 IMPs.
    [
      'b: for the other side',
      { NS: 'directly', EW: 'not' },
      [{ result: spades('4S', 9) }],
      '-6.00 6.00',
      ['86B2b', '12C1c'],
    ],
    ['b: with nothing to set against it', { NS: 'not', EW: 'directly' }, undefined, '3.00 -3.00', ['86B2b', '12C2a']],
  ])('%s', (_, fault, components, points, paragraphs) => {
    const one = filled(fault, components);
    expect([one.points, cited(one)]).toEqual([points, paragraphs]);
  });

  it('shows the victory points of the match: six IMPs lost are 13, ten won are 18 (DBf 202A, 8 boards)', () => {
    const { before, after } = scoredWith(context, filled({ NS: 'not', EW: 'directly' }, [{ result: MADE }]));
    expect([before.sides.NS, after.sides.NS].map(({ victoryPoints }) => victoryPoints)).toEqual(['13.00', '18.00']);
  });

  it('is not in 2007', () => {
    expect(severalResults.notHere(match('wbf-2007', agreed(MADE), agreed(MADE)))).toEqual(noUse('no-paragraph'));
  });
});
