import { BOARD_COMMANDS } from '../board/commands';
import { SESSION_COMMANDS } from '../session/commands';
import { APPEAL_COMMANDS } from '../appeal/commands';
import { type JsonSchema, referringSchema } from '../schema/json-schema';
import { ANSWERS, answerComponents } from './all';

const refersTo = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refersTo(value),
  );
};

it('a name stands for one schema, in answers and in commands', () => {
  const known = new Map<string, JsonSchema>();
  const commands = [BOARD_COMMANDS, SESSION_COMMANDS, APPEAL_COMMANDS].flatMap((all) => Object.values(all));
  for (const schema of [...Object.values(ANSWERS), ...commands]) {
    for (const [name, found] of Object.entries(referringSchema(schema, '#/').named)) {
      expect([name, found]).toEqual([name, known.get(name) ?? found]);
      known.set(name, found);
    }
  }
  expect(known.size).toBeGreaterThan(100);
});

it('every answer has a name, and what its schema refers to is there', () => {
  const components = answerComponents();
  expect(Object.keys(components)).toEqual(expect.arrayContaining(Object.keys(ANSWERS)));
  expect(Object.keys(ANSWERS)).not.toContain('');
  const names = Object.keys(components).map((name) => `#/components/schemas/${name}`);
  expect(refersTo(components).filter((one) => !names.includes(one))).toEqual([]);
});
