import { ANSWERS } from './answers/all';
import { APPEAL_COMMANDS } from './appeal/commands';
import { APPEAL_EVENTS } from './appeal/events';
import { BOARD_COMMANDS } from './board/commands';
import { BOARD_EVENTS } from './board/events';
import { LEDGER_EVENTS } from './ledger/events';
import { type JsonSchema, openSchema } from './schema/json-schema';
import { SESSION_COMMANDS } from './session/commands';
import { SESSION_EVENTS } from './session/events';

const DEFINITIONS = [
  BOARD_COMMANDS,
  SESSION_COMMANDS,
  APPEAL_COMMANDS,
  BOARD_EVENTS,
  SESSION_EVENTS,
  APPEAL_EVENTS,
  LEDGER_EVENTS,
  ANSWERS,
].flatMap((definitions) => Object.values(definitions));

it('a name stands for one schema in every document', () => {
  const found = new Map<string, JsonSchema>();
  for (const definition of DEFINITIONS) {
    for (const [name, schema] of Object.entries(openSchema(definition, '#/components/schemas/').named)) {
      expect([name, schema]).toEqual([name, found.get(name) ?? schema]);
      found.set(name, schema);
    }
  }
  expect([...found.keys()]).toEqual(expect.arrayContaining(['Seat', 'LawRef', 'AdjustedOutcome', 'Problem']));
});
