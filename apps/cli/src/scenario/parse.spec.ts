import type { ScenarioProblem } from './problem';
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

const problemsOf = (text: string): readonly ScenarioProblem[] => {
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
        session: { laws: 'wbf-2017', regulations: 'dbf-2013' },
        board: { number: 1 },
        steps: [
          { line: 7, command: { type: 'MakeCall', data: { seat: 'N', call: '1S' } } },
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

  it.each([
    ['AK32.', 'AK3.', 'N has 12 cards'],
    ['QJ54.', 'AJ54.', 'SA is held twice'],
    ["'N:", "'X:", "a deal begins with 'N:', 'E:', 'S:' or 'W:', not 'X:' (column 1)"],
  ])('with a bad deal (%s for %s) is told so at the deal', (good, bad, message) => {
    expect(problemsOf(GOOD.replace(good, bad))).toEqual([{ line: 5, field: 'board.deal', message }]);
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
