import type { AdjustedOutcome, GivenCase, PartyStanding, CaseTableLine, CaseWorth, TravellerLine } from '@app/contract';
import { type BySide, type Message, bySide, message } from '@app/bridge';
import { toDecimal } from '@app/scoring';
import {
  type BoardDoc,
  type StageStandings,
  scoredStage,
  stageStandings,
  standingsView,
  tableScores,
  travellersOf,
} from '@app/documents';
import { type ScoreInForce, type TableResult, outcomeMessage, scoreInForce, tableResultMessage } from '@app/session';
import type { CaseStreams, Say } from './case-file';
import { docOfTable } from './field';
import { AT_LAST, boardAt, sessionsAt } from './sessions';

/** N-S 420; N-S average plus, E-W 40 %. */
const scoreMessage = (score: ScoreInForce): Message => {
  switch (score.kind) {
    case 'score':
      return message('case.score.points', { ns: { exact: String(score.score) } });
    case 'artificial':
      return message('case.score.percent', {
        ns: { exact: String(score.percent.NS) },
        ew: { exact: String(score.percent.EW) },
      });
    case 'adjusted':
      return sidesMessage(score.outcome);
    case 'not-played':
      return message('case.score.not-played');
    case 'none':
      return message('case.score.none');
  }
};

/** What either side has. */
export const sidesMessage = ({ NS, EW }: BySide<AdjustedOutcome>): Message =>
  message('case.score.sides', { ns: outcomeMessage(NS), ew: outcomeMessage(EW) });

export const CASE_SCORE_CODES: readonly string[] = ['points', 'percent', 'sides', 'not-played', 'none'].map(
  (kind) => `case.score.${kind}`,
);

const resultWords = (result: TableResult | null, say: Say): string | null => {
  if (!result) return null;
  return say(result.kind === 'not-played' ? message('case.score.not-played') : tableResultMessage(result));
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
    scoredStage(sessions.map((session) => ({ session, boards: docs.filter((one) => one.session === session.id) }))),
  );
};

const standingsOf = (stage: StageStandings, parties: readonly string[]): readonly PartyStanding[] =>
  standingsView(stage)
    .groups.flatMap(({ rows }) => rows)
    .filter(({ contestant }) => parties.includes(contestant))
    .map(({ contestant, place, total, percentage }) => ({ contestant, place, total, percentage }))
    .sort((one, other) => parties.indexOf(one.contestant) - parties.indexOf(other.contestant));

/** A case has the points of both sides or of neither: the score says which side has nothing (15B). */
const ofBoth = (points: BySide<string | null | undefined> | null | undefined): BySide<string> | null =>
  points?.NS && points.EW ? { NS: points.NS, EW: points.EW } : null;

/** What the board, and the parties, had at a moment; all other tables as they are in the file. */
export const worthAt = (
  given: GivenCase,
  streams: CaseStreams,
  parties: readonly string[],
  moment: number,
  say: Say,
): CaseWorth => {
  const doc = boardAt(streams, moment);
  const stage = stageWith(given, streams, doc, moment);
  const own = stage?.sessions
    .flatMap((scored) => tableScores(scored).flat())
    .find((table) => doc !== null && table.doc.id === doc.id);
  return {
    result: doc && resultWords(doc.result, say),
    score: doc && say(scoreMessage(scoreInForce(doc, doc.result, doc.adjusted))),
    points: ofBoth(own?.points && bySide((side) => own.points?.[side] && toDecimal(own.points[side].value, 2))),
    standings: stage ? standingsOf(stage, parties) : [],
  };
};

const lineOf = (
  { id, table, contestants, result, score, points, top }: TravellerLine,
  own: string,
  say: Say,
): CaseTableLine => ({
  table,
  contestants,
  result: resultWords(result, say),
  score: say(scoreMessage(score)),
  points: ofBoth(points),
  top,
  own: id === own,
});

/** The traveller of the board, as things stand in the file. */
export const tablesOf = (given: GivenCase, streams: CaseStreams, say: Say): readonly CaseTableLine[] => {
  const { board } = given;
  const stage = stageWith(given, streams, boardAt(streams, AT_LAST), AT_LAST);
  if (!stage || board === null) return [];
  const traveller = stage.sessions.flatMap(travellersOf).find(({ lines }) => lines.some(({ id }) => id === board));
  return traveller?.lines.map((line) => lineOf(line, board, say)) ?? [];
};
