import { readFileSync } from 'node:fs';
import { readConditions } from '../conditions/read-conditions';
import { looksLikeAStory, parseStory, type ConditionsReader } from './parse';

const readFrom: ConditionsReader = (file) => readConditions(readFileSync(file, 'utf8'));

const HEAD = `title: A story
session:
  laws: wbf-2017
  date: 2026-02-01
  contestants: 4
  rounds:
    - { round: r1, tables: { 1: 1-2, 2: 3-4 }, boards: [1] }
`;

const STEPS = `steps:
  - call-director: { by: N }
    on: 1.1
`;

const problemsOf = (text: string): readonly string[] => {
  const parsed = parseStory(text, readFrom);
  return parsed.ok ? [] : parsed.problems.map(({ line, field, message }) => `${line}: ${field}: ${message}`);
};

it('reads head and steps; contestants that are counted have players', () => {
  const parsed = parseStory(HEAD + STEPS, readFrom);
  expect(parsed).toMatchObject({
    ok: true,
    story: {
      editions: ['wbf-2017'],
      head: { scoring: 'matchpoints', kind: 'pair', entries: { 4: ['4a', '4b'] } },
      steps: [{ line: 9, as: 'chief-director', on: { table: '1', board: 1, attempt: 1 }, name: null }],
    },
  });
});

it('a session with conditions has their scoring and regulations', () => {
  const parsed = parseStory(
    `title: A story
session: { laws: wbf-2017, date: 2026-02-01, contestants: { 7: [ida, ole], 9: [] }, conditions: conditions/dbf/cup.yaml,
  stage: final, rounds: [{ round: r1, tables: { 1: 7-9 }, boards: [1] }] }
steps: []
`,
    readFrom,
  );
  expect(parsed).toMatchObject({
    ok: true,
    story: { head: { scoring: 'team-imps', regulations: 'dbf-2013', kind: 'team', entries: { 7: ['ida', 'ole'] } } },
  });
});

it.each<[string, string]>([
  ['  - call-director: { by: Q }\n    on: 1.1', '9: steps[0].call-director.by: expected one of N, E, S, W, not "Q"'],
  ['  - call-director: { by: N }', '9: steps[0]: on which board? on: 1.3 (table, board)'],
  ['  - call-director: { by: N }\n    on: one', '10: steps[0].on: expected a table and a board, like 1.3'],
  ['  - start-round: { round: r1, at: late }', '9: steps[0].start-round.at: expected an instant like'],
  ["  - start-round: { round: r1, at: '19:00' }\n    on: 1.1", '10: steps[0].on: a command to the session is given on'],
  ["  - give-consent: { by: 1a, at: '19:00' }", '9: steps[0]: which appeal? appeal: a1'],
  ['  - call-director: { by: N }\n    on: 1.1\n    as: king', '11: steps[0].as: expected one of table, scorer'],
  ['  - do-nothing: {}', '9: steps[0].do-nothing: no such step: do-nothing; there are'],
  ['  - results: { 1: { 1: 4S } }', '9: steps[0].results.1.1: expected a result like 4S N 10, or passed out'],
  ['  - expect: { winner: 1 }', '9: steps[0].expect.winner: unknown field'],
  ['  - expect: { rulings: { first: told } }', '9: steps[0].expect.rulings.first: no earlier step has this name'],
  ['  - expect: { wbf-2007: {} }', '9: steps[0].expect.wbf-2007: the scenario is not played under wbf-2007'],
  [
    '  - call-director: { by: N }\n    on: 1.1\n    name: a\n  - call-director: { by: N }\n    on: 1.1\n    name: a',
    '14: steps[1].name: an earlier step is named a already',
  ],
])('%j is named with line and field', (steps, problem) => {
  const problems = problemsOf(`${HEAD}steps:\n${steps}\n`);
  expect(problems.map((one) => one.slice(0, problem.length))).toContain(problem);
});

it.each<[string, string, string]>([
  ['date: 2026-02-01', 'date: today', '4: session.date: must match pattern'],
  ['contestants: 4', 'contestants: 1', '5: session.contestants: must be >= 2'],
  ['laws: wbf-2017', 'laws: wbf-2017\n  conditions: no.yaml', 'no.yaml'],
  ['title: A story', 'title: A story\ncovers: [L999]', '2: covers[0]: wbf-2017 have no paragraph 999'],
])('%s as %s', (good, bad, problem) => {
  const read = (): string => problemsOf((HEAD + STEPS).replace(good, bad)).join('\n');
  if (problem === 'no.yaml') expect(read).toThrow(problem);
  else expect(read()).toContain(problem);
});

it('a file with a board is no story', () => {
  expect(looksLikeAStory(HEAD + STEPS)).toBe(true);
  expect(looksLikeAStory('session: { laws: wbf-2017 }\nboard: { number: 1 }\nsteps: []\n')).toBe(false);
  expect(looksLikeAStory('[')).toBe(false);
});
