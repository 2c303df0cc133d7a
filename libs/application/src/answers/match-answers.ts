import type { Message } from '@app/bridge';
import type { MatchBoardPoints, Team } from '@app/scoring';
import { toDecimal } from '@app/scoring';
import type { BoardDoc, BoardOfMatch, StageStandings, TeamMatch } from '@app/documents';
import type { RetainedEvent, ScoreInForce, SessionDoc, TableResult } from '@app/session';
import { retainedOf, scoreInForce } from '@app/session';
import type { KnockOutView } from './knock-out';
import { knockOutView } from './knock-out';
import type { StageDocuments } from './stage-documents';

type ByTeam<T> = Readonly<Record<Team, T>>;

/** A board of a match in one room. */
interface RoomView {
  readonly id: string;
  readonly table: string;
  readonly result: TableResult | null;
  readonly score: ScoreInForce;
  readonly confirmed: boolean;
}

interface MatchBoardView {
  readonly board: number;
  /** The home team sits North-South in the open room (DBf 231A2); null where it has not been opened. */
  readonly open: RoomView | null;
  readonly closed: RoomView | null;
  /** IMPs, or points of board-a-match; null where there are none yet, and why. */
  readonly points: ByTeam<string> | null;
  readonly why: Message | null;
}

/** A match of two teams. Numbers are decimal text with two decimals. */
interface MatchView {
  readonly match: string;
  readonly section: string;
  readonly rounds: readonly string[];
  readonly teams: ByTeam<string>;
  readonly boards: readonly MatchBoardView[];
  /** Boards that count. */
  readonly counted: number;
  /** Of all boards, less what was deducted in the match; in a knock-out the IMPs that each has won, else won less lost. */
  readonly points: ByTeam<string>;
  readonly victoryPoints: ByTeam<string> | null;
  /** Null outside of a knock-out. */
  readonly knockOut: KnockOutView | null;
}

/** A match that was not played, or not to its end; one contestant alone has a bye. */
interface UnplayedView {
  readonly match: string;
  readonly contestants: readonly string[];
  readonly absent: string | null;
  readonly paragraph: string;
  readonly reason: string;
  /** What each of them has all the same; none where nothing says what that is worth. */
  readonly victoryPoints: Readonly<Record<string, string>>;
  /** Who has won it by coming, and why; null outside of a knock-out. */
  readonly winner: string | null;
  readonly why: Message | null;
}

export interface MatchesAnswer {
  readonly matches: readonly MatchView[];
  readonly unplayed: readonly UnplayedView[];
}

const roomView = (doc: BoardDoc | null): RoomView | null =>
  doc && {
    id: doc.id,
    table: doc.table,
    result: doc.result,
    score: scoreInForce(doc, doc.result, doc.adjusted),
    confirmed: doc.confirmed,
  };

const inText = (points: TeamMatch['points']): ByTeam<string> => ({
  home: toDecimal(points.home.value, 2),
  away: toDecimal(points.away.value, 2),
});

const worth = (points: MatchBoardPoints): Pick<MatchBoardView, 'points' | 'why'> =>
  points.kind === 'scored' ? { points: inText(points), why: null } : { points: null, why: points.why };

const boardView = ({ board, open, closed, points }: BoardOfMatch): MatchBoardView => ({
  board,
  open: roomView(open),
  closed: roomView(closed),
  ...worth(points),
});

type Report = RetainedEvent<'MatchNotPlayed'>;

/** The reports that stand: the last of a match of theirs. */
const reportsOf = (session: SessionDoc): readonly Report[] => {
  const all = retainedOf(session, 'MatchNotPlayed');
  return all.filter(
    ({ data: { match, contestants } }, index) =>
      !all
        .slice(index + 1)
        .some(({ data }) => data.match === match && data.contestants.some((one) => contestants.includes(one))),
  );
};

const unplayedView = ({ data }: Report, session: SessionDoc, { unplayed }: StageStandings): UnplayedView => {
  const { match, contestants, absent, paragraph, reason } = data;
  const lost = unplayed.absent.find(({ contestant }) => contestant === absent);
  const counted = lost
    ? []
    : unplayed.counted.filter(
        (one) => one.session === session.id && one.match === match && contestants.includes(one.contestant),
      );
  return {
    match,
    contestants,
    absent,
    paragraph,
    reason,
    victoryPoints: Object.fromEntries(
      counted.map(({ contestant, points }) => [contestant, toDecimal(points.value, 2)]),
    ),
    winner: (lost && contestants.find((one) => one !== absent)) ?? null,
    why: lost?.why ?? null,
  };
};

/** The matches of teams in a session; none where everybody is compared with everybody. */
export const matchesAnswer = ({ session, scores }: StageDocuments): MatchesAnswer => {
  const stage = scores();
  const scored = stage.sessions.find(({ scoringContext: setting }) => setting.session.id === session.id);
  const isKnockOut = scored?.scoringContext.stage?.form === 'knock-out';
  return {
    matches: (scored?.matches ?? []).map((match) => ({
      match: match.match,
      section: match.section,
      rounds: match.rounds,
      teams: match.teams,
      boards: match.boards.map(boardView),
      counted: match.score.counted,
      points: inText(match.points),
      victoryPoints: match.victoryPoints && inText(match.victoryPoints),
      knockOut: isKnockOut ? knockOutView(stage, session, match) : null,
    })),
    unplayed: reportsOf(session).map((report) => unplayedView(report, session, stage)),
  };
};
