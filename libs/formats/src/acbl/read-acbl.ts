import { blankFile, blankRecord } from '../blank-record';
import type { Side } from '@app/bridge';
import { type Finding, assumption, contradiction, error, note, ofWholeFile, quoted } from '../finding';
import type { ImportedBoard, ImportedContestant, ImportedFile, ImportedRecords, ReportItem, Say } from '../imported';
import { runToEnd, silent } from '../reader';
import type { ByteSource } from '../text-source';
import { type GameEvent, type GameSection, dayOf, eventDay, eventName, eventsOf, sectionsOf } from './events';
import { type GameFile, gameFileOf, hundredths, within } from './game-file';
import { type Numbering, entriesOf, numberingOf, pairName } from './pairs';
import { type GameRow, boardsOf, mostRows, resultOf, rowsOf } from './results';

/** Where the points of a form of scoring stand among what a record states. */
const POINTS = { matchpoints: 'matchpoints', butler: 'imps', 'cross-imps': 'crossImps' } as const;

const statedOf = ({ scoring }: GameEvent, { points }: GameRow, line: number): ImportedBoard['stated'] => {
  if (scoring !== 'matchpoints' && scoring !== 'butler' && scoring !== 'cross-imps') return {};
  return { [POINTS[scoring]]: { NS: hundredths(points.NS), EW: hundredths(points.EW) }, line };
};

interface InSection {
  readonly section: GameSection;
  readonly numbering: Numbering;
}

const boardOf = (
  event: GameEvent,
  { section, numbering }: InSection,
  row: GameRow,
  record: number,
): Omit<ImportedBoard, 'result'> => {
  const named = (side: Side): string =>
    pairName(section, numbering.isHowell, numbering.numberOf(row.pairs[side], side), side);
  return {
    ...blankRecord(record, record),
    board: row.board,
    section: section.letter,
    contestants: { NS: named('NS'), EW: named('EW') },
    stated: statedOf(event, row, record),
  };
};

const cutOff = (what: 'section' | 'board', name: string): Finding => error(`acbl-outside.${what}`, 1, { name });

/** What there is to say of a section before its results; null with a reason told where these cannot be read. */
const inSection = (file: GameFile, section: GameSection, tell: (finding: Finding) => void): InSection | null => {
  const numbering = within(() => numberingOf(file, section));
  if (numbering && !numbering.isUnknown) return { section, numbering };
  tell(numbering ? error('acbl-renumbered', 1, { section: section.letter }) : cutOff('section', section.letter));
  return null;
};

/** The boards of a section, with the rows of each; those that lie outside of the file are told. */
function* rowsIn(
  file: GameFile,
  section: GameSection,
  budget: { rows: number },
  tell: (finding: Finding) => void,
): Generator<GameRow> {
  const boards = within(() => boardsOf(file, section));
  if (!boards) tell(cutOff('section', section.letter));
  for (const board of boards ?? []) {
    const read = rowsOf(file, board);
    for (;;) {
      const next = budget.rows === 0 ? null : within(() => read.next());
      if (!next) tell(cutOff('board', `${section.letter} ${board.board}`));
      if (!next || next.done === true) break;
      budget.rows -= 1;
      if (next.value) yield next.value;
    }
  }
}

/** The results of one event, section by section; returns how many records there were. */
function* recordsOf(file: GameFile, event: GameEvent, say: Say): Generator<ImportedBoard, number> {
  let records = 0;
  const budget = { rows: mostRows(file) };
  const tell = (finding: Finding): void => say(ofWholeFile(finding));
  for (const section of sectionsOf(file, event).filter(({ boardsAt }) => boardsAt !== 0)) {
    const at = inSection(file, section, tell);
    for (const row of at ? rowsIn(file, section, budget, tell) : []) {
      records += 1;
      const result = resultOf(row, records);
      const place = { record: records, board: String(row.board), room: null };
      for (const finding of result.ok ? result.value.findings : [result.error]) say({ ...finding, ...place });
      if (at && result.ok) yield { ...boardOf(event, at, row, records), result: result.value.result };
    }
  }
  return records;
}

const contestantsOf = (file: GameFile, event: GameEvent, say: Say): readonly ImportedContestant[] =>
  sectionsOf(file, event).flatMap((section) => {
    const numbering = within(() => numberingOf(file, section));
    const entries = numbering && entriesOf(file, section, numbering);
    if (!entries) say(ofWholeFile(error('acbl-outside.entries', 1, { name: section.letter })));
    return (entries ?? []).map(({ contestant, adjustment }) => {
      const { name, kind } = contestant;
      if (adjustment !== null) say(ofWholeFile(note('adjustment', 1, { kind, name, points: adjustment })));
      return contestant;
    });
  });

/** Results that an event has, as far as they can be counted. */
const countOf = (file: GameFile, event: GameEvent): number => runToEnd(recordsOf(file, event, silent));

/** What of the head of the file is not taken, or is taken otherwise than it says. */
const headFindings = (file: GameFile, events: readonly GameEvent[], read: GameEvent): readonly Finding[] => {
  const others = events.filter((event) => event !== read);
  const fields = sectionsOf(file, read).filter(({ opensField }) => opensField).length;
  return [
    ...others.map((event) => {
      const name = within(() => eventName(file, event)) ?? '';
      return event.isOfPairs
        ? error('acbl-other-event', 1, { name: quoted(name), results: countOf(file, event) })
        : error('acbl-event-type', 1, { name: quoted(name), type: event.type });
    }),
    ...(fields > 1 ? [assumption('acbl-fields', 1, { fields })] : []),
    ...(read.scoring === null ? [note('acbl-scoring', 1)] : []),
  ];
};

const joined = (bytes: ByteSource): Uint8Array => {
  const pieces = [...bytes];
  const all = new Uint8Array(pieces.reduce((so, { length }) => so + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
};

/**
 * Reads an ACBLscore game file: the results of pairs of its first event of pairs, as scores without contracts, with
 * players, points of the boards and totals. The form was never published; it is read as Matthew Kidd has decoded it
 * (`ACBLgamedecode.pm` of 5 December 2015, in morrisjones/ACBLmerge; "ACBLscore Game Files Decoded", lajollabridge.com).
 * Awards, strata, ranks, memos, teams and individuals are not taken. The lines of the report are the numbers of the
 * results. Never throws.
 */
export const readAcblRecords = (bytes: ByteSource, say: Say): ImportedRecords => {
  const file = gameFileOf(joined(bytes));
  const events = within(() => eventsOf(file).map((event) => ({ event, sections: sectionsOf(file, event) })));
  const tell = (finding: Finding): void => say(ofWholeFile(finding));
  const blank = { ...blankFile('acbl'), boards: [] };
  if (!events) {
    tell(error('acbl-outside.head', 1));
    return blank;
  }
  const all = events.map(({ event }) => event);
  const event = all.find(({ isOfPairs }) => isOfPairs);
  if (!event) {
    for (const { type } of all) tell(error('acbl-event-type', 1, { name: quoted(''), type }));
    if (all.length === 0) tell(error('acbl-nothing', 1));
    return blank;
  }
  const recordsRead = runToEnd(recordsOf(file, event, say));
  if (recordsRead === 0) tell(error('acbl-nothing', 1));
  else tell(note('score-alone.taken', 1));
  for (const finding of headFindings(file, all, event)) tell(finding);
  const name = within(() => eventName(file, event)) ?? '';
  const day = within(() => eventDay(file, event)) ?? '';
  const date = dayOf(day);
  if (date === null && day !== '') tell(contradiction('acbl-date', 1, { text: quoted(day) }));
  return {
    ...blank,
    event: name === '' ? null : name,
    date,
    scoring: event.scoring,
    recordsRead,
    contestants: contestantsOf(file, event, say),
    boards: { [Symbol.iterator]: () => recordsOf(file, event, silent) },
  };
};

/** The same of a file that is held in memory as a whole. */
export const readAcbl = (bytes: Uint8Array): ImportedFile => {
  const report: ReportItem[] = [];
  const read = readAcblRecords([bytes], (item) => report.push(item));
  return { ...read, boards: [...read.boards], report };
};
