import type { ImportedScoring } from '../imported';
import type { Finding } from './findings';
import { note, quoted } from './findings';
import type { Game } from './game';
import { lineOf, valueOf } from './game';

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

/** The form of scoring, where Scoring and the teams leave no doubt. */
const scoringOf = ({ tags }: Game): ImportedScoring | null => {
  const fields = (valueOf(tags, 'Scoring') ?? '').toLowerCase().split(';');
  if (fields.some((field) => ['mp', 'matchpoints', 'mp1', 'mp2'].includes(field))) return 'matchpoints';
  if (!fields.includes('imp')) return null;
  if (fields.some((field) => field.startsWith('cross'))) return 'cross-imps';
  const teams = valueOf(tags, 'Competition')?.toLowerCase() === 'teams' || tags.has('HomeTeam');
  return teams && fields.length === 1 ? 'team-imps' : null;
};

const several = <T extends string>(
  games: readonly Game[],
  what: string,
  tag: string,
  valueIn: (game: Game) => T | null,
): { readonly first: T | null; readonly findings: readonly Finding[] } => {
  const values = new Map<T, Game>();
  for (const game of games) {
    const value = valueIn(game);
    if (value !== null && !values.has(value)) values.set(value, game);
  }
  const [first, second] = [...values];
  if (!first) return { first: null, findings: [] };
  const message =
    second && `the file has ${values.size} ${what}s, ${quoted(first[0])} and ${quoted(second[0])} among them`;
  const findings = message ? [note(`several-${what}s`, lineOf(second[1], tag), `${message}; the first is given`)] : [];
  return { first: first[0], findings };
};

export const fileFacts = (games: readonly Game[]): FileFacts => {
  const event = several(games, 'event', 'Event', ({ tags }) => valueOf(tags, 'Event'));
  const date = several(games, 'date', 'Date', ({ tags }) => isoDate(valueOf(tags, 'Date') ?? ''));
  const scoring = several(games, 'scoring', 'Scoring', scoringOf);
  return {
    event: event.first,
    date: date.first,
    scoring: scoring.first,
    fileGivesScores: games.some(({ tags }) => valueOf(tags, 'Score') !== null),
    findings: [...event.findings, ...date.findings, ...scoring.findings],
  };
};
