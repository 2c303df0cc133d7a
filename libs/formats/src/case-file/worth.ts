import type { GivenCase, PartyStanding, CaseTableLine, CaseWorth, TravellerLine } from '@app/contract';
import { bySide } from '@app/bridge';
import { toDecimal } from '@app/scoring';
import {
  type BoardDoc,
  type StageStandings,
  scoreSession,
  stageStandings,
  standingsView,
  tableScores,
  travellersOf,
} from '@app/documents';
import { type ScoreInForce, type TableResult, outcomeInWords, resultInWords, scoreInForce } from '@app/session';
import type { CaseStreams } from './case-file';
import { docOfTable } from './field';
import { AT_LAST, boardAt, sessionsAt } from './sessions';

/** `'N-S 420'`, `'N-S average plus, E-W 40 %'` */
export const scoreInWords = (score: ScoreInForce): string => {
  switch (score.kind) {
    case 'score':
      return `N-S ${score.score}`;
    case 'artificial':
      return `N-S ${score.percent.NS} %, E-W ${score.percent.EW} %`;
    case 'adjusted':
      return `N-S ${outcomeInWords(score.outcome.NS)}, E-W ${outcomeInWords(score.outcome.EW)}`;
    case 'not-played':
      return 'not played';
    case 'none':
      return 'no result';
  }
};

const resultWords = (result: TableResult | null): string | null => {
  if (!result) return null;
  return result.kind === 'not-played' ? 'not played' : resultInWords(result.result);
};

const stageWith = (
  given: GivenCase,
  streams: CaseStreams,
  doc: BoardDoc | null,
  moment: number,
): StageStandings | null => {
  const docs = [...given.field.tables.map(docOfTable), ...(doc ? [doc] : [])];
  const sessions = sessionsAt(given, streams, moment);
  if (sessions.length === 0) return null;
  return stageStandings(
    sessions.map((session) =>
      scoreSession(
        session,
        docs.filter((one) => one.session === session.id),
      ),
    ),
  );
};

const standingsOf = (stage: StageStandings, parties: readonly string[]): readonly PartyStanding[] =>
  standingsView(stage)
    .groups.flatMap(({ rows }) => rows)
    .filter(({ contestant }) => parties.includes(contestant))
    .map(({ contestant, place, total, percentage }) => ({ contestant, place, total, percentage }))
    .sort((one, other) => parties.indexOf(one.contestant) - parties.indexOf(other.contestant));

/** What the board, and the parties, had at a moment; all other tables as they are in the file. */
export const worthAt = (
  given: GivenCase,
  streams: CaseStreams,
  parties: readonly string[],
  moment: number,
): CaseWorth => {
  const doc = boardAt(streams, moment);
  const stage = stageWith(given, streams, doc, moment);
  const own = stage?.sessions
    .flatMap((scored) => tableScores(scored).flat())
    .find((table) => doc !== null && table.doc.id === doc.id);
  const points = own?.points ?? null;
  return {
    result: doc && resultWords(doc.result),
    score: doc && scoreInWords(scoreInForce(doc, doc.result, doc.adjusted)),
    points: points && bySide((side) => toDecimal(points[side].value, 2)),
    standings: stage ? standingsOf(stage, parties) : [],
  };
};

const lineOf = ({ id, table, contestants, result, score, points, top }: TravellerLine, own: string): CaseTableLine => ({
  table,
  contestants,
  result: resultWords(result),
  score: scoreInWords(score),
  points,
  top,
  own: id === own,
});

/** The traveller of the board, as things stand in the file. */
export const tablesOf = (given: GivenCase, streams: CaseStreams): readonly CaseTableLine[] => {
  const { board } = given;
  const stage = stageWith(given, streams, boardAt(streams, AT_LAST), AT_LAST);
  if (!stage || board === null) return [];
  const traveller = stage.sessions.flatMap(travellersOf).find(({ lines }) => lines.some(({ id }) => id === board));
  return traveller?.lines.map((line) => lineOf(line, board)) ?? [];
};
