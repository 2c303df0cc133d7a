import { message } from '@app/bridge';
import type { BoardDoc } from '@app/documents';
import type { SessionDoc } from '@app/session';
import { textsOf } from '@app/messages';
import { boardDoc, formContext, scoring, sessionDoc } from '@app/testing';
import type { FormContext } from './context';
import { type Filled, type ScoreForm, noUse, problem } from './form';
import { artificial } from './forms/artificial';
import { assigned, weighted } from './forms/assigned';
import { directorsError } from './forms/directors-error';
import { dummySpoke, forfeited, tricksForOneSide } from './forms/one-sided';
import { ownFault } from './forms/own-fault';
import { twoSided } from './forms/two-sided';
import { scoredWith } from './worth';

type Played = Extract<NonNullable<BoardDoc['result']>, { kind: 'agreed' }>['result'];

const result = (
  bid: '3S' | '4S' | '4H' | '5H',
  declarer: 'N' | 'E',
  tricks: number,
  risk: 'undoubled' | 'doubled' = 'undoubled',
) => ({ bid, declarer, risk, tricks }) as const;
const agreed = (one: Played) => ({ kind: 'agreed', result: one }) as const;
const one = (played: Played) => [{ result: played }];

const MADE = result('4S', 'N', 10);
const DOWN = result('4S', 'N', 9);

/** Pairs: this table, and two others that have 420 and 170. */
const pairs = (played: Played, session: Partial<SessionDoc> = {}): FormContext =>
  formContext(sessionDoc(session), [
    boardDoc({ result: agreed(played) }),
    boardDoc({ table: '2', contestants: { NS: '3', EW: '4' }, result: agreed(MADE) }),
    boardDoc({ table: '3', contestants: { NS: '5', EW: '6' }, result: agreed(result('3S', 'N', 10)) }),
  ]);

/** Teams: this room, and the other, where the teams sit the other way round. */
const teams = (
  here: Played,
  there: Played,
  {
    session = {},
    vulnerability = 'None',
  }: { session?: Partial<SessionDoc>; vulnerability?: BoardDoc['vulnerability'] } = {},
): FormContext =>
  formContext(sessionDoc({ scoring: 'team-vp', regulations: 'dbf-2013', ...session }), [
    boardDoc({ vulnerability, contestants: { NS: 'a', EW: 'b' }, result: agreed(here) }),
    boardDoc({ vulnerability, table: '2', contestants: { NS: 'b', EW: 'a' }, result: agreed(there) }),
  ]);

const filledIn = (form: ScoreForm, input: unknown, context: FormContext): Filled => {
  const filled = form.fill(input, context);
  if (!filled.ok) throw new Error(JSON.stringify(filled.error));
  return filled.value;
};
const points = (form: ScoreForm, input: unknown, context: FormContext) => {
  const { NS, EW } = scoredWith(context, filledIn(form, input, context)).after.sides;
  return [NS.points, EW.points];
};
const codes = ({ warnings }: Filled) => warnings.map(({ code }) => code);
const cited = ({ laws }: Filled) => laws.map(({ authority, paragraph }) => `${authority} ${paragraph}`);

describe('assigned: one result for both sides', () => {
  it('shows it in points and in matchpoints, before and after', () => {
    const context = pairs(DOWN);
    const filled = filledIn(assigned, { result: MADE, offending: 'EW' }, context);
    expect(filled).toMatchObject({
      outcome: {
        NS: { kind: 'assigned', components: [{ result: MADE, weight: '1' }], standing: 'non-offending' },
        EW: { standing: 'offending' },
      },
      warnings: [],
    });
    expect(cited(filled)).toEqual(['WBF 12C1a', 'WBF 12C1b']);
    // -50 is last of three, of a top of 4; 420 is level with one and beats the other: 1 + 2.
    expect(scoredWith(context, filled)).toMatchObject({
      before: { sides: { NS: { scores: [{ score: -50, weight: '1' }], points: '0.00', percent: '0.00' } } },
      after: {
        sides: {
          NS: { contestant: '1', scores: [{ score: 420, weight: '1' }], points: '3.00', percent: '75.00' },
          EW: { contestant: '2', scores: [{ score: -420, weight: '1' }], points: '1.00', percent: '25.00' },
        },
        why: null,
      },
    });
  });

  it('L12B1: says where there is no damage', () => {
    const filled = filledIn(assigned, { result: DOWN, offending: 'EW' }, pairs(MADE));
    expect(filled.warnings).toEqual([
      {
        code: 'NoDamage',
        message: message('form.warning.NoDamage', {
          side: { side: 'NS' },
          table: { exact: '3.00' },
          assigned: { exact: '0.00' },
        }),
        paragraph: 'L12B1',
      },
    ]);
  });

  it('E15 [commentary 16]: an ordinary error costs no redress', () => {
    // 420 - 50 = 370: 9 IMPs for both.
    const context = teams(result('4S', 'E', 9, 'doubled'), result('3S', 'E', 8));
    expect(points(assigned, { result: result('4H', 'N', 10), offending: 'EW' }, context)).toEqual(['9.00', '-9.00']);
  });
});

describe('two-sided (2007)', () => {
  const input = { offending: 'EW', likely: MADE, probable: result('4S', 'N', 11) };

  it.each([
    [null, ['WBF 12C1e']],
    ['dbf-2013', ['WBF 12C1e']],
    ['fsb-2008', ['FSB 12C1c']],
  ])('the one has the best that was likely, the other the worst that was possible: %s', (regulations, laws) => {
    const context = pairs(DOWN, { laws: 'wbf-2007', regulations });
    const filled = filledIn(twoSided, input, context);
    expect(filled.outcome).toMatchObject({
      NS: { components: [{ result: { tricks: 10 } }], standing: 'non-offending' },
      EW: { components: [{ result: { tricks: 11 } }], standing: 'offending' },
    });
    expect([cited(filled), codes(filled)]).toEqual([laws, []]);
    // N-S: 420 is level with one of two, 3. E-W: -450 is last.
    expect(points(twoSided, input, context)).toEqual(['3.00', '0.00']);
  });

  it('warns where the offenders would have the better of it, and is not there in 2017', () => {
    const context = pairs(DOWN, { laws: 'wbf-2007' });
    expect(codes(filledIn(twoSided, { ...input, probable: DOWN }, context))).toEqual(['NotMostUnfavourable']);
    expect(twoSided.notHere(pairs(DOWN))).toEqual(noUse('no-two-sided-score'));
  });
});

describe('weighted', () => {
  const E10 = {
    components: [
      { result: MADE, weight: '0.5' },
      { result: DOWN, weight: '0.3' },
      { result: result('3S', 'N', 10), weight: '0.2' },
    ],
  };
  const nineTricks = { bid: '3NT', declarer: 'N', risk: 'undoubled', tricks: 9 } as const;

  it('E10: 620, -100 and 170 against 600 are -5 in a match, -5.1 in a knock-out', () => {
    const at = (session: Partial<SessionDoc>) => teams(DOWN, nineTricks, { session, vulnerability: 'All' });
    expect(points(weighted, E10, at({}))).toEqual(['-5.00', '5.00']);
    expect(points(weighted, E10, at({ scoring: 'team-imps' }))).toEqual(['-5.10', '5.10']);
  });

  it('goes by what regulations say of it, too', () => {
    expect(cited(filledIn(weighted, E10, pairs(DOWN)))).toEqual(['WBF 12C1c']);
    expect(cited(filledIn(weighted, E10, pairs(DOWN, { regulations: 'dbf-2013' })))).toEqual(['WBF 12C1c', 'DBf X12A']);
    const swedish = pairs(DOWN, { laws: 'wbf-2007', regulations: 'fsb-2008' });
    expect(cited(filledIn(weighted, E10, swedish))).toEqual(['FSB 12C1c']);
  });

  it('E14 [commentary 15]: other weights for each side', () => {
    const half = (weight: string, rest: string) => [
      { result: MADE, weight },
      { result: result('3S', 'N', 10), weight: rest },
    ];
    const bySide = { NS: half('0.7', '0.3'), EW: half('0.4', '0.6') };
    // Against 620: 0.3 x -10 for the one team, 0.6 x 10 for the other.
    expect(points(weighted, { bySide }, teams(DOWN, MADE, { vulnerability: 'All' }))).toEqual(['-3.00', '6.00']);
    expect(weighted.fill({}, pairs(DOWN))).toMatchObject({ ok: false });
    expect(weighted.fill({ bySide, components: half('0.7', '0.3') }, pairs(DOWN))).toMatchObject({ ok: false });
  });
});

describe('own fault: J, M and F', () => {
  const input = (expected: Played, j: Played) => ({
    offending: 'EW',
    fault: 'gambling',
    assigned: one(j),
    expected: one(expected),
  });

  it('E6 [DBf X78A4d]: M is better than J, and the side keeps what it has', () => {
    // F -550: -11; M +50: 2; J -150: -4 (test/golden/worked-cases has the sums).
    const context = teams(result('5H', 'N', 9, 'doubled'), result('3S', 'E', 8), { vulnerability: 'NS' });
    expect(points(ownFault, input(result('4S', 'E', 8), result('4H', 'N', 9)), context)).toEqual(['-11.00', '4.00']);
  });

  it('E7 [DBf X78A4e]: it bears what it has done itself, 9 - 6 + 2', () => {
    const context = teams(result('4S', 'E', 9, 'doubled'), result('3S', 'E', 8));
    const given = input(result('4S', 'E', 8, 'doubled'), result('4H', 'N', 10));
    expect(points(ownFault, given, context)).toEqual(['5.00', '-9.00']);
    const filled = filledIn(ownFault, given, context);
    expect(cited(filled)).toEqual(['WBF 12C1e', 'DBf X78A4', 'WBF 12C1a']);
    expect(filled.outcome).toMatchObject({ NS: { expected: { components: [{ weight: '1' }] } } });
    expect(filled.outcome?.EW).not.toHaveProperty('expected');
    expect(scoredWith(context, filled).after.sides.NS.derivation?.parts[0]).toMatchObject({
      value: '5',
      what: { code: 'number.j-less-m-plus-f' },
    });
  });

  it('E5: with F no worse than J there is no damage', () => {
    const context = teams(result('4H', 'N', 10), result('3S', 'E', 8));
    expect(codes(filledIn(ownFault, input(result('4H', 'N', 9), result('4H', 'N', 9)), context))).toEqual(['NoDamage']);
  });

  it('M may be a grade; the fault is that of the edition; there has to be a result', () => {
    const context = pairs(DOWN);
    const given = { offending: 'EW', fault: 'gambling', assigned: one(MADE), expectedGrade: 'plus' };
    expect(filledIn(ownFault, given, context).outcome?.NS.expected).toEqual({ grade: 'plus' });
    expect(ownFault.fill({ ...given, expectedGrade: undefined }, context)).toMatchObject({ ok: false });
    expect(ownFault.fill({ ...given, fault: 'serious-error' }, context)).toMatchObject({ ok: false });
    const before = pairs(DOWN, { laws: 'wbf-2007' });
    expect(cited(filledIn(ownFault, { ...given, fault: 'serious-error' }, before))).toEqual(['WBF 12C1b', 'WBF 12C1a']);
    expect(ownFault.notHere(formContext(sessionDoc(), [boardDoc()]))).toEqual(noUse('no-result-to-measure-by'));
  });
});

describe('one side alone (2017)', () => {
  it('L11A: the side that gained loses it, the other keeps the result of the table', () => {
    const context = pairs(MADE);
    const filled = filledIn(forfeited, { side: 'NS', components: one(DOWN) }, context);
    expect(filled.outcome).toEqual({
      NS: { kind: 'assigned', components: [{ result: DOWN, weight: '1' }] },
      EW: { kind: 'table' },
    });
    expect(cited(filled)).toEqual(['WBF 11A']);
    // -50 is last; -420 is level with one and below the other.
    expect(points(forfeited, { side: 'NS', components: one(DOWN) }, context)).toEqual(['0.00', '1.00']);
  });

  it('L43B3: the defenders, whoever they are', () => {
    const filled = filledIn(dummySpoke, { components: one(MADE) }, pairs(DOWN));
    expect(filled.outcome).toMatchObject({ NS: { kind: 'table' }, EW: { kind: 'assigned' } });
  });

  it('L79B3: fewer tricks for one side, no more for the other', () => {
    const context = pairs(MADE);
    expect(points(tricksForOneSide, { side: 'NS', tricks: 9 }, context)).toEqual(['0.00', '1.00']);
    expect(tricksForOneSide.fill({ side: 'NS', tricks: 11 }, context)).toMatchObject({
      ok: false,
      error: [problem('components', 'nothing-lost', { side: { side: 'NS' }, paragraph: { paragraph: '79B3' } })],
    });
    expect(tricksForOneSide.fill({ side: 'EW', tricks: 11 }, context)).toMatchObject({ ok: true });
  });

  it('L79B2 of 2007: no side need have more', () => {
    const context = pairs(MADE, { laws: 'wbf-2007' });
    expect(tricksForOneSide.notHere(context)).toBeNull();
    const filled = filledIn(tricksForOneSide, { side: 'EW', tricks: 11 }, context);
    expect(filled.outcome).toMatchObject({ NS: { kind: 'table' }, EW: { kind: 'assigned' } });
    expect(cited(filled)).toEqual(['WBF 79B2']);
  });

  it.each([forfeited, dummySpoke])('$id is not in 2007', (form) => {
    expect(form.notHere(pairs(MADE, { laws: 'wbf-2007' }))).toEqual(noUse('not-one-side-alone'));
  });

  it.each([forfeited, dummySpoke, tricksForOneSide])('$id leaves the other side what it has', (form) => {
    expect(form.notHere(formContext(sessionDoc(), [boardDoc()]))).toEqual(noUse('nothing-to-keep'));
  });
});

it('E17 [82C]: the director has erred: both sides without fault, each with its own', () => {
  const bySide = { NS: one(result('3S', 'N', 10)), EW: one(result('3S', 'N', 9)) };
  const context = formContext(sessionDoc(), [
    boardDoc({ result: agreed(result('3S', 'N', 8)) }),
    boardDoc({ table: '2', contestants: { NS: '3', EW: '4' }, result: agreed(MADE) }),
    boardDoc({ table: '3', contestants: { NS: '5', EW: '6' }, result: agreed(result('3S', 'N', 9)) }),
  ]);
  const filled = filledIn(directorsError, { bySide }, context);
  expect(filled).toMatchObject({
    directorsError: true,
    outcome: { NS: { standing: 'non-offending' }, EW: { standing: 'non-offending' } },
  });
  expect(cited(filled)).toEqual(['WBF 82C', 'WBF 12C1c']);
  expect(points(directorsError, { bySide }, context)).toEqual(['2.00', '3.00']);
});

describe('artificial', () => {
  it.each([
    ['not', 'directly', 'plus', 'minus'],
    ['partly', 'partly', 'average', 'average'],
  ])('L12C2a: %s and %s at fault: average %s and %s', (ns, ew, NS, EW) => {
    const filled = filledIn(artificial, { NS: { fault: ns }, EW: { fault: ew } }, pairs(DOWN));
    expect(filled.outcome).toEqual({ NS: { kind: 'artificial', grade: NS }, EW: { kind: 'artificial', grade: EW } });
  });

  it.each([
    ['not', 99, ['N-S: 99 %, where average plus gives 60 %']],
    ['partly', 45, ['N-S: 45 %, where average gives 50 %']],
    ['directly', 41, ['N-S: 41 %, where average minus gives 40 %']],
    ['directly', 40, []],
    ['not', 60, []],
  ])('%s at fault: %i %% that no grade gives is warned of, and taken', (fault, percent, said) => {
    const filled = filledIn(artificial, { NS: { fault, percent }, EW: { fault: 'not' } }, pairs(DOWN));
    expect(filled.outcome?.NS).toEqual({ kind: 'artificial', percent });
    expect(filled.warnings.map(({ message }) => textsOf('en').say(message))).toEqual(said);
  });

  it('L12C2c: what the grade gives by the other boards is no other percentage', () => {
    // Pair 1 has 75 % of its other board: average plus is 75 % here.
    const other = (score: number, table: string) =>
      scoring(score, { board: 2, table, contestants: { NS: table, EW: `1${table}` } });
    const context = formContext(sessionDoc(), [
      boardDoc({ contestants: { NS: '1', EW: '11' } }),
      ...[boardDoc({ table: '2', contestants: { NS: '2', EW: '12' } })],
      ...[other(150, '1'), other(90, '2'), other(150, '3')],
    ]);
    const warned = (percent: number) =>
      filledIn(artificial, { NS: { fault: 'not', percent }, EW: { fault: 'not' } }, context).warnings.length;
    expect([warned(75), warned(60), warned(76)]).toEqual([0, 1, 1]);
  });

  it('a percentage that is fixed: of a top of four', () => {
    const input = { NS: { fault: 'not', percent: 65 }, EW: { fault: 'directly', percent: 30 } };
    expect(points(artificial, input, pairs(DOWN))).toEqual(['2.60', '1.20']);
  });

  it('E4 [commentary 13]: says where a contestant has it on two boards already', () => {
    const grade = (board: number) =>
      boardDoc({
        board,
        adjusted: {
          kind: 'artificial',
          outcome: { NS: { kind: 'artificial', grade: 'plus' }, EW: { kind: 'artificial', grade: 'minus' } },
          authority: 'director:anna',
        },
      });
    const plus = { NS: { fault: 'not' }, EW: { fault: 'directly' } };
    const many = (...others: readonly BoardDoc[]) =>
      codes(filledIn(artificial, plus, formContext(sessionDoc(), [boardDoc(), ...others])));
    expect(many(grade(2))).toEqual([]);
    expect(many(grade(2), grade(3))).toEqual(['ManyAveragePlus']);
  });
});
