import type { ImportedBoard } from '@app/formats';

/** How far an import has come with a file. */
export interface ImportProgress {
  readonly file: string;
  /** Decided: each record is judged in memory. Stored: those to be taken are written. */
  readonly step: 'decided' | 'stored';
  readonly records: number;
  /** Records of the file. */
  readonly of: number;
}

/** The records of a file, which are gone through once for each step; tells how far that has come. */
export const watched = (
  boards: Iterable<ImportedBoard>,
  file: string,
  of: number,
  tell: (progress: ImportProgress) => void,
): Iterable<ImportedBoard> => {
  let times = 0;
  function* each(): Generator<ImportedBoard> {
    const step = times === 0 ? 'decided' : 'stored';
    times += 1;
    let records = 0;
    for (const board of boards) {
      yield board;
      records += 1;
      tell({ file, step, records, of });
    }
  }
  return { [Symbol.iterator]: each };
};
