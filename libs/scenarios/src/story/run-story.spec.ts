import { err } from '@app/bridge';
import { parseStory, type ConditionsReader } from './parse';
import { runStory } from './run-story';

const noConditions: ConditionsReader = () => err([]);

const HEAD = `title: A story
session:
  laws: [wbf-2017, wbf-2007]
  date: 2026-02-01
  contestants: 4
  rounds:
    - { round: r1, tables: { 1: 1-2, 2: 3-4 }, boards: [1] }
`;

const outcomesOf = (steps: string, head = HEAD) => {
  const parsed = parseStory(`${head}steps:\n${steps}`, noConditions);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { story } = parsed;
  return story.editions.map((edition) => runStory(story, edition));
};

const failuresOf = (steps: string, head?: string): readonly (readonly string[])[] =>
  outcomesOf(steps, head).map(({ steps: all }) =>
    all.flatMap(({ line, failures }) => failures.map((failure) => `${line}: ${failure}`)),
  );

const RESULTS = `  - results: { 1: { 1: 4S N 10 }, 2: { 1: 4S N 9 } }
`;

it('what is not as expected is named with its line, under each edition', () => {
  expect(
    failuresOf(`${RESULTS}  - expect:
      wbf-2017: { standings: { 1: 1 90.00, 8: 1 50.00 }, scores: { 1.1: 4S N 10, 1.2: 4S N 10 }, status: final }
      wbf-2007: { standings: { 1: 1= 100.00 }, penalties: { 1: [1 VP] }, flagged: [], recorded: [], says: nothing }
`),
  ).toEqual([
    [
      '10: standings.1: expected 1 90.00, it is 1= 100.00',
      '10: standings.8: expected 1 50.00, it is not in the list',
      '10: scores.1.2: the board has not been opened',
      '10: status: expected final, it is provisional',
    ],
    [
      '10: penalties.1: expected 1 VP, it is none',
      '10: recorded: expected nothing, it is board-story.1.1 BoardOpened, board-story.1.1 ResultEntered, ' +
        'board-story.2.1 BoardOpened, board-story.2.1 ResultEntered',
      '10: says: expected nothing in the refusal, it is none',
    ],
  ]);
});

it('a refusal is a failure, unless the next step expects it', () => {
  const refused = '  - start-round: { round: r9, at: "19:00" }\n';
  expect(failuresOf(refused)[0]).toEqual(['9: refused (RoundUnknown): round r9 has not been scheduled']);
  expect(failuresOf(`${refused}  - expect: { refused: RoundUnknown, says: r9 }\n`)).toEqual([[], []]);
});

it('a session that cannot be opened fails where it is described', () => {
  const [first] = failuresOf(RESULTS, HEAD.replace('1-2', '1-1'));
  expect(first).toEqual(['2: ScheduleRound: contestant 1 cannot play against itself at table 1 (SameContestant)']);
});

it('an edition that the story is not written for is played and not checked', () => {
  const parsed = parseStory(
    `${HEAD.replace('[wbf-2017, wbf-2007]', 'wbf-2017')}steps:\n  - expect: { status: final }\n`,
    noConditions,
  );
  if (!parsed.ok) throw new Error('no story');
  expect(runStory(parsed.story, 'wbf-2007')).toMatchObject({ checked: false, ok: true });
});

it('names stand for what was decided, in commands and in expectations', () => {
  expect(
    failuresOf(`${RESULTS}  - give-ruling:
      { laws: [L16B1], outcome: 4S N 9, reasons: A pause, by: anna, rightOfAppeal: true,
        penalties: [{ contestant: 2, kind: procedural, offence: pause, amount: 1 percent, from: total, paragraph: L90,
          reason: again }] }
    on: 1.1
    name: ruling
  - expect: { rulings: { ruling: given }, penalties: { 2: [1 percent] }, standings: { 2: 4 49.00 } }
  - rescind-penalty: { penalty: ruling PenaltyImposed, reason: too much }
  - expect: { penalties: { 2: [] }, boards: { 1.1: { phase: ended } } }
  - reverse-decision: { decision: ruling, at: '19:30', by: anna, authority: director, reasons: no pause }
    on: 1.1
  - expect: { rulings: { ruling: reversed }, scores: { 1.1: 4S N 10 } }
`),
  ).toEqual([[], []]);
});
