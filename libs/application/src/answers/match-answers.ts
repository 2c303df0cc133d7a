import type { RoomView, MatchBoardView, UnplayedView, MatchesAnswer, Said } from '@app/contract';
import { type MatchBoardPoints, type Team, toDecimal } from '@app/scoring';
import {
  type BoardDoc,
  type BoardOfMatch,
  type StageStandings,
  type TeamMatch,
  pairMatches,
  scoringContextOf,
  standingReports,
} from '@app/documents';
import { type RetainedEvent, type SessionDoc, scoreInForce } from '@app/session';
import { knockOutView } from './knock-out';
import type { StageDocuments } from './stage-documents';

type ByTeam<T> = Readonly<Record<Team, T>>;

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

const boardView = ({ board, rooms, comparisons, points }: BoardOfMatch): MatchBoardView => {
  const [first, ...others] = rooms.map(({ open, closed }) => ({ open: roomView(open), closed: roomView(closed) }));
  return {
    board,
    open: first?.open ?? null,
    closed: first?.closed ?? null,
    others,
    comparisons:
      comparisons.length === 1
        ? []
        : comparisons.map(({ open, closed, points: own }) => ({
            open: open?.table ?? null,
            closed: closed?.table ?? null,
            ...worth(own),
          })),
    ...worth(points),
  };
};

type Report = RetainedEvent<'MatchNotPlayed'>;

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

/** The matches of a session: of teams, or of pairs that are ranked by them; else none. */
export const matchesAnswer = ({ session, scores }: StageDocuments): Said<MatchesAnswer> => {
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
      boardPoints: match.byBoards && inText(match.byBoards.score),
      victoryPoints: match.victoryPoints && inText(match.victoryPoints),
      knockOut: isKnockOut ? knockOutView(stage, session, match) : null,
    })),
    ofPairs: (scored ? pairMatches(scored) : []).map(({ points, victoryPoints, ...match }) => ({
      ...match,
      points: toDecimal(points.value, 2),
      victoryPoints: victoryPoints && toDecimal(victoryPoints.value, 2),
    })),
    unplayed: standingReports(scoringContextOf(session)).map((report) => unplayedView(report, session, stage)),
  };
};
