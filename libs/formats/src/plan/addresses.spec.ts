import { parsePbnDeal } from '@app/bridge';
import type { ImportedBoard } from '../imported';
import { type KnownPlaces, placer } from './addresses';
import { slug, whoPlays } from './naming';
import { overviewOf } from './overview';

const CARDS = 'N:AKQ2.AKQ.432.432 JT9.JT9.AKQ.AKQJ 876.876.8765.876 543.5432.JT9.T95';
const OTHER = 'N:543.5432.JT9.T95 AKQ2.AKQ.432.432 JT9.JT9.AKQ.AKQJ 876.876.8765.876';

const hands = (text: string) => {
  const deal = parsePbnDeal(text);
  return deal.ok ? deal.value : {};
};

const record = (nth: number, fields: Partial<ImportedBoard>): ImportedBoard => ({
  record: nth,
  line: 10 * nth,
  board: 1,
  section: null,
  round: null,
  table: null,
  room: null,
  contestants: {},
  teams: null,
  players: {},
  dealer: null,
  vulnerability: null,
  hands: {},
  calls: null,
  cards: null,
  declarerInFact: null,
  claim: null,
  result: null,
  stated: {},
  ...fields,
});

const NAMING = { player: String, contestant: (name: string) => slug(name, 'nobody') };

type Recorded = KnownPlaces['recorded'];

const placerOf = (boards: readonly ImportedBoard[], recorded: Recorded = new Map()) => {
  const place = placer('s', { ...overviewOf({ boards, contestants: [] }, NAMING), recorded });
  return (board: ImportedBoard) => place(board, whoPlays(board, NAMING));
};

const placedBeside = (recorded: Recorded, ...boards: readonly ImportedBoard[]): readonly string[] => {
  const place = placerOf(boards, recorded);
  return boards.map((board) => {
    const { address, section } = place(board);
    return `${section}: ${address.table}.${address.board}${address.attempt === 1 ? '' : ` attempt ${address.attempt}`}`;
  });
};

const placed = (...boards: readonly ImportedBoard[]): readonly string[] => placedBeside(new Map(), ...boards);

describe('placer', () => {
  it('puts each line-up of players at a table of its own, where the file names none', () => {
    const boards = ['a', 'b', 'a'].map((name, nth) =>
      record(nth + 1, { board: nth === 2 ? 2 : 1, players: { N: name } }),
    );
    expect(placed(...boards)).toEqual(['main: 1.1', 'main: 2.1', 'main: 1.2']);
  });

  it('takes the same players on the same board again as a further attempt', () => {
    expect(placed(record(1, { players: { N: 'a' } }), record(2, { players: { N: 'a' } }))).toEqual([
      'main: 1.1',
      'main: 1.1 attempt 2',
    ]);
  });

  it('keeps rounds apart that have deals of their own', () => {
    const round = (nth: number, name: string, cards: string) =>
      record(nth, { table: '1', round: name, hands: hands(cards) });
    expect(placed(round(1, '1', CARDS), round(2, '2', OTHER))).toEqual([
      'round-1: round-1-1.1',
      'round-2: round-2-1.1',
    ]);
  });

  it('compares rounds that play the same deals', () => {
    const round = (nth: number, name: string, table: string) =>
      record(nth, { table, round: name, hands: hands(CARDS) });
    expect(placed(round(1, '1', '1'), round(2, '2', '2'))).toEqual(['main: 1.1', 'main: 2.1']);
  });

  it('puts a stage before the table, so that stages do not meet', () => {
    expect(placed(record(1, { section: 'Final:1', room: 'open' }))).toEqual(['final-1: final-1-open.1']);
  });

  it('takes the place in the file for a number that is not given, and says so', () => {
    const board = record(7, { board: null, table: '1' });
    const { address, assumptions } = placerOf([board])(board);
    expect(address.board).toBe(7);
    expect(assumptions.map(({ code }) => code)).toEqual(['board-number-assumed']);
  });
});

describe('rooms of matches', () => {
  const match = (home: string, visit: string) =>
    (['open', 'closed'] as const).map((room, nth) => record(nth + 1, { room, teams: { home, visit } }));

  it('a table that the file names has two rooms, which are no attempts', () => {
    const both = match('A', 'B').map((one) => ({ ...one, table: '1' }));
    expect(placed(...both)).toEqual(['main: 1-open.1', 'main: 1-closed.1']);
  });

  it('a table where somebody is said to sit North-South is one of its own, unless it has both rooms', () => {
    const seated = { contestants: { NS: 'a', EW: 'b' }, teams: null };
    const [open, closed] = match('A', 'B').map((one) => ({ ...one, ...seated }));
    if (!open || !closed) throw new Error('a match has two rooms');
    expect(placed({ ...open, table: '1' }, { ...closed, table: '2' })).toEqual(['main: 1.1', 'main: 2.1']);
    expect(placed({ ...open, table: '1' }, { ...closed, table: '1' })).toEqual(['main: 1-open.1', 'main: 1-closed.1']);
  });

  it('of one match are called by their own names', () => {
    expect(placed(...match('A', 'B'))).toEqual(['main: open.1', 'main: closed.1']);
  });

  it('of several matches are called by the teams too', () => {
    expect(placed(...match('A', 'B'), ...match('D', 'C'))).toEqual([
      'main: a_b-open.1',
      'main: a_b-closed.1',
      'main: c_d-open.1',
      'main: c_d-closed.1',
    ]);
  });

  it('of matches whose names run into each other alike are tables of their own', () => {
    const all = placed(...match('North-South', 'East'), ...match('North', 'South-East'));
    expect(new Set(all).size).toBe(4);
    expect(all.join()).not.toContain('attempt');
  });

  it('matches of different sections do not meet', () => {
    const other = match('C', 'D').map((one) => ({ ...one, section: 'Final' }));
    expect(placed(...match('A', 'B'), ...other).map((one) => one.split(': ')[1])).toEqual([
      'open.1',
      'closed.1',
      'final-open.1',
      'final-closed.1',
    ]);
  });

  it('what the ledger has stays where it is, and another match goes beside it', () => {
    const recorded = new Map([
      ['open', new Set(['a_b'])],
      ['closed', new Set(['a_b'])],
    ]);
    expect(placedBeside(recorded, ...match('A', 'B'), ...match('C', 'D'))).toEqual([
      'main: open.1',
      'main: closed.1',
      'main: c_d-open.1',
      'main: c_d-closed.1',
    ]);
    expect(placedBeside(new Map([['c_d-open', new Set(['c_d'])]]), ...match('C', 'D'))[0]).toBe('main: c_d-open.1');
  });

  it('files that two teams of one table have come in keep their attempts', () => {
    const recorded = new Map([['1', new Set(['a_b'])]]);
    const both = match('A', 'B').map((one) => ({ ...one, table: '1' }));
    expect(placedBeside(recorded, ...both)).toEqual(['main: 1.1', 'main: 1.1 attempt 2']);
  });

  it('long names stay apart, and an id is no longer than an id may be', () => {
    const long = 'The very long name of a team from far away that ends in number';
    const [first] = placed(...match(`${long} 1`, 'B'), ...match(`${long} 2`, 'B'));
    const all = placed(...match(`${long} 1`, 'Z'), ...match(`Z ${long} 2`, 'B'), ...match(`Z ${long} 3`, 'B'));
    expect(new Set(all).size).toBe(all.length);
    expect(first?.split(': ')[1]?.split('.')[0]?.length).toBeLessThanOrEqual(64);
  });
});
