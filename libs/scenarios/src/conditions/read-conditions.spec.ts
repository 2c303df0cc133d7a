import { textsOf } from '@app/messages';
import { problemLines } from '../yaml/problem';
import { readConditions } from './read-conditions';

const GOOD = `name: A league
contestants: team
stages:
  - stage: league
    form: round-robin
    scoring: team-vp
  - stage: final
    form: knock-out
    scoring: team-imps
    carryOver: { from: league, by: dbf-207A }
`;

const problemsOf = (text: string): readonly string[] => {
  const read = readConditions(text);
  return read.ok ? [] : problemLines('f.yaml', read.error, textsOf('en'));
};

describe('a file of conditions of contest', () => {
  it('becomes conditions', () => {
    expect(readConditions(GOOD)).toMatchObject({
      ok: true,
      value: { name: 'A league', stages: [{ stage: 'league' }, {}] },
    });
  });

  it('may be JSON', () => {
    const json = { name: 'A club', contestants: 'pair', stages: [{ stage: 'a', form: 'field', scoring: 'butler' }] };
    expect(readConditions(JSON.stringify(json, null, 2))).toEqual({ ok: true, value: json });
  });

  it.each([
    ['name: A league', 'nam: A league', 'f.yaml:1:1: nam: unknown field'],
    [
      'form: knock-out',
      'form: cup',
      'f.yaml:8:5: stages[1].form: expected one of field, round-robin, swiss, knock-out, not "cup"',
    ],
    ['from: league', 'from: swiss', 'f.yaml:10:18: stages[1].carryOver.from: there is no stage swiss'],
    [
      'scoring: team-imps',
      'scoring: butler',
      'f.yaml:9:5: stages[1].scoring: butler is for a field, and not for a knock-out',
    ],
    ['stage: final', 'stage: league', 'f.yaml:7:5: stages[1].stage: there is a stage league already'],
    [
      'stages:',
      'parameters: { comparison: manual }\nstages:',
      'f.yaml:3:15: parameters.comparison: WBF 2017 do not let conditions say otherwise (L12C1c)',
    ],
    [
      'contestants: team',
      'contestants: team: two',
      'f.yaml:2:14: Nested mappings are not allowed in compact mappings at line 2, column 14:',
    ],
  ])('with %s written as %s is told where and what', (good, bad, problem) => {
    expect(problemsOf(GOOD.replace(good, bad))).toContain(problem);
  });

  it('names every problem, in the order of its lines', () => {
    const text = GOOD.replace('form: round-robin', 'form: league')
      .replace('from: league, ', '')
      .replace('name: A league\n', '');
    expect(problemsOf(text)).toEqual([
      'f.yaml:1:1: name: missing: a text of 1 to 200 characters',
      'f.yaml:4:5: stages[0].form: expected one of field, round-robin, swiss, knock-out, not "league"',
      'f.yaml:9:5: stages[1].carryOver.from: missing: an id (letters, digits, - and _, 1 to 64 of them, beginning with a letter or digit)',
    ]);
  });

  it('holds paragraphs and days, which YAML would take for something else elsewhere', () => {
    const rule = 'players: { illegalPlayersUntil: { day: 08-31, paragraph: 17E2 } }\n';
    expect(problemsOf(`${GOOD}${rule}`)).toEqual([]);
    expect(problemsOf(`${GOOD}${rule.replace('08-31', '02-30')}`)).toHaveLength(1);
  });
});
