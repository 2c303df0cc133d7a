import { parsePbnDeal } from '@app/bridge';
import type { ImportedBoard } from '../imported';
import { placer } from './addresses';
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

const placed = (...boards: readonly ImportedBoard[]): readonly string[] => {
  const place = placer('s', overviewOf({ boards, contestants: [] }, { player: String, contestant: String }).byRound);
  return boards.map((board) => {
    const { address, section } = place(board);
    return `${section}: ${address.table}.${address.board}${address.attempt === 1 ? '' : ` attempt ${address.attempt}`}`;
  });
};

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
    const { address, assumptions } = placer('s', false)(board);
    expect(address.board).toBe(7);
    expect(assumptions.map(({ code }) => code)).toEqual(['board-number-assumed']);
  });
});
