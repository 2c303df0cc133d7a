import type { ImportedRecords, ReportItem } from '@app/formats';

/** The records of a file that are of one session, where the file has those of several. */
export interface Share {
  /** By its number; of records that cannot be read, and of what the file says as a whole, the first share has charge. */
  readonly has: (record: number) => boolean;
  readonly isFirst: boolean;
  /** ISO date of its first record that has one. */
  readonly date: string | null;
  /** How many records of the file are of others. */
  readonly elsewhere: (recordsRead: number) => number;
}

/** Whether a line of the report is about a share. Of a file with several days, each share has its own. */
export const isOfShare = ({ has, isFirst }: Share, { record, code }: ReportItem): boolean =>
  record === null ? isFirst && code !== 'several-dates' : has(record);

/** What a file says of one session. */
export const shareOf = (read: ImportedRecords, { has, isFirst, date, elsewhere }: Share): ImportedRecords => ({
  ...read,
  date: date ?? read.date,
  recordsRead: read.recordsRead - elsewhere(read.recordsRead),
  boards: {
    *[Symbol.iterator]() {
      for (const board of read.boards) if (has(board.record)) yield board;
    },
  },
  deals: isFirst ? read.deals : [],
  contestants: isFirst ? read.contestants : [],
});
