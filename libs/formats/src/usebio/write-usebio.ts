import { type Hand, SEATS, type Seat, SUITS, isCompleteDeal, parsePbnDeal, seatName, suitOf } from '@app/bridge';
import { type ScoringForm, parseBoardStream } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { Texts } from '@app/messages';
import { type Inexpressible, lossMessage, lossesOf } from '../export/losses';
import type { SessionExport } from '../export/session-export';
import { travellerLine } from './write-lines';
import { comment, element, escaped, leaf } from './write-xml';

/** The types of events that are written, by the form of scoring: those of pairs. */
const EVENT_TYPES: Readonly<Partial<Record<ScoringForm, string>>> = {
  matchpoints: 'MP_PAIRS',
  'cross-imps': 'CROSS_IMPS',
  butler: 'BUTLER_PAIRS',
};

export const isForUsebio = (form: ScoringForm): boolean => EVENT_TYPES[form] !== undefined;

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

const participants = ({ session, standings, names }: SessionExport, type: string): readonly string[] => {
  const rows = new Map(
    standings.groups.flatMap((group) => group.rows.map((row) => [row.contestant, { row, group }] as const)),
  );
  const pairs = session.contestants.flatMap(({ contestant, direction, players = [] }) => {
    const { row } = rows.get(contestant) ?? {};
    return element('PAIR', [
      ...leaf('PAIR_NUMBER', contestant),
      ...leaf('DIRECTION', direction),
      ...leaf('TOTAL_SCORE', row?.factored ?? row?.total),
      ...leaf('PERCENTAGE', row?.percentage),
      ...leaf('PLACE', row && row.place !== '-' ? row.place : null),
      ...players.flatMap((player) => element('PLAYER', leaf('PLAYER_NAME', names[player] ?? player))),
    ]);
  });
  return element('PARTICIPANTS', pairs, ` EVENT_TYPE="${type}"`);
};

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

/** The results of a section, board by board. */
function* boardsOf(session: SessionExport, section: string, type: string): Generator<string> {
  const docs = new Map(session.docs.map((doc) => [doc.id, doc]));
  const own = new Map<number, string[]>();
  for (const { lines } of session.travellers) {
    for (const line of lines) {
      const doc = docs.get(line.id);
      const board = parseBoardStream(line.id)?.board;
      if (!doc || board === undefined || doc.section !== section) continue;
      const written = travellerLine(line, doc, session.session.scoring, (contestant) => contestant);
      if (written) own.set(board, [...(own.get(board) ?? []), ...written]);
    }
  }
  for (const [board, lines] of [...own].sort(([one], [other]) => one - other)) {
    yield text(element('BOARD', [...leaf('BOARD_NUMBER', board), ...lines], ` EVENT_TYPE="${type}"`));
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
 * A session of pairs as USEBIO 1.2: participants with their totals and places, travellers, hand records. In the order of
 * elements that the files of scoring programs have. Yields pieces of XML in UTF-8, board by board. A session whose form
 * is not `isForUsebio` must not come here.
 */
export async function* writeUsebio(session: SessionExport, { say }: Texts): AsyncGenerator<string> {
  const { id, title, date, scoring } = session.session;
  const type = EVENT_TYPES[scoring] ?? '';
  const sections = [...new Set(session.docs.map((doc) => doc.section))];
  const winners = session.standings.groups.some(({ direction }) => direction !== null) ? 2 : 1;
  yield text([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE USEBIO SYSTEM "http://www.usebio.org/files/usebio_v1_2.dtd">',
    ...lossesOf(session, NOT_IN_USEBIO).map((loss) => comment(say(lossMessage(loss)))),
    '<USEBIO Version="1.2">',
    ...element('CLUB', leaf('CLUB_NAME', title ?? id)),
    `<EVENT EVENT_TYPE="${type}">`,
    ...leaf('EVENT_IDENTIFIER', id),
    ...leaf('EVENT_DESCRIPTION', title ?? id),
    ...leaf('PROGRAM_NAME', 'Session Ledger'),
    ...leaf('WINNER_TYPE', winners),
    ...leaf('DATE', usebioDate(date)),
    ...leaf('SESSION_COUNT', 1),
    ...leaf('SECTION_COUNT', Math.max(1, sections.length)),
    ...participants(session, type),
  ]);
  const isOne = sections.length <= 1;
  for (const section of sections) {
    if (!isOne) yield `<SECTION SECTION_ID="${escaped(section)}">\n`;
    yield* boardsOf(session, section, type);
    if (!isOne) yield* handset(session, section);
    if (!isOne) yield '</SECTION>\n';
  }
  yield '</EVENT>\n';
  const [only] = sections;
  if (isOne && only !== undefined) yield* handset(session, only);
  yield '</USEBIO>\n';
}
