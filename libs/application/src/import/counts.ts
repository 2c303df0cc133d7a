import type { PlannedBoard, ReportItem } from '@app/formats';

/** What the boards of a file come to, for its report. */
export interface Counts {
  auctions: number;
  plays: number;
  cards: number;
  unplayed: number;
  findings: number;
}

export const NOTHING_COUNTED: Readonly<Counts> = { auctions: 0, plays: 0, cards: 0, unplayed: 0, findings: 0 };

export const countBoard = (counts: Counts, { record, events }: PlannedBoard): void => {
  if (record.calls !== null) counts.auctions += 1;
  if (record.cards !== null && record.cards.length > 0) counts.plays += 1;
  if (record.result?.kind === 'not-played') counts.unplayed += 1;
  for (const { type } of events) {
    if (type === 'CardPlayed' || type === 'LeadFaced') counts.cards += 1;
    if (type === 'InfractionNoted') counts.findings += 1;
  }
};

/** What a reader reports, as far as planning and the counts need it. */
export const readerReport = () => {
  const contradictions = new Set<string>();
  const refused = new Set<number>();
  const codes = new Set<string>();
  let wholeFile = false;
  return {
    add: ({ kind, code, line, record }: ReportItem): void => {
      codes.add(code);
      if (kind === 'contradiction') contradictions.add(`${record}:${line}`);
      if (kind !== 'error') return;
      if (record === null) wholeFile = true;
      else refused.add(record);
    },
    contradiction: (record: number, line: number): boolean => contradictions.has(`${record}:${line}`),
    code: (code: string): boolean => codes.has(code),
    /** How many records the reader refused. */
    refused: (): number => refused.size,
    /** Whether the file as a whole is wrong. */
    wholeFile: (): boolean => wholeFile,
  };
};
