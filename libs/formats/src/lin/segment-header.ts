import { type Bid, type Param, type Risk, type Seat, isBid, isSeat, tricksNeeded, isBoardNumber } from '@app/bridge';
import { type Finding, assumption, contradiction, note, quoted } from '../finding';
import type { ImportedScoring } from '../imported';
import { dayInTitle } from '../stated-day';
import type { LinPair } from './pairs';

/** What `rs` says of one board in one room: `3NE-1`, `4SxN=`, `4SNx=`, `PASS`. */
export type ListedResult =
  | {
      readonly kind: 'played';
      readonly bid: Bid;
      readonly risk: Risk;
      readonly declarer: Seat;
      readonly tricks: number;
    }
  | { readonly kind: 'passed-out' };

export interface ListedEntry {
  readonly board: number;
  readonly room: 'open' | 'closed';
  readonly text: string;
  readonly line: number;
  /** Null where the text cannot be read. */
  readonly result: ListedResult | null;
}

const RISKS: readonly Risk[] = ['undoubled', 'doubled', 'redoubled'];

/** Reads one entry of `rs`; null when it is none. */
export const parseListedResult = (text: string): ListedResult | null => {
  const compact = text.replace(/\s+/g, '').toUpperCase();
  if (/^P(?:ASS)?$/.test(compact)) return { kind: 'passed-out' };
  const [, level = '', denomination = '', before = '', declarer, after = '', made = ''] =
    /^([1-7])(NT?|[CDHS])([X*]{0,2})([NESW])([X*]{0,2})(=|[+-]\d{1,2})$/.exec(compact) ?? [];
  if (before !== '' && after !== '') return null;
  const marks = before + after;
  const bid = `${level}${denomination === 'N' ? 'NT' : denomination}`;
  if (!isBid(bid) || !isSeat(declarer)) return null;
  const tricks = tricksNeeded(bid) + (made === '=' ? 0 : Number(made));
  if (tricks < 0 || tricks > 13) return null;
  return { kind: 'played', bid, risk: RISKS[marks.length] ?? 'undoubled', declarer, tricks };
};

/** The result as a text says it. */
export const resultParam = (result: ListedResult): Param => ({
  result: result.kind === 'passed-out' ? null : result,
});

export const sameResult = (one: ListedResult, other: ListedResult): boolean => {
  if (one.kind === 'passed-out' || other.kind === 'passed-out') return one.kind === other.kind;
  const { bid, risk, declarer, tricks } = one;
  return bid === other.bid && risk === other.risk && declarer === other.declarer && tricks === other.tricks;
};

/** Reads `rs`: for each board the open and the closed room, empty where there is no result. */
export const readResultsList = (rs: LinPair, boards: readonly number[]): readonly ListedEntry[] =>
  rs.value.split(',').flatMap((raw, index): ListedEntry[] => {
    const board = boards[Math.floor(index / 2)];
    const text = raw.trim();
    if (text === '' || board === undefined) return [];
    return [{ board, room: index % 2 === 0 ? 'open' : 'closed', text, line: rs.line, result: parseListedResult(text) }];
  });

/** What a vugraph title says of its segment. */
export interface LinHeader {
  readonly title: string | null;
  /** The day that its title has in it, or its line of players, as an ISO date. */
  readonly date: string | null;
  readonly segment: string | null;
  readonly scoring: ImportedScoring | null;
  /** Sits N-S in the open room and E-W in the closed one; null outside team matches. */
  readonly teams: readonly [string, string] | null;
  /** The list of results by board and room: `'7 open'`. */
  readonly listed: ReadonlyMap<string, ListedEntry>;
  readonly findings: readonly Finding[];
}

/** A vugraph segment has at most some dozens of boards; a wider range is a slip that must not fill the memory. */
const MOST_BOARDS = 1000;

const SCORING: ReadonlyMap<string, ImportedScoring | null> = new Map([
  ['I', 'team-imps' as const],
  ['P', 'matchpoints' as const],
  ['B', null],
]);

interface Title {
  readonly title: string;
  readonly segment: string;
  readonly form: string;
  readonly first: number;
  readonly last: number;
  readonly rest: readonly string[];
}

/** `title,segment,form,first,last,…`: the title may hold commas, so the form of scoring and its two numbers are looked for. */
const titleOf = ({ value }: LinPair): Title | null => {
  const fields = value.split(',').map((field) => field.trim());
  const numbers = fields.map(Number);
  const at = fields.findIndex(
    (field, index) =>
      index >= 2 && /^[A-Z]$/i.test(field) && isBoardNumber(numbers[index + 1]) && isBoardNumber(numbers[index + 2]),
  );
  if (at < 0) return null;
  return {
    title: fields.slice(0, at - 1).join(', '),
    segment: fields[at - 1] ?? '',
    form: (fields[at] ?? '').toUpperCase(),
    first: numbers[at + 1] ?? 0,
    last: numbers[at + 2] ?? 0,
    rest: fields.slice(at + 3),
  };
};

const numbersIn = (bn: LinPair | undefined): readonly number[] => [
  ...new Set((bn?.value ?? '').split(',').map(Number).filter(isBoardNumber)),
];

const range = (first: number, last: number): readonly number[] =>
  last < first || last - first >= MOST_BOARDS ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i);

const listFindings = (rs: LinPair | undefined, listed: readonly ListedEntry[], boards: number): readonly Finding[] => {
  if (!rs) return [];
  const written = rs.value.split(',').filter((entry) => entry.trim() !== '').length;
  const unplaced = contradiction('results-list-not-placed', rs.line, { written, boards, placed: listed.length });
  const unreadable = listed.filter(({ result }) => result === null).map(({ text }) => quoted(text));
  const which = { entries: unreadable.length, texts: { list: unreadable.slice(0, 5) } };
  const unread = contradiction('results-list-unreadable', rs.line, which);
  return [...(written > listed.length ? [unplaced] : []), ...(unreadable.length > 0 ? [unread] : [])];
};

const scoringOf = (form: string, line: number): Pick<LinHeader, 'scoring' | 'findings'> => {
  const scoring = SCORING.get(form) ?? null;
  if (scoring) return { scoring, findings: [] };
  const unknown =
    form === 'B' ? note('scoring-not-known.board-a-match', line) : note('scoring-not-known.form', line, { form });
  return { scoring, findings: [unknown] };
};

const teamsOf = (title: Title, line: number): Pick<LinHeader, 'teams' | 'findings'> => {
  if (title.form !== 'I' && title.form !== 'B') return { teams: null, findings: [] };
  const [one = '', carried = '', other = '', otherCarried = ''] = title.rest;
  if (one === '' || other === '' || title.rest.length > 4) {
    const text = quoted(title.rest.join(','));
    return { teams: null, findings: [contradiction('teams-unreadable', line, { text })] };
  }
  const carry = { one, carried: carried || '0', other, otherCarried: otherCarried || '0' };
  const carries = Number(carried) !== 0 || Number(otherCarried) !== 0;
  return {
    teams: [one, other],
    findings: [assumption('team-seating', line, { team: one }), ...(carries ? [note('carry-over', line, carry)] : [])],
  };
};

const NO_TITLE = { title: null, segment: null, scoring: null, teams: null } as const;

/** The day that a title has in it, or else the line of players, where some programs write it. */
const dayIn = (header: readonly LinPair[]): string | null =>
  ['vg', 'pn']
    .flatMap((wanted) => header.filter(({ key }) => key === wanted))
    .map(({ value }) => dayInTitle(value))
    .find((day) => day !== null) ?? null;

/** Reads what holds for a whole segment (`vg`, `rs`, `bn`): title, form of scoring, teams and the list of results. */
export const readSegmentHeader = (header: readonly LinPair[]): LinHeader => {
  const vg = header.find(({ key }) => key === 'vg');
  const rs = header.find(({ key }) => key === 'rs');
  const title = vg ? titleOf(vg) : null;
  const named = numbersIn(header.find(({ key }) => key === 'bn'));
  const boards = named.length > 0 || !title ? named : range(title.first, title.last);
  const entries = rs ? readResultsList(rs, boards) : [];
  const findings = listFindings(rs, entries, boards.length);
  const listed = new Map(entries.map((entry) => [`${entry.board} ${entry.room}`, entry]));
  const date = dayIn(header);
  if (!vg) return { ...NO_TITLE, date, listed, findings };
  if (!title) {
    const unreadable = contradiction('title-unreadable', vg.line, { text: quoted(vg.value) });
    return { ...NO_TITLE, date, listed, findings: [unreadable, ...findings] };
  }
  const scoring = scoringOf(title.form, vg.line);
  const teams = teamsOf(title, vg.line);
  return {
    title: title.title || null,
    date,
    segment: title.segment || null,
    scoring: scoring.scoring,
    teams: teams.teams,
    listed,
    findings: [...scoring.findings, ...teams.findings, ...findings],
  };
};
