import { notCounted, type Line, type Outcome } from '@app/scoring';
import { type BySide, type Message, SIDES, bySide, type Earlier, revised, sameList } from '@app/bridge';
import { isSecondPlay, lastAttempts, replacedAttempts, type BoardDoc } from '../projections/boards';
import { type RetainedEvent, retainedOf } from '@app/session';
import { outcomesOf } from './side-results';
import type { ScoringContext } from '../scoring-context';

/** A board at a table that counts for nobody, or not yet, and why. */
export interface Uncounted {
  readonly id: string;
  readonly why: Message;
}

/** One board at all tables that may be compared on it: which attempts count, and what they report. */
export interface BoardAttempts {
  /** `'A/7'`, or `'*' + '/7'` where sections are together. */
  readonly key: string;
  readonly board: number;
  readonly all: readonly BoardDoc[];
  /** Those that count, and what each of them reports. */
  readonly docs: readonly BoardDoc[];
  readonly lines: readonly Line[];
  /** Those that do not. */
  readonly uncounted: readonly Uncounted[];
  /** By section, how many tables have a result or an adjusted score. */
  readonly there: Readonly<Record<string, number>>;
}

export const isMissing = (outcome: BySide<Outcome>): boolean => SIDES.every((side) => outcome[side].kind === 'missing');

/** The last decision on who is compared with whom on a board. */
export const definedField = (
  { session }: ScoringContext,
  board: number,
): RetainedEvent<'FieldDefined'>['data'] | undefined =>
  retainedOf(session, 'FieldDefined').findLast(({ data }) => data.board === board)?.data;

/** Which cards a table had, as far as somebody has decided that it matters (Law 87). */
const dealAt = (defined: ReturnType<typeof definedField>, table: string): BySide<string> =>
  bySide(
    (side) =>
      defined?.groups.find(
        ({ tables, direction }) => tables.includes(table) && (direction === undefined || direction === side),
      )?.name ?? '',
  );

const takenAway = ({ session }: ScoringContext, board: number): ((table: string) => string | null) => {
  const taken = retainedOf(session, 'BoardWithdrawn').filter(({ data }) => data.board === board);
  return (table) => taken.find(({ data }) => data.tables?.includes(table) ?? true)?.data.reason ?? null;
};

/** A table counts once, also where a board was played there a second time, and one side has something from that. */
const bySection = (lines: readonly Line[], docs: readonly BoardDoc[]): Readonly<Record<string, number>> => {
  const tables = new Map<string, Set<string>>();
  for (const [index, { section, outcome }] of lines.entries()) {
    const table = docs[index]?.table;
    if (table === undefined || isMissing(outcome)) continue;
    const there = tables.get(section);
    if (there) there.add(table);
    else tables.set(section, new Set([table]));
  }
  return Object.fromEntries([...tables].map(([section, { size }]) => [section, size]));
};

/** What a table reports of a board. */
const lineAt = (doc: BoardDoc, defined: ReturnType<typeof definedField>): Line => ({
  id: doc.id,
  section: doc.section,
  deal: dealAt(defined, doc.table),
  outcome: outcomesOf(doc),
});

/** The first place, from this one on, at which another document stands; the length where there is none. */
const nextChange = (docs: readonly BoardDoc[], earlier: readonly BoardDoc[], from: number): number => {
  let index = from;
  while (index < docs.length && docs[index] === earlier[index]) index += 1;
  return index;
};

/** What is new in a list of the same boards at the same tables, in the same order; null where it is another list. */
const newIn = (docs: readonly BoardDoc[], earlier: readonly BoardDoc[]): readonly BoardDoc[] | null => {
  if (docs.length !== earlier.length) return null;
  const found: BoardDoc[] = [];
  for (let index = nextChange(docs, earlier, 0); index < docs.length; index = nextChange(docs, earlier, index + 1)) {
    const doc = docs[index];
    const before = earlier[index];
    if (!doc) continue;
    if (doc.id !== before?.id || doc.section !== before.section || doc.board !== before.board) return null;
    found.push(doc);
  }
  return found;
};

/** The list with other documents in the places of some. */
const replacing = (
  docs: readonly BoardDoc[],
  gone: readonly BoardDoc[],
  found: readonly BoardDoc[],
): readonly BoardDoc[] => {
  const all = docs.slice();
  for (const [index, doc] of found.entries()) {
    const place = gone[index] ? all.indexOf(gone[index]) : -1;
    if (place >= 0) all[place] = doc;
  }
  return all;
};

/** The same attempts with other results at some tables; null where other attempts than before may count. */
const withResults = (
  before: BoardAttempts,
  was: readonly BoardDoc[],
  is: readonly BoardDoc[],
  scoringContext: ScoringContext,
): BoardAttempts | null => {
  const found = newIn(is, was);
  const gone = was.filter((doc, index) => doc !== is[index]);
  if (!found || found.some((doc, index) => isSecondPlay(doc) || (gone[index] && isSecondPlay(gone[index]))))
    return null;
  const docs = replacing(before.docs, gone, found);
  const lines = docs.map((doc, index) => {
    const line = doc === before.docs[index] ? before.lines[index] : undefined;
    return line ?? lineAt(doc, definedField(scoringContext, before.board));
  });
  const isThere = (line: Line | undefined): boolean => line !== undefined && !isMissing(line.outcome);
  const isAsBefore = lines.every((line, index) => {
    const earlier = before.lines[index];
    return line === earlier || isThere(line) === isThere(earlier);
  });
  return {
    ...before,
    all: replacing(before.all, gone, found),
    docs,
    lines,
    there: isAsBefore ? before.there : bySection(lines, docs),
  };
};

/** The attempts at one board; what a table reported is taken over. */
const attemptsAt = revised(
  (
    earlier: Earlier<readonly [readonly BoardDoc[], ...unknown[]], BoardAttempts> | undefined,
    found: readonly BoardDoc[],
    key: string,
    scoringContext: ScoringContext,
  ): BoardAttempts => {
    const known = earlier && withResults(earlier.made, earlier.from[0], found, scoringContext);
    if (known) return known;
    const all = found.toSorted(byTable);
    const board = all[0]?.board ?? 0;
    const reasonAt = takenAway(scoringContext, board);
    const defined = definedField(scoringContext, board);
    const attempts = lastAttempts(all);
    const docs = attempts.filter(({ table }) => reasonAt(table) === null);
    const lines = docs.map((doc) => lineAt(doc, defined));
    const uncounted = [
      ...attempts.flatMap(({ id, table }) => {
        const reason = reasonAt(table);
        return reason === null ? [] : [{ id, why: notCounted('board-withdrawn', { reason }) }];
      }),
      ...(attempts.length === all.length ? [] : replacedAttempts(all)).map(({ doc, by }) => ({
        id: doc.id,
        why: notCounted('replaced', { attempt: by }),
      })),
    ];
    return { key, board, all, docs, lines, uncounted, there: bySection(lines, docs) };
  },
);

const keyOf = ({ stage }: ScoringContext, { section, board }: BoardDoc): string =>
  `${stage?.sections === 'together' ? '*' : section}/${board}`;

type Groups = ReadonlyMap<string, readonly BoardDoc[]>;

const grouped = (docs: readonly BoardDoc[], scoringContext: ScoringContext): Groups => {
  const groups = new Map<string, BoardDoc[]>();
  for (const doc of docs) {
    const key = keyOf(scoringContext, doc);
    const group = groups.get(key);
    if (group) group.push(doc);
    else groups.set(key, [doc]);
  }
  return new Map([...groups].map(([key, group]) => [key, sameList(scoringContext, `board ${key}`, group)]));
};

/** By section, or all sections in one, and by number. */
const groupsOf = revised(
  (
    earlier: Earlier<readonly [readonly BoardDoc[], unknown], Groups> | undefined,
    docs: readonly BoardDoc[],
    scoringContext: ScoringContext,
  ): Groups => {
    const found = earlier ? newIn(docs, earlier.from[0]) : null;
    if (!earlier || !found) return grouped(docs, scoringContext);
    const groups = new Map(earlier.made);
    for (const doc of found) {
      const key = keyOf(scoringContext, doc);
      groups.set(
        key,
        (groups.get(key) ?? []).map((one) => (one.id === doc.id ? doc : one)),
      );
    }
    return groups;
  },
);

/** Names as people count them, `9` before `10`. */
const byName = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

/** Documents come in any order; boards and their tables stand in one, so that every derivation reads the same. */
const inOrder = (one: BoardAttempts, other: BoardAttempts): number =>
  byName(one.all[0]?.section ?? '', other.all[0]?.section ?? '') || one.board - other.board;
const byTable = (one: BoardDoc, other: BoardDoc): number =>
  byName(one.section, other.section) || byName(one.table, other.table) || one.attempt - other.attempt;

/** All boards of a session, by number, and by section unless these are compared with each other. */
export const boardAttempts = (scoringContext: ScoringContext, docs: readonly BoardDoc[]): readonly BoardAttempts[] =>
  [...groupsOf(scoringContext, 'boards', docs, scoringContext)]
    .map(([key, found]) => attemptsAt(scoringContext, key, found, key, scoringContext))
    .sort(inOrder);
