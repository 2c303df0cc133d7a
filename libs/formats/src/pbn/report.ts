import type { ReportItem } from '../imported';
import type { Finding } from './findings';
import { kindOf } from './findings';
import type { Game } from './game';
import { valueOf } from './game';
import type { Match } from './rooms';

/** How a record is called in the report: its board number, and the room where it has one. */
const label = (game: Game, { room }: Match): string | null => {
  const board = valueOf(game.tags, 'Board');
  return board === null ? null : `${board}${room ? ` ${room}` : ''}`;
};

/** What is to be said of a record, in the order of its lines. */
export const recordItems = (
  game: Game,
  match: Match,
  findings: readonly Finding[],
  strict: boolean,
): readonly ReportItem[] =>
  findings
    .map((finding): ReportItem => {
      const { code, line, message } = finding;
      return { kind: kindOf(finding, strict), code, line, record: game.number, board: label(game, match), message };
    })
    .sort((one, other) => one.line - other.line);

/** What is to be said of the file as a whole. */
export const fileItems = (findings: readonly Finding[], strict: boolean): readonly ReportItem[] =>
  findings.map((finding) => {
    const { code, line, message } = finding;
    return { kind: kindOf(finding, strict), code, line, record: null, board: null, message };
  });

/** Habits of the program that wrote the file: the same words in record after record. */
const HABITS: ReadonlySet<string> = new Set([
  'unknown-tag',
  'tag-spelling',
  'tag-value',
  'small-letters',
  'call-spelling',
  'card-spelling',
  'table-left-out',
]);

/** Says a note on a habit once, where it occurs first, and how often it occurs again. */
export const withoutRepeats = (items: readonly ReportItem[]): readonly ReportItem[] => {
  const key = ({ kind, code, message }: ReportItem): string | null =>
    kind === 'note' && HABITS.has(code) ? `${code} ${message}` : null;
  const times = new Map<string, number>();
  for (const item of items) {
    const one = key(item);
    if (one !== null) times.set(one, (times.get(one) ?? 0) + 1);
  }
  return items.flatMap((item) => {
    const one = key(item);
    if (one === null) return [item];
    const again = (times.get(one) ?? 0) - 1;
    times.delete(one);
    if (again < 0) return [];
    return again === 0 ? [item] : [{ ...item, message: `${item.message} (and ${again} more like it)` }];
  });
};
