import type { Seat } from '@app/bridge';
import { citation, ruleLabel } from '@app/laws';
import type { Board } from './fold';

export interface FindingView {
  readonly act: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly label: string;
  /** `'27A'` */
  readonly paragraph: string;
  /** `'Law 27A (WBF 2017)'` */
  readonly citation: string;
}

export const findingViews = (board: Board): readonly FindingView[] =>
  board.findings.map(({ act, seat, rule, law }) => ({
    act,
    seat,
    rule,
    label: ruleLabel(rule),
    paragraph: law.paragraph,
    citation: citation(law),
  }));
