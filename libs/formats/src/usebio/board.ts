import { SIDES } from '@app/bridge';
import type { ReportItem } from '../imported';
import type { LineFinding } from './line-finding';
import { quoted } from '../finding';
import { onLine } from './line-finding';
import type { LineContext, ReadLine } from './line';
import { readLine } from './line';
import { pointFindings } from './points';
import { boardNumberOf } from './scopes';
import { childrenOf } from './xml';

export interface ReadBoard {
  /** How many TRAVELLER_LINEs stand in the board, refused ones included. */
  readonly count: number;
  readonly lines: readonly ReadLine[];
  readonly report: readonly ReportItem[];
}

/** The same pair twice on one traveller: it cannot have played the board two times. */
const pairsTwice = (lines: readonly ReadLine[]): readonly LineFinding[] => {
  const seen = new Map<string, number>();
  return lines.flatMap(({ board, pairs }) =>
    [...new Set(SIDES.flatMap((side) => pairs[side] ?? []))].flatMap((pair): readonly LineFinding[] => {
      const before = seen.get(pair);
      seen.set(pair, board.line);
      if (before === undefined) return [];
      const message = `pair ${quoted(pair)} has a result on this board in line ${before} already`;
      return [onLine(board, 'pair-twice-on-board', message)];
    }),
  );
};

/** Reads the traveller of one board; refused lines leave the others in place. */
export const readBoard = (context: LineContext): ReadBoard => {
  const elements = childrenOf(context.at.element, 'TRAVELLER_LINE');
  const number = boardNumberOf(context.at.element);
  const lines: ReadLine[] = [];
  const findings: LineFinding[] = [];
  for (const [index, element] of elements.entries()) {
    const record = context.place + index;
    const read = readLine(element, { ...context, place: record });
    if (read.ok) lines.push(read.value);
    for (const finding of read.ok ? read.value.findings : [read.error]) findings.push({ ...finding, record });
  }
  const report = [...findings, ...pairsTwice(lines), ...pointFindings(lines)];
  return {
    count: elements.length,
    lines,
    report: report.map((finding) => ({ ...finding, board: number === null ? null : String(number) })),
  };
};
