import type { ImportedScoring } from '../imported';
import { type StatedDay, statedDay } from '../stated-day';
import { type Finding, note, quoted } from './findings';
import { type Game, lineOf, valueOf } from './game';
import { scoringCollector } from './scoring-tag';

/** What holds for the file as a whole. */
export interface FileFacts {
  readonly event: string | null;
  /** ISO date. */
  readonly date: string | null;
  /** Where no game names its day: the first of the month or year that the first game names. */
  readonly earliestDate: string | null;
  readonly scoring: ImportedScoring | null;
  readonly fileGivesScores: boolean;
  readonly findings: readonly Finding[];
}

/** The tags that may name the day, the best first: an event may begin before its sessions. */
const DAY_TAGS = ['Date', 'UTCDate', 'EventDate'] as const;

/** The day of a record. */
export const dayOf = ({ tags }: Game): StatedDay => {
  const days = DAY_TAGS.map((tag) => statedDay(valueOf(tags, tag) ?? ''));
  return days.find(({ date }) => date !== null) ?? days.find(({ earliest }) => earliest !== null) ?? statedDay('');
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
  const date = several('date', 'Date', (game) => dayOf(game).date);
  let earliest: string | null = null;
  const scoring = scoringCollector();
  let fileGivesScores = false;
  return {
    add: (game) => {
      for (const one of [event, date, scoring]) one.add(game);
      earliest ??= dayOf(game).earliest;
      fileGivesScores ||= valueOf(game.tags, 'Score') !== null;
    },
    facts: () => {
      const scored = scoring.scoring();
      return {
        event: event.first(),
        date: date.first(),
        earliestDate: date.first() === null ? earliest : null,
        scoring: scored.scoring,
        fileGivesScores,
        findings: [...event.findings(), ...date.findings(), ...scored.findings],
      };
    },
  };
};
