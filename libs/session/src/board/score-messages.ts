import type { AdjustedOutcome, PlayedResult, ResultComponent, ScoreAdjusted } from '@app/contract';
import { type Message, type Param, message } from '@app/bridge';
import type { TableResult } from './decisions';

/** A result as a value inside a message. */
export const resultParam = (result: PlayedResult | null): Param => ({
  result: result && { bid: result.bid, risk: result.risk, declarer: result.declarer, tricks: result.tricks },
});

const componentParam = ({ result, weight }: ResultComponent): Param =>
  weight === '1'
    ? resultParam(result)
    : message('score.weighted', { weight: { exact: weight }, result: resultParam(result) });

/** Average plus, 60 %. */
const awardMessage = ({ grade, percent }: Pick<AdjustedOutcome, 'grade' | 'percent'>): Message =>
  grade === undefined
    ? message('score.percent', { percent: { exact: String(percent ?? '') } })
    : message(`score.average.${grade}`);

/** What one side has: average plus, 60 %, 1/3 of 4S by N with 10 tricks and 2/3 of it with 9; nothing. */
export const outcomeMessage = (outcome: AdjustedOutcome): Message => {
  const { kind, components = [], expected, playedBefore } = outcome;
  switch (kind) {
    case 'table':
      return message('score.of-table');
    case 'assigned':
      return message('score.assigned', {
        results: { list: components.map(componentParam), joined: 'plus' },
        ownFault: expected ? 'yes' : 'no',
      });
    case 'artificial':
      return playedBefore === undefined
        ? awardMessage(outcome)
        : message('score.but-for', { award: awardMessage(outcome), seat: { seat: playedBefore } });
    case 'cancelled':
      return message('score.cancelled');
  }
};

/** An adjusted score with both sides and the authority behind it. */
export const adjustmentMessage = ({ kind, percent, outcome, authority }: ScoreAdjusted): Message => {
  const of = (side: 'NS' | 'EW'): Param =>
    outcome
      ? outcomeMessage(outcome[side])
      : message('score.percent', { percent: { exact: String(percent?.[side] ?? '') } });
  return message('score.adjusted', { kind, ns: of('NS'), ew: of('EW'), authority: { authority } });
};

export const resultMessage = (result: PlayedResult | null): Message =>
  message('score.result', { result: resultParam(result) });

/** In place of a result that has its score alone. */
export const contractUnknownMessage = (): Message => message('score.contract-unknown');

/** Points of North-South, of a contract that is not known. */
export const scoreOnlyMessage = (score: number): Message =>
  message('score.score-only', { score: { exact: String(score) } });

/** A result as it stands at a table. */
export const tableResultMessage = (result: TableResult): Message => {
  switch (result.kind) {
    case 'agreed':
    case 'entered':
      return resultMessage(result.result);
    case 'score-only':
      return scoreOnlyMessage(result.score);
    case 'not-played':
      return message('score.not-played', { reason: result.reason });
  }
};

export const SCORE_CODES: readonly string[] = [
  'score.adjusted',
  'score.assigned',
  'score.average.average',
  'score.average.minus',
  'score.average.plus',
  'score.but-for',
  'score.cancelled',
  'score.contract-unknown',
  'score.no-grade',
  'score.not-played',
  'score.of-table',
  'score.percent',
  'score.result',
  'score.score-only',
  'score.weighted',
];
