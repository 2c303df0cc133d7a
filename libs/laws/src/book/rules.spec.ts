import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, inEdition, isEdition, isRegulations } from '@app/bridge';
import { CALL_RULES } from '../auction';
import { CARD_RULES } from '../play';
import { citation } from '../state/law-ref';
import { findingsOf } from '../state/rule';
import { RULE_NAMES } from './law-book';

const ALL = [...CALL_RULES, ...CARD_RULES];

const FOLDER = join(__dirname, '..');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /\/law-\w+\.ts$/.test(file));

const isRule = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && ['name', 'label', 'sources', 'detects'].every((key) => key in value);

it.each(FILES)('the law book has every rule of %s', async (file) => {
  const exported: unknown[] = Object.values((await import(join(FOLDER, file))) as object);
  const rules = exported.filter(isRule).map(({ name }) => name);
  expect(rules.filter((name) => !RULE_NAMES.includes(name))).toEqual([]);
});

describe('the registry of rules', () => {
  it('has one rule a name: findings are stored by it', () => {
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  });

  it.each(ALL)(
    '$name is in force in an edition at least, and cites a paragraph in each',
    ({ name, label, sources }) => {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(label.length).toBeGreaterThan(10);
      const cited = EDITIONS.flatMap((edition) => inEdition(edition, sources) ?? []);
      expect(cited.length).toBeGreaterThan(0);
      for (const paragraph of cited) expect(paragraph).toMatch(/^\d+[A-Z]?\d?[a-z]?$/);
    },
  );

  it('a rule without a source is not in force in that edition', () => {
    const rules = [{ name: 'new', label: 'new in 2017', sources: { 'wbf-2017': '12C' }, detects: () => true }] as const;
    expect(findingsOf(rules, { edition: 'wbf-2007' }, null)).toEqual([]);
    expect(findingsOf(rules, { edition: 'wbf-2017' }, null)).toEqual([
      { rule: 'new', label: 'new in 2017', law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C' } },
    ]);
  });
});

describe('citations', () => {
  it('are edition, authority and paragraph', () => {
    expect(citation({ edition: 'wbf-2017', authority: 'WBF', paragraph: '27A' })).toBe('Law 27A (WBF 2017)');
    expect(citation({ edition: 'wbf-2007', authority: 'DBf', paragraph: '12C1' })).toBe('Law 12C1 (DBf 2007)');
  });

  it.each([
    ['wbf-2017', true],
    ['wbf-2007', true],
    ['wbf-1997', false],
    [2017, false],
  ])('%s is an edition: %s', (text, known) => {
    expect(isEdition(text)).toBe(known);
  });

  it.each([
    ['dbf-2013', true],
    ['fsb-2008', true],
    ['dbf-2031', false],
    [2013, false],
  ])('%s are regulations: %s', (text, known) => {
    expect(isRegulations(text)).toBe(known);
  });
});
