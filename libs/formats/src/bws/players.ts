import { type Result, type Seat, type Side, err, ok, sideOf } from '@app/bridge';
import { type Finding, assumption, contradiction, error, note } from '../finding';
import { parseSeat } from '../usebio/values';
import type { Accounts } from './account';
import { numberIn, positiveIn, textIn, unreadable } from './cell';
import { type TableRow, type Tables, rowsOf } from './rows';

/** A player who sat down at a table: a row of PlayerNumbers. */
interface Seated {
  readonly section: number;
  readonly table: number;
  /** From 1; what is keyed in before the first round counts from there. */
  readonly round: number;
  readonly seat: Seat;
  readonly number: string;
  readonly name: string;
  readonly row: number;
}

const seatedIn = (at: TableRow): Result<Seated, Finding> => {
  const [section, table, round] = [positiveIn(at, 'Section'), positiveIn(at, 'Table'), numberIn(at, 'Round')];
  if (!section.ok) return section;
  if (!table.ok) return table;
  if (!round.ok) return round;
  const [direction, number, name] = [textIn(at, 'Direction'), textIn(at, 'Number'), textIn(at, 'Name')];
  if (!direction.ok) return direction;
  if (!number.ok) return number;
  if (!name.ok) return name;
  const seat = parseSeat(direction.value);
  if (!seat) return err(unreadable(at, 'Direction', 'wants.seat'));
  return ok({
    section: section.value,
    table: table.value,
    round: Math.max(1, round.value ?? 1),
    seat,
    number: number.value === '0' ? '' : number.value,
    name: name.value,
    row: at.row,
  });
};

/** Names of members by their number. The table may hold a whole federation: only numbers that are asked for are kept. */
const namesFor = (
  wanted: ReadonlySet<string>,
  tables: Tables,
  accounts: Accounts,
  findings: Finding[],
): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const at of rowsOf(tables, 'PlayerNames')) {
    const [id, text, name] = [numberIn(at, 'ID'), textIn(at, 'strID'), textIn(at, 'Name')];
    const wrong = [id, text, name].find((one) => !one.ok);
    if (wrong && !wrong.ok) {
      accounts.set(at.table, at.row, 'refused');
      findings.push(wrong.error);
      continue;
    }
    if (!id.ok || !text.ok || !name.ok || name.value === '') continue;
    const known = [text.value, id.value === null ? '' : String(id.value)].filter((one) => wanted.has(one));
    if (known.length === 0) continue;
    accounts.set(at.table, at.row, 'taken');
    for (const number of known) if (!names.has(number)) names.set(number, name.value);
  }
  return names;
};

/** Where somebody sat down first, as the movement knows it. */
interface Place {
  readonly section: number;
  readonly table: number;
  readonly round: number;
}

interface Stay {
  readonly from: number;
  /** The first of the partners or the second: North and East, South and West. */
  readonly nth: 0 | 1;
  readonly name: string;
}

export interface Players {
  /** The names of two partners in a round; undefined where the file has none. */
  readonly partners: (contestant: string, round: number) => readonly [string | undefined, string | undefined];
  /** Everybody who played for a contestant. */
  readonly all: (contestant: string) => readonly string[];
  readonly findings: readonly Finding[];
}

const staysOf = (
  people: readonly Seated[],
  names: ReadonlyMap<string, string>,
  contestantAt: (place: Place, side: Side) => string | null,
  findings: Finding[],
): ReadonlyMap<string, readonly Stay[]> => {
  const stays = new Map<string, Stay[]>();
  let unnamed = 0;
  for (const one of people) {
    const contestant = contestantAt(one, sideOf(one.seat));
    const name = one.name || (names.get(one.number) ?? one.number);
    if (name === '') continue;
    if (contestant === null) {
      findings.push(error('player-without-table', one.row, { table: 'PlayerNumbers', row: one.row }));
      continue;
    }
    if (one.name === '' && !names.has(one.number)) unnamed += 1;
    const nth = one.seat === 'N' || one.seat === 'E' ? 0 : 1;
    const before = stays.get(contestant) ?? [];
    const other = before.find((stay) => stay.from === one.round && stay.nth === nth && stay.name !== name);
    if (other) findings.push(contradiction('player-twice', one.row, { table: 'PlayerNumbers', row: one.row }));
    stays.set(contestant, [...before, { from: one.round, nth, name }]);
  }
  if (unnamed > 0) findings.push(assumption('players-by-number', 1, { players: unnamed }));
  return stays;
};

/**
 * Reads PlayerNumbers and PlayerNames. Players belong to the pair that the movement has at their table, from the round
 * in which they sat down; names are those that the table showed, else the member's, else the number stands for it.
 */
export const readPlayers = (
  tables: Tables,
  accounts: Accounts,
  contestantAt: (place: Place, side: Side) => string | null,
): Players => {
  const findings: Finding[] = [];
  const people: Seated[] = [];
  for (const at of rowsOf(tables, 'PlayerNumbers')) {
    const read = seatedIn(at);
    if (!read.ok) {
      accounts.set(at.table, at.row, 'refused');
      findings.push(read.error);
      continue;
    }
    const { name, number, seat } = read.value;
    const isNobody = name === '' && number === '';
    const hasPlace = contestantAt(read.value, sideOf(seat)) !== null;
    if (isNobody || hasPlace) accounts.set(at.table, at.row, isNobody ? 'left-out' : 'taken');
    else accounts.set(at.table, at.row, 'refused');
    people.push(read.value);
  }
  const wanted = new Set(people.filter(({ name, number }) => name === '' && number !== '').map(({ number }) => number));
  const names = namesFor(wanted, tables, accounts, findings);
  const stays = staysOf(people, names, contestantAt, findings);
  const numbered = people.filter(({ number }) => number !== '').length;
  if (numbered > 0) findings.push(note('member-numbers', 1, { players: numbered }));
  const nameOf = (contestant: string, round: number, nth: 0 | 1): string | undefined =>
    stays
      .get(contestant)
      ?.filter((one) => one.nth === nth && one.from <= round)
      .reduce<Stay | null>((last, one) => (last && last.from > one.from ? last : one), null)?.name;
  return {
    partners: (contestant, round) => [nameOf(contestant, round, 0), nameOf(contestant, round, 1)],
    all: (contestant) => [...new Set((stays.get(contestant) ?? []).map(({ name }) => name))],
    findings,
  };
};
