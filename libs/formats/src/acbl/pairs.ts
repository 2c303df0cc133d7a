import { type Side, SIDES } from '@app/bridge';
import type { ImportedContestant } from '../imported';
import type { GameSection } from './events';
import { type GameFile, hundredths, within } from './game-file';

/*
 * The pairs of a section. In a Howell a pair has one number, in a Mitchell pair 1 North-South is another than pair 1
 * East-West. An entry is found by the table and the direction where the pair began; pairs that were renumbered later have
 * their new number in a list of its own.
 */

const HOWELL = 1;
const MITCHELL = 0;
const MOVEMENT_AT = 0x18;
const HIGHEST_AT = 0x1b;
const RENUMBERED_AT = 0xdd;
/** How many numbers the lists have room for: one a pair in a Howell, one a pair and direction in a Mitchell. */
const LONGEST = { howell: 80, mitchell: 160 } as const;
const DIRECTIONS = 4;

export interface Numbering {
  readonly isHowell: boolean;
  /** The number that a pair has now. */
  readonly numberOf: (number: number, side: Side) => number;
  /** Pairs were renumbered in a movement of which nobody knows how it lists them. */
  readonly isUnknown: boolean;
}

const nonZero = (number: number | undefined): number | null => (number === undefined || number === 0 ? null : number);

export const numberingOf = (file: GameFile, { at }: GameSection): Numbering => {
  const movement = file.u8(at + MOVEMENT_AT);
  const isHowell = movement === HOWELL;
  const length = isHowell ? LONGEST.howell : LONGEST.mitchell;
  const list = Array.from({ length }, (_, nth) => file.u8(at + RENUMBERED_AT + nth));
  const place = (number: number, side: Side): number =>
    isHowell ? number - 1 : DIRECTIONS * (number - 1) + SIDES.indexOf(side);
  return {
    isHowell,
    numberOf: (number, side) => nonZero(list[place(number, side)]) ?? number,
    isUnknown: movement !== HOWELL && movement !== MITCHELL && list.some((number) => number !== 0),
  };
};

/** How the import calls a pair: `A1` in a Howell, `A1-NS` in a Mitchell. */
export const pairName = ({ letter }: GameSection, isHowell: boolean, number: number, side: Side): string =>
  isHowell ? `${letter}${number}` : `${letter}${number}-${side}`;

const PLAYERS_AT = 0xa4;
const PLAYER_LENGTH = 120;
const FIRST_NAME_AT = 0x11;
const PERCENT_AT = 0x1c;
const ADJUSTMENT_AT = 0x4;
const TOTAL_AT = 0xc;

interface Entry {
  readonly contestant: ImportedContestant;
  /** Points that were given or taken, as decimal text; null without any. */
  readonly adjustment: string | null;
}

/** Null for an entry that has no result: the phantom of a sit-out. */
const entryOf = (file: GameFile, at: number, name: string, direction: Side | null, line: number): Entry | null => {
  const percent = file.u16(at + PERCENT_AT);
  if (percent === 0) return null;
  const players = [0, 1].map((nth) => {
    const player = at + PLAYERS_AT + nth * PLAYER_LENGTH;
    return [file.text(player + FIRST_NAME_AT), file.text(player)].filter((part) => part !== '').join(' ');
  });
  const [adjustment, total] = [file.s32(at + ADJUSTMENT_AT), file.s32(at + TOTAL_AT)];
  const contestant: ImportedContestant = {
    ...{ name, kind: 'pair', direction, players: players.filter((player) => player !== '') },
    ...{ total: total === -1 ? null : hundredths(total), percentage: hundredths(percent), place: null, line },
  };
  return { contestant, adjustment: adjustment === 0 ? null : hundredths(adjustment) };
};

/** Where the entry of a table is, in the list of those who began in one direction. */
const entryAt = (file: GameFile, listAt: number, table: number): number => file.u32(listAt + 0x10 + 8 * table);

/** Entries that each list has at most. */
const inList = (file: GameFile, listAt: number): number => file.u8(listAt + 6);

/** The pairs of a section with what the file says they scored; null where they are outside of the file. */
export const entriesOf = (file: GameFile, section: GameSection, numbering: Numbering): readonly Entry[] | null =>
  within(() => {
    const lists = Array.from({ length: DIRECTIONS }, (_, nth) => file.u32(section.at + 4 + 4 * nth));
    const highest = file.u16(section.at + HIGHEST_AT);
    const { isHowell, numberOf } = numbering;
    const beganAt = section.at + RENUMBERED_AT + (isHowell ? LONGEST.howell : LONGEST.mitchell);
    const numbers = Array.from(
      { length: Math.min(highest, isHowell ? LONGEST.howell : LONGEST.mitchell / DIRECTIONS) },
      (_, nth) => nth + 1,
    );
    const one = (number: number, side: Side, listAt: number, table: number): readonly Entry[] => {
      if (table === 0 || listAt === 0 || table > inList(file, listAt)) return [];
      const at = entryAt(file, listAt, table);
      const name = pairName(section, isHowell, numberOf(number, side), side);
      const entry = at === 0 ? null : entryOf(file, at, name, isHowell ? null : side, number);
      return entry ? [entry] : [];
    };
    return numbers.flatMap((number) => {
      if (!isHowell) {
        return SIDES.flatMap((side, nth) =>
          one(number, side, lists[nth] ?? 0, file.u8(beganAt + DIRECTIONS * (number - 1) + nth)),
        );
      }
      const [table, direction] = [file.u8(beganAt + 2 * (number - 1)), file.u8(beganAt + 2 * (number - 1) + 1)];
      return one(number, 'NS', lists[direction - 1] ?? 0, table);
    });
  });
