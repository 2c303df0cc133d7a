import type { Side } from '@app/bridge';
import { SIDES } from '@app/bridge';
import type { ImportedBoard, ImportedFile, ReportItem } from '../imported';
import type { ReadBoard } from './board';
import { readBoard } from './board';
import { readParticipants, withDirections } from './contestants';
import { readDeals } from './deals';
import { xmlText } from './encoding';
import type { Finding } from '../finding';
import { assumption, contradiction, error, note, quoted } from '../finding';
import type { UsebioBoard } from './scopes';
import { boardNumberOf, boardsOf, scopesOf } from './scopes';
import { scoringOf } from './scoring';
import { parseDate } from './values';
import type { XmlElement } from './xml';
import { childOf, childrenOf, parseXml, textOf, valueOf } from './xml';

const whole = (finding: Finding): ReportItem => ({ ...finding, record: null, board: null });

const NOTHING: Omit<ImportedFile, 'report'> = {
  format: 'usebio',
  event: null,
  date: null,
  scoring: null,
  recordsRead: 0,
  boards: [],
  deals: [],
  contestants: [],
};

const refused = (findings: readonly Finding[], code: string, line: number, message: string): ImportedFile => ({
  ...NOTHING,
  report: [...findings, error(code, line, message)].map(whole),
});

const VERSIONS = new Set(['1.0', '1.1', '1.2', '1.3']);

const eventFindings = (usebio: XmlElement, events: readonly XmlElement[]): readonly Finding[] => {
  const version = valueOf(usebio, 'VERSION');
  const unknown = `USEBIO version ${quoted(version ?? '')} is not one of 1.0 to 1.3; read all the same`;
  return [
    ...(version !== null && !VERSIONS.has(version) ? [note('version-unknown', usebio.line, unknown)] : []),
    ...events.slice(1).map(({ line }) => {
      const message = 'a second EVENT in one file: only the first is taken';
      return error('second-event', line, message);
    }),
  ];
};

const dateOf = (event: XmlElement): { readonly date: string | null; readonly findings: readonly Finding[] } => {
  const element =
    childOf(event, 'DATE') ?? childrenOf(event, 'SESSION').flatMap((one) => childOf(one, 'DATE') ?? [])[0];
  if (!element || element.text === '') return { date: null, findings: [] };
  const date = parseDate(element.text);
  const message = `DATE ${quoted(element.text)} is no day written dd/mm/yyyy`;
  return { date, findings: date ? [] : [contradiction('date-unreadable', element.line, message)] };
};

/** On which sides each contestant sat. */
const sidesOf = (boards: readonly ImportedBoard[]): ReadonlyMap<string, ReadonlySet<Side>> => {
  const sides = new Map<string, Set<Side>>();
  for (const { contestants } of boards) {
    for (const side of SIDES) {
      const name = contestants[side];
      if (name === undefined) continue;
      const sat = sides.get(name) ?? new Set();
      sides.set(name, sat.add(side));
    }
  }
  return sides;
};

const seatingFindings = (boards: readonly ImportedBoard[], line: number): readonly Finding[] => {
  const message =
    'USEBIO does not say who of a pair sat North or South, East or West: the first name is taken as N or E';
  const named = boards.some(({ players }) => Object.keys(players).length > 0);
  return named ? [assumption('seats-of-partners', line, message)] : [];
};

/** Outside a MATCH a board has one traveller; what was to be compared stands apart where it has two. */
const boardsTwice = (boards: readonly UsebioBoard[]): readonly Finding[] => {
  const seen = new Map<string, number>();
  return boards.flatMap(({ scope, match, element }): readonly Finding[] => {
    const number = boardNumberOf(element);
    if (match || number === null) return [];
    const key = `${scope.label ?? ''}/${number}`;
    const before = seen.get(key);
    seen.set(key, before ?? element.line);
    if (before === undefined) return [];
    return [contradiction('board-twice', element.line, `board ${number} has a BOARD in line ${before} already`)];
  });
};

const missingParts = (event: XmlElement, contestants: number, lines: number): readonly Finding[] => {
  const { line } = event;
  const nobody = 'no PARTICIPANTS: contestants are known by their numbers in the lines only';
  return [
    ...(contestants > 0 ? [] : [contradiction('no-participants', line, nobody)]),
    ...(lines > 0 ? [] : [error('no-results', line, 'no TRAVELLER_LINE: no results')]),
  ];
};

const readEvent = (usebio: XmlElement, event: XmlElement): ImportedFile => {
  const scopes = scopesOf(event);
  const places = boardsOf(scopes);
  const winners = scopes.map(({ element }) => textOf(element, 'WINNER_TYPE')).find((type) => type !== null) ?? null;
  const participants = readParticipants(scopes, winners);
  const deals = readDeals(usebio, scopes);
  const scoring = scoringOf(event, places);
  const date = dateOf(event);

  const travellers: ReadBoard[] = [];
  let recordsRead = 0;
  for (const at of places) {
    const { register } = participants;
    const read = readBoard({ place: recordsRead + 1, at, register, handsOf: deals.handsOf });
    recordsRead += read.count;
    travellers.push(read);
  }
  const boards = travellers.flatMap(({ lines }) => lines.map(({ board }) => board));

  const { contestants, findings: directions } = withDirections(participants.contestants, {
    winners,
    sides: sidesOf(boards),
    line: event.line,
  });
  const fileFindings = [
    ...date.findings,
    ...scoring.findings,
    ...participants.findings,
    ...directions,
    ...missingParts(event, participants.contestants.length, recordsRead),
    ...boardsTwice(places),
    ...seatingFindings(boards, event.line),
    ...deals.findings,
  ];
  return {
    format: 'usebio',
    event: textOf(event, 'EVENT_DESCRIPTION') ?? textOf(event, 'TITLE'),
    date: date.date,
    scoring: scoring.scoring,
    recordsRead,
    boards,
    deals: deals.deals,
    contestants,
    report: [...fileFindings.map(whole), ...travellers.flatMap(({ report }) => report)],
  };
};

/**
 * Reads a USEBIO file, version 1.0 to 1.3: one EVENT with its participants, travellers and hand records.
 * Never throws: a file that is no well-formed XML or no USEBIO is refused as a whole, with line and reason;
 * a line that cannot be taken is an `error` in the report, and the others stay. No table numbers: USEBIO has none.
 */
export const readUsebio = (bytes: Uint8Array): ImportedFile => {
  const { text, findings } = xmlText(bytes);
  const parsed = parseXml(text);
  if (!parsed.ok) return refused(findings, 'not-xml', parsed.error.line, `no well-formed XML: ${parsed.error.message}`);
  const usebio = parsed.value;
  if (usebio.name !== 'USEBIO') {
    return refused(findings, 'not-usebio', usebio.line, `the root element is ${quoted(usebio.name)}, not USEBIO`);
  }
  const events = childrenOf(usebio, 'EVENT');
  const [event] = events;
  if (!event) return refused(findings, 'no-event', usebio.line, 'USEBIO without EVENT');
  const file = readEvent(usebio, event);
  return { ...file, report: [...[...findings, ...eventFindings(usebio, events)].map(whole), ...file.report] };
};
