import type { ReportItem } from './imported';

/** A report line before it is known to which record and board it belongs. */
export type Finding = Pick<ReportItem, 'kind' | 'code' | 'line' | 'message'>;

const of =
  (kind: ReportItem['kind']) =>
  (code: string, line: number, message: string): Finding => ({ kind, code, line, message });

export const error = of('error');
export const contradiction = of('contradiction');
export const assumption = of('assumption');
export const note = of('note');

export const ofWholeFile = (finding: Finding): ReportItem => ({ ...finding, record: null, board: null });

const LONGEST_QUOTE = 40;

/** A value of the file, short enough to be quoted in a report. */
export const quoted = (text: string): string =>
  `'${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}'`;
