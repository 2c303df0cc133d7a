import { type ImportText, type ParamsOf, reportCode, said } from '../import-texts';
import type { ReportItem } from '../imported';

/** What the plan fills in, before it is known on which line it is reported. */
export type Assumed = Pick<ReportItem, 'code' | 'message'>;

export const assumed = <Name extends ImportText>(text: Name, ...params: ParamsOf<Name>): Assumed => ({
  code: reportCode(text),
  message: said(text, ...params),
});
