import { type BoardAddress, boardStream, sessionStream, type Standings } from '@app/contract';
import { type Message, type Param, SIDES } from '@app/bridge';
import {
  type BoardPoints,
  type Rational,
  boardMatchpoints,
  equal,
  fromDecimal,
  matchpointRules,
  notCounted,
  rational,
  toDecimal,
} from '@app/scoring';
import {
  type BoardDoc,
  type ScoredField,
  type ScoredSession,
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
import type { ImportedBoard, ImportedFile, ReportItem, StatedScore } from '../imported';
import type { Naming } from './naming';
import type { ImportPlan, StreamedPlan } from './plan';
import type { PlannedBoard } from './rehearse';

/** How far the file's own scores and ours agree. */
export interface Comparison {
  /** Numbers that the file states and we computed too. */
  readonly compared: number;
  readonly equal: number;
  /** Each one that differs, or cannot be compared, with its line and why. */
  readonly report: readonly ReportItem[];
}

/** A planned board as far as its scores are compared. */
export interface ComparableBoard {
  readonly record: Pick<ImportedBoard, 'record' | 'line' | 'stated'>;
  readonly address: BoardAddress;
  /** The read-model document that the board comes to, without a ledger. */
  readonly doc: BoardDoc;
}

export const comparableBoard = ({ record, address, events }: PlannedBoard): ComparableBoard => {
  const streamId = boardStream(address);
  const doc = events.reduce<BoardDoc | null>(
    (so, { type, data }, revision) =>
      boardsProjection.apply(so, { streamId, revision, position: revision, type, data }),
    null,
  );
  const { record: number, line, stated } = record;
  return { record: { record: number, line, stated }, address, doc: doc ?? emptyDoc(address.session) };
};

const emptyDoc = (session: string): never => {
  throw new TypeError(`a planned board of ${session} without its BoardOpened`);
};

/** A stated decimal is equal when it is what our exact number rounds to, with as many decimals as the file gives. */
const agrees = (stated: string, ours: Rational): boolean => {
  const decimals = /\.(\d+)/.exec(stated)?.[1]?.length ?? 0;
  const value = fromDecimal(stated);
  const rounded = fromDecimal(toDecimal(ours, decimals));
  return value !== null && rounded !== null && equal(value, rounded);
};

const pointsStated = (stated: StatedScore, form: SessionDoc['scoring']) =>
  form === 'matchpoints' ? stated.matchpoints : form === 'cross-imps' ? stated.crossImps : stated.imps;

type Item = Pick<ReportItem, 'kind' | 'code' | 'message'>;

/** Matchpoints before they are scaled up to the whole field, as some programs print them. */
const unscaledPoints = ({ scoringContext: setting }: ScoredSession, { field }: ScoredField): readonly BoardPoints[] => {
  if (setting.session.scoring !== 'matchpoints') return [];
  const groups = field.groups.map((group) => ({ ...group, expected: group.members.length }));
  return boardMatchpoints({ ...field, groups }, matchpointRules(setting.profile, setting.reading));
};

interface OwnScore extends TableScore {
  readonly unscaled: readonly BoardPoints[];
}

const boardItems = (board: ComparableBoard, ours: OwnScore, form: SessionDoc['scoring']) => {
  const { stated } = board.record;
  const items: Item[] = [];
  let compared = 0;
  let same = 0;
  const check = (
    what: Message,
    text: string | undefined,
    value: Rational | null,
    why: Message | null,
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
    if (agrees(text, value)) same += 1;
    else if (unscaled && agrees(text, unscaled)) {
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
      ours.unscaled.find(({ id, direction }) => id === ours.doc.id && direction === side)?.points.value ?? null,
    );
  }
  return { items, compared, same };
};

const rowsOf = (standings: Standings) =>
  new Map(standings.groups.flatMap(({ rows }) => rows).map((row) => [row.contestant, row]));

const rankingItems = (file: Pick<ImportedFile, 'contestants'>, standings: Standings, naming: Naming) => {
  const rows = rowsOf(standings);
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
    const decimal = (text: string, mine: string): boolean => {
      const value = fromDecimal(mine);
      return value !== null && agrees(text, value);
    };
    check('total', total, row.factored ?? row.total, decimal);
    check('percentage', percentage, row.percentage, decimal);
    check('place', place, row.place, (text, mine) => text.replace('=', '') === mine.replace('=', ''));
  }
  return { items, compared, same };
};

const sessionDoc = (
  plan: Pick<StreamedPlan, 'sessionEvents'>,
  id: string,
  known: SessionDoc | null,
): SessionDoc | null =>
  plan.sessionEvents.reduce<SessionDoc | null>((doc, { type, data }, revision) => {
    const stored = { streamId: sessionStream(id), revision, position: revision, type, data };
    return sessionsProjection.apply(doc, stored);
  }, known);

/**
 * Scores the boards of a file from their raw results and compares with what the file itself says:
 * contract scores, matchpoints or IMPs board by board, totals and places.
 * @param known the session as the ledger had it before; null for a new one
 */
export const compareBoards = (
  file: Pick<ImportedFile, 'contestants'>,
  plan: Pick<StreamedPlan, 'sessionEvents'>,
  boards: readonly ComparableBoard[],
  session: string,
  known: SessionDoc | null,
  naming: Naming,
): Comparison => {
  const doc = sessionDoc(plan, session, known);
  if (!doc) return { compared: 0, equal: 0, report: [] };
  const docs = boards.map((board) => board.doc);
  const planned = new Map(boards.map((board) => [boardStream(board.address), board]));
  const report: ReportItem[] = [];
  let compared = 0;
  let same = 0;
  const stage = scoredStage([{ session: doc, boards: docs }]);
  const all = stage.flatMap((scored) =>
    tableScores(scored).flatMap((scores, index) => {
      const field = scored.fields[index];
      const unscaled = field ? unscaledPoints(scored, field) : [];
      return scores.map((one) => ({ ...one, unscaled }));
    }),
  );
  for (const ours of all) {
    const board = planned.get(ours.doc.id);
    if (!board) continue;
    const result = boardItems(board, ours, doc.scoring);
    compared += result.compared;
    same += result.same;
    const line = board.record.stated.line ?? board.record.line;
    for (const item of result.items) {
      report.push({ ...item, line, record: board.record.record, board: String(board.address.board), room: null });
    }
  }
  const ranking = rankingItems(file, standingsView(stageStandings(stage)), naming);
  return { compared: compared + ranking.compared, equal: same + ranking.same, report: [...report, ...ranking.items] };
};

/** The same of a plan that is held in memory as a whole. */
export const compareWithFile = (
  file: ImportedFile,
  plan: ImportPlan,
  session: string,
  known: SessionDoc | null,
  naming: Naming,
): Comparison => compareBoards(file, plan, plan.boards.map(comparableBoard), session, known, naming);
