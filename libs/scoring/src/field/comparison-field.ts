import { type BySide, type Earlier, type Message, type Side, SIDES, bySide, revised } from '@app/bridge';
import { componentsOf, seenFrom, whole } from './components';
import type { Award, Component, Line, Outcome, Standing } from './outcome';

/** Somebody's result among those that it is compared with. Scores are as the contestant itself sees them. */
export interface Member {
  readonly id: string;
  /** What it is compared by, and what the others are compared with. */
  readonly components: readonly Component[];
  /** Why the result is not simply that of the table; null when it is. */
  readonly special: 'weighted' | 'split' | 'self-inflicted' | null;
  readonly standing: Standing | null;
  /** Only of a side that has itself to blame (X78A4). */
  readonly selfInflicted: {
    readonly expected: readonly Component[] | Award;
    readonly table: readonly Component[];
  } | null;
}

/** An artificial score: compared with nothing (DBf X78A3). */
interface Apart {
  readonly id: string;
  readonly award: Award;
}

/** The results in one direction that are compared with each other. */
export interface ComparisonGroup {
  /** Board, sections, direction and, on a fouled board, which cards: `'7 A+B N-S as dealt'`. */
  readonly name: string;
  readonly direction: Side;
  readonly members: readonly Member[];
  readonly apart: readonly Apart[];
  readonly missing: readonly { readonly id: string; readonly why: Message }[];
  /** A of X78B: the number of results that this group stands for. */
  readonly expected: number;
}

/** Everything that is compared on one board, per direction: the one thing that scoring methods are given. */
export interface ComparisonField {
  readonly board: string;
  readonly groups: readonly ComparisonGroup[];
}

export interface FieldRules {
  /** Together: one field over all sections; apart: each section by itself. */
  readonly sections: 'together' | 'apart';
  /**
   * How many results a board would have had if every table had played it, by section; without it, as many as there
   * are tables with a score or an artificial one.
   */
  readonly tables?: Readonly<Record<string, number>>;
  /** A result with nothing to be compared with is average plus, so that a better pair has its own average (FSB 99A1). */
  readonly aloneIsAveragePlus?: boolean;
}

const isSame = (one: readonly Component[], other: readonly Component[]): boolean =>
  one.length === other.length &&
  one.every(({ score, weight: { num, den } }, index) => {
    const like = other[index];
    return like?.score === score && like.weight.num === num && like.weight.den === den;
  });

const specialOf = (line: Line, side: Side): Member['special'] => {
  const own = line.outcome[side];
  if (own.kind === 'self-inflicted') return 'self-inflicted';
  const others = line.outcome[side === 'NS' ? 'EW' : 'NS'];
  // The other side of self-inflicted damage has the assigned score, which is no split (X78A4).
  if (!isSame(componentsOf(own), componentsOf(others))) return 'split';
  return own.kind === 'weighted' ? 'weighted' : null;
};

const memberOf = (line: Line, side: Side): Member | null => {
  const own = line.outcome[side];
  if (own.kind === 'artificial' || own.kind === 'missing') return null;
  const seen = (all: readonly Component[]): readonly Component[] => seenFrom(side, all);
  return {
    id: line.id,
    components: seen(componentsOf(own)),
    special: specialOf(line, side),
    standing: own.kind === 'self-inflicted' ? 'non-offending' : (own.standing ?? null),
    selfInflicted:
      own.kind === 'self-inflicted'
        ? { expected: 'grade' in own.expected ? own.expected : seen(own.expected), table: seen(whole(own.table)) }
        : null,
  };
};

/** What a table has reported, and what that is to both directions; null where there is nothing to compare. */
interface Reported {
  readonly line: Line;
  readonly members: BySide<Member | null>;
}

/** A line is the same object as long as its table has reported nothing else. */
const reportedIn = revised(
  (
    earlier: Earlier<readonly [readonly Line[]], readonly Reported[]> | undefined,
    lines: readonly Line[],
  ): readonly Reported[] =>
    lines.map((line, index) => {
      const before = line === earlier?.from[0][index] ? earlier.made[index] : undefined;
      return before ?? { line, members: bySide((side) => memberOf(line, side)) };
    }),
);

const isTable = ({ outcome }: Line): boolean =>
  SIDES.some((side) => {
    const own = outcome[side];
    return own.kind !== 'missing' && !(own.kind === 'artificial' && own.award.grade === 'sit-out');
  });

const dealOf = ({ deal }: Line, side: Side): string => (typeof deal === 'string' ? deal : deal[side]);

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

/** The groups of one set of sections in one direction: one for each deal that was played. */
const groupsOf = (
  board: string,
  reported: readonly Reported[],
  direction: Side,
  { tables, aloneIsAveragePlus = false }: FieldRules,
): readonly ComparisonGroup[] => {
  const sections = [...unique(reported.map(({ line }) => line.section))].sort();
  const count = (section: string): number =>
    tables?.[section] ?? reported.filter(({ line }) => line.section === section && isTable(line)).length;
  const expected = sections.reduce((total, section) => total + count(section), 0);
  const played = new Map<string, Member[]>();
  const uncomparable: { readonly id: string; readonly own: Outcome }[] = [];
  for (const { line, members } of reported) {
    const member = members[direction];
    if (!member) {
      uncomparable.push({ id: line.id, own: line.outcome[direction] });
      continue;
    }
    const deal = dealOf(line, direction);
    const known = played.get(deal);
    if (known) known.push(member);
    else played.set(deal, [member]);
  }
  const side = direction === 'NS' ? 'N-S' : 'E-W';
  const nameOf = (deal: string): string =>
    [board, sections.join('+'), side, ...(played.size > 1 ? [deal] : [])].join(' ');
  const groups: readonly (readonly [string, readonly Member[]])[] = played.size > 0 ? [...played] : [['', []]];
  return groups.map(([deal, all], index) => {
    const alone = aloneIsAveragePlus && all.length === 1 && expected > 1 ? all : [];
    const members = alone.length > 0 ? [] : all;
    // Nobody is compared with an artificial score or a missing one: they stand once, in the first group.
    const others = index === 0 ? uncomparable : [];
    return {
      name: nameOf(deal),
      direction,
      members,
      apart: [
        ...alone.map(({ id }) => ({ id, award: { grade: 'plus' } as const })),
        ...others.flatMap(({ id, own }) => (own.kind === 'artificial' ? [{ id, award: own.award }] : [])),
      ],
      missing: others.flatMap(({ id, own }) => (own.kind === 'missing' ? [{ id, why: own.why }] : [])),
      expected: Math.max(expected, members.length),
    };
  });
};

/**
 * What is compared with what on one board. Per direction, because a split score gives the two directions different
 * tables of frequencies (X78A2); per deal, because a fouled board has several (Law 87); per section, or over all.
 * @param owner of the lines, which tells sessions apart: what has not been reported anew stays the same objects
 */
export const comparisonField = (
  board: string,
  lines: readonly Line[],
  rules: FieldRules = { sections: 'together' },
  owner: object = lines,
): ComparisonField => {
  const reported = reportedIn(owner, `${board} ${lines[0]?.section ?? ''}`, lines);
  const parts =
    rules.sections === 'together'
      ? [reported]
      : unique(lines.map(({ section }) => section)).map((section) =>
          reported.filter(({ line }) => line.section === section),
        );
  return {
    board,
    groups: parts.flatMap((part) => SIDES.flatMap((side) => groupsOf(board, part, side, rules))),
  };
};
