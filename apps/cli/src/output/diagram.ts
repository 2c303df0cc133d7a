import { type Contract, type Seat, type Suit, SEATS, SUITS, bidWithRisk, message, suitOf } from '@app/bridge';
import type { Texts } from '@app/messages';
import { type BoardView, type FindingView, contractUnknownMessage, outcomeMessage, resultMessage } from '@app/session';
import { auctionText } from './auction-text';
import { isSettled, lawLines } from './law-lines';
import { rulingLines } from './ruling-lines';
import { type SayCli, sayCli, selector } from './cli-texts';
import { SYMBOL, symbols } from './symbols';

const handLines = (view: BoardView, seat: Seat, texts: Texts): readonly string[] => {
  const hand = view.hands[seat];
  const who = texts.value({ seat });
  if (!hand) return [who, sayCli(texts)('hand-not-known'), '', '', ''];
  const holding = (suit: Suit): string =>
    hand
      .filter((card) => suitOf(card) === suit)
      .map((card) => card.charAt(1))
      .join('') || '-';
  return [who, ...SUITS.map((suit) => `${SYMBOL[suit]} ${holding(suit)}`)];
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
const hands = (view: BoardView, texts: Texts): readonly string[] => [
  ...handLines(view, 'N', texts).map((line) => ' '.repeat(WIDTH) + line),
  ...beside(handLines(view, 'W', texts), inTheMiddle(view), handLines(view, 'E', texts)),
  ...handLines(view, 'S', texts).map((line) => ' '.repeat(WIDTH) + line),
];

const trickLines = (view: BoardView, texts: Texts): readonly string[] =>
  view.tricks.map(({ cards, winner }, index) => {
    const played = cards
      .map(
        ({ seat, card, findings }) => `${texts.value({ seat })} ${symbols(card)}${findings.length > 0 ? ' [!]' : ''}`,
      )
      .join('  ');
    return `${String(index + 1).padStart(2)}. ${played}   ${sayCli(texts)('won-by', { seat: { seat: winner } })}`;
  });

const scoreLine = ({ score, result }: BoardView, cli: SayCli): string => {
  switch (score.kind) {
    case 'score':
      return cli('score-of-result', {
        result: result && 'result' in result ? resultMessage(result.result) : contractUnknownMessage(),
        score: { exact: String(score.score) },
      });
    case 'artificial':
      return cli('score-artificial', {
        ns: { exact: String(score.percent.NS) },
        ew: { exact: String(score.percent.EW) },
      });
    case 'adjusted':
      return cli('score-adjusted', { ns: outcomeMessage(score.outcome.NS), ew: outcomeMessage(score.outcome.EW) });
    case 'not-played':
      return cli('not-played');
    case 'none':
      return cli('no-result-yet');
  }
};

/** Whether the result stands; nothing where there is none, or nobody has said anything about it. */
const standingLine = ({ confirmed, reviews, result, adjusted }: BoardView, cli: SayCli): readonly string[] => {
  if (confirmed) return [cli('result-confirmed')];
  if ((result === null && adjusted === null) || reviews.length === 0) return [];
  return [cli('result-provisional', { laws: { list: reviews.map(({ law }) => law) } })];
};

/** What was found when it happened, and what has become of it; `lawLines` have what is still open. */
const findingLine = (
  { irregularities }: BoardView,
  { act, seat, rule, citation }: FindingView,
  texts: Texts,
): string => {
  const cli = sayCli(texts);
  const settled = irregularities.find((one) => one.act === act && one.rule === rule && isSettled(one));
  const finding = cli('finding', {
    seat: { seat },
    label: message(`rule.${rule}`),
    law: { paragraph: citation },
    event: String(act + 1),
    status: settled ? cli('status', { status: selector(settled.status) }) : null,
  });
  return `! ${finding}`;
};

const contractText = ({ bid, risk, declarer }: Contract, texts: Texts): string =>
  sayCli(texts)('contract', { bid: bidWithRisk(bid, risk), declarer: { seat: declarer } });

/** A board as plain text: hands, auction, what the Laws say there, contract, tricks, findings, result. */
export const diagram = (view: BoardView, texts: Texts): string => {
  const cli = sayCli(texts);
  const laws = lawLines(view, texts);
  const { board, table, session, dealer, vulnerability, contract, passedOut, phase, turn, won } = view;
  const known = SEATS.some((seat) => view.hands[seat] !== null);
  const heading = { board: String(board), table, session, dealer: { seat: dealer }, vulnerability, laws: view.laws };
  const shown = contract
    ? contractText(contract, texts)
    : passedOut
      ? texts.say(message('term.passed-out'))
      : cli('no-contract');
  const course = { contract: shown, phase, turn: turn ? { seat: turn } : null, ns: won.NS, ew: won.EW };
  return [
    cli('board-heading', heading),
    ...(known ? ['', ...hands(view, texts)] : []),
    '',
    ...(view.auction.length > 0 ? [auctionText(view, texts), ''] : []),
    ...(laws.length > 0 ? [...laws, ''] : []),
    cli('phase', course),
    ...trickLines(view, texts),
    ...view.findings.map((finding) => findingLine(view, finding, texts)),
    ...view.contradictions.map((one) => `? ${texts.say(one)}`),
    ...rulingLines(view, texts),
    scoreLine(view, cli),
    ...standingLine(view, cli),
  ].join('\n');
};
