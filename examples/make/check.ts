import { type Command, parseCommand, problemInWords } from '@app/contract';
import { type Simulation, EMPTY_SIMULATION, simulate } from '@app/documents';
import { inEnglish } from '@app/messages';
import { ENTERED_BY } from './evening';
import type { Timed } from './file';

const after = (simulation: Simulation, command: Command, where: string): Simulation => {
  const given = simulate(simulation, command, ENTERED_BY);
  if (!given.ok) throw new Error(`${where}: ${inEnglish(given.refusal.message)}`);
  return given.simulation;
};

/** What commands come to, in their order. Throws where one is refused. */
export const worldAfter = (timed: readonly Timed[]): Simulation =>
  timed.reduce((simulation, { at, command }) => after(simulation, command, `after ${at} seconds`), EMPTY_SIMULATION);

/** Takes the lines as the ledger will: every one must be read and accepted. Throws, naming the line, where one is not. */
export const replay = (lines: readonly unknown[]): Simulation =>
  lines.reduce<Simulation>((simulation, json, index) => {
    const where = `line ${index + 1}`;
    const read = parseCommand(JSON.parse(JSON.stringify(json)));
    if (!read.ok) throw new Error(`${where}: ${read.error.map(problemInWords).join('; ')}`);
    return after(simulation, read.value.command, where);
  }, EMPTY_SIMULATION);
