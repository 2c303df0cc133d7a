import { blankFile } from '../blank-record';
import { type Result, err, ok } from '@app/bridge';
import { type Finding, assumption, contradiction, error, ofWholeFile, quoted } from '../finding';
import type { ImportedBoard, ImportedFile, ImportedRecords, ReportItem, Say } from '../imported';
import { runToEnd, silent } from '../reader';
import type { ByteSource, TextSource } from '../text-source';
import { type HandsOf, dealCollector } from './deals';
import { xmlText } from './encoding';
import { boardSurvey, dateOf, firstEvent, isRankedByVictoryPoints, scoringOf } from './event';
import { type Register, inVictoryPoints, readParticipants, sidesSat, withDirections } from './participants';
import { pointsNotRead } from './points';
import { boardNumberOf, boardPlaces, dealPlaces, scopesOf, type UsebioBoard } from './scopes';
import { readTraveller } from './traveller';
import { childrenOf, readXml, textOf } from './xml';

const NOTHING = { ...blankFile('usebio'), boards: [] };

/** What has to be known of the whole file before its first BOARD can be read. */
interface Context {
  readonly head: Pick<ImportedRecords, 'event' | 'date' | 'scoring' | 'deals' | 'contestants'>;
  readonly winners: string | null;
  /** The line of the EVENT. */
  readonly line: number;
  readonly places: ReturnType<typeof boardPlaces>;
  readonly register: Register;
  readonly handsOf: HandsOf;
  readonly findings: readonly Finding[];
}

/** Participants and hand records may stand behind the results: reads everything but the results. */
const contextOf = (text: TextSource): Result<Context, Finding> => {
  const deals = dealCollector();
  const survey = boardSurvey();
  const notRead = pointsNotRead();
  const parsed = runToEnd(readXml(text, 'BOARD'), (board) => {
    survey.add(board);
    deals.add(board);
    childrenOf(board.element, 'TRAVELLER_LINE').forEach(notRead.addLine);
  });
  if (!parsed.ok) return err(error('not-xml', parsed.error.line, { problem: parsed.error.problem }));
  const usebio = parsed.value;
  if (usebio.name !== 'USEBIO') {
    return err(error('not-usebio', usebio.line, { text: quoted(usebio.name) }));
  }
  const { event, findings } = firstEvent(usebio);
  if (!event) return err(error('no-event', usebio.line));
  const scopes = scopesOf(event);
  const winners = scopes.map(({ element }) => textOf(element, 'WINNER_TYPE')).find((type) => type !== null) ?? null;
  const { contestants, register, findings: ofParticipants } = readParticipants(scopes, winners);
  const dealt = deals.deals(dealPlaces(usebio, scopes));
  const { scoring, findings: ofScoring } = scoringOf(event, scopes, survey);
  const { date, findings: ofDate } = dateOf(event);
  scopes.flatMap(({ element }) => childrenOf(element, 'MATCH')).forEach(notRead.addMatch);
  const ranked = isRankedByVictoryPoints(event)
    ? inVictoryPoints(contestants, event.line)
    : { contestants, findings: [] };
  const title = textOf(event, 'EVENT_DESCRIPTION') ?? textOf(event, 'TITLE');
  return ok({
    head: { event: title, date, scoring, deals: dealt.deals, contestants: ranked.contestants },
    winners,
    line: event.line,
    places: boardPlaces(scopes),
    register,
    handsOf: dealt.handsOf,
    findings: [
      ...findings,
      ...ofDate,
      ...ofScoring,
      ...ofParticipants,
      ...ranked.findings,
      ...dealt.findings,
      ...notRead.findings(),
    ],
  });
};

/** Outside a MATCH a board has one traveller; what was to be compared stands apart where it has two. */
const boardsTwice = (): ((board: UsebioBoard) => readonly Finding[]) => {
  const seen = new Map<string, number>();
  return ({ section, match, element }) => {
    const number = boardNumberOf(element);
    if (match || number === null) return [];
    const key = `${section ?? ''}/${number}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, element.line);
    return before === undefined
      ? []
      : [contradiction('board-twice.traveller', element.line, { board: number, before })];
  };
};

/** Reads every traveller, in the order of the file, and yields the boards that can be taken. @returns how many lines there are */
function* boardsOf(text: TextSource, context: Context, say: Say): Generator<ImportedBoard, number> {
  const { places, register, handsOf } = context;
  const { scoring } = context.head;
  const repeated = boardsTwice();
  let recordsRead = 0;
  for (const { element, parent } of readXml(text, 'BOARD')) {
    const place = places.get(parent);
    if (!place) continue;
    const at = { ...place, element };
    repeated(at).map(ofWholeFile).forEach(say);
    const { count, boards, report } = readTraveller({ at, register, handsOf, scoring }, recordsRead);
    recordsRead += count;
    report.forEach(say);
    yield* boards;
  }
  return recordsRead;
}

const reading = (
  bytes: ByteSource,
  say: Say,
): { readonly records: ImportedRecords; readonly findings: readonly ReportItem[] } => {
  const { text, findings: encoding } = xmlText(bytes);
  const read = contextOf(text);
  if (!read.ok) return { records: NOTHING, findings: [...encoding, read.error].map(ofWholeFile) };
  const context = read.value;
  const { head, winners, line } = context;
  const sat = sidesSat(head.contestants);
  let playersNamed = false;
  const recordsRead = runToEnd(boardsOf(text, context, say), (board) => {
    sat.add(board);
    playersNamed ||= Object.keys(board.players).length > 0;
  });
  const { contestants, findings: directions } = withDirections(head.contestants, winners, sat.of, line);
  const records: ImportedRecords = {
    ...head,
    format: 'usebio',
    recordsRead,
    boards: { [Symbol.iterator]: () => boardsOf(text, context, silent) },
    contestants,
  };
  const findings = [
    ...encoding,
    ...context.findings,
    ...directions,
    ...(contestants.length > 0 ? [] : [contradiction('no-participants', line)]),
    ...(recordsRead > 0 ? [] : [error('no-results', line)]),
    ...(playersNamed ? [assumption('seats-of-partners', line)] : []),
  ];
  return { records, findings: findings.map(ofWholeFile) };
};

/**
 * Reads a USEBIO file, version 1.0 to 1.3, holding one BOARD at a time: one EVENT with its participants, travellers and
 * hand records. Never throws: a file that is no well-formed XML or no USEBIO is refused as a whole, with line and reason;
 * a line that cannot be taken is an `error` in the report, and the others stay. No table numbers: USEBIO has none.
 * Goes through the bytes three times, and once more each time the boards are iterated over.
 */
export const readUsebioRecords = (bytes: ByteSource, say: Say): ImportedRecords => {
  const { records, findings } = reading(bytes, say);
  findings.forEach(say);
  return records;
};

/** Reads a USEBIO file that is held in memory as a whole; findings about the file come first in the report. */
export const readUsebio = (bytes: Uint8Array): ImportedFile => {
  const report: ReportItem[] = [];
  const { records, findings } = reading([bytes], (item) => report.push(item));
  return { ...records, boards: [...records.boards], report: [...findings, ...report] };
};
