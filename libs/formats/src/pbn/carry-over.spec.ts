import { inEnglish } from '@app/messages';
import { boardOf, game, lenient, said, strict } from './for-specs';

const players = (one: string) => ({ North: `n${one}`, East: `e${one}`, South: `s${one}`, West: `w${one}` });
const LEFT_OUT = { Event: null, Board: null, Dealer: null, Vulnerable: null, Deal: null };
const match = { Stage: 'Final:1', HomeTeam: 'A', VisitTeam: 'B', Date: '2021.01.02' };

const first = game({ tags: { ...match, ...players('1') } });
const otherRoom = game({ tags: { ...LEFT_OUT, ...players('2') } });
const nextBoard = game({ tags: { Event: null, Board: '2', Dealer: 'N' } });
const nextOtherRoom = game({ tags: LEFT_OUT });

const overview = (...records: readonly string[]) =>
  lenient(...records).boards.map(({ board, section, room, players: { N = '-' }, hands }) =>
    [board, section, room, N, hands.N?.length ?? 0].join(' '),
  );

it('takes over the board for the other room, and the players from the last record of the same room', () =>
  expect(overview(first, otherRoom, nextBoard, nextOtherRoom)).toEqual([
    '1 Final:1 open n1 13',
    '1 Final:1 closed n2 13',
    '2 Final:1 open n1 13',
    '2 Final:1 closed n2 13',
  ]));

it('says so once a group of tags, with the number of records', () => {
  const { report } = lenient(first, otherRoom, nextBoard, nextOtherRoom);
  expect(report.map(({ code, record }) => `${record ?? 'file'} ${code}`)).toEqual([
    'file carried-over-event',
    'file carried-over-match',
    'file carried-over-board',
    'file carried-over-players',
    'file rooms-by-order',
  ]);
  expect(report[2] && inEnglish(report[2].message)).toMatch(/in 2 records, first in record 2/);
});

it('never takes a deal to another board', () => {
  const [, board] = lenient(first, game({ tags: { Event: null, Board: '2', Deal: null }, play: null })).boards;
  expect(board).toMatchObject({ board: 2, hands: {}, section: 'Final:1' });
});

it('never takes teams, players or a board beyond a change of stage', () => {
  const [, board] = lenient(first, game({ tags: { ...LEFT_OUT, Stage: 'Final:2' }, play: null })).boards;
  expect(board).toMatchObject({ board: null, section: 'Final:2', teams: null, players: {}, hands: {} });
});

it('takes over nothing into another event', () => {
  const [, board] = lenient(first, game({ tags: { Event: 'Other' } })).boards;
  expect(board).toMatchObject({ section: null, teams: null, players: {} });
});

it('takes nobody to a third room', () => expect(overview(first, otherRoom, nextOtherRoom)[2]).toBe('1 Final:1  - 13'));

it('takes over nothing into a record that tells of no play, nor from one without a board number', () => {
  expect(lenient(first, '[Site "x"]').boards).toHaveLength(1);
  const [, board] = lenient(game({ tags: { Board: null } }), game({ tags: LEFT_OUT, play: null })).boards;
  expect(board).toMatchObject({ board: null, hands: {} });
});

it('refuses a record whose board would have to come from one that cannot be read', () => {
  const broken = first.replace('[Board "1"]', '[Board "1]');
  const file = lenient(broken, otherRoom, nextBoard);
  expect(file.boards.map(({ record }) => record)).toEqual([3]);
  expect(said(file).filter((one) => one.startsWith('error'))).toEqual([
    'error string-not-closed',
    'error continues-unreadable-record',
  ]);
});

it('takes over the tags of a record that is refused for its auction', () => {
  const file = lenient(game({ tags: match, auction: ['N', '1S huh'] }), otherRoom);
  expect(file.boards).toMatchObject([{ record: 2, board: 1, section: 'Final:1' }]);
});

it('is not done when reading strictly', () => {
  const file = strict(first, otherRoom);
  expect(file.boards.map(({ record }) => record)).toEqual([1]);
  expect(said(file)).toContain('error play-without-deal');
});

it('leaves complete records alone', () => expect(boardOf(game()).board).toBe(1));
