import { type TextSource, linesOf } from '../text-source';

/** The labels of a record: `D T L E S F K N B H` hold on until they are given anew, `A C P R M I` are of one record. */
const HELD = 'DTLESFKNBH';
const OWN = 'ACPRMI';
const LABEL = /^([A-Z0-9]) +(.*?)\s*$/;

export interface Labelled {
  readonly value: string;
  readonly line: number;
}

/** An explanation of a call or a card: `1 forcing one round`. */
export interface RbnNote extends Labelled {
  readonly number: string;
  readonly ofPlay: boolean;
}

export interface RbnRecord {
  readonly line: number;
  /** What holds for the record, whether it stands in it or in one before. */
  readonly labels: ReadonlyMap<string, Labelled>;
  /** Labels that stand in the record itself. */
  readonly own: ReadonlySet<string>;
  readonly notes: readonly RbnNote[];
  readonly comments: number;
  /** Lines that have no label of the notation, and labels that the record has twice. */
  readonly stray: readonly Labelled[];
}

/** A line is in memory as a whole; the notation lets 200 characters. */
const LONGEST_LINE = 10_000;

/** The records of a file: an empty line ends each. Comments stand in braces, over several lines. */
export function* rbnRecords(text: TextSource): Generator<RbnRecord> {
  const held = new Map<string, Labelled>();
  let own = new Map<string, Labelled>();
  let notes: RbnNote[] = [];
  let stray: Labelled[] = [];
  let [comments, first, line] = [0, 0, 0];
  let inComment = false;
  const record = (): RbnRecord | null => {
    if (own.size + notes.length + stray.length === 0) return null;
    for (const [label, value] of own) if (HELD.includes(label)) held.set(label, value);
    const whole = { line: first, labels: new Map([...held, ...own]), own: new Set(own.keys()), notes, comments, stray };
    own = new Map();
    notes = [];
    stray = [];
    comments = 0;
    return whole;
  };
  for (const written of linesOf(text)) {
    line += 1;
    const content = written.slice(0, LONGEST_LINE).trim();
    if (content === '') {
      const whole = record();
      if (whole) yield whole;
      inComment = false;
      continue;
    }
    if (own.size + notes.length + stray.length === 0) first = line;
    if (inComment || content.startsWith('{')) {
      comments += inComment ? 0 : 1;
      inComment = !content.endsWith('}');
      continue;
    }
    if (content.startsWith('%')) continue;
    const [, label = '', value = ''] = LABEL.exec(content) ?? [];
    if (/\d/.test(label)) notes.push({ number: label, value, line, ofPlay: own.has('P') });
    else if (label !== '' && (HELD + OWN).includes(label) && !own.has(label)) own.set(label, { value, line });
    else stray.push({ value: content, line });
  }
  const last = record();
  if (last) yield last;
}

/** Whether a record is one of a board: it has cards, calls, a contract, play or a result of its own. */
export const isBoard = ({ own }: RbnRecord): boolean => [...'HACPR'].some((label) => own.has(label));
