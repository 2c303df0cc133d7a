import { SIDES } from '@app/bridge';
import { type Finding, assumption, contradiction, note, quoted } from '../finding';
import type { ImportedContestant, ImportedScoring } from '../imported';
import { parseDate } from '../usebio/values';
import { contestantsIn } from './read-record';
import { type NamedRow, unreadable } from './values';

/** What has to be known of all rows before the first record can be given. */
export interface CsvFacts {
  readonly event: string | null;
  /** ISO date. */
  readonly date: string | null;
  readonly scoring: ImportedScoring | null;
  /** Whether the rows are of several sessions. */
  readonly hasSessions: boolean;
  readonly contestants: readonly ImportedContestant[];
  readonly findings: readonly Finding[];
}

/** The names that PBN, USEBIO and the ledger have for the forms of scoring. */
const SCORINGS: ReadonlyMap<string, ImportedScoring> = new Map([
  ...['matchpoints', 'mp', 'mppairs', 'pairs'].map((name): [string, ImportedScoring] => [name, 'matchpoints']),
  ...['crossimps', 'ximps', 'crossimp'].map((name): [string, ImportedScoring] => [name, 'cross-imps']),
  ...['butler', 'butlerpairs'].map((name): [string, ImportedScoring] => [name, 'butler']),
  ...['totalpoints', 'aggregate'].map((name): [string, ImportedScoring] => [name, 'total-points']),
  ...['teamimps', 'imps', 'imp', 'teams', 'teamvp'].map((name): [string, ImportedScoring] => [name, 'team-imps']),
  ...['boardamatch', 'bam', 'pointaboard'].map((name): [string, ImportedScoring] => [name, 'board-a-match']),
]);

const parseScoring = (text: string): ImportedScoring | null =>
  SCORINGS.get(text.toLowerCase().replace(/[^a-z]/g, '')) ?? null;

/** The different values of a column, each with its first line. */
const several = () => {
  const lines = new Map<string, number>();
  return {
    lines,
    add: (value: string, line: number): void => {
      if (value !== '' && !lines.has(value)) lines.set(value, line);
    },
    findings: (what: 'dates' | 'events' | 'scorings'): readonly Finding[] => {
      const [first, second] = lines;
      if (!first || !second) return [];
      return [
        note(`several-${what}`, second[1], { count: lines.size, first: quoted(first[0]), second: quoted(second[0]) }),
      ];
    },
  };
};

/** Partners by their names: `Ann & Bo`, `Ann / Bo`, `Ann; Bo`, `Ann + Bo`. */
const partnersIn = (name: string): readonly string[] => {
  const names = name.split(/\s*[&/;+]\s*/).filter((one) => one !== '');
  return names.length > 1 ? names : [];
};

const first = <T>(values: Iterable<string>, read: (text: string) => T | null): T | null => {
  for (const text of values) return read(text);
  return null;
};

/** Goes through the rows once. */
export const csvFacts = (rows: Iterable<NamedRow>): CsvFacts => {
  const [events, dates, scorings, sessions] = [several(), several(), several(), several()];
  const names = new Map<string, { readonly name: string; readonly line: number }>();
  const played = new Set<string>();
  let twice: { readonly contestant: string; readonly line: number } | null = null;
  let attempt = 0;
  for (const row of rows) {
    events.add(row.of('event'), row.line);
    dates.add(row.of('date'), row.line);
    scorings.add(row.of('scoring'), row.line);
    sessions.add(row.of('session'), row.line);
    if (row.of('attempt') !== '' && row.of('attempt') !== '1' && attempt === 0) attempt = row.line;
    const contestants = contestantsIn(row);
    for (const side of SIDES) {
      const contestant = contestants[side];
      if (contestant === undefined) continue;
      const name = row.of(side === 'NS' ? 'nsName' : 'ewName');
      if (!names.has(contestant)) names.set(contestant, { name, line: row.line });
      const place = [row.of('session'), row.of('section'), row.of('round'), row.of('board'), row.of('attempt')];
      const key = JSON.stringify([...place, contestant]);
      if (played.has(key)) twice ??= { contestant, line: row.line };
      played.add(key);
    }
  }
  const date = first(dates.lines.keys(), parseDate);
  const form = first(scorings.lines.keys(), parseScoring);
  const scoring = form ?? (twice && scorings.lines.size === 0 ? 'team-imps' : null);
  const isOfTeams = scoring === 'team-imps' || scoring === 'board-a-match';
  const unread = (column: 'date' | 'scoring', values: ReadonlyMap<string, number>): readonly Finding[] => {
    const [text, line] = [...values][0] ?? [];
    if (text === undefined || line === undefined) return [];
    return [
      { ...unreadable(column, text, column === 'date' ? 'wants.day' : 'wants.scoring', line), kind: 'contradiction' },
    ];
  };
  return {
    event: first(events.lines.keys(), (text) => text),
    date,
    scoring,
    hasSessions: sessions.lines.size > 1,
    contestants: [...names].map(([name, entry]) => ({
      name,
      kind: isOfTeams ? 'team' : 'pair',
      direction: null,
      players: isOfTeams ? [] : partnersIn(entry.name),
      total: null,
      percentage: null,
      place: null,
      line: entry.line,
    })),
    findings: [
      ...events.findings('events'),
      ...dates.findings('dates'),
      ...scorings.findings('scorings'),
      ...(date === null ? unread('date', dates.lines) : []),
      ...(form === null ? unread('scoring', scorings.lines) : []),
      ...(sessions.lines.size > 1
        ? [
            contradiction('several-sessions', 1, {
              sessions: { list: [...sessions.lines.keys()].slice(0, 9).map(quoted) },
            }),
          ]
        : []),
      ...(twice && form === null && scoring !== null
        ? [assumption('teams-by-boards', twice.line, { contestant: quoted(twice.contestant) })]
        : []),
      ...(attempt > 0 ? [note('attempts-by-order', attempt)] : []),
    ],
  };
};
