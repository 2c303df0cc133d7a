import { blankFile } from '../blank-record';
import { type Param, message } from '@app/bridge';
import type { Traveller } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import { type LossKind, lossesOf } from '../export/losses';
import type { SessionExport } from '../export/session-export';
import { type Finding, error, note, ofWholeFile } from '../finding';
import type {
  ImportedBoard,
  ImportedContestant,
  ImportedFile,
  ImportedRecords,
  ImportedScoring,
  ReportItem,
  Say,
} from '../imported';
import { NOT_IN_PBN } from '../pbn/write-pbn';
import { roomsOfMatches } from '../pbn/write-rooms';
import { runToEnd, silent } from '../reader';
import { type DecodedSource, type TextSource, decodeSource } from '../text-source';
import { jsonParts } from './json-parts';
import { type JsonSession, contestantName, readElement } from './read-board';
import { JSON_FORM } from './write-json';

const BOARDS = 'boards';

interface Document extends JsonSession {
  readonly standings: SessionExport['standings'];
  readonly withheld: number;
}

/** The members beside the boards: what holds for the session. */
const documentOf = (text: TextSource): Document | Finding => {
  const members = new Map<string, unknown>();
  for (const part of jsonParts(text, BOARDS)) {
    if (part.kind !== 'member') continue;
    try {
      members.set(part.name, JSON.parse(part.text));
    } catch {
      return error('json-member', part.line, { name: part.name.slice(0, 40) });
    }
  }
  const isOwn = members.get('format') === JSON_FORM.format && members.get('version') === JSON_FORM.version;
  if (!isOwn) return error('not-json', 1, { ...JSON_FORM });
  try {
    const session = members.get('session') as SessionExport['session'];
    const travellers = members.get('travellers') as readonly Traveller[];
    const lines = travellers.flatMap((one) => one.lines.map((line) => [line.id, line] as const));
    const document: Document = {
      session: { ...session, contestants: [...session.contestants], kept: [...session.kept] },
      names: { ...(members.get('names') as SessionExport['names']) },
      standings: members.get('standings') as SessionExport['standings'],
      withheld: Number(members.get('withheld')),
      lines: new Map(lines),
      rooms: roomsOfMatches(members.get('matches') as SessionExport['matches']),
    };
    contestantsOf(document);
    sessionLosses(document);
    return document;
  } catch {
    return error('json-member', 1, { name: 'session' });
  }
};

const SCORINGS: Readonly<Record<string, ImportedScoring>> = {
  matchpoints: 'matchpoints',
  'cross-imps': 'cross-imps',
  butler: 'butler',
  'total-points': 'total-points',
  'team-imps': 'team-imps',
  'team-vp': 'team-imps',
  'board-a-match': 'board-a-match',
};

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const contestantsOf = (document: Document): readonly ImportedContestant[] => {
  const { session, names, standings } = document;
  const rows = new Map(standings.groups.flatMap((group) => group.rows.map((row) => [row.contestant, row] as const)));
  return session.contestants.map(({ contestant, kind, direction, players = [] }) => ({
    name: contestantName(document, String(contestant)),
    kind,
    direction: direction ?? null,
    players: players.map((player) => String(names[player] ?? player)),
    total: textOr(rows.get(contestant)?.total),
    percentage: textOr(rows.get(contestant)?.percentage),
    place: textOr(rows.get(contestant)?.place),
    line: 1,
  }));
};

/** What of a session, and of its boards, a record of PBN has no place for and is not read beside it. */
const READ_BESIDE: readonly string[] = ['artificial-scores', 'not-played'];
const NOT_READ = Object.fromEntries(Object.entries(NOT_IN_PBN).filter(([kind]) => !READ_BESIDE.includes(kind)));

const sessionLosses = ({ session, standings }: Document) =>
  lossesOf({ session, standings, docs: [], withheld: 0 }, NOT_READ);

/** Counts what is not taken, by its kind. */
const lossCount = (document: Document) => {
  const counts = new Map<LossKind, number>();
  const add = (losses: ReturnType<typeof lossesOf>): void => {
    for (const { kind, count } of losses) counts.set(kind, (counts.get(kind) ?? 0) + count);
  };
  const ofSession = sessionLosses(document);
  const known = new Set(ofSession.map(({ kind }) => kind));
  add(ofSession);
  return {
    board: (doc: BoardDoc): void => {
      const losses = lossesOf(
        { session: document.session, standings: document.standings, docs: [doc], withheld: 0 },
        NOT_READ,
      );
      add(losses.filter(({ kind }) => !known.has(kind)));
    },
    findings: (): readonly Finding[] => {
      const list: readonly Param[] = [...counts].map(([kind, count]) => message(`export.loss.${kind}`, { count }));
      return list.length === 0 ? [] : [note('json-not-read', 1, { what: { list } })];
    },
  };
};

/** Reads all boards and yields those that can be taken; how many there are at the end. */
function* boardsOf(
  text: TextSource,
  document: Document,
  say: Say,
  seen: (doc: BoardDoc) => void,
): Generator<ImportedBoard, number> {
  let record = 0;
  for (const part of jsonParts(text, BOARDS)) {
    if (part.kind !== 'element') continue;
    record += 1;
    const { line } = part;
    const element = readElement(part.text, record, line, document);
    if (!element.ok) {
      say({ ...element.error, record, board: null, room: null });
      continue;
    }
    const { doc, board, report } = element.value;
    for (const { kind, code, message: said } of report) {
      say({ kind, code, message: said, line, record, board: String(doc.board), room: board?.room ?? null });
    }
    seen(doc);
    if (board) yield board;
  }
  return record;
}

const NOTHING = { ...blankFile('json'), boards: [] };

/**
 * Reads a session that this program has exported as JSON (`docs/export.md`), a board at a time: calls, cards, results, who
 * played and what it came to. What was decided about it, in what only the ledger can say, is not taken and named. Never
 * throws: a board that cannot be read is an `error` in the report, the others stay.
 */
export const readJsonRecords = ({ text }: DecodedSource, say: Say): ImportedRecords => {
  const document = documentOf(text);
  if ('code' in document) {
    say(ofWholeFile(document));
    return NOTHING;
  }
  const losses = lossCount(document);
  const recordsRead = runToEnd(boardsOf(text, document, say, losses.board));
  losses.findings().map(ofWholeFile).forEach(say);
  const { session } = document;
  return {
    ...NOTHING,
    event: textOr(session.title),
    date: /^\d{4}-\d\d-\d\d$/.test(session.date ?? '') ? session.date : null,
    scoring: SCORINGS[session.scoring] ?? null,
    recordsRead,
    contestants: contestantsOf(document),
    boards: { [Symbol.iterator]: () => boardsOf(text, document, silent, () => undefined) },
  };
};

/** The same of a document that is held in memory as a whole. */
export const readJson = (bytes: Uint8Array): ImportedFile => {
  const report: ReportItem[] = [];
  const read = readJsonRecords(decodeSource([bytes]), (item) => report.push(item));
  return { ...read, boards: [...read.boards], report };
};
