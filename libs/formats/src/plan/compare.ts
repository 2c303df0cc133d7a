import { boardStream, sessionStream, type Standings } from '@app/contract';
import { type Message, type Param, type Side, SIDES } from '@app/bridge';
import {
  type BoardPoints,
  type Rational,
  boardMatchpoints,
  fromDecimal,
  matchpointRules,
  notCounted,
  over,
  rational,
  times,
  toDecimal,
} from '@app/scoring';
import {
  type BoardDoc,
  type ScoredField,
  type ScoredSession,
  type SessionWithBoards,
  type StageStandings,
  type TableScore,
  boardsProjection,
  scoredStage,
  sessionsProjection,
  stageStandings,
  standingsView,
  tableScores,
} from '@app/documents';
import type { SessionDoc } from '@app/session';
import { said, scoringForm } from '../import-texts';
import type { ImportedFile, ReportItem, StatedScore } from '../imported';
import type { Naming } from '../placement';
import { agrees, precisionOf } from './agrees';
import type { ImportPlan } from './plan';
import { pointsNotCompared, pointsStated } from './points-stated';
import type { PlannedBoard } from './rehearse';

/** How far the file's own scores and ours agree. */
export interface Comparison {
  /** Numbers that the file states and we computed too. */
  readonly compared: number;
  readonly equal: number;
  /** Each one that differs, or cannot be compared, with its line and why. */
  readonly report: readonly ReportItem[];
}

/** A board of a file as far as its scores are compared. */
export interface StatedBoard {
  readonly record: number;
  readonly line: number;
  readonly board: number;
  readonly stated: StatedScore;
}

/** Boards of a file by the ids of their streams. */
export type StatedBoards = ReadonlyMap<string, StatedBoard>;

export const statedBoard = ({ record: { record, line, stated }, address }: PlannedBoard): StatedBoard => ({
  record,
  line: stated.line ?? line,
  board: address.board,
  stated,
});

type Item = Pick<ReportItem, 'kind' | 'code' | 'message'>;

/** Matchpoints before they are scaled up to the whole field, as some programs print them. */
const unscaledPoints = ({ scoringContext: setting }: ScoredSession, { field }: ScoredField): readonly BoardPoints[] => {
  if (setting.session.scoring !== 'matchpoints') return [];
  const groups = field.groups.map((group) => ({ ...group, expected: group.members.length }));
  return boardMatchpoints({ ...field, groups }, matchpointRules(setting.profile, setting.reading));
};

/** Percent of the top of the board; null where there is none, as in IMPs. */
const percentOf = ({ points, top }: TableScore, side: Side): Rational | null => {
  const own = points?.[side]?.value;
  return own && top && top.num !== 0n ? times(over(own, top), rational(100)) : null;
};

interface OwnScore extends TableScore {
  readonly unscaled: readonly BoardPoints[];
}

/** How many decimals the file has for points and for percentages of boards. */
interface Precisions {
  readonly points: number;
  readonly percent: number;
}

const boardItems = ({ stated }: StatedBoard, ours: OwnScore, form: SessionDoc['scoring'], precisions: Precisions) => {
  const items: Item[] = [];
  let compared = 0;
  let same = 0;
  const check = (
    what: Message,
    text: string | undefined,
    value: Rational | null,
    why: Message | null,
    precision = 0,
    unscaled: Rational | null = null,
  ): void => {
    if (text === undefined) return;
    if (value === null) {
      if (why?.code !== 'uncounted.not-played')
        items.push({
          kind: 'note',
          code: 'not-comparable',
          message: said('not-comparable', { what, stated: { decimal: text }, why }),
        });
      return;
    }
    compared += 1;
    const numbers = { what, stated: { decimal: text }, ours: { decimal: toDecimal(value, 2) } };
    if (agrees(text, value, precision)) same += 1;
    else if (unscaled && agrees(text, unscaled, precision)) {
      same += 1;
      items.push({ kind: 'note', code: 'before-scaling', message: said('before-scaling', numbers) });
    } else items.push({ kind: 'contradiction', code: 'score-differs', message: said('score-differs', numbers) });
  };
  check(
    said('what.score'),
    stated.score,
    ours.score.kind === 'score' ? rational(ours.score.score) : null,
    ours.why ?? notCounted('adjusted'),
  );
  for (const side of SIDES) {
    check(
      said('what.points', { form: scoringForm(form), side }),
      pointsStated(stated, form)?.[side],
      ours.points?.[side]?.value ?? null,
      ours.why,
      precisions.points,
      ours.unscaled.find(({ id, direction }) => id === ours.doc.id && direction === side)?.points.value ?? null,
    );
    if (form === 'matchpoints') {
      check(
        said('what.percent', { side }),
        stated.percent?.[side],
        percentOf(ours, side),
        ours.why,
        precisions.percent,
      );
    }
  }
  return { items, compared, same };
};

const rowsOf = (standings: Standings) =>
  new Map(standings.groups.flatMap(({ rows }) => rows).map((row) => [row.contestant, row]));

const rankingItems = (file: Pick<ImportedFile, 'contestants'>, standings: Standings, naming: Naming) => {
  const rows = rowsOf(standings);
  const precisions = {
    total: precisionOf(file.contestants.map(({ total }) => total)),
    percentage: precisionOf(file.contestants.map(({ percentage }) => percentage)),
  };
  const items: ReportItem[] = [];
  let compared = 0;
  let same = 0;
  for (const { name, total, percentage, place, line } of file.contestants) {
    const row = rows.get(naming.contestant(name));
    if (!row) continue;
    const check = (
      what: 'total' | 'percentage' | 'place',
      stated: string | null,
      ours: string | null,
      equalTo: (text: string, mine: string) => boolean,
    ): void => {
      if (stated === null || ours === null) return;
      compared += 1;
      if (equalTo(stated, ours)) same += 1;
      else {
        const asText = (number: string): Param => (what === 'place' ? number : { decimal: number });
        const message = said('ranking-differs', { name, what, stated: asText(stated), ours: asText(ours) });
        items.push({
          kind: 'contradiction',
          code: 'ranking-differs',
          line,
          record: null,
          board: null,
          room: null,
          message,
        });
      }
    };
    const decimal =
      (precision: number) =>
      (text: string, mine: string): boolean => {
        const value = fromDecimal(mine);
        return value !== null && agrees(text, value, precision);
      };
    check('total', total, row.factored ?? row.total, decimal(precisions.total));
    check('percentage', percentage, row.percentage, decimal(precisions.percentage));
    check('place', place, row.place, (text, mine) => text.replace('=', '') === mine.replace('=', ''));
  }
  return { items, compared, same };
};

/**
 * Compares what a file says itself with the scores of the session: contract scores, matchpoints or IMPs board by board,
 * totals and places.
 * @param scores of the stage that the session is in, with the boards of all files
 */
export const compareWithScores = (
  file: Pick<ImportedFile, 'contestants'>,
  stated: StatedBoards,
  scores: StageStandings,
  naming: Naming,
): Comparison => {
  const form = scores.sessions[0]?.scoringContext.session.scoring;
  const report: ReportItem[] = form ? [...pointsNotCompared([...stated.values()], form)] : [];
  let compared = 0;
  let same = 0;
  for (const scored of scores.sessions) {
    const { scoring } = scored.scoringContext.session;
    const given = [...stated.values()].map((board) => board.stated);
    const precisions = {
      points: precisionOf(given.flatMap((one) => Object.values(pointsStated(one, scoring) ?? {}))),
      percent: precisionOf(given.flatMap(({ percent }) => Object.values(percent ?? {}))),
    };
    for (const [index, all] of tableScores(scored).entries()) {
      const field = scored.fields[index];
      const unscaled = field && all.some(({ doc }) => stated.has(doc.id)) ? unscaledPoints(scored, field) : [];
      for (const ours of all) {
        const board = stated.get(ours.doc.id);
        if (!board) continue;
        const result = boardItems(board, { ...ours, unscaled }, scoring, precisions);
        compared += result.compared;
        same += result.same;
        const { line, record } = board;
        for (const item of result.items) {
          report.push({ ...item, line, record, board: String(board.board), room: null });
        }
      }
    }
  }
  const ranking = rankingItems(file, standingsView(scores), naming);
  return { compared: compared + ranking.compared, equal: same + ranking.same, report: [...report, ...ranking.items] };
};

/** The documents that the events of a plan come to, without a ledger. */
const documentsOf = (plan: ImportPlan, session: string): SessionWithBoards | null => {
  const stored = <Data>(streamId: string, { type, data }: { type: string; data: Data }, revision: number) => ({
    streamId,
    revision,
    position: revision,
    type,
    data,
  });
  const doc = plan.sessionEvents.reduce<SessionDoc | null>(
    (so, event, nth) => sessionsProjection.apply(so, stored(sessionStream(session), event, nth)),
    null,
  );
  const boards = plan.boards.flatMap(({ address, events }) => {
    const board = events.reduce<BoardDoc | null>(
      (so, event, nth) => boardsProjection.apply(so, stored(boardStream(address), event, nth)),
      null,
    );
    return board ? [board] : [];
  });
  return doc && { session: doc, boards };
};

/** The same of a plan that is held in memory as a whole, for a session of its own. */
export const compareWithFile = (file: ImportedFile, plan: ImportPlan, session: string, naming: Naming): Comparison => {
  const documents = documentsOf(plan, session);
  if (!documents) return { compared: 0, equal: 0, report: [] };
  const stated = new Map(plan.boards.map((board) => [boardStream(board.address), statedBoard(board)]));
  return compareWithScores(file, stated, stageStandings(scoredStage([documents])), naming);
};
