import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCORING_PROFILES, refusedConditions } from '@app/scoring';
import { scoringConditions } from '@app/session';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { conditionsFiles } from '../../apps/cli/src/conditions/library';
import { inEnglish } from '@app/messages';
import { readConditions } from '@app/scenarios';
import { CONDITIONS_SCHEMA } from '../../apps/cli/src/conditions/schema';

const ROOT = join(__dirname, '..', '..');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const FILES = conditionsFiles(ROOT);

const inWords = (text: string): readonly string[] => {
  const read = readConditions(text);
  return read.ok ? [] : read.error.map(({ line, column, field, message }) => `${line}:${column} ${field}: ${inEnglish(message)}`);
};

/** Names of all fields of a schema, at every depth. */
const fieldsOf = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
};

describe('the schema of conditions of contest', () => {
  const generated = `${JSON.stringify(CONDITIONS_SCHEMA, null, 2)}\n`;
  const accepts = new Ajv({ strict: false }).compile(CONDITIONS_SCHEMA);

  /** `UPDATE_DOCS=1` writes it. */
  it('is fresh', () => {
    const file = join(ROOT, 'docs', 'conditions.schema.json');
    if (process.env.UPDATE_DOCS === '1') writeFileSync(file, generated);
    expect(readFileSync(file, 'utf8')).toBe(generated);
  });

  it.each(FILES)('accepts %s', (file) => {
    expect([accepts(parse(textOf(file))), accepts.errors]).toEqual([true, null]);
  });

  it.each([
    ['a field nobody knows', 'entrants: 4'],
    ['a form nobody knows', 'laws: wbf-1997'],
    ['a number that is none', "parameters: { butler-trim: 'two' }"],
    ['a day that is none', 'players: { illegalPlayersUntil: { day: August, paragraph: conditions } }'],
    ['a list of none', 'appeals: []'],
  ])('accepts no file with %s, nor does the shape', (_, line) => {
    const text = `name: An event\ncontestants: pair\nstages: [{ stage: one, form: field, scoring: butler }]\n${line}\n`;
    expect(accepts(parse(text))).toBe(false);
    expect(inWords(text)).toEqual([expect.stringMatching(/^4:\d+ /)]);
  });
});

describe('conditions of contest', () => {
  it('are there for clubs of four federations, league and the tournaments of DBf 321-365', () => {
    expect(FILES).toHaveLength(37);
  });

  it.each(FILES)('%s is sound', (file) => {
    expect(inWords(textOf(file))).toEqual([]);
  });

  it.each(FILES)('%s names its schema for the editor', (file) => {
    const up = '../'.repeat(file.split('/').length - 1);
    expect(textOf(file)).toMatch(`# yaml-language-server: $schema=${up}docs/conditions.schema.json\n`);
  });

  it.each(FILES)('%s departs from the regulations only where they let it, under either edition', (file) => {
    const read = readConditions(textOf(file));
    const conditions = read.ok ? scoringConditions(read.value.parameters ?? {}) : null;
    const profiles = file.includes('fsb') ? (['fsb-2008', 'fsb-2008-laws-2017'] as const) : (['dbf-2013', 'dbf-2013-laws-2017'] as const);
    for (const profile of profiles) {
      expect(refusedConditions(SCORING_PROFILES[profile], { conditions: conditions ?? {} })).toEqual([]);
    }
  });
});

describe('docs/conditions.md', () => {
  const page = textOf('docs/conditions.md');

  it('has an example that can be read', () => {
    const [, example] = /```yaml\n([^]*?)```/.exec(page) ?? [];
    expect(inWords(example ?? 'none')).toEqual([]);
  });

  it('names every field', () => {
    expect(fieldsOf(CONDITIONS_SCHEMA).filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });
});
