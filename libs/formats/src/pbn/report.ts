import { said } from '../import-texts';
import type { ReportItem, Say } from '../imported';
import { type Finding, kindOf } from './findings';
import { type Game, valueOf } from './game';
import type { Match } from './rooms';

/** How a record is called in the report: its board number, and the room where it has one. */
const label = (game: Game, { room }: Match): Pick<ReportItem, 'board' | 'room'> => {
  const board = valueOf(game.tags, 'Board');
  return { board, room: board === null ? null : room };
};

/** The report of a record, in the order of its lines. */
export const recordItems = (
  game: Game,
  match: Match,
  findings: readonly Finding[],
  strict: boolean,
): readonly ReportItem[] =>
  findings
    .map((finding): ReportItem => {
      const { code, line, message } = finding;
      return { kind: kindOf(finding, strict), code, line, record: game.number, ...label(game, match), message };
    })
    .sort((one, other) => one.line - other.line);

/** The report of the file as a whole. */
export const fileItems = (findings: readonly Finding[], strict: boolean): readonly ReportItem[] =>
  findings.map((finding) => {
    const { code, line, message } = finding;
    return { kind: kindOf(finding, strict), code, line, record: null, board: null, room: null, message };
  });

/** Habits of the program that wrote the file: the same words in record after record. */
const HABITS: ReadonlySet<string> = new Set([
  'unknown-tag',
  'tag-spelling',
  'tag-value',
  'small-letters',
  'call-spelling',
  'card-spelling',
  'blank-spelling',
  'table-left-out',
]);

/** How many habits are counted; a program has a dozen. */
const MOST_HABITS = 1000;

/** Passes lines on, but a note on a habit once, at the end: where it occurs first, and how often it occurs again. */
export const withoutRepeats = (say: Say): { readonly say: Say; readonly end: () => void } => {
  const habits = new Map<string, { readonly item: ReportItem; readonly again: number }>();
  return {
    say: (item) => {
      const { kind, code, message } = item;
      const key = `${code} ${JSON.stringify(message)}`;
      const known = habits.get(key);
      if (kind !== 'note' || !HABITS.has(code) || (!known && habits.size >= MOST_HABITS)) {
        say(item);
        return;
      }
      habits.set(key, known ? { item: known.item, again: known.again + 1 } : { item, again: 0 });
    },
    end: () => {
      for (const { item, again } of habits.values()) {
        say(again === 0 ? item : { ...item, message: said('more-like-it', { said: item.message, again }) });
      }
    },
  };
};
