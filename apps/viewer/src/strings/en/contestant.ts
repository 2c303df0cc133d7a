import type { Side } from '@app/bridge';
import type { Unit } from '../../contestants/running';

const SIDE: Readonly<Record<Side, string>> = { NS: 'N-S', EW: 'E-W' };

/** Texts of the rooms for players and the public, in English. Another language is another object of this type. */
export const contestant = {
  find: 'Find a pair, team or player',
  findHint: 'Number or name',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  notFound: 'Nobody of this name or number is in the ranking.',
  print: 'Print the ranking',
  moved: (time: string) => `Places last moved at ${time}; the arrows show from where.`,
  up: (from: string) => `up from ${from}`,
  down: (from: string) => `down from ${from}`,
  changed: (from: string) => `was ${from}`,
  news: (name: string, place: string, from: string) => `${name}: now ${place}, was ${from}.`,
  andMore: (count: number) => `${count} more have moved.`,
  mine: 'My results',
  isMine: 'These are my results',
  remembered: 'This browser shows them first on the page of the session.',
  kept: 'kept until everybody has played it',
  title: (name: string) => `Results of ${name}`,
  place: 'Place',
  total: 'Total',
  percentage: 'Percentage',
  boardsPlayed: 'Boards',
  boardByBoard: 'Board by board',
  none: 'No board has been played yet.',
  unknown: (contestant: string) => `No contestant ${contestant} is entered in this session.`,
  round: 'Round',
  board: 'Board',
  side: 'Side',
  sideOf: (side: Side) => SIDE[side],
  opponents: 'Opponents',
  with: (partner: string) => `with ${partner}`,
  result: 'Result',
  score: 'Score',
  scoreHint: 'as seen from this side of the table',
  points: 'Points',
  share: '%',
  running: 'Running',
  runningShare: 'Running %',
  runningHint: 'after this board',
  chart: 'Running score',
  chartOf: (unit: Unit, from: number, to: number, least: number, most: number) =>
    `Running ${unit === 'percentage' ? 'percentage' : 'score'}: from ${from} to ${to}, between ${least} and ${most}. The table below has the numbers.`,
  legend: {
    percentage: 'Line: percentage so far. Bars: each board, above or below 50 %.',
    sum: 'Line: score so far. Bars: each board, above or below 0.',
  },
};
