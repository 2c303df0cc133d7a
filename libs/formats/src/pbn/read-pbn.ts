import type { ImportedBoard, ImportedFile, ImportedRecords, ReportItem, Say } from '../imported';
import { runToEnd, silent } from '../reader';
import { type DecodedSource, type TextSource, decodeSource, linesOf } from '../text-source';
import { carryOver } from './carry-over';
import { type FileFacts, factsCollector } from './file-facts';
import { type Finding, note, refused } from './findings';
import { type Game, gameOf, inheriting } from './game';
import { lineWindow } from './lines';
import { readGameRecords } from './game-records';
import { rawRecords } from './records';
import { fileItems, withoutRepeats } from './report';
import { type OwnResults, ownResults } from './own-results';
import { matchesByTable, matchesOf } from './rooms';
import { type TablePairs, tablePairs } from './table-pairs';

export interface PbnOptions {
  /** Refuse every record that is against the standard. Otherwise what real files do is put right and reported. */
  readonly strict?: boolean;
}

const encodingNote = ({ encoding, beyondAscii }: DecodedSource): readonly Finding[] =>
  beyondAscii ? [note('encoding', 1, { encoding: encoding.toUpperCase() })] : [];

/** The games of a file, one at a time, with everything that they take over from games before. */
const gamesOf = (text: TextSource, strict: boolean) => {
  const loose: Finding[] = [];
  const carried = carryOver();
  function* games(): Generator<Game> {
    const inherit = inheriting();
    for (const record of rawRecords(lineWindow(linesOf(text)), (finding) => loose.push(finding))) {
      const game = inherit(gameOf(record));
      yield strict ? game : carried.next(game);
    }
  }
  return { games: games(), loose, carried: carried.findings };
};

/** What has to be known of the whole file before the first game can be read. */
interface Context {
  readonly facts: FileFacts;
  readonly byTable: ReadonlySet<string>;
  readonly pairs: TablePairs;
  readonly own: OwnResults;
}

const contextOf = (text: TextSource, strict: boolean): Context => {
  const facts = factsCollector();
  const byTable = matchesByTable();
  const pairs = tablePairs();
  const own = ownResults();
  for (const game of gamesOf(text, strict).games) {
    facts.add(game);
    byTable.add(game);
    pairs.add(game);
    own.add(game);
  }
  return { facts: facts.facts(), byTable: byTable.matches(), pairs, own };
};

/** What is known of the whole file when its last game has been read. */
interface Summary {
  readonly recordsRead: number;
  readonly facts: FileFacts;
  readonly findings: readonly Finding[];
}

/** Reads all games and yields the boards that can be taken. */
function* boardsOf(text: TextSource, strict: boolean, context: Context, say: Say): Generator<ImportedBoard, Summary> {
  const { games, loose, carried } = gamesOf(text, strict);
  const { scoring, fileGivesScores } = context.facts;
  const matches = matchesOf(context.byTable);
  const taken = factsCollector();
  let recordsRead = 0;
  for (const { game, match } of matches.matched(games)) {
    const file = { match, scoring, fileGivesScores };
    const { records, isRefused } = readGameRecords(game, file, context, recordsRead, strict);
    recordsRead += records.length;
    if (!isRefused) taken.add(game);
    for (const { board, items } of records) {
      items.forEach(say);
      if (board) yield board;
    }
  }
  const facts = taken.facts();
  const none = recordsRead === 0 ? [refused('not-pbn', 1)] : [];
  return {
    recordsRead,
    facts,
    findings: [...none, ...loose, ...facts.findings, ...carried(), ...matches.findings(), ...context.pairs.findings()],
  };
}

/**
 * Reads a PBN file (2.1, import format), holding one record at a time; the rows of ScoreTables are records too. Never throws: a record of which nothing can be
 * made is an `error` in the report and not among the boards; the others stay. In strict mode that is every record
 * against the standard. Goes through the text twice, and once more each time the boards are iterated over.
 * @param each is given every board as it is read for the report, so that whoever has room for them need not read them again
 */
export const readPbnRecords = (
  source: DecodedSource,
  { strict = false }: PbnOptions,
  say: Say,
  each?: (board: ImportedBoard) => void,
): ImportedRecords => {
  const context = contextOf(source.text, strict);
  const report = withoutRepeats(say);
  const { recordsRead, facts, findings } = runToEnd(boardsOf(source.text, strict, context, report.say), each);
  fileItems([...encodingNote(source), ...findings], strict).forEach(say);
  report.end();
  return {
    format: 'pbn',
    event: facts.event,
    date: facts.date,
    earliestDate: facts.earliestDate,
    scoring: facts.scoring,
    recordsRead,
    boards: { [Symbol.iterator]: () => boardsOf(source.text, strict, context, silent) },
    deals: [],
    contestants: context.pairs.contestants(facts.scoring),
  };
};

/** Order of a report: findings about the file first, then by record. */
const inOrder = (one: ReportItem, other: ReportItem): number =>
  (one.record ?? 0) - (other.record ?? 0) || (one.record === null ? 0 : one.line - other.line);

/** Reads a PBN file that is held in memory as a whole. */
export const readPbn = (bytes: Uint8Array, options: PbnOptions = {}): ImportedFile => {
  const report: ReportItem[] = [];
  const read = readPbnRecords(decodeSource([bytes]), options, (item) => report.push(item));
  return { ...read, boards: [...read.boards], report: report.sort(inOrder) };
};
