import type { ImportedBoard } from '@app/formats';
import { packedTexts } from './packed-texts';

/** The records of one file, which are gone through several times. */
export interface HeldRecords {
  /** Takes a record as it is read; all of a file, or none. */
  readonly hold: (board: ImportedBoard) => void;
  /** The records that `boards` gives: those held, where all of them have room, else read again each time. */
  readonly of: (boards: Iterable<ImportedBoard>) => Iterable<ImportedBoard>;
  /** Whether they are given without reading them again. */
  readonly isWhole: () => boolean;
}

/**
 * Holds records as packed text, which is read back several times as fast as a file.
 * @param most bytes (`packedTexts`)
 */
export const heldRecords = (most?: number): HeldRecords => {
  const texts = packedTexts(most);
  let hasRoom = true;
  let isWhole = false;
  const hold = (board: ImportedBoard): void => {
    if (!hasRoom) return;
    hasRoom = texts.add(JSON.stringify(board));
    if (!hasRoom) texts.clear();
  };
  return {
    hold,
    of: (boards) => {
      isWhole = texts.length() > 0;
      function* each(): Generator<ImportedBoard> {
        if (isWhole) {
          for (let nth = 0; nth < texts.length(); nth += 1) yield JSON.parse(texts.at(nth)) as ImportedBoard;
          return;
        }
        texts.clear();
        for (const board of boards) {
          hold(board);
          yield board;
        }
        isWhole = hasRoom;
      }
      return { [Symbol.iterator]: each };
    },
    isWhole: () => isWhole,
  };
};
