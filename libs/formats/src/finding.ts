import { type ImportText, type ParamsOf, reportCode, said } from './import-texts';
import type { ReportItem } from './imported';

/** A report line before it is known to which record and board it belongs. */
export type Finding = Pick<ReportItem, 'kind' | 'code' | 'line' | 'message'>;

const of =
  (kind: ReportItem['kind']) =>
  <Name extends ImportText>(text: Name, line: number, ...params: ParamsOf<Name>): Finding => ({
    kind,
    code: reportCode(text),
    line,
    message: said(text, ...params),
  });

export const error = of('error');
export const contradiction = of('contradiction');
export const assumption = of('assumption');
export const note = of('note');

export const ofWholeFile = (finding: Finding): ReportItem => ({ ...finding, record: null, board: null, room: null });

const LONGEST_QUOTE = 40;

/** A value of the file, short enough to be quoted in a report. */
export const quoted = (text: string): string =>
  `'${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}'`;
