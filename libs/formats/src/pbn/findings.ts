import type { Message } from '@app/bridge';
import { type ImportText, type ParamsOf, reportCode, said } from '../import-texts';
import type { ReportItem } from '../imported';

/**
 * How much a finding weighs, whatever the mode of reading.
 * - `refused`: nothing can be made of it; the record is not taken
 * - `contradiction`: the record disagrees with itself
 * - `repair`: the standard wants something that is missing; it was filled in
 * - `assumption`: the standard leaves something open; it was filled in
 * - `deviation`: against the standard, but the meaning is clear or does not matter
 * - `note`: worth knowing, and nothing against the standard
 */
type Grade = 'refused' | 'contradiction' | 'repair' | 'assumption' | 'deviation' | 'note';

/** A line of the report before it is known of which record, and whether the reading is strict. */
export interface Finding {
  readonly grade: Grade;
  /** Stable, kebab-case. */
  readonly code: string;
  readonly line: number;
  readonly message: Message;
}

/** A value together with what there was to say about it. */
export interface Found<T> {
  readonly value: T;
  readonly findings: readonly Finding[];
}

const LENIENT: Readonly<Record<Grade, ReportItem['kind']>> = {
  refused: 'error',
  contradiction: 'contradiction',
  repair: 'assumption',
  assumption: 'assumption',
  deviation: 'note',
  note: 'note',
};

/** Nothing is put right: whatever is against the standard is an error. */
const STRICT: Readonly<Record<Grade, ReportItem['kind']>> = {
  refused: 'error',
  contradiction: 'error',
  repair: 'error',
  assumption: 'assumption',
  deviation: 'error',
  note: 'note',
};

export const kindOf = ({ grade }: Finding, strict: boolean): ReportItem['kind'] => (strict ? STRICT : LENIENT)[grade];

const graded =
  (grade: Grade) =>
  <Name extends ImportText>(text: Name, line: number, ...params: ParamsOf<Name>): Finding => ({
    grade,
    code: reportCode(text),
    line,
    message: said(text, ...params),
  });

export const refused = graded('refused');
export const contradiction = graded('contradiction');
export const repair = graded('repair');
export const assumption = graded('assumption');
export const deviation = graded('deviation');
export const note = graded('note');

const LONGEST_QUOTE = 60;

/** A text from the file, short enough to stand in a message. */
export const quoted = (text: string): string =>
  `"${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text}"`;

/** Line numbers as one reads them: `[4, 5, 6, 9]` is `4-6, 9`. */
export const linesInWords = (lines: readonly number[]): string => {
  const runs: { from: number; to: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && line <= last.to + 1) last.to = Math.max(last.to, line);
    else runs.push({ from: line, to: line });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
};
