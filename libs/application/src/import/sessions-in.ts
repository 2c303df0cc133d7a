import { type SessionFound, type SessionOfStage, sessionOfStage } from '@app/formats';
import { READERS } from './readers';
import type { Share } from './share';
import type { ImportSource } from './import-source';

/** The records of a file that are of one session of a contest. */
export interface ShareFound extends SessionFound {
  readonly share: Share;
  readonly records: number;
}

/** A file of a contest: what of it is of which session. */
export interface SessionsIn {
  readonly shares: readonly ShareFound[];
  /** Records of which nothing names the stage, with what they name instead. */
  readonly unclear: { readonly records: number; readonly said: readonly string[] };
}

/** The same session, whatever it was found by. */
export const nameOf = ({ stage, session }: SessionOfStage): string => `${stage}-${session}`;

interface Group {
  readonly found: SessionFound;
  readonly records: Set<number>;
  /** ISO date of the first record that has one. */
  date: string | null;
}

/** A few of the names that say nothing: the others are like them. */
const MOST_SAID = 5;

/** Goes through the records of a file, and holds their numbers. */
const grouped = ({ format, open, within = [] }: ImportSource, stages: readonly string[], strict: boolean) => {
  const groups = new Map<string, Group>();
  const unclear = new Set<number>();
  const said = new Set<string>();
  const opened = open();
  try {
    const read = READERS[format](opened.bytes, strict, () => undefined);
    for (const { record, stage = null, session = null, date = null } of read.boards) {
      const found = sessionOfStage(stages, { stage, session, within });
      if (!found) {
        unclear.add(record);
        if (stage !== null && said.size < MOST_SAID) said.add(stage);
        continue;
      }
      const group = groups.get(nameOf(found)) ?? { found, records: new Set(), date: null };
      group.records.add(record);
      group.date ??= date;
      groups.set(nameOf(found), group);
    }
    return { groups: [...groups.values()], unclear, said: [...said], recordsRead: read.recordsRead };
  } finally {
    opened.close();
  }
};

/**
 * What of a file is of which session of a contest. A file without boards (hand records in a list, or nothing that can be
 * read) is of the session that its folders name.
 */
export const sessionsIn = (source: ImportSource, stages: readonly string[], strict: boolean): SessionsIn => {
  const { groups, unclear, said, recordsRead } = grouped(source, stages, strict);
  const byFolder = sessionOfStage(stages, { stage: null, session: null, within: source.within ?? [] });
  const all =
    groups.length > 0 || unclear.size > 0 || !byFolder
      ? groups
      : [{ found: byFolder, records: new Set<number>(), date: null }];
  const [first, ...others] = all;
  if (!first) return { shares: [], unclear: { records: recordsRead, said } };
  const elsewhere = (record: number): boolean =>
    unclear.has(record) || others.some(({ records }) => records.has(record));
  const ofOthers = unclear.size + others.reduce((sum, { records }) => sum + records.size, 0);
  return {
    shares: [
      {
        ...first.found,
        records: first.records.size,
        share: { isFirst: true, date: first.date, has: (record) => !elsewhere(record), elsewhere: () => ofOthers },
      },
      ...others.map(({ found, records, date }) => ({
        ...found,
        records: records.size,
        share: {
          isFirst: false,
          date,
          has: (record: number) => records.has(record),
          elsewhere: (read: number) => read - records.size,
        },
      })),
    ],
    unclear: { records: unclear.size, said },
  };
};
