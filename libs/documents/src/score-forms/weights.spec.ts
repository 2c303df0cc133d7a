import type { Edition } from '@app/bridge';
import { boardDoc, formContext, scoring, sessionDoc } from '@app/testing';
import { rational } from '@app/scoring';
import { type FormProblem, type WarningCode, problem } from './form';
import { weighted } from './forms/assigned';
import type { GivenComponent } from './results';
import { pollWeight, weighedBy } from './weights';

const made = { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 } as const;
const oneDown = { ...made, tricks: 9 };

const POLL = {
  act: null,
  question: 'what do you bid?',
  asked: 5,
  answers: [
    { answer: '4S', count: 3 },
    { answer: 'Pass', count: 1 },
    { answer: 'X', count: 1 },
  ],
};

const about = (laws: Edition = 'wbf-2017', regulations: string | null = null, polls = [POLL]) =>
  formContext(
    sessionDoc({ laws, regulations }),
    [scoring(90), scoring(120, { table: '2', contestants: { NS: '3', EW: '4' } })],
    { polls },
  );

const CONTEXT = about();
const read = (given: readonly GivenComponent[], poll?: number, context = CONTEXT) =>
  weighedBy(context, given, poll, 'components');
const weightsIn = (given: readonly GivenComponent[], poll?: number, context = CONTEXT) => {
  const weighed = read(given, poll, context);
  return weighed.ok ? weighed.value.components.map(({ weight }) => weight) : weighed.error;
};

describe('weights', () => {
  it.each<[string, readonly GivenComponent[], number | undefined, readonly string[]]>([
    ['one result is the whole', [{ result: made }], undefined, ['1']],
    [
      'as they are given',
      [
        { result: made, weight: '2/3' },
        { result: oneDown, weight: '1/3' },
      ],
      undefined,
      ['2/3', '1/3'],
    ],
    [
      'as the poll has them: four of five, and one',
      [
        { result: made, answers: ['4S', 'X'] },
        { result: oneDown, answers: ['Pass'] },
      ],
      1,
      ['0.8', '0.2'],
    ],
    [
      'without the answers that lead to none of them: three of four',
      [
        { result: made, answers: ['4S'] },
        { result: oneDown, answers: ['Pass'] },
      ],
      1,
      ['0.75', '0.25'],
    ],
  ])('%s', (_, given, poll, expected) => {
    expect(weightsIn(given, poll)).toEqual(expected);
  });

  it.each<[string, readonly GivenComponent[], number | undefined, FormProblem]>([
    [
      'short of 1',
      [{ result: made, weight: '0.9' }],
      undefined,
      problem('components', 'weights', { weights: { list: [{ exact: '0.9' }], joined: 'plus' } }),
    ],
    ['none at all', [{ result: made }, { result: oneDown }], undefined, problem('components[0].weight', 'no-weight')],
    ['no such poll', [{ result: made }], 2, problem('poll', 'polls', { polls: 1 })],
    [
      'answers to no poll',
      [{ result: made, answers: ['4S'] }],
      undefined,
      problem('components[0].answers', 'which-poll'),
    ],
    [
      'an answer that nobody gave',
      [{ result: made, answers: ['5S'] }],
      1,
      problem('components[0].answers', 'nobody-answered', { answer: '5S' }),
    ],
  ])('refuses %s', (_, given, poll, why) => {
    expect(read(given, poll)).toMatchObject({ ok: false });
    expect(weightsIn(given, poll)).toContainEqual(why);
  });

  it('a poll by answer', () => {
    expect(pollWeight(POLL, ['4S'])).toEqual(rational(3, 5));
    expect(pollWeight(POLL, [])).toEqual(rational(0));
  });
});

describe('L12C1c: only what could be reached legally', () => {
  const barred = [
    { result: made, weight: '0.6', legal: false },
    { result: oneDown, weight: '0.4' },
  ];

  it('refuses a result that could not, by the text of 2017', () => {
    expect(read(barred)).toMatchObject({ ok: false, error: [{ path: 'components[0]' }] });
    const whollyIllegal = [
      { result: made, weight: '0.6', illegal: '0.6' },
      { result: oneDown, weight: '0.4' },
    ];
    expect(read(whollyIllegal)).toMatchObject({ ok: false, error: [{ path: 'components[0]' }] });
  });

  it('warns of it in 2007, whose text does not speak of it', () => {
    expect(read(barred, undefined, about('wbf-2007'))).toMatchObject({
      ok: true,
      value: { warnings: [{ code: 'IllegalComponent' }] },
    });
  });
});

describe('how far weights lean from the poll', () => {
  const shaded = (first: string, second: string): readonly GivenComponent[] => [
    { result: made, weight: first, answers: ['4S'] },
    { result: oneDown, weight: second, answers: ['Pass', 'X'] },
  ];
  const warnings = (
    [first, second]: readonly [string, string],
    regulations: string | null,
    { offending = 'EW', polls = [POLL] }: { readonly offending?: 'NS' | 'EW'; readonly polls?: (typeof POLL)[] } = {},
  ): readonly WarningCode[] => {
    const filled = weighted.fill(
      { components: shaded(first, second), poll: 1, offending },
      about('wbf-2017', regulations, polls),
    );
    return filled.ok ? filled.value.warnings.map(({ code }) => code).filter((code) => code !== 'NoDamage') : [];
  };

  it.each<[string, readonly [string, string], string | null, readonly WarningCode[]]>([
    ['DBf: a sixth of all weights', ['23/30', '7/30'], 'dbf-2013', []],
    ['DBf: more than that', ['0.77', '0.23'], 'dbf-2013', ['ShadedTooMuch']],
    ['WBF: a fifth of the weight that is raised', ['0.72', '0.28'], null, []],
    ['WBF: more than that', ['0.73', '0.27'], null, ['ShadedTooMuch']],
    ['to the offenders', ['0.5', '0.5'], 'dbf-2013', ['ShadedToOffenders']],
  ])('%s', (_, weights, regulations, expected) => {
    expect(warnings(weights, regulations)).toEqual(expected);
  });

  it('fewer than five peers are too few', () => {
    const polls = [
      {
        ...POLL,
        asked: 4,
        answers: [
          { answer: '4S', count: 2 },
          { answer: 'Pass', count: 1 },
          { answer: 'X', count: 1 },
        ],
      },
    ];
    expect(warnings(['0.5', '0.5'], 'dbf-2013', { polls })).toEqual(['TooFewAsked']);
  });
});

describe('who may weight', () => {
  const half = [
    { result: made, weight: '1/2' },
    { result: oneDown, weight: '1/2' },
  ];
  const codes = (regulations: string, instance?: 'committee' | 'law-commission') => {
    const context = formContext(sessionDoc({ laws: 'wbf-2007', regulations }), [boardDoc()]);
    const filled = weighted.fill({ components: half, ...(instance ? { instance } : {}) }, context);
    return filled.ok ? filled.value.warnings.map(({ code, paragraph }) => `${code} ${paragraph}`) : filled.error;
  };

  it('in Sweden an appeals committee and the Law Commission, not the director', () => {
    expect(codes('fsb-2008')).toEqual(['MayNotWeight FSB L12C1c']);
    expect(codes('fsb-2008', 'committee')).toEqual([]);
    expect(codes('fsb-2008', 'law-commission')).toEqual([]);
    expect(codes('dbf-2013')).toEqual([]);
  });
});
