import { type Result, type Seat, SEATS, SIDES, err, ok } from '@app/bridge';
import type { TravellerLine } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import { textsOf } from '@app/messages';
import type { BoardView } from '@app/session';
import { percentsOf } from '../export/artificial-percent';
import type { ExportedBoard, SessionExport } from '../export/session-export';
import { type Finding, error } from '../finding';
import type { ImportedBoard, ImportedCall, ReportItem } from '../imported';
import { readPbn } from '../pbn/read-pbn';
import { scoreAlone } from '../score-alone';
import { recordLines } from '../pbn/write-record';
import type { RoomOfMatch } from '../pbn/write-rooms';

/** What a document says of its session, for the records of its boards. */
export interface JsonSession extends Pick<SessionExport, 'session' | 'names'> {
  readonly lines: ReadonlyMap<string, TravellerLine>;
  readonly rooms: ReadonlyMap<string, RoomOfMatch>;
}

interface ReadElement {
  readonly doc: BoardDoc;
  readonly board: ImportedBoard | null;
  readonly report: readonly Pick<ReportItem, 'kind' | 'code' | 'message'>[];
}

/** A board of the document with everything that happened there; the last two are null where it is withheld. */
type Element = BoardDoc & { readonly view: BoardView | null; readonly events: unknown };

/**
 * Contestants by the names that an import gives its ids from: teams by theirs, partners that are named together by both,
 * everybody else by the id.
 */
export const contestantName = ({ session, names }: JsonSession, id: string): string => {
  const name = names[id];
  if (typeof name !== 'string') return id;
  const entered = session.contestants.find(({ contestant }) => contestant === id);
  return entered?.kind === 'team' || name.includes(' & ') ? name : id;
};

/** What was said of a call, in the characters that were said: PBN has those of ISO-8859-1 alone. */
const explained = (calls: readonly ImportedCall[], { standing, auction }: BoardView): readonly ImportedCall[] =>
  calls.map((call, at) => {
    const made = auction.find(({ act }) => act === standing[at]?.act);
    if (!made) return call;
    const explanation = made.explanations.map(({ text }) => text).join('; ');
    return { ...call, alerted: made.alerted, explanation: explanation === '' ? null : explanation };
  });

const playersOf = ({ players }: BoardDoc, names: SessionExport['names']): ImportedBoard['players'] =>
  Object.fromEntries(
    SEATS.flatMap((seat): (readonly [Seat, string])[] => {
      const id = players[seat];
      return id === undefined ? [] : [[seat, String(names[id] ?? id)]];
    }),
  );

const isPercent = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;

/** A score that takes the place of that of the table. */
const scoreInPlace = ({ adjusted }: BoardDoc, line: number): ImportedBoard['result'] => {
  if (!adjusted) return null;
  const percent = adjusted.percent ?? (adjusted.outcome ? percentsOf(adjusted.outcome) : null);
  if (percent && !SIDES.every((side) => isPercent(percent[side]))) throw new Error('percent');
  return percent ? { kind: 'artificial', percent, line } : null;
};

/** What a record in PBN does not say, or only in words. */
const withoutContract = ({ result }: BoardDoc, line: number): ImportedBoard['result'] => {
  if (result?.kind === 'not-played') return { kind: 'not-played', reason: String(result.reason), line };
  if (result?.kind !== 'score-only') return null;
  const score = scoreAlone(String(result.score));
  if (score === null) throw new Error('score');
  return { kind: 'score-only', score, line };
};

const TOLD_ELSEWHERE: readonly string[] = ['table-left-out', 'encoding', 'no-empty-line'];

const read = (element: Element, record: number, line: number, session: JsonSession): ReadElement | null => {
  const { view, events: _, ...doc } = element;
  if (!view) return null;
  const exported: ExportedBoard = { doc, view, events: [] };
  const beside = { line: session.lines.get(doc.id), room: session.rooms.get(doc.id), replacedBy: null };
  const whole = { ...session, session: session.session } as unknown as SessionExport;
  const text = recordLines(whole, exported, beside, textsOf('en')).join('\r\n');
  const file = readPbn(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  const report = file.report.filter(({ code }) => !TOLD_ELSEWHERE.includes(code));
  const [board] = file.boards;
  if (!board) return { doc, board: null, report };
  const { NS, EW } = doc.contestants;
  return {
    doc,
    board: {
      ...board,
      record,
      line,
      contestants: { NS: contestantName(session, NS), EW: contestantName(session, EW) },
      players: playersOf(doc, session.names),
      calls: board.calls && explained(board.calls, view),
      result: scoreInPlace(doc, line) ?? withoutContract(doc, line) ?? board.result,
    },
    report,
  };
};

/**
 * Reads a board of the document by the PBN record that the export would make of it: so it is checked as every PBN file is,
 * and what PBN cannot say is not taken. Of a document that somebody has changed, every part may be of another type than
 * it says: such a board is refused.
 */
export const readElement = (
  text: string,
  record: number,
  line: number,
  session: JsonSession,
): Result<ReadElement, Finding> => {
  try {
    const found = read(JSON.parse(text) as Element, record, line, session);
    return found ? ok(found) : err(error('json-withheld', line));
  } catch {
    return err(error('json-board', line));
  }
};
