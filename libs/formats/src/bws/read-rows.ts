import type { ImportedFile, ReportItem } from '../imported';
import { type Finding, error, ofWholeFile } from '../finding';
import { type TableAccount, accountFindings, accountsOf } from './account';
import { callIn } from './bidding';
import { boardsOf } from './boards';
import { dayIn } from './cell';
import { contestantsOf } from './contestants';
import { readLog } from './device-log';
import { readHandRecords } from './hand-records';
import { intermediateFindings } from './intermediate';
import { type Seating, readMovement } from './movement';
import { cardIn } from './play';
import { readPlayers } from './players';
import { readReceived } from './received';
import { roomsOf } from './rooms';
import { roundsOf } from './rounds';
import { type Tables, rowsOf } from './rows';
import { distinct, labelsOf, readSections, scoringOf, sessionFindings } from './sections';
import { settingsFindings } from './settings';

export interface BwsFile extends ImportedFile {
  /** What became of the rows of each table. */
  readonly accounts: readonly TableAccount[];
}

/** The day of the session, else of the first result. */
const dateOf = (tables: Tables, dates: readonly (string | null)[]): string | null =>
  dates.find((date) => date !== null) ??
  rowsOf(tables, 'ReceivedData')
    .map((row) => dayIn(row, 'DateLog'))
    .find((date) => date !== null) ??
  null;

const keysOf = (refused: readonly { readonly key: string | null }[]): ReadonlySet<string> =>
  new Set(refused.flatMap(({ key }) => key ?? []));

/**
 * Reads the rows of a BWS file, table by table, into what every format gives. Never throws, whatever the rows hold: a
 * value that cannot be read is told with table, row and column; each row is taken, left out or refused, and the report
 * says how many of each (`table-account`).
 * @param before what there was to say when the rows were read
 */
export const readRows = (tables: Tables, before: readonly Finding[] = []): BwsFile => {
  const accounts = accountsOf(tables);
  const findings: Finding[] = [...before];
  const say = (all: readonly Finding[]): void => {
    findings.push(...all);
  };
  const sections = readSections(tables, accounts);
  const movement = readMovement(tables, accounts);
  const received = readReceived(tables, accounts, (finding) => say([finding]));
  const bidding = readLog(tables, 'BiddingData', accounts, callIn);
  const play = readLog(tables, 'PlayData', accounts, cardIn);
  say([...sections.findings, ...movement.findings]);
  for (const { finding } of [...bidding.refused, ...play.refused]) say([finding]);

  const entries = [...received.values()].flatMap((board) => board.entries);
  const logged = [...bidding.boards.values(), ...play.boards.values()].map(({ at }) => at);
  const used = [
    ...new Set(
      [...movement.seatings, ...[...received.values()].map(({ at }) => at), ...logged].map(({ section }) => section),
    ),
  ];
  const labels = distinct(labelsOf(used, sections));
  const sat = [...movement.seatings, ...entries.map(({ at, pairs, row }) => ({ ...at, pairs, row }))];
  const contestants = contestantsOf(sat, sections.sections, labels);
  const rooms = roomsOf(movement.seatings, contestants.isOfTeams);
  const keyAt = (one: Pick<Seating, 'section' | 'table' | 'round'>, name: string): string =>
    contestants.isOfTeams(one.section) ? `${name}/${rooms.roomOf(one) ?? ''}` : name;
  const players = readPlayers(tables, accounts, (place, side) => {
    const seating = movement.at.get(`${place.section}/${place.table}/${place.round}`);
    if (!seating || seating.pairs[side] === 0) return null;
    return keyAt(place, contestants.namesOf(place.section, seating.pairs, false)[side]);
  });
  const hands = readHandRecords(tables, accounts, labels);
  const { scoring, findings: ofScoring } = scoringOf(used, sections.sections);
  say([...sessionFindings(used, sections), ...ofScoring, ...contestants.findings, ...rooms.findings]);
  say([...players.findings, ...hands.findings, ...intermediateFindings(tables, accounts, received)]);
  say(settingsFindings(tables, accounts));
  for (const { table, row } of rowsOf(tables, 'Tables')) accounts.set(table, row, 'taken');

  const incomplete = { BiddingData: keysOf(bidding.refused), PlayData: keysOf(play.refused) };
  const boards = boardsOf({
    received,
    bidding: bidding.boards,
    play: play.boards,
    movement,
    contestants,
    rooms,
    labels,
    players,
    hands,
    accounts,
    keyAt,
    incomplete,
  });
  const sessions = [...new Set(used.flatMap((id) => sections.sections.get(id)?.session ?? []))].flatMap(
    (id) => sections.sessions.get(id) ?? [],
  );
  if (boards.recordsRead === 0 && hands.deals.length === 0) say([error('no-received-data', 1)]);
  const all = accounts.all();
  const report: ReportItem[] = [...findings, ...accountFindings(all)].map(ofWholeFile);
  const [session] = sessions;
  return {
    format: 'bws',
    event: sessions.length === 1 && session && session.name !== '' ? session.name : null,
    date: dateOf(
      tables,
      sessions.map(({ date }) => date),
    ),
    scoring,
    recordsRead: boards.recordsRead,
    boards: boards.boards,
    deals: hands.deals,
    contestants: contestants.all.map((one) => ({ ...one, players: boards.playersOf(one.name) })),
    rounds: roundsOf(movement.seatings, sections.sections, contestants, labels),
    report: [...report, ...boards.report],
    accounts: all,
  };
};
