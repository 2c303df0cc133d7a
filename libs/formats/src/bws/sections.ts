import type { ImportedScoring } from '../imported';
import { type Finding, assumption, error, note } from '../finding';
import type { Accounts } from './account';
import { dayIn, numberIn, positiveIn, textIn } from './cell';
import { type TableRow, type Tables, rowsOf } from './rows';

export interface BwsSection {
  readonly id: number;
  /** `A`, as it stands on the tables. */
  readonly letter: string;
  readonly session: number | null;
  /** 1 is matchpoints, 4 teams; what other numbers mean is not known here. */
  readonly scoringType: number | null;
  /** 1 or 2; null where the file leaves it open. */
  readonly winners: number | null;
  /** The pair that is not there all session. */
  readonly missingPair: number | null;
}

export interface BwsSession {
  readonly id: number;
  readonly name: string;
  /** ISO date; null where there is none. */
  readonly date: string | null;
}

/** Reads each row of a table; a row with a value that cannot be read is refused, and told. */
const readEach = <T>(
  rows: readonly TableRow[],
  accounts: Accounts,
  findings: Finding[],
  read: (at: TableRow) => { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Finding },
): ReadonlyMap<T, TableRow> => {
  const all = new Map<T, TableRow>();
  for (const at of rows) {
    const one = read(at);
    accounts.set(at.table, at.row, one.ok ? 'taken' : 'refused');
    if (one.ok) all.set(one.value, at);
    else findings.push(one.error);
  }
  return all;
};

const orNull = (number: number | null): number | null => (number === 0 ? null : number);

const sectionIn = (at: TableRow) => {
  const id = positiveIn(at, 'ID');
  if (!id.ok) return id;
  const letter = textIn(at, 'Letter');
  if (!letter.ok) return letter;
  const [session, scoringType, winners, missingPair] = [
    numberIn(at, 'Session'),
    numberIn(at, 'ScoringType'),
    numberIn(at, 'Winners'),
    numberIn(at, 'MissingPair'),
  ];
  if (!session.ok) return session;
  if (!scoringType.ok) return scoringType;
  if (!winners.ok) return winners;
  if (!missingPair.ok) return missingPair;
  const value: BwsSection = {
    id: id.value,
    letter: letter.value === '' ? String(id.value) : letter.value,
    session: orNull(session.value),
    scoringType: orNull(scoringType.value),
    winners: orNull(winners.value),
    missingPair: orNull(missingPair.value),
  };
  return { ok: true, value } as const;
};

const sessionIn = (at: TableRow) => {
  const id = positiveIn(at, 'ID');
  if (!id.ok) return id;
  const name = textIn(at, 'Name');
  if (!name.ok) return name;
  return { ok: true, value: { id: id.value, name: name.value, date: dayIn(at, 'Date') } } as const;
};

/** The first of each id; another with the same id is refused. */
const byId = <T extends { readonly id: number }>(
  all: ReadonlyMap<T, TableRow>,
  accounts: Accounts,
  findings: Finding[],
): ReadonlyMap<number, T> => {
  const known = new Map<number, T>();
  for (const [one, { table, row }] of all) {
    if (!known.has(one.id)) known.set(one.id, one);
    else {
      accounts.set(table, row, 'refused');
      findings.push(error('row-twice', row, { table, row, id: one.id }));
    }
  }
  return known;
};

export interface SectionsRead {
  readonly sections: ReadonlyMap<number, BwsSection>;
  readonly sessions: ReadonlyMap<number, BwsSession>;
  readonly findings: readonly Finding[];
}

export const readSections = (tables: Tables, accounts: Accounts): SectionsRead => {
  const findings: Finding[] = [];
  const sections = readEach<BwsSection>(rowsOf(tables, 'Section'), accounts, findings, sectionIn);
  const sessions = readEach<BwsSession>(rowsOf(tables, 'Session'), accounts, findings, sessionIn);
  return {
    sections: byId(sections, accounts, findings),
    sessions: byId(sessions, accounts, findings),
    findings,
  };
};

/** What a session is called: its name, else its number. */
const sessionName = (id: number, sessions: SectionsRead['sessions']): string => {
  const name = sessions.get(id)?.name ?? '';
  return name === '' ? String(id) : name;
};

/** What each section in use is called: nothing where there is one; the session before its letter where there are several. */
export type Labels = ReadonlyMap<number, string | null>;

/** @param used the sections that rows of results or of the movement name */
export const labelsOf = (used: readonly number[], { sections, sessions }: SectionsRead): Labels => {
  const sessionOf = (id: number) => sections.get(id)?.session ?? null;
  const several = new Set(used.map(sessionOf)).size > 1;
  return new Map(
    used.map((id) => {
      const letter = sections.get(id)?.letter ?? String(id);
      const session = sessionOf(id);
      const name = session === null ? '' : sessionName(session, sessions);
      return [id, used.length === 1 ? null : several ? `${name} ${letter}`.trim() : letter];
    }),
  );
};

/** Two sections that would be called the same are told apart by their ids. */
export const distinct = (labels: Labels): Labels => {
  const counts = new Map<string | null, number>();
  for (const label of labels.values()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return new Map([...labels].map(([id, label]) => [id, (counts.get(label) ?? 0) > 1 ? `${label ?? ''} ${id}` : label]));
};

const MATCHPOINTS = 1;
export const TEAMS = 4;
const SCORING: ReadonlyMap<number, ImportedScoring> = new Map([
  [MATCHPOINTS, 'matchpoints'],
  [TEAMS, 'team-imps'],
]);

/** How the file is scored, by the ScoringType of its sections. */
export const scoringOf = (
  used: readonly number[],
  sections: SectionsRead['sections'],
): { readonly scoring: ImportedScoring | null; readonly findings: readonly Finding[] } => {
  const types = [...new Set(used.flatMap((id) => sections.get(id)?.scoringType ?? []))];
  const known = types.map((type) => SCORING.get(type) ?? null);
  const [scoring = null] = known;
  if (known.length === 1 && scoring) return { scoring, findings: [] };
  if (types.length === 0) return { scoring: null, findings: [] };
  return { scoring: null, findings: [note('scoring-not-known.types', 1, { types: { list: types } })] };
};

/** Several sessions of one file become sections of one session of the ledger. */
export const sessionFindings = (used: readonly number[], { sections, sessions }: SectionsRead): readonly Finding[] => {
  const ids = [...new Set(used.flatMap((id) => sections.get(id)?.session ?? []))];
  const names = ids.map((id) => sessionName(id, sessions));
  return names.length > 1 ? [assumption('several-sessions', 1, { sessions: { list: names } })] : [];
};
