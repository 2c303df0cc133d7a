import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConditionsFile } from '../../../apps/cli/src/conditions/conditions-file';
import { parseStory, runStory, type Story } from '@app/scenarios';

const FILES = readdirSync(__dirname).filter((name) => name.endsWith('.yaml'));
const PAGE = '../../../docs/story-language.md';

/** A file's story; of a page, the one that it has as an example. */
const storyIn = (file: string): Story => {
  const text = readFileSync(join(__dirname, file), 'utf8');
  const parsed = parseStory(/^```yaml\n(.*?)^```$/ms.exec(text)?.[1] ?? text, readConditionsFile);
  if (parsed.ok) return parsed.story;
  throw new Error(
    parsed.problems.map(({ line, field, message }) => `${file}:${line}: ${field}: ${message}`).join('\n'),
  );
};

/** Every expectation that is not met and every refusal that is not expected, under every edition of the story. */
const failuresOf = (file: string): readonly string[] => {
  const story = storyIn(file);
  return story.editions.flatMap((edition) =>
    runStory(story, edition).steps.flatMap(({ line, failures }) =>
      failures.map((failure) => `${file}:${line}: ${edition}: ${failure}`),
    ),
  );
};

describe('stories, from the first call to the final list', () => {
  it.each([...FILES, PAGE])('%s', (file) => {
    expect(failuresOf(file)).toEqual([]);
  });

  it('have a title each, and cover something', () => {
    const stories = FILES.map(storyIn);
    expect(new Set(stories.map(({ title }) => title)).size).toBe(FILES.length);
    expect(stories.filter(({ covers }) => covers.length === 0).map(({ title }) => title)).toEqual([]);
  });

  it('expect a final list each', () => {
    const without = FILES.filter(
      (file) =>
        !storyIn(file).steps.some((step) => 'expect' in step && JSON.stringify(step.expect).includes('standings')),
    );
    expect(without).toEqual([]);
  });
});
