import { type Message, type Seat, hasEnded, message, partnerOf, sideOf } from '@app/bridge';
import { type Obligation, type Option, type TableState, turnToPlay } from '@app/laws';
import { dutyMessage } from '../play-messages';
import { aSeat, aSide } from '../../event-messages';

/** What is new in a list: nothing that was there before. */
const newIn = <T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string): readonly T[] => {
  const known = new Set(before.map(keyOf));
  return after.filter((one) => !known.has(keyOf(one)));
};

const keyOfDuty = (one: Obligation): string => JSON.stringify(one);
const keyOfOption = ({ law, act, for: chooser, choices }: Option): string => [law, act, chooser, ...choices].join(' ');

const calls = (before: TableState, after: TableState): readonly Message[] =>
  newIn(before.gone, after.gone, ({ at, seat }) => `${at} ${seat}`).map(({ seat, call, status, law }) =>
    message(`script.call-${status}`, { seat: aSeat(seat), call, law }),
  );

const stands = (before: TableState, after: TableState): readonly Message[] =>
  after.irregularities
    .filter((one) => one.status === 'accepted')
    .filter((one) =>
      before.irregularities.some(({ at, rule, status }) => at === one.at && rule === one.rule && status !== 'accepted'),
    )
    .flatMap(({ at }) => {
      const call = after.inForce.find((one) => one.at === at);
      const card = after.cards.inForce.find((one) => one.at === at);
      if (call) return [message('script.call-stands', { seat: aSeat(call.seat), call: call.call })];
      return card ? [message('script.card-stands', { seat: aSeat(card.seat), card: card.card })] : [];
    });

const cards = (before: TableState, after: TableState): readonly Message[] => [
  ...newIn(before.cards.gone, after.cards.gone, ({ at, card }) => `${at} ${card}`).map(({ seat, card, law }) =>
    message('script.card-taken-back', { seat: aSeat(seat), card, law }),
  ),
  ...newIn(before.cards.penalty, after.cards.penalty, ({ card, kind }) => `${card} ${kind}`).map(
    ({ seat, card, kind, law }) => message(`script.penalty-card.${kind}`, { seat: aSeat(seat), card, law }),
  ),
];

const bound = (before: TableState, after: TableState): readonly Message[] =>
  newIn(before.obligations, after.obligations, keyOfDuty).map((one) =>
    message('script.duty', { seat: aSeat(one.for), duty: dutyMessage(one), law: one.law }),
  );

/** Law 26: a call that was withdrawn may cost its side a free lead, should it defend. */
const restricted = (before: TableState, after: TableState): readonly Message[] =>
  newIn(
    before.restrictions.filter(({ replacement }) => replacement === null),
    after.restrictions.filter(({ replacement }) => replacement === null),
    ({ at }) => String(at),
  ).map(({ offender }) =>
    message('script.lead-restricted', { side: aSide(sideOf(offender)), seat: aSeat(partnerOf(offender)), law: '26' }),
  );

const nextAsked = (before: TableState, after: TableState): readonly Message[] => [
  ...newIn(before.options, after.options, keyOfOption).map(({ law, for: chooser, choices }) =>
    message(chooser === 'director' ? 'script.director-chooses' : 'script.chooses', {
      ...(chooser === 'director' ? {} : { seat: aSeat(chooser) }),
      choices: { list: choices.map((name) => ({ name })), joined: 'or' },
      law,
    }),
  ),
  ...newIn(before.questions, after.questions, ({ question, act }) => `${question} ${act}`).map(({ question, law }) =>
    message('script.judged', { question: { name: question }, law }),
  ),
  ...newIn(before.reviews, after.reviews, ({ law, act }) => `${law} ${act}`).map(({ law, side }) =>
    message('script.reviewed', { law, side: side && { side } }),
  ),
];

/** Whose turn it is, to call or to play; null where it is nobody's. */
const turnOf = (table: TableState): { readonly seat: Seat; readonly to: 'call' | 'play' } | null => {
  const { turn } = table.auction;
  if (!hasEnded(table.auction) && turn !== null) return { seat: turn, to: 'call' };
  const seat = turnToPlay(table);
  return seat === null ? null : { seat, to: 'play' };
};

const turn = (after: TableState): readonly Message[] => {
  const next = turnOf(after);
  return next === null ? [] : [message(`script.turn.${next.to}`, { seat: aSeat(next.seat) })];
};

/**
 * What has followed at a table between two moments, in the order in which a director says it: what stands, what is taken
 * back, who is bound to what, what is asked next, what is looked at after the play, and whose turn it is.
 */
export const followsBetween = (before: TableState, after: TableState): readonly Message[] => [
  ...stands(before, after),
  ...calls(before, after),
  ...cards(before, after),
  ...bound(before, after),
  ...restricted(before, after),
  ...nextAsked(before, after),
  ...turn(after),
];
