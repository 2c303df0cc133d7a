import type { World } from '@app/documents';
import { EMPTY_WORLD, givenIn } from '@app/documents';
import type { Command } from '@app/session';
import { parseCommand, problemInWords } from '@app/session';
import { ENTERED_BY } from './evening';
import type { Timed } from './file';

const after = (world: World, command: Command, where: string): World => {
  const given = givenIn(world, command, ENTERED_BY);
  if (!given.ok) throw new Error(`${where}: ${given.refusal.message}`);
  return given.world;
};

/** What commands come to, in their order. Throws where one is refused. */
export const worldAfter = (timed: readonly Timed[]): World =>
  timed.reduce((world, { at, command }) => after(world, command, `after ${at} seconds`), EMPTY_WORLD);

/** Takes the lines as the ledger will: every one must be read and accepted. Throws, naming the line, where one is not. */
export const replay = (lines: readonly unknown[]): World =>
  lines.reduce<World>((world, json, index) => {
    const where = `line ${index + 1}`;
    const read = parseCommand(JSON.parse(JSON.stringify(json)));
    if (!read.ok) throw new Error(`${where}: ${read.error.map(problemInWords).join('; ')}`);
    return after(world, read.value.command, where);
  }, EMPTY_WORLD);
