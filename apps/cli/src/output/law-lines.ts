import { type Card, type Seat, type Side, SIDES } from '@app/bridge';
import { type BoardView, type CallView, adviceInWords, claimInWords, revokeInWords } from '@app/session';
import { obligationInWords } from '@app/scenarios';
import { symbols } from './symbols';

type Irregularity = BoardView['irregularities'][number];
type Option = BoardView['options'][number];
type Question = BoardView['questions'][number];
type Review = BoardView['reviews'][number];
type Information = BoardView['information'][number];
type Poll = BoardView['polls'][number];
type Fact = BoardView['procedure']['facts'][number];
type Spoken = BoardView['procedure']['spectators'][number];
type Closed = BoardView['closedReviews'][number];

const SIDE: Readonly<Record<Side, string>> = { NS: 'N-S', EW: 'E-W' };
const SCORE: Readonly<Record<NonNullable<Review['score']>, string>> = {
  assigned: 'assigned score',
  artificial: 'artificial score',
  adjusted: 'adjusted score',
  cancelled: 'score cancelled',
};

/** The names of rules, questions, kinds and statuses are English words parted by hyphens. */
const spaced = (name: string): string => name.replaceAll('-', ' ');

/** `'E 1♥'`, `'E ♠Q'`; the number of the event, where it is neither a call nor a card. */
const actInWords = (view: BoardView, act: number): string => {
  const { auction, tricks, trick, ahead, exposed, withdrawnCards } = view;
  const call = auction.find((one) => one.act === act);
  if (call) return `${call.seat} ${symbols(call.call)}`;
  const cards = [...tricks.flatMap((one) => one.cards), ...trick, ...ahead, ...exposed, ...withdrawnCards];
  const card = cards.find((one) => one.act === act);
  return card ? `${card.seat} ${symbols(card.card)}` : `event ${act + 1}`;
};

const SETTLED: readonly Irregularity['status'][] = ['accepted', 'ruled', 'condoned', 'forfeited'];
export const isSettled = ({ status }: Irregularity): boolean => SETTLED.includes(status);

const notInForce = ({ seat, call, status, law }: CallView): string =>
  status === 'attempted'
    ? `${seat} ${symbols(call)}, a change that nobody has decided on`
    : `${seat} ${symbols(call)}, ${status}${law === null ? '' : ` (${law})`}`;

const open = (view: BoardView, { act, seat, rule, law, status }: Irregularity): string => {
  const what = actInWords(view, act);
  return `${what.startsWith(`${seat} `) ? what : `${seat}, ${what}`}: ${spaced(rule)} (${law}), ${spaced(status)}`;
};

/** The choices stand as they are given to `choose`. */
const option = ({ law, for: chooser, choices, until }: Option): string =>
  `${law} for ${chooser === 'director' ? 'the director' : chooser}: ${choices.join(', ')} (until ${until})`;

/** The answers stand as they are given to `judge`. */
const question = (view: BoardView, { question: name, law, act, against, answers, presumed }: Question): string => {
  const other = against === act ? '' : ` against ${actInWords(view, against)}`;
  const presumption = presumed === undefined ? '' : `; without evidence ${presumed}`;
  return `${name} (${law}), ${actInWords(view, act)}${other}: ${answers.join(', ')}${presumption}`;
};

const review = (view: BoardView, { law, act, side, score }: Review): string =>
  [
    `${law}, ${actInWords(view, act)}`,
    ...(side === null ? [] : [`offending side ${SIDE[side]}`]),
    ...(score === undefined ? [] : [SCORE[score]]),
  ].join('; ');

const closed = (view: BoardView, { decision, reasons, by, ...of }: Closed): string =>
  `${review(view, of)}: ${spaced(decision)}, ${by}: ${reasons}`;

const joined = (heading: string, all: readonly string[]): readonly string[] =>
  all.length === 0 ? [] : [`${heading}: ${all.join('; ')}`];

const told = (view: BoardView, { kind, act, law, disputed }: Information): string =>
  `${actInWords(view, act)} (${spaced(kind)}, ${law}${disputed === true ? ', disputed' : ''})`;

const unauthorised = (view: BoardView, side: Side): readonly string[] => {
  const all = view.information.filter((one) => one.unauthorised.includes(side));
  return joined(
    `Not to be used by ${SIDE[side]}`,
    all.map((one) => told(view, one)),
  );
};

const poll = ({ question: asked, answers }: Poll): string =>
  `${asked} ${answers.map(({ answer, count }) => `${answer} ${count}`).join(', ')}`;

const fact = ({ text, law }: Fact | Spoken): string => `${text} (${law})`;

const cardOf = ({ seat, card }: { readonly seat: Seat; readonly card: Card }): string => `${seat} ${symbols(card)}`;

const each = <T>(heading: string, all: readonly T[], words: (one: T) => string): readonly string[] =>
  all.map((one) => `${heading}: ${words(one)}`);

/** The cards that are not where they were played, and what has become of revokes and of a claim. */
const cardLines = (view: BoardView): readonly string[] => [
  ...joined('Before their time', view.ahead.map(cardOf)),
  ...joined(
    'Taken back',
    view.withdrawnCards.map((one) => `${cardOf(one)} (${one.law})`),
  ),
  ...joined(
    'Penalty cards',
    view.penaltyCards.map((one) => `${cardOf(one)}, ${one.kind}`),
  ),
  ...each('Revoke', view.revokes, (one) => `${actInWords(view, one.act)}, ${revokeInWords(one)}`),
  ...(view.claim === null ? [] : [`Claim: ${claimInWords(view.claim)}`]),
];

/**
 * Where the Laws have the table, in short lines: what is not in force, what has gone wrong and is open, who may choose,
 * who is bound to what, the cards that lie on the table, what the director is asked, and what is left for after the
 * play, or has been looked at. Nothing where there is nothing of the kind.
 */
export const lawLines = (view: BoardView): readonly string[] => [
  ...joined('Not in force', view.auction.filter(({ status }) => status !== 'in-force').map(notInForce)),
  ...each(
    'Open',
    view.irregularities.filter((one) => !isSettled(one)),
    (one) => open(view, one),
  ),
  ...(view.directorCalled ? ['The director is at the table'] : []),
  ...each('Options', view.options, option),
  ...each('Bound', view.obligations, obligationInWords),
  ...cardLines(view),
  ...each('Asked of the director', view.questions, (one) => question(view, one)),
  ...each('Advice, no ruling', view.advice, adviceInWords),
  ...each('Fact', view.procedure.facts, fact),
  ...each('Said by a spectator', view.procedure.spectators, fact),
  ...each('Poll', view.polls, poll),
  ...each('To be looked at after the play', view.reviews, (one) => review(view, one)),
  ...each('Looked at', view.closedReviews, (one) => closed(view, one)),
  ...SIDES.flatMap((side) => unauthorised(view, side)),
];
