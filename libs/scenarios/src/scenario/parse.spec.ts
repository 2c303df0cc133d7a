import type { FileProblem } from '../yaml/problem';
import { parseScenario } from './parse';

const GOOD = `title: A board
session: { laws: wbf-2017, regulations: dbf-2013 }
board:
  number: 1
  deal: 'N:AK32.QJ4.T987.32 QJ54.AK2.65.JT98 T98.T98.AKQJ.AKQ 76.7653.432.7654'
steps:
  - make-call: { seat: N, call: 1S }
  - expect: { turn: E }
`;

const problemsOf = (text: string): readonly FileProblem[] => {
  const parsed = parseScenario(text);
  return parsed.ok ? [] : parsed.problems;
};

const where = (text: string) => problemsOf(text).map(({ line, field }) => [line, field]);

describe('a scenario file', () => {
  it('becomes commands and expectations with their lines', () => {
    expect(parseScenario(GOOD)).toMatchObject({
      ok: true,
      scenario: {
        title: 'A board',
        editions: ['wbf-2017'],
        covers: [],
        session: { regulations: 'dbf-2013' },
        board: { number: 1 },
        steps: [
          { line: 7, type: 'MakeCall', data: { seat: 'N', call: '1S' } },
          { line: 8, expect: { turn: 'E' } },
        ],
      },
    });
  });

  it('may be JSON', () => {
    const json = {
      session: { laws: 'wbf-2007' },
      board: { number: 3 },
      steps: [{ 'make-call': { seat: 'S', call: 'X' } }],
    };
    expect(parseScenario(JSON.stringify(json, null, 2))).toMatchObject({
      ok: true,
      scenario: { steps: [{ line: 9 }] },
    });
  });

  it('may be for both editions, with what it covers and expects apart', () => {
    const text = `title: A board
covers: { wbf-2017: { offered: [25A6], enforced: [17D3, '30'] }, wbf-2007: { offered: [25A4], enforced: [17E2] } }
session: { laws: [wbf-2017, wbf-2007] }
board: { number: 1, screens: true }
steps:
  - make-call: { seat: N, call: 1S }
  - expect: { wbf-2017: { turn: E }, wbf-2007: { findings: [{ law: 17E2 }] } }
`;
    expect(parseScenario(text)).toMatchObject({
      ok: true,
      scenario: {
        editions: ['wbf-2017', 'wbf-2007'],
        covers: [
          { edition: 'wbf-2017', treatment: 'enforced', paragraph: '17D3' },
          { edition: 'wbf-2017', treatment: 'enforced', paragraph: '30' },
          { edition: 'wbf-2017', treatment: 'offered', paragraph: '25A6' },
          { edition: 'wbf-2007', treatment: 'enforced', paragraph: '17E2' },
          { edition: 'wbf-2007', treatment: 'offered', paragraph: '25A4' },
        ],
        board: { screens: true },
        steps: [{}, { expect: { 'wbf-2017': { turn: 'E' }, 'wbf-2007': { findings: [{ law: '17E2' }] } } }],
      },
    });
  });

  it('names acts by seat and call or card, or by their revision', () => {
    const steps = '  - give-alert: { by: N, act: E 1H }\n  - give-alert: { by: N, act: 3 }\n';
    const parsed = parseScenario(GOOD.concat(steps));
    expect(parsed.ok && parsed.scenario.steps.slice(2)).toEqual([
      { line: 9, type: 'GiveAlert', data: { by: 'N', act: 'E 1H' } },
      { line: 10, type: 'GiveAlert', data: { by: 'N', act: 3 } },
    ]);
  });

  it.each([
    ['act: E 1X', 'expected a seat and its call or card (E 1H, E HK), or a revision'],
    ['act: 1H', 'expected a seat and its call or card (E 1H, E HK), or a revision'],
    ['act: -1', 'expected a whole number from 0 to 9007199254740991, not -1'],
  ])('with %s, which is no act, is told so', (act, message) => {
    expect(problemsOf(GOOD.concat(`  - give-alert: { by: N, ${act} }\n`))).toMatchObject([
      { line: 9, field: 'steps[2].give-alert.act', message },
    ]);
  });

  it.each([
    ['covers: { enforced: [27B9] }', 'covers.enforced[0]', 'wbf-2017 has no paragraph 27B9; near it: 27B, 27B1, 27B2'],
    ['covers: { enforced: [27b1a] }', 'covers.enforced[0]', 'the paragraph 27b1a is spelled 27B1a'],
    ['covers: { enforced: [27A] , shown: [27A] }', 'covers.shown', 'unknown field'],
    ['covers: { enforced: 27A }', 'covers.enforced', 'must be array'],
    ['covers: { wbf-2007: { enforced: [27A] } }', 'covers.wbf-2007', 'the scenario is not played under wbf-2007'],
  ])('with %s is told what is wrong with it', (covers, field, message) => {
    expect(problemsOf(GOOD.replace('board:', `${covers}\nboard:`))).toMatchObject([
      { line: 3, field, message: expect.stringContaining(message) as string },
    ]);
  });

  it.each([
    ['[]', 'must NOT have fewer than 1 items'],
    ['[wbf-2017, wbf-2017]', 'must NOT have duplicate items'],
    ['[wbf-2017, wbf-1997]', 'must be equal to one of the allowed values: wbf-2017,wbf-2007'],
    ['2017', 'must be equal to one of the allowed values: wbf-2017,wbf-2007'],
  ])('for %s is told which editions there are', (laws, message) => {
    const [problem, ...others] = problemsOf(GOOD.replace('laws: wbf-2017', `laws: ${laws}`));
    expect(problem).toMatchObject({ line: 2, message: expect.stringContaining(message) as string });
    expect(others).toEqual([]);
  });

  it('may take a step apart under each edition', () => {
    const text = GOOD.replace('wbf-2017', '[wbf-2017, wbf-2007]');
    const split = '{ wbf-2017: { by: N, act: E 1H }, wbf-2007: { by: E } }';
    expect(parseScenario(text.concat(`  - give-alert: ${split}\n`)).ok).toBe(true);
    expect(where(text.concat(`  - give-alert: ${split.replace('by: E', 'bye: E')}\n`))).toEqual([
      [9, 'steps[2].give-alert.wbf-2007.by'],
      [9, 'steps[2].give-alert.wbf-2007.bye'],
    ]);
  });

  it.each([
    ['{ turn: E, wbf-2017: { turn: E } }', 'steps[1].expect.turn', 'this is split by edition: wbf-2017, wbf-2007'],
    ['{ wbf-2007: { turn: E } }', 'steps[1].expect.wbf-2007', 'the scenario is not played under wbf-2007'],
    ['{ wbf-2017: { turns: E } }', 'steps[1].expect.wbf-2017.turns', 'the state of a board has no such field'],
    ['{ wbf-2017: E }', 'steps[1].expect.wbf-2017', 'expected an object of fields of the board'],
  ])('that expects %s is told what is wrong with it', (expected, field, message) => {
    expect(problemsOf(GOOD.replace('{ turn: E }', expected))).toMatchObject([
      { line: 8, field, message: expect.stringContaining(message) as string },
    ]);
  });

  it.each([
    ['AK32.', 'AK3.', 'N has 12 cards'],
    ['QJ54.', 'AJ54.', 'SA is held twice'],
    ["'N:", "'X:", "a deal begins with 'N:', 'E:', 'S:' or 'W:', not 'X:' (column 1)"],
  ])('with a bad deal (%s for %s) is told so at the deal', (good, bad, message) => {
    expect(problemsOf(GOOD.replace(good, bad))).toMatchObject([{ line: 5, field: 'board.deal', message }]);
  });

  it('points at the key of a value that begins on a later line', () => {
    expect(where(GOOD.replace("deal: 'N:", "deal:\n    'X:"))).toEqual([[5, 'board.deal']]);
  });

  it.each(['0', '1.5', '9007199254740993', '1e20', 'one'])('with the board number %s is refused', (number) => {
    expect(where(GOOD.replace('number: 1', `number: ${number}`))).toContainEqual([4, 'board.number']);
  });

  it('with regulations nobody knows is told which there are', () => {
    const [problem] = problemsOf(GOOD.replace('dbf-2013', 'dbf-1066'));
    expect(problem).toMatchObject({ line: 2, field: 'session.regulations' });
    expect(problem?.message).toContain('dbf-2013');
  });

  it('is told of everything at once: in the head, in the deal, in the steps', () => {
    const text = GOOD.replace('wbf-2017', 'wbf-1997')
      .replace('AK32.', 'AK3.')
      .replace('call: 1S', 'cal: 1S')
      .replace('turn: E', 'turns: E')
      .concat('  - frobnicate: {}\n  - {}\n  - make-call: 3\n');
    expect(where(text)).toEqual([
      [2, 'session.laws'],
      [5, 'board.deal'],
      [7, 'steps[0].make-call.call'],
      [7, 'steps[0].make-call.cal'],
      [8, 'steps[1].expect.turns'],
      [9, 'steps[2]'],
      [10, 'steps[3]'],
      [11, 'steps[4].make-call'],
    ]);
  });

  it('with an expectation of what no board has is told what there is', () => {
    const [problem, ...others] = problemsOf(GOOD.replace('{ turn: E }', '\n      phase: auction\n      findngs: []'));
    expect(problem).toMatchObject({ line: 10, field: 'steps[1].expect.findngs' });
    expect(problem?.message).toContain('findings');
    expect(others).toEqual([]);
  });

  it.each([
    ['', [[1, '']]],
    ['- 1', [[1, '']]],
    [
      'steps: 3',
      [
        [1, ''],
        [1, ''],
        [1, 'steps'],
      ],
    ],
    ['session: [', [[1, '']]],
    ['title: *nobody', [[1, '']]],
    [GOOD.replace('steps:', 'stages: 1\nsteps:'), [[6, 'stages']]],
  ])('%j is none, and it is said where', (text, expected) => {
    expect(where(text)).toEqual(expected);
  });
});
