import type { Contract, Side, Vulnerability } from '@app/bridge';
import { sideOf } from '@app/bridge';
import { contractScore } from '@app/scoring';
import type { ImportedResult, ImportedScoring, StatedScore } from '../imported';
import type { Finding } from './findings';
import { contradiction } from './findings';
import type { Game } from './game';
import { lineOf, valueOf } from './game';
import type { ScoreTag } from './scores';
import { bySideOf, fromNorthSouth, readScore } from './scores';

const scoreOf = ({ tags }: Game, name: string): ScoreTag | null => readScore(valueOf(tags, name) ?? '');

const declaringSide = (contract: Contract | null): Side | null => (contract ? sideOf(contract.declarer) : null);

const WHOLE = /^-?\d+$/;
const COMPARED = ['ScoreIMP', 'ScoreMP'];

/** What the file itself gives as score and comparison, in exact decimal text. */
export const statedScore = (game: Game, contract: Contract | null, scoring: ImportedScoring | null): StatedScore => {
  const declarer = declaringSide(contract);
  const total = scoreOf(game, 'Score');
  const imps = scoreOf(game, 'ScoreIMP');
  const matchpoints = scoreOf(game, 'ScoreMP');
  const score = total && fromNorthSouth(total, declarer);
  const line = ['Score', ...COMPARED].map((name) => game.tags.get(name)?.line).find((at) => at !== undefined);
  return {
    ...(score !== null && WHOLE.test(score) ? { score } : {}),
    ...(imps ? { [scoring === 'cross-imps' ? 'crossImps' : 'imps']: bySideOf(imps, declarer) } : {}),
    ...(matchpoints ? { matchpoints: bySideOf(matchpoints, declarer) } : {}),
    ...(line === undefined ? {} : { line }),
  };
};

/** Forms of scoring in which Score is not what Law 77 gives. */
const OTHER_SCORE = /Rubber|Chicago|Cavendish|OldMP|IMP_19/i;

/** The Score tag against contract, tricks and vulnerability (Law 77). An irregular result may have any score. */
export const scoreFindings = (
  game: Game,
  result: ImportedResult | null,
  vulnerability: Vulnerability | null,
): readonly Finding[] => {
  const tag = scoreOf(game, 'Score');
  if (!tag || !result || OTHER_SCORE.test(valueOf(game.tags, 'Scoring') ?? '')) return [];
  const line = lineOf(game, 'Score');
  if (result.kind === 'passed-out') {
    const score = fromNorthSouth(tag, 'NS');
    return score === null || score === '0'
      ? []
      : [contradiction('score-disagrees', line, `Score is ${score}, yet all four passed`)];
  }
  if (result.kind !== 'played' || result.irregular || !vulnerability) return [];
  const score = fromNorthSouth(tag, sideOf(result.declarer));
  const should = String(contractScore(result, result.tricks, vulnerability));
  if (score === null || score === should) return [];
  const what = `${result.bid} ${result.risk} by ${result.declarer}, ${result.tricks} tricks, vulnerable ${vulnerability}`;
  return [contradiction('score-disagrees', line, `Score is ${score} for NS; ${what} is ${should}`)];
};
