/** The first bytes of every ACBLscore game file. */
export const ACBL_GAME = '\u0012\u000a\u0003AC3';

/** A game file by the places of its bytes; every number is little-endian. A place outside of the file throws `RangeError`. */
export interface GameFile {
  readonly length: number;
  readonly u8: (at: number) => number;
  readonly s8: (at: number) => number;
  readonly u16: (at: number) => number;
  readonly s16: (at: number) => number;
  readonly u32: (at: number) => number;
  readonly s32: (at: number) => number;
  /** A text behind a byte that has its length. */
  readonly text: (at: number) => string;
}

export const gameFileOf = (bytes: Uint8Array): GameFile => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    length: bytes.length,
    u8: (at) => view.getUint8(at),
    s8: (at) => view.getInt8(at),
    u16: (at) => view.getUint16(at, true),
    s16: (at) => view.getInt16(at, true),
    u32: (at) => view.getUint32(at, true),
    s32: (at) => view.getInt32(at, true),
    text: (at) => {
      const length = view.getUint8(at);
      const characters = Array.from({ length }, (_, nth) => String.fromCharCode(view.getUint8(at + 1 + nth)));
      return characters.join('').trim();
    },
  };
};

/** What is read at places that the file names itself; null where one of them is outside of it. */
export const within = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
};

/** Hundredths as decimal text: 1250 is `'12.50'`. */
export const hundredths = (value: number): string => {
  const whole = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${whole.slice(0, -2)}.${whole.slice(-2)}`;
};
