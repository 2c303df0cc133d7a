import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Conditions, conforms, someConditions } from '@app/contract';
import { inEnglish } from '@app/messages';
import { conditionsInWords } from '../../apps/cli/src/conditions/conditions-text';
import { ANNOUNCED } from './of-conditions/announced';
import { DECIDES } from './of-conditions/decides';
import { ELSEWHERE, ONLY_READ } from './of-conditions/elsewhere';
import { ACCEPTED_FIELDS, fieldsOf } from './of-conditions/fields';
import { PLAIN } from './of-conditions/row';
import { ALL_PLAYED_BY } from './texts';

/*
 * Every field that a file of conditions may have outside `parameters`: what people read of it, and what it decides, by every
 * text of regulations with every edition of the Laws. The tables are in `of-conditions/`.
 */

const ROOT = join(__dirname, '..', '..');

const linesOf = (conditions: Conditions): readonly string[] =>
  conditionsInWords(conditions).flatMap((line) => (line ? [inEnglish(line.message)] : []));

/** Fields that have a row of their own; what stands within them is a part of what the row says. */
const ROWS = ACCEPTED_FIELDS.filter((field) => {
  const [first, ...others] = field.split('.');
  if (first === 'players' && others[0] === 'substitutes') return others.length === 2;
  return first === 'stages' || first === 'players'
    ? others.length === 1 && others[0] !== 'substitutes'
    : others.length === 0;
});

it.each(ANNOUNCED)('$field is announced', ({ conditions, says }) => {
  const plain = new Set(linesOf(PLAIN));
  expect(conforms(someConditions, conditions)).toBe(true);
  expect(says.length).toBeGreaterThan(0);
  expect(linesOf(conditions).filter((line) => !plain.has(line))).toEqual(says);
});

describe.each(DECIDES)('$field: $shows', ({ outcome, without, with: having }) => {
  it.each(ALL_PLAYED_BY.map((playedBy) => ({ title: `${playedBy.text} with ${playedBy.laws}`, playedBy })))(
    '$title',
    ({ playedBy }) => {
      expect([outcome(without[0], playedBy), outcome(having[0], playedBy)]).toEqual([without[1], having[1]]);
      expect(having[1]).not.toBe(without[1]);
    },
  );
});

it.each(Object.entries(ELSEWHERE))('what %s decides is shown by %s', (field, spec) => {
  const name = field.split('.').at(-1) ?? '';
  expect(readFileSync(join(ROOT, spec), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
});

describe('the tables are complete', () => {
  const without = (rows: readonly string[]) =>
    ROWS.filter((field) => !['stages', 'players'].includes(field) && !rows.includes(field));

  it('every accepted field is announced', () => {
    expect(without(ANNOUNCED.map(({ field }) => field))).toEqual([]);
    const said = new Set(ANNOUNCED.flatMap(({ conditions }) => fieldsOf(conditions)));
    expect(ACCEPTED_FIELDS.filter((field) => !said.has(field))).toEqual([]);
  });

  it('every accepted field decides something, or is there to be read', () => {
    const decides = [...DECIDES.map(({ field }) => field), ...Object.keys(ELSEWHERE)];
    expect(without([...decides, ...ONLY_READ])).toEqual([]);
    expect(decides.filter((field) => ONLY_READ.includes(field))).toEqual([]);
  });

  it('a field that is added is missed', () => {
    expect(ACCEPTED_FIELDS).toContain('stages.ties.needed');
    expect(ACCEPTED_FIELDS).toContain('players.substitutes.replaced.most');
    expect(ACCEPTED_FIELDS.filter((field) => field.startsWith('parameters'))).toEqual([]);
    const known = ANNOUNCED.slice(1).map(({ field }) => field);
    expect(without(known)).toEqual([ANNOUNCED[0]?.field]);
  });
});
