import { type Finding, note } from './findings';
import type { ImportText } from '../import-texts';
import { type Game, valueOf } from './game';
import { scoreTableOf } from './table-pairs';

type Why = Extract<ImportText, `table-left-out.${string}`>;

/** Tags whose content is read and has no place in the ledger, and why. */
const LEFT_OUT: readonly (readonly [tag: string, why: Why])[] = [
  ['ActionTable', 'table-left-out.opinions'],
  ['AuctionTimeTable', 'table-left-out.times'],
  ['PlayTimeTable', 'table-left-out.times'],
  ['InstantScoreTable', 'table-left-out.instant'],
  ['OptimumPlayTable', 'table-left-out.double-dummy'],
  ['OptimumResultTable', 'table-left-out.double-dummy'],
  ['OptimumScore', 'table-left-out.double-dummy'],
];

const ofScores = (game: Game): readonly Finding[] => {
  const scores = scoreTableOf(game);
  if (!scores || scores.kind === 'results') return [];
  const line = game.tags.get('ScoreTable')?.line ?? game.line;
  return [
    note(scores.kind === 'teams' ? 'table-left-out.teams' : 'table-left-out.frequencies', line, { tag: 'ScoreTable' }),
  ];
};

/** What somebody who reads the file elsewhere would miss in the ledger. */
export const tablesLeftOut = (game: Game): readonly Finding[] => [
  ...ofScores(game),
  ...LEFT_OUT.flatMap(([name, why]) => {
    const tag = game.tags.get(name);
    return tag && valueOf(game.tags, name) !== null ? [note(why, tag.line, { tag: name })] : [];
  }),
];
