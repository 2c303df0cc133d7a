import type { Card, Seat } from '@app/bridge';
import type { EarlierResult, ImportedBoard, ReportItem } from '../imported';
import { type Finding, assumption, contradiction, error } from '../finding';
import type { Accounts } from './account';
import { type KeyedAuction, type KeyedCall, auctionFinding, auctionOf } from './bidding';
import { type BoardAt, boardKey } from './cell';
import type { Contestants } from './contestants';
import { type BoardLog, type Logged, inForceOf, outOfForceFinding } from './device-log';
import type { HandRecords } from './hand-records';
import { type Movement, type Seating, seatKey } from './movement';
import { cardsOf, playFinding } from './play';
import type { Players } from './players';
import { type Entry, type ReceivedBoard, courseOf, isRefused, nothingReadable } from './received';
import type { roomsOf } from './rooms';
import { roundName } from './rounds';
import type { Labels } from './sections';

/** Everything that was read, from which the records of the boards are put together. */
interface BoardSources {
  readonly received: ReadonlyMap<string, ReceivedBoard>;
  readonly bidding: ReadonlyMap<string, BoardLog<KeyedCall>>;
  readonly play: ReadonlyMap<string, BoardLog<Card>>;
  readonly movement: Movement;
  readonly contestants: Contestants;
  readonly rooms: ReturnType<typeof roomsOf>;
  readonly labels: Labels;
  readonly players: Players;
  readonly hands: HandRecords;
  readonly accounts: Accounts;
  /** Boards with a row that could not be read: an auction or a play with a gap is none. */
  readonly incomplete: Readonly<Record<'BiddingData' | 'PlayData', ReadonlySet<string>>>;
  /** Under which name the players of a contestant at a table are known. */
  readonly keyAt: (at: Pick<Seating, 'section' | 'table' | 'round'>, name: string) => string;
}

type Names = { readonly NS: string; readonly EW: string };

const playersAt = ({ players, keyAt }: BoardSources, at: BoardAt, { NS, EW }: Names): ImportedBoard['players'] => {
  const [north, south] = players.partners(keyAt(at, NS), at.round);
  const [east, west] = players.partners(keyAt(at, EW), at.round);
  const seats: readonly (readonly [Seat, string | undefined])[] = [
    ['N', north],
    ['E', east],
    ['S', south],
    ['W', west],
  ];
  return Object.fromEntries(seats.filter(([, name]) => name !== undefined));
};

/** What was keyed in of the auction and the play, as far as it goes with the result. */
const logOf = (
  sources: BoardSources,
  at: BoardAt,
  received: ReceivedBoard | undefined,
  result: ImportedBoard['result'],
) => {
  const { accounts, hands } = sources;
  const key = boardKey(at);
  const findings: Finding[] = [];
  const erasedAt = received?.entries.findLast(({ isErased }) => isErased)?.logged ?? null;
  const leaveOut = (table: 'BiddingData' | 'PlayData', rows: readonly number[]): void => {
    for (const row of rows) accounts.set(table, row, 'left-out');
  };
  const take = <T>(table: 'BiddingData' | 'PlayData', log: BoardLog<T> | undefined): readonly Logged<T>[] => {
    if (!log) return [];
    const rows = log.acts.map(({ row }) => row);
    const [first = 1] = rows;
    if (sources.incomplete[table].has(key)) {
      leaveOut(table, rows);
      findings.push(contradiction('log-incomplete', first, { table, row: first, rows: rows.length }));
      return [];
    }
    const { acts, outOfForce } = inForceOf(log, erasedAt);
    for (const { row } of acts) accounts.set(table, row, 'taken');
    leaveOut(table, outOfForce);
    findings.push(...outOfForceFinding(table, outOfForce));
    return acts;
  };
  const called = take('BiddingData', sources.bidding.get(key));
  let auction: KeyedAuction | null = auctionOf(called);
  const against = auction && auctionFinding(auction, result);
  if (against) {
    findings.push(against);
    leaveOut(
      'BiddingData',
      called.map(({ row }) => row),
    );
    auction = null;
  }
  const played = take('PlayData', sources.play.get(key));
  const cards = cardsOf(played);
  const hasContract = result?.kind === 'played' || (result === null && auction?.contract !== null && auction !== null);
  const impossible = playFinding(cards, hands.handsOf(at.section, at.board), hasContract);
  if (impossible) {
    findings.push(impossible);
    leaveOut(
      'PlayData',
      played.map(({ row }) => row),
    );
  }
  return { calls: auction?.calls ?? null, cards: impossible || cards.length === 0 ? null : cards, findings };
};

const earlierOf = (
  stages: readonly Entry[],
  isWithdrawn: boolean,
  namesOf: (entry: Entry) => Names,
): readonly EarlierResult[] => {
  const earlier = isWithdrawn ? stages : stages.slice(0, -1);
  return earlier.map((entry, index) => ({
    result: entry.result,
    contestants: namesOf(entry),
    until: stages[index + 1]?.logged ?? entry.logged,
  }));
};

interface ReadBoard {
  readonly board: ImportedBoard | null;
  readonly findings: readonly Finding[];
}

const readBoard = (sources: BoardSources, at: BoardAt, record: number): ReadBoard => {
  const { contestants, labels, rooms, movement } = sources;
  const received = sources.received.get(boardKey(at));
  const findings: Finding[] = [...(received?.findings ?? [])];
  const unreadable = received && nothingReadable(received);
  if (unreadable) findings.push(unreadable);
  if (received && (unreadable !== null || isRefused(received))) return { board: null, findings };
  const { stages, isWithdrawn, findings: ofCourse } = courseOf(received ?? { entries: [] });
  findings.push(...ofCourse);
  const seating = movement.at.get(seatKey(at));
  const namesOf = ({ pairs, isSwitched }: Pick<Entry, 'pairs' | 'isSwitched'>): Names =>
    contestants.namesOf(at.section, pairs, isSwitched);
  const last = stages.at(-1);
  const sat = last ?? (seating && { pairs: seating.pairs, isSwitched: false });
  const line = last?.row ?? 1;
  if (!sat || sat.pairs.NS === 0 || sat.pairs.EW === 0)
    return { board: null, findings: [...findings, error('nobody-seated', line, { ...at })] };
  const names = namesOf(sat);
  if (names.NS === names.EW)
    return { board: null, findings: [...findings, error('pair-meets-itself', line, { row: line, pair: names.NS })] };
  if (last && seating && (seating.pairs.NS !== last.pairs.NS || seating.pairs.EW !== last.pairs.EW)) {
    const scheduled = contestants.namesOf(at.section, seating.pairs, false);
    const params = { row: line, one: names.NS, other: names.EW, scheduled: `${scheduled.NS}, ${scheduled.EW}` };
    findings.push(contradiction('other-pairs', line, params));
  }
  const result = isWithdrawn ? null : (last?.result ?? null);
  const log = logOf(sources, at, received, result);
  findings.push(...log.findings);
  const earlier = earlierOf(stages, isWithdrawn, namesOf);
  if (earlier.length > 0)
    findings.push(
      assumption('history', line, { row: line, results: earlier.length, withdrawn: isWithdrawn ? 'yes' : 'no' }),
    );
  const section = labels.get(at.section) ?? null;
  return {
    board: {
      record,
      line,
      board: at.board,
      section,
      round: roundName(at.round, section),
      table: String(at.table),
      room: rooms.roomOf(at),
      contestants: names,
      teams: null,
      players: playersAt(sources, at, names),
      dealer: null,
      vulnerability: null,
      hands: {},
      calls: log.calls,
      cards: log.cards,
      declarerInFact: null,
      claim: null,
      result,
      ...(earlier.length > 0 ? { earlier } : {}),
      stated: {},
    },
    findings,
  };
};

interface ReadBoards {
  readonly recordsRead: number;
  readonly boards: readonly ImportedBoard[];
  readonly report: readonly ReportItem[];
  readonly playersOf: (contestant: string) => readonly string[];
}

/** Puts together a record of each board at each table of which the file has a result, a call or a card. */
export const boardsOf = (sources: BoardSources): ReadBoards => {
  const { received, bidding, play, accounts, players } = sources;
  const places = new Map<string, BoardAt>();
  for (const [key, { at }] of [...received, ...bidding, ...play]) if (!places.has(key)) places.set(key, at);
  const boards: ImportedBoard[] = [];
  const report: ReportItem[] = [];
  let record = 0;
  for (const [key, at] of places) {
    record += 1;
    const read = readBoard(sources, at, record);
    if (read.board) boards.push(read.board);
    else {
      for (const row of received.get(key)?.rows ?? []) accounts.set('ReceivedData', row, 'refused');
      for (const { row } of bidding.get(key)?.acts ?? []) accounts.set('BiddingData', row, 'refused');
      for (const { row } of play.get(key)?.acts ?? []) accounts.set('PlayData', row, 'refused');
    }
    for (const finding of read.findings) report.push({ ...finding, record, board: String(at.board), room: null });
  }
  const rooms = ['', '/open', '/closed', '/'];
  return {
    recordsRead: record,
    boards,
    report,
    playersOf: (contestant) => [...new Set(rooms.flatMap((room) => players.all(`${contestant}${room}`)))],
  };
};
