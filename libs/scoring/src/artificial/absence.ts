import { notCounted } from '../field/uncounted';
import type { BySide, Side } from '@app/bridge';
import type { Line } from '../field/outcome';

/** Why a board was not begun, where it was not late play, slow play or wrong cards (DBf 216). */
export type Absence =
  /** The opponents have not come, without an excuse (DBf 244). */
  | 'absent'
  /** The opponents have not come, and could not help it. */
  | 'absent-excused'
  /** A replacement has come in after the board. */
  | 'before-replacement';

interface AbsenceGrades {
  /** To the pair that was there. */
  readonly present: 'plus';
  /** To the pair that was not, or that came in later. */
  readonly absent: 'average' | 'minus';
  /** Of DBf's regulations. */
  readonly paragraph: string;
}

/** What both pairs get for a board that was not begun. */
export const GRADES_FOR_ABSENCE: Readonly<Record<Absence, AbsenceGrades>> = {
  absent: { present: 'plus', absent: 'minus', paragraph: '216B' },
  'absent-excused': { present: 'plus', absent: 'average', paragraph: '216C' },
  'before-replacement': { present: 'plus', absent: 'average', paragraph: '216D' },
};

/**
 * Whether a contestant counts as withdrawn: entered, it has played less than half of its matches or boards; a
 * replacement, not more than half of them (DBf 216E1). Excuses do not help (216E3).
 */
export const isWithdrawn = (played: number, scheduled: number, replacement: boolean): boolean =>
  replacement ? 2 * played <= scheduled : 2 * played < scheduled;

/** The lines of a field without a contestant: its opponents have sat out (DBf 216E2b). */
export const withoutContestant = (
  lines: readonly Line[],
  sideOfContestant: (id: string) => Side | null,
): readonly Line[] =>
  lines.map((line) => {
    const side = sideOfContestant(line.id);
    if (side === null) return line;
    const gone = { kind: 'missing', why: notCounted('withdrawn', { paragraph: { paragraph: 'DBf 216E2' } }) } as const;
    const opponents = { kind: 'artificial', award: { grade: 'sit-out' } } as const;
    const outcome: BySide<Line['outcome']['NS']> =
      side === 'NS' ? { NS: gone, EW: opponents } : { NS: opponents, EW: gone };
    return { ...line, outcome };
  });
