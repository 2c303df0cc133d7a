import { type Finding, assumption, error, note, ofWholeFile, quoted } from '../finding';
import type { ImportedBoard, ImportedFile, ImportedRecords, ImportedScoring, ReportItem, Say } from '../imported';
import { runToEnd, silent } from '../reader';
import { type DecodedSource, type TextSource, decodeSource } from '../text-source';
import { readRbnRecord } from './read-record';
import { type RbnRecord, isBoard, rbnRecords } from './records';
import { dateOf, scoringOf, textIn } from './values';

/** `K Italy:USA1:999:22`: the teams, and what they bring along. */
const teamsIn = ({ labels }: RbnRecord): readonly [string, string] | null => {
  const [one = '', other = ''] = (labels.get('K')?.value ?? '').split(':').map((part) => part.trim());
  return one !== '' && other !== '' && one !== other ? [one, other] : null;
};

/** The first of two records of the same deal is in the open room, the second in the closed one. */
const roomsByOrder = () => {
  let before = '';
  return (record: RbnRecord): 'open' | 'closed' | null => {
    if (!teamsIn(record)) return null;
    const { labels } = record;
    const deal = ['K', 'S', 'B', 'H'].map((label) => labels.get(label)?.value ?? '').join('\n');
    const isSecond = deal === before;
    before = isSecond ? '' : deal;
    return isSecond ? 'closed' : 'open';
  };
};

/** What is known of the whole file when its last record has been read. */
interface Summary {
  readonly recordsRead: number;
  readonly event: string | null;
  readonly date: string | null;
  readonly scoring: ImportedScoring | null;
  readonly findings: readonly Finding[];
}

/** The different values of a label, each with its first line. */
const values = (label: string) => {
  const lines = new Map<string, number>();
  return {
    lines,
    add: ({ labels }: RbnRecord): void => {
      const given = labels.get(label);
      if (given && given.value !== '' && !lines.has(given.value)) lines.set(given.value, given.line);
    },
    several: (what: 'dates' | 'events' | 'scorings'): readonly Finding[] => {
      const [first, second] = lines;
      if (!first || !second) return [];
      return [
        note(`several-${what}`, second[1], { count: lines.size, first: quoted(first[0]), second: quoted(second[0]) }),
      ];
    },
  };
};

function* boardsOf(text: TextSource, say: Say): Generator<ImportedBoard, Summary> {
  const [events, dates, scorings, teams] = [values('E'), values('D'), values('F'), values('K')];
  const roomOf = roomsByOrder();
  let [recordsRead, comments, firstComment] = [0, 0, 1];
  for (const record of rbnRecords(text)) {
    if (record.comments > 0 && comments === 0) firstComment = record.line;
    comments += record.comments;
    for (const one of [events, dates, scorings, teams]) one.add(record);
    if (!isBoard(record)) continue;
    recordsRead += 1;
    const read = readRbnRecord(record, recordsRead, teamsIn(record), roomOf(record));
    const board = record.labels.get('B')?.value.slice(0, 20) ?? null;
    const room = read.ok ? read.value.board.room : null;
    const at = { record: recordsRead, board, room: board === null ? null : room };
    for (const finding of read.ok ? read.value.findings : [read.error]) say({ ...finding, ...at });
    if (read.ok) yield read.value.board;
  }
  const [form, formLine = 1] = [...scorings.lines][0] ?? [];
  const scoring = form === undefined ? null : scoringOf(form);
  const [match, matchLine = 1] = [...teams.lines][0] ?? [];
  const [one = '', other = '', carried = '', otherCarried = ''] = (match ?? '').split(':');
  const carries = carried !== '' || otherCarried !== '';
  const [date] = dates.lines.keys();
  const [event] = events.lines.keys();
  return {
    recordsRead,
    event: event === undefined ? null : textIn(event),
    date: date === undefined ? null : dateOf(date),
    scoring,
    findings: [
      ...events.several('events'),
      ...dates.several('dates'),
      ...scorings.several('scorings'),
      ...(form !== undefined && scoring === null
        ? [note('scoring-not-known.form', formLine, { form: form.slice(0, 40) })]
        : []),
      ...(match === undefined ? [] : [assumption('rbn-rooms', matchLine, { team: quoted(one) })]),
      ...(carries
        ? [note('carry-over', matchLine, { one, carried: carried || '0', other, otherCarried: otherCarried || '0' })]
        : []),
      ...(comments > 0 ? [note('rbn-comments', firstComment, { comments })] : []),
    ],
  };
}

/**
 * Reads a file in Richard's Bridge Notation (RBN), a record at a time. The form is that of Richard Pavlicek
 * (rpbridge.net/7a12.htm), as data-bridge of Soren Hein reads it (`src/records`). Never throws: a record that cannot be
 * read is an `error` in the report, the others stay. Goes through the text once, and once more each time the boards are
 * iterated over.
 */
export const readRbnRecords = ({ text }: DecodedSource, say: Say): ImportedRecords => {
  const { recordsRead, event, date, scoring, findings } = runToEnd(boardsOf(text, say));
  [...(recordsRead === 0 ? [error('no-boards-dealt', 1)] : []), ...findings].map(ofWholeFile).forEach(say);
  const boards = { [Symbol.iterator]: () => boardsOf(text, silent) };
  return { format: 'rbn', event, date, scoring, recordsRead, boards, deals: [], contestants: [] };
};

/** The same of a file that is held in memory as a whole. */
export const readRbn = (bytes: Uint8Array): ImportedFile => {
  const report: ReportItem[] = [];
  const read = readRbnRecords(decodeSource([bytes]), (item) => report.push(item));
  return { ...read, boards: [...read.boards], report };
};
