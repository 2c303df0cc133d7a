import {
  type Component,
  SCORING_PROFILES,
  bothSides,
  boardMatchpoints,
  comparisonField,
  fromText,
  matchpointRules,
  numberInWords,
  rational,
  recompute,
  scored,
} from '@app/scoring';
import { type Row, cell, number, sheet } from './sheet';

/** Boards under EBU and ACBL: the numbers of an independent script (`federations/sheet.py`) against those of the library. */

const ROWS = sheet('federations/boards.csv');
const BOARDS = [...new Set(ROWS.map((row) => cell(row, 'board')))].map((board) => ({
  board,
  rows: ROWS.filter((row) => cell(row, 'board') === board),
}));

const componentOf = (text: string): Component => {
  const [weight, score] = text.includes(' of ') ? text.split(' of ') : ['1', text];
  return { score: Number(score), weight: fromText(weight ?? '') ?? rational(0) };
};

const outcomeOf = (row: Row) => {
  const components = cell(row, 'score').split('; ').map(componentOf);
  const [first] = components;
  return components.length === 1 && first ? scored(first.score) : bothSides({ kind: 'weighted', components });
};

const scoredBoard = (rows: readonly Row[]) => {
  const [first] = rows;
  if (!first) throw new Error('no rows');
  const profile = SCORING_PROFILES[cell(first, 'regulations') === 'ebu-2025' ? 'ebu-2025' : 'acbl-2017'];
  const lines = rows.map((row) => ({ id: cell(row, 'result'), section: 'A', deal: 'as dealt', outcome: outcomeOf(row) }));
  const field = comparisonField('1', lines, { sections: 'together', tables: { A: Number(cell(first, 'tables')) } });
  return boardMatchpoints(field, matchpointRules(profile));
};

it.each(BOARDS)('$board', ({ rows }) => {
  const points = scoredBoard(rows);
  const ns = points.filter(({ direction }) => direction === 'NS').map((one) => numberInWords(one.points.value));
  expect(ns).toEqual(rows.map((row) => numberInWords(number(row, 'points'))));
  expect(points.flatMap((one) => recompute(one.points.explain()))).toEqual([]);
});

it('the weighted score of White Book 4.2.1 is 6.90 for North-South and 3.10 for East-West', () => {
  const board = scoredBoard(BOARDS.find(({ board: name }) => name === 'weighted-6')?.rows ?? []);
  expect(board.filter(({ id }) => id === '1').map(({ points }) => numberInWords(points.value))).toEqual(['6.9', '3.1']);
});
