import type { Message } from '@app/bridge';
import { said } from '../import-texts';
import type { SectionEvidence } from './deal-sets';

/** How the table of a record was found. */
export type TableEvidence =
  | 'named'
  | 'room'
  | 'room-of-match'
  | 'contestants'
  | 'players'
  | 'recorded'
  | 'apart-by-round'
  | 'apart-by-players'
  | 'answered';

/** How each part of a record's address was found. */
export interface Evidence {
  readonly section: SectionEvidence | 'answered';
  readonly round: 'named' | 'none';
  readonly table: TableEvidence;
  readonly board: 'named' | 'place-in-file';
  readonly attempt: 'first' | 'recorded' | 'after-decision' | 'answered';
}

/** So many records were placed by this; `records` are the first of them. */
export interface EvidenceCount {
  readonly part: keyof Evidence;
  readonly by: string;
  readonly count: number;
  readonly records: readonly number[];
  readonly message: Message;
}

const PARTS = ['section', 'round', 'table', 'board', 'attempt'] as const satisfies readonly (keyof Evidence)[];
const FIRST_RECORDS = 12;

/** Counts, record after record, by what the parts of addresses were found. */
export const evidenceTally = () => {
  const counts = new Map<string, { part: keyof Evidence; by: string; count: number; records: number[] }>();
  return {
    add: (record: number, evidence: Evidence): void => {
      for (const part of PARTS) {
        const by = evidence[part];
        const key = `${part}.${by}`;
        const known = counts.get(key) ?? { part, by, count: 0, records: [] };
        known.count += 1;
        if (known.records.length < FIRST_RECORDS) known.records.push(record);
        counts.set(key, known);
      }
    },
    counts: (): readonly EvidenceCount[] =>
      [...counts.values()]
        .sort((one, other) => PARTS.indexOf(one.part) - PARTS.indexOf(other.part) || other.count - one.count)
        .map((one) => ({ ...one, message: said(`placed.${one.part}`, { by: one.by.replaceAll('-', '_') }) })),
  };
};
