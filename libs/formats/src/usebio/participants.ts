import { type Side, SIDES } from '@app/bridge';
import type { ImportedBoard, ImportedContestant } from '../imported';
import { type Finding, assumption, contradiction, error, note, quoted } from '../finding';
import type { UsebioScope } from './scopes';
import { parseDecimal, parseSide } from './values';
import { type XmlElement, childrenOf, textOf, valueOf } from './xml';

/** A pair by its number in a traveller line. */
export interface UsebioPair {
  /** The contestant for whom it plays: itself, or its team. */
  readonly contestant: string;
  /** Its own name, unique in the event. */
  readonly name: string;
  readonly direction: Side | null;
  readonly players: readonly string[];
}

/** Which pairs have a number: in an event with two winners one N-S and one E-W, in a team event one in every team. */
export type Register = ReadonlyMap<string, readonly UsebioPair[]>;

const registerKey = (scope: string | null, number: string): string => `${scope ?? ''}/${number}`;

/** A number in a traveller line: where it stands, which side it sits, and for which team if that is known. */
interface PairReference {
  readonly scope: string | null;
  readonly number: string;
  readonly side: Side;
  readonly team: string | null;
}

/** The pair that is meant, or null; numbers of the section go before those of the whole event. */
export const pairOf = (register: Register, { scope, number, side, team }: PairReference): UsebioPair | null => {
  const all = register.get(registerKey(scope, number)) ?? register.get(registerKey(null, number)) ?? [];
  const found = team === null ? all : all.filter(({ contestant }) => contestant === team);
  return found.find(({ direction }) => direction === side) ?? (found.length === 1 ? (found[0] ?? null) : null);
};

interface Participants {
  readonly contestants: readonly ImportedContestant[];
  readonly register: Register;
  readonly findings: readonly Finding[];
}

const playersOf = (element: XmlElement): readonly string[] =>
  childrenOf(element, 'PLAYER').flatMap((player) => textOf(player, 'PLAYER_NAME') ?? []);

interface Entry {
  readonly scope: string | null;
  readonly element: XmlElement;
  readonly kind: ImportedContestant['kind'];
  readonly number: string;
  readonly direction: Side | null;
  /** The TEAM in which a pair stands. */
  readonly team: string | null;
}

const KINDS: ReadonlyMap<string, ImportedContestant['kind']> = new Map([
  ['PAIR', 'pair'],
  ['TEAM', 'team'],
  ['PLAYER', 'individual'],
]);

const NUMBER_OF: Readonly<Record<ImportedContestant['kind'], readonly string[]>> = {
  pair: ['PAIR_NUMBER', 'PAIR_ID'],
  team: ['TEAM_ID', 'TEAM_NUMBER', 'TEAM_NAME'],
  individual: ['PLAYER_NUMBER', 'PLAYER_NAME'],
};

const entryOf = (element: XmlElement, scope: string | null, team: string | null): Entry | null => {
  const kind = KINDS.get(element.name);
  if (!kind) return null;
  const number = NUMBER_OF[kind].map((name) => valueOf(element, name)).find((value) => value !== null);
  const direction = parseSide(textOf(element, 'DIRECTION') ?? '');
  return { scope, element, kind, number: number ?? '', direction, team };
};

const entriesOf = ({ label, element }: UsebioScope): readonly Entry[] =>
  childrenOf(element, 'PARTICIPANTS').flatMap((list) =>
    list.children.flatMap((child) => {
      const entry = entryOf(child, label, null);
      if (!entry) return [];
      if (entry.kind !== 'team') return [entry];
      return [entry, ...childrenOf(child, 'PAIR').flatMap((pair) => entryOf(pair, label, entry.number) ?? [])];
    }),
  );

const number = (entry: Entry, field: string, findings: Finding[]): string | null => {
  const text = textOf(entry.element, field)?.replace(/%$/, '') ?? null;
  const decimal = text === null ? null : parseDecimal(text);
  if (text !== null && decimal === null) {
    const unread = { field, text: quoted(text), kind: entry.kind, number: entry.number };
    findings.push(contradiction('total-unreadable', entry.element.line, unread));
  }
  return decimal;
};

const contestantOf = (entry: Entry, name: string, winners: string | null, findings: Finding[]): ImportedContestant => {
  const adjustment = number(entry, 'ADJUSTMENT', findings);
  if (adjustment !== null && /[1-9]/.test(adjustment)) {
    findings.push(note('adjustment', entry.element.line, { kind: entry.kind, name, points: adjustment }));
  }
  const team = entry.kind === 'team' ? childrenOf(entry.element, 'PAIR').flatMap(playersOf) : [];
  const individual = entry.kind === 'individual' ? [textOf(entry.element, 'PLAYER_NAME') ?? name] : [];
  return {
    name,
    kind: entry.kind,
    direction: winners === '1' ? null : entry.direction,
    players: [...new Set([...individual, ...playersOf(entry.element), ...team])],
    total: number(entry, 'TOTAL_SCORE', findings),
    percentage: number(entry, 'PERCENTAGE', findings),
    place: textOf(entry.element, 'PLACE'),
    line: entry.element.line,
  };
};

/** Why a participant cannot be taken: it has no number, or one that another has. */
const refusal = (entry: Entry, before: readonly Entry[]): Finding | null => {
  const { line } = entry.element;
  if (entry.number === '') return error('no-pair-number.participant', line, { kind: entry.kind });
  const same = before.find((other) => !entry.direction || !other.direction || other.direction === entry.direction);
  if (!same) return null;
  return error('pair-number-twice', line, { kind: entry.kind, number: entry.number, before: same.element.line });
};

/**
 * The participants of the event. A number is the name; the section is put before it where several sections have
 * their own participants (`A3`), the direction where N-S and E-W count apart (`NS3`).
 */
export const readParticipants = (scopes: readonly UsebioScope[], winners: string | null): Participants => {
  const findings: Finding[] = [];
  const taken = new Map<string, Entry[]>();
  for (const entry of scopes.flatMap(entriesOf)) {
    const key = `${entry.kind}/${entry.team ?? ''}/${registerKey(entry.scope, entry.number)}`;
    const before = taken.get(key) ?? [];
    const refused = refusal(entry, before);
    if (refused) findings.push(refused);
    else taken.set(key, [...before, entry]);
  }
  const listed = [...taken.values()].flatMap((entries) =>
    entries.map((entry) => ({ entry, shared: entries.length > 1 })),
  );
  const severalSections = new Set(listed.map(({ entry }) => entry.scope)).size > 1;
  const nameOf = ({ scope, direction }: Entry, number: string, shared: boolean): string =>
    `${severalSections ? (scope ?? '') : ''}${shared ? (direction ?? '') : ''}${number}`;

  const contestants: ImportedContestant[] = [];
  const register = new Map<string, UsebioPair[]>();
  for (const { entry, shared } of listed) {
    const own = nameOf(entry, entry.number, shared);
    const team = entry.team === null ? null : nameOf(entry, entry.team, false);
    if (team === null) contestants.push(contestantOf(entry, own, winners, findings));
    if (entry.kind !== 'pair') continue;
    const name = team === null ? own : `${team}/${own}`;
    const pair = { contestant: team ?? own, name, direction: entry.direction, players: playersOf(entry.element) };
    const key = registerKey(entry.scope, entry.number);
    const others = register.get(key);
    if (others) others.push(pair);
    else register.set(key, [pair]);
  }
  return { contestants, register, findings };
};

/** A ranking in victory points of matches is left out: what it is made of does not stand in the file. */
export const inVictoryPoints = (
  contestants: readonly ImportedContestant[],
  line: number,
): Pick<Participants, 'contestants' | 'findings'> => {
  const ranked = contestants.filter(({ total, percentage, place }) => (total ?? percentage ?? place) !== null).length;
  return {
    contestants: contestants.map((one) => ({ ...one, total: null, percentage: null, place: null })),
    findings: ranked === 0 ? [] : [note('totals-not-compared', line, { contestants: ranked })],
  };
};

/** Notes, board after board, on which sides each contestant sat. */
export const sidesSat = (contestants: readonly ImportedContestant[]) => {
  const sides = new Map(contestants.map(({ name }) => [name, new Set<Side>()]));
  return {
    add: (board: ImportedBoard): void => {
      for (const side of SIDES) sides.get(board.contestants[side] ?? '')?.add(side);
    },
    of: (name: string): readonly Side[] => [...(sides.get(name) ?? [])],
  };
};

/** With two winners, a pair whose DIRECTION the file leaves open counts where it always sat. */
export const withDirections = (
  contestants: readonly ImportedContestant[],
  winners: string | null,
  sidesOf: (name: string) => readonly Side[],
  line: number,
): Pick<Participants, 'contestants' | 'findings'> => {
  if (winners !== '2') return { contestants, findings: [] };
  const completed = contestants.map((one) => {
    const [side, other] = sidesOf(one.name);
    return one.direction === null && side && !other ? { ...one, direction: side } : one;
  });
  const derived = completed.filter(({ direction }, index) => direction !== contestants[index]?.direction);
  const finding = assumption('direction-from-results', line, { contestants: derived.length });
  return { contestants: completed, findings: derived.length > 0 ? [finding] : [] };
};
