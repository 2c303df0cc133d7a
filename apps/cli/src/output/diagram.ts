import { type Seat, type Suit, SEATS, SUITS, suitOf } from '@app/bridge';
import { inEnglish } from '@app/messages';
import { type BoardView, type FindingView, outcomeInWords, resultInWords } from '@app/session';
import { auctionText } from './auction-text';
import { isSettled, lawLines } from './law-lines';
import { rulingLines } from './ruling-lines';
import { SYMBOL, symbols } from './symbols';

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
    case 'adjusted':
      return `adjusted score: N-S ${outcomeInWords(view.score.outcome.NS)}, E-W ${outcomeInWords(view.score.outcome.EW)}`;
    case 'not-played':
      return 'not played';
    case 'none':
      return 'no result yet';
  }
};

/** Whether the result stands; nothing where there is none, or nobody has said anything about it. */
const standingLine = ({ confirmed, reviews, result, adjusted }: BoardView): readonly string[] => {
  if (confirmed) return ['the result is confirmed'];
  if ((result === null && adjusted === null) || reviews.length === 0) return [];
  return [`the result is provisional: still to be looked at ${reviews.map(({ law }) => law).join(', ')}`];
};

/** What was found when it happened, and what has become of it; `lawLines` have what is still open. */
const findingLine = ({ irregularities }: BoardView, { act, seat, rule, label, citation }: FindingView): string => {
  const settled = irregularities.find((one) => one.act === act && one.rule === rule && isSettled(one));
  return `! ${seat}: ${label} (${citation}, event ${act + 1})${settled ? `: ${settled.status}` : ''}`;
};

/** A board as plain text: hands, auction, what the Laws say there, contract, tricks, findings, result. */
export const diagram = (view: BoardView): string => {
  const laws = lawLines(view);
  const known = SEATS.some((seat) => view.hands[seat] !== null);
  return [
    `Board ${view.board}, table ${view.table}, session ${view.session}: ${view.dealer} deals, vulnerable ${view.vulnerability} (${view.laws})`,
    ...(known ? ['', ...hands(view)] : []),
    '',
    ...(view.auction.length > 0 ? [auctionText(view), ''] : []),
    ...(laws.length > 0 ? [...laws, ''] : []),
    `${view.contract ? view.contract.text : view.passedOut ? 'passed out' : 'no contract yet'}; phase: ${view.phase}${view.turn ? `, ${view.turn} to act` : ''}; tricks N-S ${view.won.NS}, E-W ${view.won.EW}`,
    ...trickLines(view),
    ...view.findings.map((finding) => findingLine(view, finding)),
    ...view.contradictions.map((one) => `? ${inEnglish(one)}`),
    ...rulingLines(view),
    scoreLine(view),
    ...standingLine(view),
  ].join('\n');
};
