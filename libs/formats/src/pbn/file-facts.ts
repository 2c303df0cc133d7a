import type { ImportedScoring } from '../imported';
import { type Finding, note, quoted } from './findings';
import { type Game, lineOf, valueOf } from './game';
import { scoringCollector } from './scoring-tag';

/** What holds for the file as a whole. */
export interface FileFacts {
  readonly event: string | null;
  /** ISO date. */
  readonly date: string | null;
  readonly scoring: ImportedScoring | null;
  readonly fileGivesScores: boolean;
  readonly findings: readonly Finding[];
}

/** `'1995.06.10'`, and as seen in real files `'20151006'`, `'2015-10-06'`; null unless the day is complete. */
const isoDate = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})[.-]?(\d\d)[.-]?(\d\d)$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month}-${day}` : null;
};

/** The different values of one kind, each with the line on which it comes first. */
const several = <T extends string>(what: 'event' | 'date', tag: string, valueIn: (game: Game) => T | null) => {
  const lines = new Map<T, number>();
  return {
    add: (game: Game): void => {
      const value = valueIn(game);
      if (value !== null && !lines.has(value)) lines.set(value, lineOf(game, tag));
    },
    first: (): T | null => lines.keys().next().value ?? null,
    findings: (): readonly Finding[] => {
      const [first, second] = lines;
      if (!first || !second) return [];
      const among = { count: lines.size, first: quoted(first[0]), second: quoted(second[0]) };
      return [note(`several-${what}s`, second[1], among)];
    },
  };
};

/** Collects, game after game, what holds for the file as a whole. */
export const factsCollector = (): { readonly add: (game: Game) => void; readonly facts: () => FileFacts } => {
  const event = several('event', 'Event', ({ tags }) => valueOf(tags, 'Event'));
  const date = several('date', 'Date', ({ tags }) => isoDate(valueOf(tags, 'Date') ?? ''));
  const scoring = scoringCollector();
  let fileGivesScores = false;
  return {
    add: (game) => {
      for (const one of [event, date, scoring]) one.add(game);
      fileGivesScores ||= valueOf(game.tags, 'Score') !== null;
    },
    facts: () => {
      const scored = scoring.scoring();
      return {
        event: event.first(),
        date: date.first(),
        scoring: scored.scoring,
        fileGivesScores,
        findings: [...event.findings(), ...date.findings(), ...scored.findings],
      };
    },
  };
};
