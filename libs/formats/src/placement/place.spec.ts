import { parsePbnDeal } from '@app/bridge';
import type { ImportedBoard } from '../imported';
import { slug } from './ids';
import { whoPlays } from './naming';
import { overviewOf } from './overview';
import { type PlaceAnswer, placer } from './place';
import { type Places, placesOf } from './places';

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

interface Given {
  readonly places?: Places;
  readonly answer?: PlaceAnswer;
}

/** Places records one after the other, as a file, and enters what is placed. */
const placements = (boards: readonly ImportedBoard[], { places = placesOf(), answer }: Given = {}) => {
  const overview = overviewOf({ boards, contestants: [] }, NAMING);
  const sets = overview.sets.sections(places);
  const tables = sets.byRound ? overview.tables.byRound : overview.tables.whole;
  const place = placer({ ...tables, places, sectionOf: sets.of, answerFor: () => answer });
  return boards.map((board) => {
    const who = whoPlays(board, NAMING);
    const placement = place(board, who);
    const { section, table, round, deal, lastAttempt } = placement;
    const attempt = lastAttempt + 1;
    const occupant = { table, attempt, round, lineUp: who, deal, content: '', isDecided: false, record: null };
    if (placement.standing.length === 0) places.put(section, placement.board, occupant);
    return placement;
  });
};

const shown = ({ section, table, board, standing }: ReturnType<typeof placements>[number]): string =>
  `${section}: ${table}.${board}${standing.length === 0 ? '' : ' stands'}`;

const placed = (...boards: readonly ImportedBoard[]): readonly string[] => placements(boards).map(shown);

/** The places of a second file after those of a first. */
const placedAfter = (first: readonly ImportedBoard[], ...then: readonly ImportedBoard[]): readonly string[] => {
  const places = placesOf();
  placements(first, { places });
  return placements(then, { places }).map(shown);
};

describe('placer', () => {
  it('puts each line-up of players at a table of its own, where the file names none', () => {
    const boards = ['a', 'b', 'a'].map((name, nth) =>
      record(nth + 1, { board: nth === 2 ? 2 : 1, players: { N: name } }),
    );
    expect(placed(...boards)).toEqual(['main: 1.1', 'main: 2.1', 'main: 1.2']);
  });

  it('never takes the same players on the same board again for a further attempt by itself', () => {
    expect(placed(record(1, { players: { N: 'a' } }), record(2, { players: { N: 'a' } }))).toEqual([
      'main: 1.1',
      'main: 1.1 stands',
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
    const [placement] = placements([record(7, { board: null, table: '1' })]);
    expect(placement).toMatchObject({ board: 7, evidence: { board: 'place-in-file', table: 'named' } });
    expect(placement?.assumptions.map(({ code }) => code)).toEqual(['board-number-assumed']);
  });

  it('puts a record where it is told to', () => {
    const boards = [record(1, { table: '1', players: { N: 'a' } })];
    expect(placements(boards, { answer: { section: 'B', table: '9' } }).map(shown)).toEqual(['B: 9.1']);
  });
});

describe('several files', () => {
  const at = (nth: number, north: string, fields: Partial<ImportedBoard> = {}) =>
    record(nth, { players: { N: north }, ...fields });

  it('that name no tables are told apart by the players, board by board', () => {
    const places = placesOf();
    const files = [1, 2].flatMap((board) =>
      ['a', 'b', 'c'].map((north) => [at(1, north, { board, hands: hands(CARDS) })]),
    );
    expect(files.map((file) => placements(file, { places }).map(shown).join())).toEqual([
      ...['main: 1.1', 'main: 2.1', 'main: 3.1'],
      ...['main: 1.2', 'main: 2.2', 'main: 3.2'],
    ]);
  });

  it('that number their tables each from 1 are told apart by the players, and the same file again is there', () => {
    const [first, second] = ['a', 'b'].map((north) => [
      at(1, north, { table: '1' }),
      at(2, north, { table: '1', board: 2 }),
    ]);
    if (!first || !second) throw new Error('two files');
    const places = placesOf();
    const all = [first, second, second, first].map((file) => placements(file, { places }).map(shown));
    expect(all[0]).toEqual(['main: 1.1', 'main: 1.2']);
    expect(new Set(all.slice(0, 2).flat()).size).toBe(4);
    expect(all[2]).toEqual(all[1]?.map((one) => `${one} stands`));
    expect(all[3]).toEqual(all[0]?.map((one) => `${one} stands`));
  });

  it('of two rounds at one table are told apart by the round', () => {
    const round = (name: string, north: string) => [at(1, north, { table: '1', round: name })];
    expect(placedAfter(round('1', 'a'), ...round('2', 'b'))).toEqual(['main: 1-round-2.1']);
  });

  it('of two rounds with deals of their own are two sections', () => {
    const round = (name: string, cards: string) => [at(1, 'a', { table: '1', round: name, hands: hands(cards) })];
    expect(placedAfter(round('1', CARDS), ...round('2', OTHER))).toEqual(['round-2: round-2-1.1']);
  });

  it('with other cards under the same numbers are another set of boards, and what follows finds it', () => {
    const file = (cards: string, board: number, north = 'a') => [at(1, north, { board, hands: hands(cards) })];
    const places = placesOf();
    placements(file(CARDS, 1), { places });
    expect(placements(file(OTHER, 1), { places }).map(shown)).toEqual(['set-2: set-2-1.1']);
    expect(placements(file(OTHER, 1, 'b'), { places }).map(shown)).toEqual(['set-2: set-2-2.1']);
    expect(placements(file(CARDS, 1, 'b'), { places }).map(shown)).toEqual(['main: 2.1']);
  });

  it('of which one board of many has other cards are one set: that one is fouled', () => {
    const file = (north: string, ...cards: readonly string[]) =>
      cards.map((one, nth) => at(nth + 1, north, { board: nth + 1, hands: hands(one) }));
    const [first, second] = [file('a', CARDS, CARDS, CARDS), file('b', CARDS, OTHER, CARDS)];
    expect(placedAfter(first, ...second).map((one) => one.split(':')[0])).toEqual(['main', 'main', 'main']);
  });

  it('the same players with other cards under one number have another set of boards', () => {
    const file = [at(1, 'a', { hands: hands(CARDS) }), at(2, 'a', { hands: hands(OTHER) })];
    expect(placed(...file)).toEqual(['main: 1.1', 'set-2: set-2-1.1']);
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

  it('what is there stays where it is, and another match goes beside it', () => {
    expect(placedAfter(match('A', 'B'), ...match('A', 'B'), ...match('C', 'D'))).toEqual([
      'main: open.1 stands',
      'main: closed.1 stands',
      'main: c_d-open.1',
      'main: c_d-closed.1',
    ]);
    expect(placedAfter(match('A', 'B'), ...match('C', 'D'))[0]).toBe('main: c_d-open.1');
  });

  it('rooms that stand at one table as attempts, from before, stay there', () => {
    const places = placesOf();
    const both = match('A', 'B').map((one) => ({ ...one, table: '1' }));
    for (const [nth, one] of both.entries()) {
      const lineUp = whoPlays(one, NAMING);
      const rest = { table: '1', attempt: nth + 1, round: null, deal: null, content: null, isDecided: false };
      places.put('main', 1, { ...rest, lineUp, record: null });
    }
    expect(placements(both, { places }).map(({ table, standing }) => [table, standing[0]?.attempt])).toEqual([
      ['1', 1],
      ['1', 2],
    ]);
  });

  it('long names stay apart, and an id is no longer than an id may be', () => {
    const long = 'The very long name of a team from far away that ends in number';
    const [first] = placed(...match(`${long} 1`, 'B'), ...match(`${long} 2`, 'B'));
    const all = placed(...match(`${long} 1`, 'Z'), ...match(`Z ${long} 2`, 'B'), ...match(`Z ${long} 3`, 'B'));
    expect(new Set(all).size).toBe(all.length);
    expect(first?.split(': ')[1]?.split('.')[0]?.length).toBeLessThanOrEqual(64);
  });
});
