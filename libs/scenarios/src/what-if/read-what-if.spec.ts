import { type Tried, readWhatIf } from './read-what-if';

const BOARD: Tried = {
  to: 'board',
  address: { session: 's', table: '1', board: 1, attempt: 1 },
  edition: 'wbf-2017',
  events: 9,
};
const SESSION: Tried = { to: 'session', session: 's', events: 9 };

const problems = (source: string, tried: Tried = BOARD) => {
  const read = readWhatIf(source, tried);
  return read.ok ? [] : read.problems.map(({ line, field, message }) => `${line}: ${field}: ${message}`);
};

describe('a file of what is tried', () => {
  it('is one alternative, or several side by side', () => {
    const one = readWhatIf('from: 3\nsteps:\n  - make-call: { seat: E, call: 2H }', BOARD);
    expect(one).toMatchObject({
      ok: true,
      title: null,
      alternatives: [{ name: '1', from: 3, without: [], rest: 'replayed' }],
    });
    const several = readWhatIf(
      'title: Which?\nalternatives:\n  - { name: none, without: [7] }\n  - name: later\n    rest: left-out\n    steps:\n      - make-call: { seat: N, call: Pass }',
      BOARD,
    );
    expect(several).toMatchObject({
      title: 'Which?',
      alternatives: [
        { name: 'none', without: [7], steps: [] },
        { name: 'later', rest: 'left-out' },
      ],
    });
    expect(several.ok && several.lineOf(1, 0)).toBe(7);
  });

  it('of a session has steps to the session', () => {
    const read = readWhatIf(JSON.stringify({ steps: [{ 'withdraw-board': { board: 3, reason: 'fouled' } }] }), SESSION);
    expect(
      read.ok && read.alternatives[0]?.steps[0]?.({ events: [], state: { to: 'appeal', appeal: 'x', state: null } }),
    ).toEqual({
      ok: true,
      command: {
        to: 'session',
        session: 's',
        command: { type: 'WithdrawBoard', data: { board: 3, reason: 'fouled' } },
      },
    });
  });

  it.each([
    ['nothing at all', '{}', '1: : it changes nothing: give from, without or steps'],
    ['an event that is not there', 'without: [8, 9]', '1: without[1]: there is no event @9: the last is @8'],
    ['a beginning that is not there', 'from: 10', '1: from: there is no event @10: the last is @8'],
    [
      'two of one name',
      'alternatives:\n  - { name: a, from: 1 }\n  - { name: a, from: 2 }',
      '3: alternatives[1].name: another one has this name',
    ],
    ['no object', '[]', '1: : expected an object, not []'],
    ['an unknown field', 'from: 1\nwith: [2]', '2: with: unknown field'],
    [
      'both forms',
      'from: 1\nalternatives: [{ name: a, from: 1 }]',
      '2: alternatives: one alternative, or several, not both',
    ],
    ['no revision', 'without: [x]', '1: without[0]: expected a whole number from 0 to 1000000, not "x"'],
    ['a rest that is none', 'from: 1\nrest: some', '2: rest: expected one of replayed, left-out, not "some"'],
    ['a step of no name', 'steps:\n  - make-cal: {}', '2: steps[0]: no such step: make-cal; there are'],
    [
      'a step of two names',
      'steps:\n  - { a: {}, b: {} }',
      '2: steps[0]: expected a step: the name of a command with its data',
    ],
    [
      'a field of a step',
      'alternatives:\n  - name: a\n    steps:\n      - make-call:\n          seat: X\n          call: 1S',
      '5: alternatives[0].steps[0].make-call.seat: expected',
    ],
    ['an expectation', 'steps:\n  - expect: { turn: N }', '2: steps[0]: nothing is expected of what is only tried'],
    ['no YAML', 'from: [', '1: : '],
  ])('with %s is told with its line and field', (_, source, expected) => {
    const [first] = problems(source);
    expect(first?.slice(0, expected.length)).toBe(expected);
  });

  it('of a session has no steps to boards', () => {
    expect(problems('steps:\n  - make-call: { seat: N, call: 1S }', SESSION)[0]).toMatch(
      /^2: steps\[0\]: no such step: make-call; there are add-section, /,
    );
  });

  it.each([
    ['alternatives', { alternatives: Array.from({ length: 9 }, (_, nth) => ({ name: String(nth), from: nth })) }],
    ['steps', { steps: Array.from({ length: 501 }, () => ({ 'make-call': { seat: 'N', call: 'Pass' } })) }],
  ])('has not too many %s', (field, json) => {
    expect(problems(JSON.stringify(json))).toEqual([expect.stringContaining(`${field}: at most`)]);
  });
});
