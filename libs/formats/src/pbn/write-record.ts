import { type Seat, bidWithRisk, seatName } from '@app/bridge';
import type { ScoringForm, TravellerLine } from '@app/contract';
import { playedIn, tableScore } from '@app/session';
import type { Texts } from '@app/messages';
import { ownTable } from '../export/own-table';
import type { ExportedBoard, SessionExport } from '../export/session-export';
import { auctionSection } from './write-auction';
import { toldInWords } from './write-comments';
import { noteTags } from './write-notes';
import { declarerInFact, playSection, resultTag } from './write-play';
import { commentLines, latin1, tagLine } from './write-text';
import type { RoomOfMatch } from './write-rooms';

/** How PBN calls each form of scoring (PBN 2.1, 3.4.12); null where it has no word for it. */
const SCORING: Readonly<Record<ScoringForm, string | null>> = {
  matchpoints: 'MatchPoints',
  'cross-imps': 'IMP;Cross',
  butler: 'IMP;Butler',
  'total-points': null,
  'multi-team': null,
  'team-imps': 'IMP',
  'team-vp': 'IMP',
  'board-a-match': 'BAM',
};

const isTeams = (form: ScoringForm): boolean => ['team-imps', 'team-vp', 'board-a-match', 'multi-team'].includes(form);

/** `[Score "NS 420"]`: what contract and tricks give, or the score alone; nothing without a result. */
const scoreOf = ({ doc }: ExportedBoard): string | null => {
  const score = tableScore(doc, doc.result);
  return score === null ? null : `NS ${score}`;
};

/** What each side has from a comparison with the field. */
const comparison = (form: ScoringForm, line: TravellerLine | undefined): readonly (readonly [string, string])[] => {
  const { NS = null, EW = null } = line?.points ?? {};
  const tag = form === 'matchpoints' ? 'ScoreMP' : form === 'cross-imps' || form === 'butler' ? 'ScoreIMP' : null;
  const value = [...(NS === null ? [] : [`NS ${NS}`]), ...(EW === null ? [] : [`EW ${EW}`])].join(' ');
  return tag === null || value === '' ? [] : [[tag, value]];
};

const nameOf = ({ names }: SessionExport, id: string): string => names[id] ?? id;

/** Teams go by their names, pairs and individuals by their numbers: their names are those of the players. */
const contestantOf = (session: SessionExport, id: string): string => {
  const entered = session.session.contestants.find(({ contestant }) => contestant === id);
  return entered?.kind === 'team' ? nameOf(session, id) : id;
};

/** PBN wants rounds in letters, digits, `_` and `.`. */
const roundOf = (round: string): string => latin1(round).replace(/[^A-Za-z0-9_.]/g, '_');

type Tags = readonly (readonly [name: string, value: string])[];

const playersTags = (session: SessionExport, { players }: ExportedBoard['doc']): Tags =>
  (['W', 'N', 'E', 'S'] as const satisfies readonly Seat[]).map((seat) => {
    const id = players[seat];
    return [seatName(seat), id === undefined ? '?' : nameOf(session, id)];
  });

const contractTags = (board: ExportedBoard, swapped: Seat | null): Tags => {
  const result = playedIn(board.doc.result);
  if (result === null)
    return [
      ['Declarer', ''],
      ['Contract', 'Pass'],
      ['Result', ''],
    ];
  if (result === undefined) {
    const { contract, passedOut } = board.view;
    return [
      ['Declarer', contract ? (swapped === null ? contract.declarer : `^${swapped}`) : ''],
      ['Contract', contract ? bidWithRisk(contract.bid, contract.risk) : passedOut ? 'Pass' : ''],
      ['Result', contract ? '?' : ''],
    ];
  }
  const isSwapped = swapped !== null && swapped === result.declarer;
  return [
    ['Declarer', isSwapped ? `^${swapped}` : result.declarer],
    ['Contract', bidWithRisk(result.bid, result.risk)],
    ['Result', resultTag(board.view, result)],
  ];
};

/** The supplemental tags, in the order of their names. */
const supplemental = (
  session: SessionExport,
  board: ExportedBoard,
  line: TravellerLine | undefined,
  room: RoomOfMatch | undefined,
): Tags => {
  const { doc } = board;
  const { scoring } = session.session;
  const score = scoreOf(board);
  const tags: Tags = [
    ['Competition', isTeams(scoring) ? 'Teams' : 'Pairs'],
    ...(room
      ? ([
          ['HomeTeam', nameOf(session, room.home)],
          ['VisitTeam', nameOf(session, room.away)],
          ['Room', room.room === 'open' ? 'Open' : 'Closed'],
        ] as const)
      : []),
    ['PairEW', contestantOf(session, doc.contestants.EW)],
    ['PairNS', contestantOf(session, doc.contestants.NS)],
    ...(doc.round === null ? [] : ([['Round', roundOf(doc.round)]] as const)),
    ...(score === null ? [] : ([['Score', score]] as const)),
    ...comparison(scoring, line),
    ...(doc.section === 'main' ? [] : ([['Section', doc.section]] as const)),
    ['Table', ownTable(doc)],
  ];
  return tags.toSorted(([one], [other]) => (one < other ? -1 : 1));
};

/** What stands beside a record: the line of its board in the traveller, and the room of its match. */
export interface BesideRecord {
  readonly line: TravellerLine | undefined;
  readonly room: RoomOfMatch | undefined;
  /** The attempt that counts in place of this one; null where this one does. */
  readonly replacedBy: string | null;
}

const pbnDate = (date: string | null): string => date?.replaceAll('-', '.') ?? '????.??.??';

/**
 * The record of a board at a table (PBN 2.1): the fifteen mandatory tags, the supplemental ones, auction and play with
 * notes, and as comments what there is no tag for. Its lines are in the characters of ISO-8859-1.
 */
export const recordLines = (
  session: SessionExport,
  board: ExportedBoard,
  { line, room, replacedBy }: BesideRecord,
  { say }: Texts,
): readonly string[] => {
  const { doc, view } = board;
  const auction = auctionSection(view);
  const play = playSection(view);
  const { scoring, title, date } = session.session;
  const mandatory: Tags = [
    ['Event', title ?? session.session.id],
    ['Site', '?'],
    ['Date', pbnDate(date)],
    ['Board', String(doc.board)],
    ...playersTags(session, doc),
    ['Dealer', doc.dealer],
    ['Vulnerable', doc.vulnerability],
    ['Deal', view.deal ?? ''],
    ['Scoring', SCORING[scoring] ?? '?'],
    ...contractTags(board, declarerInFact(view, auction?.auction ?? null)),
  ];
  const told = [
    ...(auction?.beyond ?? []),
    ...(replacedBy === null ? [] : [say({ code: 'export.replaced-attempt', params: { by: replacedBy } })]),
    ...toldInWords(board).map(say),
  ];
  return [
    ...[...mandatory, ...supplemental(session, board, line, room)].map(([name, value]) => tagLine(name, value)),
    ...(auction ? [...auction.lines, ...noteTags(auction)] : []),
    ...(play ?? []),
    ...told.flatMap(commentLines),
  ];
};
