import { parseStory, runStory } from '@app/scenarios';
import { readConditionsFile } from '../conditions/conditions-file';
import { storyLines } from './story-lines';

const STORY = `title: A story
session:
  laws: [wbf-2017, wbf-2007]
  date: 2026-02-01
  contestants: 4
  rounds:
    - { round: r1, tables: { 1: 1-2, 2: 3-4 }, boards: [1] }
steps:
  - results: { 1: { 1: 4S N 10 }, 2: { 1: 4S N 9 } }
  - finish-round:
      wbf-2017: { round: r1, at: '19:15' }
  - expect: { status: provisional }
`;

it('a story is told with what the editions have alike once, and the rest apart', () => {
  const parsed = parseStory(STORY, readConditionsFile);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { story } = parsed;
  const lines = storyLines(story.editions.map((edition) => runStory(story, edition)));
  expect(lines.slice(0, 5)).toEqual([
    '   9  table 1, board 1: Result entered: 4S by N, 10 tricks (score slip)',
    '      table 2, board 1: Result entered: 4S by N, 9 tricks (score slip)',
    '  10  FinishRound: the editions part',
    '        wbf-2017  Round r1 ends at 2026-02-01T19:15:00Z',
    '        wbf-2007  FinishRound: nothing under this edition',
  ]);
  expect(lines.filter((line) => line.includes('standings of story'))).toHaveLength(1);
});
