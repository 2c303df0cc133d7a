import type { Command } from '@app/contract';
import { START, ZONE_HOURS } from './evening';
import type { Random } from './random';

/** The lines of the file: ids, instants and the flat object that `parseCommand` reads. */

export interface Timed {
  /** Seconds from the start of the evening. */
  readonly at: number;
  readonly command: Command;
}

/** Local time with its zone: `2026-02-02T19:00:05+02:00`. */
export const instant = (seconds: number): string => {
  const local = new Date(Date.parse(START) + (seconds + ZONE_HOURS * 3600) * 1000);
  return `${local.toISOString().slice(0, 19)}+${String(ZONE_HOURS).padStart(2, '0')}:00`;
};

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** A UUID of version 7: the instant, the number of the command within the file, and chance bits. */
export const uuid = (seconds: number, nth: number, random: Random): string => {
  const time = hex(Date.parse(START) + seconds * 1000, 12);
  const variant = hex(0x8000 + random.below(0x4000), 4);
  const tail = hex(random.below(0x1000000), 6) + hex(random.below(0x1000000), 6);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(nth % 0x1000, 3)}-${variant}-${tail}`;
};

/** Whom a command is for, as a line says it. */
const addressIn = (command: Command): Readonly<Record<string, unknown>> => {
  switch (command.to) {
    case 'session':
      return { session: command.session };
    case 'board': {
      const { session, table, board } = command.address;
      return { session, table, board };
    }
    case 'appeal':
      return { appeal: command.appeal };
  }
};

/** One line of the file, as an object. */
export const line = ({ at, command }: Timed, nth: number, random: Random): Readonly<Record<string, unknown>> => ({
  id: uuid(at, nth, random),
  type: command.command.type,
  ...addressIn(command),
  data: command.command.data,
  occurredAt: instant(at),
});
