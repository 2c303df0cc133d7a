import type { Traveller } from '@app/contract';
import { sessionEventMessage, retainedOf } from '@app/session';
import { replacedAttempts } from '@app/documents';
import type { Texts } from '@app/messages';
import { type Inexpressible, lossMessage, lossesOf } from '../export/losses';
import { type SessionExport, inOrderOfBoards } from '../export/session-export';
import { recordLines } from './write-record';
import { roomsOfMatches } from './write-rooms';
import { scoreTable, totalScoreTable } from './write-tables';
import { escapedLines } from './write-text';

/** What PBN 2.1 has no place for; comments of the file tell it. */
export const NOT_IN_PBN: Inexpressible = {
  'artificial-scores': 'words',
  'assigned-scores': 'words',
  'carry-over': 'words',
  conditions: 'left-out',
  'graded-scores': 'words',
  irregularities: 'words',
  layers: 'left-out',
  'not-played': 'words',
  penalties: 'words',
  'replaced-attempts': 'words',
  rulings: 'words',
  'split-scores': 'words',
  'weighted-scores': 'words',
  'withdrawn-boards': 'words',
};

/** Decisions about the session that move numbers, and that have no place in any record. */
const DECIDED = [
  'BoardWithdrawn',
  'CarryOverSet',
  'ContestantDisqualified',
  'ContestantReplaced',
  'ContestantWithdrawn',
  'FieldDefined',
  'MatchNotPlayed',
  'PenaltyImposed',
  'PenaltyRescinded',
  'PenaltyVaried',
  'PenaltyWaived',
] as const;

const decisions = ({ session }: SessionExport, { say }: Texts): readonly string[] =>
  DECIDED.flatMap((type) => retainedOf(session, type))
    .toSorted((one, other) => one.revision - other.revision)
    .flatMap((event) => escapedLines(say(sessionEventMessage(event))));

/**
 * A session as PBN 2.1 in export format: a record for every board at every table, with the results of its board behind the
 * first of them and the ranking behind the first of all. Yields pieces of text in the characters of ISO-8859-1, record
 * by record; what the format has no place for is told in comments and at the beginning.
 */
export async function* writePbn(session: SessionExport, texts: Texts): AsyncGenerator<string> {
  const head = [
    '% PBN 2.1',
    '% EXPORT',
    ...lossesOf(session, NOT_IN_PBN).flatMap((loss) => escapedLines(texts.say(lossMessage(loss)))),
    ...decisions(session, texts),
  ];
  yield `${head.join('\r\n')}\r\n`;
  const rooms = roomsOfMatches(session.matches);
  const linesOfBoards = new Map(
    session.travellers.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)),
  );
  const travellerOf = new Map(session.travellers.flatMap((one) => one.lines.map(({ id }) => [id, one] as const)));
  const written = new Set<Traveller>();
  const replaced = new Map(replacedAttempts(session.docs).map(({ doc, by }) => [doc.id, String(by)]));
  let first = true;
  for (const doc of inOrderOfBoards(session.docs)) {
    const board = await session.boardOf(doc);
    if (!board) continue;
    const beside = {
      line: linesOfBoards.get(doc.id),
      room: rooms.get(doc.id),
      replacedBy: replaced.get(doc.id) ?? null,
    };
    const traveller = travellerOf.get(doc.id);
    const lines = [
      ...recordLines(session, board, beside, texts),
      ...(traveller && !written.has(traveller) ? scoreTable(session, traveller) : []),
      ...(first ? totalScoreTable(session) : []),
    ];
    if (traveller) written.add(traveller);
    first = false;
    yield `${lines.join('\r\n')}\r\n\r\n`;
  }
}
