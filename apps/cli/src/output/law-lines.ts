import { type Card, type Param, type Seat, type Side, SIDES, isSeat } from '@app/bridge';
import {
  type BoardView,
  type CallView,
  adviceMessage,
  claimMessage,
  dutyMessage,
  revokeMessage,
  untilMessage,
} from '@app/session';
import type { Texts } from '@app/messages';
import { type SayCli, cliText, sayCli, selector } from './cli-texts';
import { callSymbols, symbols } from './symbols';

type Irregularity = BoardView['irregularities'][number];
type Option = BoardView['options'][number];
type Question = BoardView['questions'][number];
type Review = BoardView['reviews'][number];
type Information = BoardView['information'][number];
type Poll = BoardView['polls'][number];
type Fact = BoardView['procedure']['facts'][number];
type Spoken = BoardView['procedure']['spectators'][number];
type Closed = BoardView['closedReviews'][number];

/** A board that is told of, and the language that it is told in. */
interface Telling {
  readonly view: BoardView;
  readonly texts: Texts;
  readonly cli: SayCli;
}

const seatAnd = ({ texts }: Telling, seat: Seat, what: string): string => `${texts.value({ seat })} ${what}`;

/** `'E 1♥'`, `'E ♠Q'`; the number of the event, where it is neither a call nor a card. */
const actText = (telling: Telling, act: number): string => {
  const { auction, tricks, trick, ahead, exposed, withdrawnCards } = telling.view;
  const call = auction.find((one) => one.act === act);
  if (call) return callText(telling, call);
  const cards = [...tricks.flatMap((one) => one.cards), ...trick, ...ahead, ...exposed, ...withdrawnCards];
  const card = cards.find((one) => one.act === act);
  return card ? cardText(telling, card) : telling.cli('act.event', { number: String(act + 1) });
};

const cardText = (telling: Telling, { seat, card }: { readonly seat: Seat; readonly card: Card }): string =>
  seatAnd(telling, seat, symbols(card));

const callText = (telling: Telling, { seat, call }: Pick<CallView, 'seat' | 'call'>): string =>
  seatAnd(telling, seat, callSymbols(call, telling.texts));

const SETTLED: readonly Irregularity['status'][] = ['accepted', 'ruled', 'condoned', 'forfeited'];
export const isSettled = ({ status }: Irregularity): boolean => SETTLED.includes(status);

/** What a rule is about, up to what may be done about it. */
const ruleText = (rule: string, { value }: Texts): string => value({ name: rule, of: 'rule' });

const notInForce = (telling: Telling, call: CallView): string =>
  telling.cli('withdrawn-status', {
    call: callText(telling, call),
    status: call.status,
    law: call.status === 'attempted' ? null : call.law,
  });

const open = (telling: Telling, { act, seat, rule, law, status }: Irregularity): string => {
  const { texts, cli } = telling;
  const what = actText(telling, act);
  const who = texts.value({ seat });
  return cli('irregularity', {
    act: what.startsWith(`${who} `) ? what : `${who}, ${what}`,
    rule: ruleText(rule, texts),
    law,
    status: cli('status', { status: selector(status) }),
  });
};

const namesOf = (all: readonly string[]): Param => ({ list: all.map((name) => ({ name })) });

const option = ({ texts, cli }: Telling, { law, for: chooser, choices, until }: Option): string =>
  cli('option', {
    law,
    chooser: isSeat(chooser) ? { seat: chooser } : cliText('the-director'),
    choices: texts.language === 'en' ? { list: choices } : namesOf(choices),
    until: untilMessage(until) ?? until,
  });

const question = (telling: Telling, { question: name, law, act, against, answers, presumed }: Question): string =>
  telling.cli('question', {
    question: telling.texts.language === 'en' ? name : { name },
    law,
    act: actText(telling, act),
    against: against === act ? null : actText(telling, against),
    answers: telling.texts.language === 'en' ? { list: answers } : namesOf(answers),
    presumed: presumed === undefined ? null : { name: presumed },
  });

const review = (telling: Telling, { law, act, side, score }: Review): string =>
  telling.cli('review', {
    law,
    act: actText(telling, act),
    side: side === null ? null : { side },
    score: score ?? 'none',
  });

const closed = (telling: Telling, { decision, reasons, by, ...of }: Closed): string =>
  telling.cli('closed', { review: review(telling, of), decision, by, reasons });

const joined = (heading: string, all: readonly string[]): readonly string[] =>
  all.length === 0 ? [] : [`${heading}: ${all.join('; ')}`];

const told = (telling: Telling, { kind, act, law, disputed }: Information): string =>
  telling.cli('told', {
    act: actText(telling, act),
    kind: { name: kind },
    law,
    disputed: disputed === true ? 'yes' : 'no',
  });

const unauthorised = (telling: Telling, side: Side): readonly string[] => {
  const all = telling.view.information.filter((one) => one.unauthorised.includes(side));
  return joined(
    telling.cli('unusable', { side: { side } }),
    all.map((one) => told(telling, one)),
  );
};

const poll = ({ question: asked, answers }: Poll): string =>
  `${asked} ${answers.map(({ answer, count }) => `${answer} ${count}`).join(', ')}`;

const fact = ({ text, law }: Fact | Spoken): string => `${text} (${law})`;

const each = <T>(heading: string, all: readonly T[], textOf: (one: T) => string): readonly string[] =>
  all.map((one) => `${heading}: ${textOf(one)}`);

const duty = ({ texts }: Telling, one: BoardView['obligations'][number]): string =>
  `${texts.value({ seat: one.for })} ${texts.say(dutyMessage(one))} (${one.law})`;

/** The cards that are not where they were played, and what has become of revokes and of a claim. */
const cardLines = (telling: Telling): readonly string[] => {
  const { view, texts, cli } = telling;
  return [
    ...joined(
      cli('ahead'),
      view.ahead.map((one) => cardText(telling, one)),
    ),
    ...joined(
      cli('taken-back'),
      view.withdrawnCards.map((one) => `${cardText(telling, one)} (${one.law})`),
    ),
    ...joined(
      cli('penalty-cards'),
      view.penaltyCards.map((one) => cli('penalty-card', { card: cardText(telling, one), kind: one.kind })),
    ),
    ...each(cli('revoke'), view.revokes, (one) =>
      cli('revoke-of', { act: actText(telling, one.act), revoke: revokeMessage(one) }),
    ),
    ...(view.claim === null ? [] : [`${cli('claim')}: ${texts.say(claimMessage(view.claim))}`]),
  ];
};

/**
 * Where the Laws have the table, in short lines: what is not in force, what has gone wrong and is open, who may choose,
 * who is bound to what, the cards that lie on the table, what the director is asked, and what is left for after the
 * play, or has been looked at. Nothing where there is nothing of the kind.
 */
export const lawLines = (view: BoardView, texts: Texts): readonly string[] => {
  const cli = sayCli(texts);
  const telling = { view, texts, cli };
  return [
    ...joined(
      cli('not-in-force'),
      view.auction.filter(({ status }) => status !== 'in-force').map((one) => notInForce(telling, one)),
    ),
    ...each(
      cli('open'),
      view.irregularities.filter((one) => !isSettled(one)),
      (one) => open(telling, one),
    ),
    ...(view.directorCalled ? [cli('director-here')] : []),
    ...each(cli('options'), view.options, (one) => option(telling, one)),
    ...each(cli('bound'), view.obligations, (one) => duty(telling, one)),
    ...cardLines(telling),
    ...each(cli('asked'), view.questions, (one) => question(telling, one)),
    ...each(cli('advice'), view.advice, (one) => texts.say(adviceMessage(one))),
    ...each(cli('fact'), view.procedure.facts, fact),
    ...each(cli('spectator'), view.procedure.spectators, fact),
    ...each(cli('poll'), view.polls, poll),
    ...each(cli('reviews'), view.reviews, (one) => review(telling, one)),
    ...each(cli('looked-at'), view.closedReviews, (one) => closed(telling, one)),
    ...SIDES.flatMap((side) => unauthorised(telling, side)),
  ];
};
