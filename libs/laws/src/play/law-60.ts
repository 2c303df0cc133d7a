import { type Seat, leftOf } from '@app/bridge';
import type { LawModule, NextCard } from '../state/law-module';
import type { CardRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import { cardsOfTrick, withdrawnToTable } from '../table/card-changes';
import { settled } from '../table/changes';
import { isDefender, isOfDeclarer, trickNow } from '../table/contract';

/**
 * 60A1: after a card out of turn or too early, its maker's left-hand opponent plays on before anything is determined.
 * The right to a rectification is gone, and the card counts as played in turn (60A2). What the offenders themselves
 * play on changes nothing (60C). It is the `cardFollows` of a play out of turn.
 */
export const forfeitedByPlaying = (state: TableState, { at, seat, rule }: Irregularity, next: NextCard): TableState =>
  next.seat === leftOf(seat) ? settled(state, at, 'forfeited', rule) : state;

const RULE = 'played-before-the-right-lead';

/** Whether a defender plays after declarer has had to take a lead back, and before the lead from the right hand. */
export const isBeforeRightLead = (state: TableState, seat: Seat): boolean =>
  isDefender(state, seat) &&
  state.obligations.some(({ kind, law }) => kind === 'lead-from' && law === '55B2') &&
  !cardsOfTrick(state, trickNow(state.cards.play)).some((one) => isOfDeclarer(state, one.seat));

/** Law 60B: there is nothing yet to which such a card could be played, and as a lead it cannot be accepted. */
export const playedBeforeRightLead = {
  name: RULE,
  label: "A defender's card after declarer's lead was taken back, before the lead from the right hand",
  sources: { 'wbf-2017': '60B', 'wbf-2007': '60B' },
  detects: (state, { seat }) => isBeforeRightLead(state, seat),
} satisfies CardRule;

export const law60 = {
  irregularCards: {
    [RULE]: {
      cardFollows: (state, { at }, next) =>
        isOfDeclarer(state, next.seat) ? withdrawnToTable(state, at, '60B') : state,
      directorComes: (state, { at }) => withdrawnToTable(state, at, '60B'),
    },
  },
} satisfies LawModule;
