import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENARIO_SCHEMA } from '../../apps/cli/src/scenario/schema';
import { eventsPage } from './events-page';

const DOCS = join(__dirname, '..', '..', 'docs');

/** Generated documents are as the code would generate them now; `UPDATE_DOCS=1` writes them. */
describe('generated documents', () => {
  it.each([
    ['events.md', eventsPage],
    ['scenario.schema.json', () => `${JSON.stringify(SCENARIO_SCHEMA, null, 2)}\n`],
  ])('docs/%s is fresh', (name, generate) => {
    const file = join(DOCS, name);
    if (process.env.UPDATE_DOCS === '1') writeFileSync(file, generate());
    expect(readFileSync(file, 'utf8')).toBe(generate());
  });
});
