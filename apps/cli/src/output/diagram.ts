import type { Seat, Suit } from '@app/bridge';
import { SEATS, SUITS, seatsFrom, suitOf } from '@app/bridge';
import type { BoardView, CallView } from '@app/session';
import { resultInWords } from '@app/session';
import { table } from './table';

const SYMBOL: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** Cards and calls with suit symbols: `♠A`, `4♥`. */
const symbols = (text: string): string =>
  text
    .replace(/^([SHDC])([2-9TJQKA])$/, (_, suit: Suit, rank: string) => SYMBOL[suit] + rank)
    .replace(/^([1-7])([SHDC])$/, (_, level: string, suit: Suit) => level + SYMBOL[suit]);

const handLines = (view: BoardView, seat: Seat): readonly string[] => {
  const hand = view.hands[seat];
  if (!hand) return [seat, '(not known)', '', '', ''];
  const holding = (suit: Suit): string =>
    hand
      .filter((card) => suitOf(card) === suit)
      .map((card) => card.charAt(1))
      .join('') || '-';
  return [seat, ...SUITS.map((suit) => `${SYMBOL[suit]} ${holding(suit)}`)];
};

const WIDTH = 18;

const beside = (left: readonly string[], middle: readonly string[], right: readonly string[]): readonly string[] =>
  left.map((line, index) => line.padEnd(WIDTH) + (middle[index] ?? '').padEnd(WIDTH) + (right[index] ?? ''));

const inTheMiddle = (view: BoardView): readonly string[] => {
  const played = (seat: Seat): string => {
    const card = view.trick.find((one) => one.seat === seat);
    return card ? symbols(card.card) : '';
  };
  return ['', `    ${played('N')}`, `${played('W').padEnd(8)}${played('E')}`, `    ${played('S')}`, ''];
};

/** The four hands around the table, the trick in progress between them. */
const hands = (view: BoardView): readonly string[] => [
  ...handLines(view, 'N').map((line) => ' '.repeat(WIDTH) + line),
  ...beside(handLines(view, 'W'), inTheMiddle(view), handLines(view, 'E')),
  ...handLines(view, 'S').map((line) => ' '.repeat(WIDTH) + line),
];

const callCell = ({ call, alerted, explanations, tempo, findings }: CallView): string =>
  [
    symbols(call),
    alerted ? '!' : '',
    explanations.length > 0 ? '*' : '',
    tempo.length > 0 ? '…' : '',
    findings.length > 0 ? ` [${findings.map((finding) => finding.citation.replace(/ \(.*/, '')).join(', ')}]` : '',
  ].join('');

/** The calls in columns by seat, dealer first; a call out of rotation leaves the places between empty. */
const auction = (view: BoardView): string => {
  const seats = seatsFrom(view.dealer);
  const rows: string[][] = [];
  for (const call of view.auction) {
    const place = seats.indexOf(call.seat);
    const last = rows.at(-1);
    const row = last && last.length <= place ? last : [];
    if (row !== last) rows.push(row);
    while (row.length < place) row.push('-');
    row.push(callCell(call));
  }
  return table(
    seats.map((seat) => ({ heading: seat })),
    rows,
  );
};

const trickLines = (view: BoardView): readonly string[] =>
  view.tricks.map(({ cards, winner }, index) => {
    const played = cards
      .map(({ seat, card, findings }) => `${seat} ${symbols(card)}${findings.length > 0 ? ' [!]' : ''}`)
      .join('  ');
    return `${String(index + 1).padStart(2)}. ${played}   won by ${winner}`;
  });

const scoreLine = (view: BoardView): string => {
  switch (view.score.kind) {
    case 'score':
      return `${view.result && 'result' in view.result ? resultInWords(view.result.result) : ''}: N-S ${view.score.score}`;
    case 'artificial':
      return `artificial score: N-S ${view.score.percent.NS} %, E-W ${view.score.percent.EW} %`;
    case 'not-played':
      return 'not played';
    case 'none':
      return 'no result yet';
  }
};

/** A board as plain text: hands, auction, contract, tricks, findings, result. */
export const diagram = (view: BoardView): string => {
  const known = SEATS.some((seat) => view.hands[seat] !== null);
  return [
    `Board ${view.board}, table ${view.table}, session ${view.session}: ${view.dealer} deals, vulnerable ${view.vulnerability} (${view.laws})`,
    ...(known ? ['', ...hands(view)] : []),
    '',
    ...(view.auction.length > 0 ? [auction(view), ''] : []),
    `${view.contract ? view.contract.text : view.passedOut ? 'passed out' : 'no contract yet'}; phase: ${view.phase}${view.turn ? `, ${view.turn} to act` : ''}; tricks N-S ${view.won.NS}, E-W ${view.won.EW}`,
    ...trickLines(view),
    ...view.findings.map(
      (finding) => `! ${finding.seat}: ${finding.label} (${finding.citation}, event ${finding.act + 1})`,
    ),
    ...view.contradictions.map((text) => `? ${text}`),
    scoreLine(view),
  ].join('\n');
};
