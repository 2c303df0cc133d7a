import type { ImportedBoard, ImportedFile, ReportItem } from '../imported';
import { withCarriedOver } from './carry-over';
import type { DecodedText } from '../decode-text';
import { decodeText } from '../decode-text';
import { fileFacts } from './file-facts';
import type { Finding } from './findings';
import { note, refused } from './findings';
import type { Game } from './game';
import { gameOf } from './game';
import { withInherited } from './inherit';
import { readGame } from './read-game';
import { rawRecords } from './records';
import { fileItems, recordItems, withoutRepeats } from './report';
import type { Match } from './rooms';
import { matchesOf } from './rooms';

export interface PbnOptions {
  /** Refuse every record that is against the standard. Otherwise what real files do is put right and reported. */
  readonly strict?: boolean;
}

const NO_MATCH: Match = { contestants: {}, teams: null, room: null };

const encodingNote = ({ encoding, beyondAscii }: DecodedText): readonly Finding[] =>
  beyondAscii ? [note('encoding', 1, `letters beyond ASCII are read as ${encoding.toUpperCase()}`)] : [];

/**
 * Reads a PBN file (2.1, import format). Never throws: a record of which nothing can be made is an `error`
 * in the report and not among the boards; the others stay. In strict mode that is every record against the standard.
 */
export const readPbn = (bytes: Uint8Array, { strict = false }: PbnOptions = {}): ImportedFile => {
  const decoded = decodeText(bytes);
  const raw = rawRecords(decoded.text.split(/\r\n|\r|\n/));
  const inherited = withInherited(raw.records.map(gameOf));
  const { games, findings: carried } = strict ? { games: inherited, findings: [] } : withCarriedOver(inherited);
  const { scoring, fileGivesScores } = fileFacts(games);
  const matches = matchesOf(games);

  const boards: ImportedBoard[] = [];
  const taken: Game[] = [];
  const items: ReportItem[] = [];
  for (const game of games) {
    const match = matches.value.get(game) ?? NO_MATCH;
    const { board, findings } = readGame(game, { match, scoring, fileGivesScores });
    const ofRecord = recordItems(game, match, findings, strict);
    for (const item of ofRecord) items.push(item);
    if (ofRecord.some(({ kind }) => kind === 'error')) continue;
    taken.push(game);
    if (board) boards.push(board);
  }
  const facts = fileFacts(taken);
  const none = games.length === 0 ? [refused('not-pbn', 1, 'no PBN record found in the file')] : [];
  const ofFile = [
    ...none,
    ...encodingNote(decoded),
    ...raw.findings,
    ...facts.findings,
    ...carried,
    ...matches.findings,
  ];
  return {
    format: 'pbn',
    event: facts.event,
    date: facts.date,
    scoring: facts.scoring,
    recordsRead: games.length,
    boards,
    deals: [],
    contestants: [],
    report: [...fileItems(ofFile, strict), ...withoutRepeats(items)],
  };
};
