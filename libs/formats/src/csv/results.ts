import { SIDES, type Side, bidWithRisk, otherSide } from '@app/bridge';
import { type Traveller, type TravellerLine, parseBoardStream } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { Texts } from '@app/messages';
import { adjustmentMessage, playedIn } from '@app/session';
import { artificialPercent } from '../export/artificial-percent';
import type { SessionExport } from '../export/session-export';
import { type Cell, type Column, csvTable } from './cells';

interface Result {
  readonly traveller: Traveller;
  readonly line: TravellerLine;
  readonly doc: BoardDoc | undefined;
}

const resultsOf = ({ travellers, docs }: SessionExport): readonly Result[] => {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return travellers.flatMap((traveller) =>
    traveller.lines.map((line) => ({ traveller, line, doc: byId.get(line.id) })),
  );
};

const played = ({ line: { result } }: Result) => playedIn(result);

const contract = (one: Result): Cell => {
  const result = played(one);
  return result === null ? 'Pass' : result && bidWithRisk(result.bid, result.risk);
};

/** Points at the table as North-South have them; nothing where another score was given. */
const scoreOf = ({ line: { score } }: Result): number | null => (score.kind === 'score' ? score.score : null);

/** What somebody has decided in place of the result of the table, in words. */
const adjusted = ({ doc }: Result, { say }: Texts): Cell =>
  doc?.adjusted ? say(adjustmentMessage(doc.adjusted)) : null;

/** Percent of a top of an artificial score for both sides: `60/40`. */
const artificial = ({ line }: Result): Cell => {
  const percent = artificialPercent(line);
  return percent && `${percent.NS}/${percent.EW}`;
};

const PLACE: readonly Column<Result>[] = [
  { name: 'section', of: ({ doc, traveller }) => doc?.section ?? traveller.section },
  { name: 'board', of: ({ traveller }) => traveller.board },
  { name: 'round', of: ({ line }) => line.round },
  { name: 'table', of: ({ line }) => line.table },
  { name: 'attempt', of: ({ line }) => parseBoardStream(line.id)?.attempt },
];

const PLAYED: readonly Column<Result>[] = [
  { name: 'contract', of: contract },
  { name: 'declarer', of: (one) => played(one)?.declarer },
  { name: 'tricks', of: (one) => played(one)?.tricks },
];

const ends = (texts: Texts): readonly Column<Result>[] => [
  { name: 'artificial', of: artificial },
  { name: 'adjusted', of: (one) => adjusted(one, texts) },
  { name: 'why_no_points', of: ({ line }) => line.why && texts.say(line.why) },
  { name: 'confirmed', of: ({ line }) => (line.confirmed ? 'yes' : 'no') },
];

/** All results of every board: a line for each table, the best score of North-South first on each board. */
export const travellersTable = (session: SessionExport, texts: Texts): Iterable<string> => {
  const columns: readonly Column<Result>[] = [
    ...PLACE,
    ...SIDES.flatMap((side): readonly Column<Result>[] => [
      { name: side.toLowerCase(), of: ({ line }) => line.contestants[side] },
      { name: `${side.toLowerCase()}_name`, of: ({ line }) => session.names[line.contestants[side]] },
    ]),
    ...PLAYED,
    { name: 'score_ns', of: scoreOf },
    ...SIDES.map((side) => ({ name: `points_${side.toLowerCase()}`, of: ({ line }: Result) => line.points?.[side] })),
    { name: 'top', of: ({ line }) => line.top },
    ...ends(texts),
  ];
  return csvTable(columns, resultsOf(session));
};

interface Own extends Result {
  readonly side: Side;
}

const ownScore = (one: Own): Cell => {
  const score = scoreOf(one);
  return score === null || score === 0 ? score : one.side === 'NS' ? score : -score;
};

/** The results of every contestant, in the order in which they were played: a line for each board and side. */
export const personalTable = (session: SessionExport, texts: Texts): Iterable<string> => {
  const own = resultsOf(session).flatMap((one) => SIDES.map((side): Own => ({ ...one, side })));
  const contestant = ({ line, side }: Own): string => line.contestants[side];
  const opponents = ({ line, side }: Own): string => line.contestants[otherSide(side)];
  const columns: readonly Column<Own>[] = [
    { name: 'contestant', of: contestant },
    { name: 'name', of: (one) => session.names[contestant(one)] },
    ...PLACE,
    { name: 'direction', of: ({ side }) => side },
    { name: 'opponents', of: opponents },
    { name: 'opponents_name', of: (one) => session.names[opponents(one)] },
    ...PLAYED,
    { name: 'score', of: ownScore },
    { name: 'points', of: ({ line, side }) => line.points?.[side] },
    { name: 'top', of: ({ line }) => line.top },
    ...ends(texts),
  ];
  const collator = new Intl.Collator('en', { numeric: true });
  const inOrder = own.toSorted(
    (one, other) =>
      collator.compare(contestant(one), contestant(other)) ||
      collator.compare(one.line.round ?? '', other.line.round ?? '') ||
      one.traveller.board - other.traveller.board,
  );
  return csvTable(columns, inOrder);
};
