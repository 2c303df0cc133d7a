import { ACBL_GAME } from './game-file';

/*
 * Game files of our own making for the specs, byte by byte where ACBLgamedecode.pm reads them; nothing else uses them.
 * There is no file of ACBLscore itself among them.
 */

export interface SpecimenRow {
  readonly pairs: readonly [ns: number, ew: number];
  /** In tens of points, as North-South and as East-West have it. */
  readonly scores: readonly [ns: number, ew: number];
  /** In hundredths. */
  readonly points?: readonly [ns: number, ew: number];
}

export interface SpecimenPair {
  readonly number: number;
  readonly direction: 0 | 1;
  /** The table where it began. */
  readonly table: number;
  readonly names: readonly (readonly [first: string, last: string])[];
  readonly percent?: number;
  readonly total?: number;
  readonly adjustment?: number;
}

export interface SpecimenSection {
  readonly letter: string;
  readonly movement?: number;
  readonly boards: Readonly<Record<number, readonly SpecimenRow[]>>;
  /** Rows that do not count in the number of results of their board. */
  readonly uncounted?: number;
  readonly pairs?: readonly SpecimenPair[];
  /** New numbers by their place in the list. */
  readonly renumbered?: Readonly<Record<number, number>>;
  readonly isCombined?: boolean;
}

export interface SpecimenEvent {
  readonly name: string;
  readonly day?: string;
  readonly type?: number;
  readonly scoring?: number;
  readonly sections: readonly SpecimenSection[];
}

/** Bytes that grow: what is put at a place makes room for itself. */
const memory = () => {
  let bytes = new Uint8Array(0xa00);
  const room = (end: number): DataView => {
    if (end > bytes.length) {
      const longer = new Uint8Array(end);
      longer.set(bytes);
      bytes = longer;
    }
    return new DataView(bytes.buffer);
  };
  return {
    u8: (at: number, value: number) => room(at + 1).setUint8(at, value),
    u16: (at: number, value: number) => room(at + 2).setUint16(at, value, true),
    s16: (at: number, value: number) => room(at + 2).setInt16(at, value, true),
    u32: (at: number, value: number) => room(at + 4).setUint32(at, value, true),
    s32: (at: number, value: number) => room(at + 4).setInt32(at, value, true),
    text: (at: number, value: string) => {
      const view = room(at + 1 + value.length);
      view.setUint8(at, value.length);
      for (const [nth, character] of [...value].entries()) view.setUint8(at + 1 + nth, character.charCodeAt(0));
    },
    /** The place of a new part of this length. */
    allocate: (length: number): number => {
      const at = bytes.length;
      room(at + length);
      return at;
    },
    bytes: () => bytes,
  };
};

type Memory = ReturnType<typeof memory>;

const rowAt = (file: Memory, at: number, { pairs, scores, points = [0, 0] }: SpecimenRow): void => {
  for (const [nth, side] of ([2, 10] as const).entries()) {
    file.u16(at + side, pairs[nth] ?? 0);
    file.s16(at + side + 2, scores[nth] ?? 0);
    file.s32(at + side + 4, points[nth] ?? 0);
  }
};

const boardsAt = (file: Memory, { boards, uncounted = 0 }: SpecimenSection): number => {
  const list = Object.entries(boards);
  const at = file.allocate(0x26 + 8 * list.length);
  file.u16(at + 4, list.length);
  for (const [nth, [board, rows]] of list.entries()) {
    const resultsAt = file.allocate(6 + 18 * rows.length);
    for (const [place, row] of rows.entries()) rowAt(file, resultsAt + 6 + 18 * place, row);
    const inPlay = rows.filter(({ scores }) => scores[0] !== 999).length;
    file.u8(at + 0x26 + 8 * nth, Number(board));
    file.u16(at + 0x28 + 8 * nth, inPlay - uncounted);
    file.u32(at + 0x2a + 8 * nth, resultsAt);
  }
  return at;
};

const entryAt = (file: Memory, { names, percent = 5000, total = 0, adjustment = 0 }: SpecimenPair): number => {
  const at = file.allocate(0xa4 + 2 * 120);
  file.u16(at, 402);
  file.s32(at + 0x4, adjustment);
  file.s32(at + 0xc, total);
  file.u16(at + 0x1c, percent);
  for (const [nth, [first, last]] of names.entries()) {
    file.text(at + 0xa4 + 120 * nth, last);
    file.text(at + 0xa4 + 120 * nth + 0x11, first);
  }
  return at;
};

const detailsAt = (file: Memory, { movement = 0, pairs = [], renumbered = {} }: SpecimenSection): number => {
  const at = file.allocate(0x260);
  file.u8(at + 0x18, movement);
  file.u16(at + 0x1b, Math.max(0, ...pairs.map(({ number }) => number)));
  for (const [place, number] of Object.entries(renumbered)) file.u8(at + 0xdd + Number(place), number);
  for (const direction of [0, 1] as const) {
    const there = pairs.filter((pair) => pair.direction === direction);
    const tables = Math.max(0, ...there.map(({ table }) => table));
    const list = file.allocate(0x18 + 8 * tables);
    file.u32(at + 4 + 4 * direction, list);
    file.u8(list + 6, tables);
    for (const pair of there) {
      file.u32(list + 0x10 + 8 * pair.table, entryAt(file, pair));
      if (movement === 1) {
        file.u8(at + 0xdd + 0x50 + 2 * (pair.number - 1), pair.table);
        file.u8(at + 0xdd + 0x50 + 2 * (pair.number - 1) + 1, direction + 1);
      } else file.u8(at + 0xdd + 0xa0 + 4 * (pair.number - 1) + direction, pair.table);
    }
  }
  return at;
};

export const gameFile = (...events: readonly SpecimenEvent[]): Uint8Array => {
  const file = memory();
  for (const [nth, character] of [...ACBL_GAME].entries()) file.u8(nth, character.charCodeAt(0));
  let sections = 0;
  for (const [nth, event] of events.entries()) {
    const at = file.allocate(0x2d0);
    file.u32(0x12 + 4 * nth, at);
    file.u8(0xda + nth, event.type ?? 0);
    file.u8(0x10c + nth, event.scoring ?? 0);
    file.text(at + 0x4, event.name);
    file.text(at + 0x48, event.day ?? '');
    for (const section of event.sections) {
      const summary = 0x13e + 22 * sections;
      sections += 1;
      file.u8(summary, nth + 1);
      file.text(summary + 1, section.letter);
      file.u32(summary + 4, detailsAt(file, section));
      file.u32(summary + 8, boardsAt(file, section));
      file.u8(summary + 0xf, section.isCombined === true ? 1 : 0);
    }
  }
  return file.bytes();
};
