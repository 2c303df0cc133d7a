import { type Hand, SEATS, type Seat, SUITS, isCompleteDeal, parsePbnDeal, seatName, suitOf } from '@app/bridge';
import { isMatchForm, parseBoardStream } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { Texts } from '@app/messages';
import { type Inexpressible, lossMessage, lossesOf } from '../export/losses';
import type { SessionExport } from '../export/session-export';
import { eventForm } from './write-event';
import { travellerLine } from './write-lines';
import { type LinesOfMatches, matchLines } from './write-matches';
import { participants } from './write-participants';
import { partnershipsOf } from './write-partnerships';
import { comment, element, escaped, leaf } from './write-xml';

/** What USEBIO 1.2 has no place for; comments at the beginning of the file name it. */
export const NOT_IN_USEBIO: Inexpressible = {
  'assigned-scores': 'left-out',
  auctions: 'left-out',
  'carry-over': 'left-out',
  conditions: 'left-out',
  'graded-scores': 'left-out',
  irregularities: 'left-out',
  layers: 'left-out',
  'not-played': 'left-out',
  penalties: 'left-out',
  'replaced-attempts': 'left-out',
  rulings: 'left-out',
  'split-scores': 'left-out',
  'weighted-scores': 'left-out',
  'withdrawn-boards': 'left-out',
};

const usebioDate = (date: string | null): string | undefined => date?.split('-').reverse().join('/');

const handLines = (seat: Seat, hand: Hand): readonly string[] =>
  element('HAND', [
    ...leaf('DIRECTION', seatName(seat)),
    ...SUITS.toReversed().map((suit) => {
      const name = { S: 'SPADES', H: 'HEARTS', D: 'DIAMONDS', C: 'CLUBS' }[suit];
      const ranks = hand.filter((card) => suitOf(card) === suit).map((card) => card.charAt(1));
      return `<${name}>${ranks.join('')}</${name}>`;
    }),
  ]);

/** The cards of a board, as the first table that is known has held them; nothing where no whole deal is known. */
const dealLines = async (docs: readonly BoardDoc[], { boardOf }: SessionExport): Promise<readonly string[]> => {
  for (const doc of docs) {
    const deal = (await boardOf(doc))?.view.deal ?? null;
    const parsed = deal === null ? null : parsePbnDeal(deal);
    if (parsed?.ok !== true || !isCompleteDeal(parsed.value)) continue;
    const hands = parsed.value;
    return element('BOARD', [
      ...leaf('BOARD_NUMBER', doc.board),
      ...SEATS.flatMap((seat) => handLines(seat, hands[seat] ?? [])),
    ]);
  }
  return [];
};

const text = (lines: readonly string[]): string => (lines.length === 0 ? '' : `${lines.join('\n')}\n`);

/** The results of a section of pairs, board by board. */
function* boardsOf(session: SessionExport, section: string, type: string): Generator<string> {
  const docs = new Map(session.docs.map((doc) => [doc.id, doc]));
  const own = new Map<number, string[]>();
  for (const { lines } of session.travellers) {
    for (const line of lines) {
      const doc = docs.get(line.id);
      const board = parseBoardStream(line.id)?.board;
      if (!doc || board === undefined || doc.section !== section) continue;
      const written = travellerLine(line, doc, session.session.scoring);
      if (written) own.set(board, [...(own.get(board) ?? []), ...written]);
    }
  }
  for (const [board, lines] of [...own].sort(([one], [other]) => one - other)) {
    yield text(element('BOARD', [...leaf('BOARD_NUMBER', board), ...lines], ` EVENT_TYPE="${type}"`));
  }
}

/** The matches of a section of teams. */
function* matchesOf(session: SessionExport, section: string, known: LinesOfMatches): Generator<string> {
  for (const match of session.matches.filter((one) => one.section === section)) {
    yield text(matchLines(match, session, known));
  }
}

/** The hand records of a section. */
async function* handset(session: SessionExport, section: string): AsyncGenerator<string> {
  const docs = session.docs.filter((doc) => doc.section === section);
  const boards = [...new Set(docs.map(({ board }) => board))].sort((one, other) => one - other);
  let isOpen = false;
  for (const board of boards) {
    const lines = await dealLines(
      docs.filter((doc) => doc.board === board),
      session,
    );
    if (lines.length === 0) continue;
    if (!isOpen) yield '<HANDSET>\n';
    isOpen = true;
    yield text(lines);
  }
  if (isOpen) yield '</HANDSET>\n';
}

/**
 * A session as USEBIO 1.2: participants with their totals and places, travellers of pairs or matches of teams, hand
 * records. In the order of elements that the files of scoring programs have. Yields pieces of XML in UTF-8, board by
 * board or match by match. A session whose form is not `isForUsebio` must not come here.
 */
export async function* writeUsebio(session: SessionExport, { say }: Texts): AsyncGenerator<string> {
  const { id, title, date, scoring } = session.session;
  const { type, methods } = eventForm(session);
  const sections = [...new Set(session.docs.map((doc) => doc.section))];
  const winners = session.standings.groups.some(({ direction }) => direction !== null) ? 2 : 1;
  const known: LinesOfMatches | null = isMatchForm(scoring)
    ? {
        docs: new Map(session.docs.map((doc) => [doc.id, doc])),
        lines: new Map(session.travellers.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const))),
        partnerships: partnershipsOf(session.docs),
      }
    : null;
  yield text([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE USEBIO SYSTEM "http://www.usebio.org/files/usebio_v1_2.dtd">',
    ...lossesOf(session, NOT_IN_USEBIO).map((loss) => comment(say(lossMessage(loss)))),
    '<USEBIO Version="1.2">',
    ...element('CLUB', leaf('CLUB_NAME', title ?? id)),
    `<EVENT EVENT_TYPE="${type}">`,
    ...methods,
    ...leaf('EVENT_IDENTIFIER', id),
    ...leaf('EVENT_DESCRIPTION', title ?? id),
    ...leaf('PROGRAM_NAME', 'Session Ledger'),
    ...leaf('WINNER_TYPE', winners),
    ...leaf('DATE', usebioDate(date)),
    ...leaf('SESSION_COUNT', 1),
    ...leaf('SECTION_COUNT', Math.max(1, sections.length)),
    ...participants(session, type, known?.partnerships ?? null),
  ]);
  const isOne = sections.length <= 1;
  for (const section of sections) {
    if (!isOne) yield `<SECTION SECTION_ID="${escaped(section)}">\n`;
    yield* known ? matchesOf(session, section, known) : boardsOf(session, section, type);
    if (!isOne) yield* handset(session, section);
    if (!isOne) yield '</SECTION>\n';
  }
  yield '</EVENT>\n';
  const [only] = sections;
  if (isOne && only !== undefined) yield* handset(session, only);
  yield '</USEBIO>\n';
}
