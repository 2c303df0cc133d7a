import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENARIO_SCHEMA, STORY_SCHEMA } from '@app/scenarios';
import { electionsPage, notListed, unknownElections } from './elections-page';
import { eventsPage } from './events-page';
import { lawsCoveragePage } from './laws-coverage-page';

const ROOT = join(__dirname, '..', '..');
const DOCS = join(ROOT, 'docs');

/** Generated documents are as the code would generate them now; `UPDATE_DOCS=1` writes them. */
describe('generated documents', () => {
  it.each([
    ['elections.md', electionsPage],
    ['events.md', eventsPage],
    ['laws-coverage.md', () => lawsCoveragePage(ROOT)],
    ['scenario.schema.json', () => `${JSON.stringify(SCENARIO_SCHEMA, null, 2)}\n`],
    ['story.schema.json', () => `${JSON.stringify(STORY_SCHEMA, null, 2)}\n`],
  ])('docs/%s is fresh', (name, generate) => {
    const file = join(DOCS, name);
    if (process.env.UPDATE_DOCS === '1') writeFileSync(file, generate());
    expect(readFileSync(file, 'utf8')).toBe(generate());
  });

  it('name paragraphs that the editions have', () => {
    expect(unknownElections()).toEqual([]);
  });

  it('list every parameter of scoring and of regulations that is no value of the Laws themselves', () => {
    expect(notListed()).toEqual([]);
  });
});
