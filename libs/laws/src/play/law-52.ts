import { type IrregularCard, type LawModule, nothingFollows } from '../state/law-module';
import type { Irregularity, Option, TableState } from '../state/table-state';
import { cardAt, isLead, withdrawnToTable } from '../table/card-changes';
import { settled, withObligation, withOption } from '../table/changes';
import { declarerOf, isOfDeclarer } from '../table/contract';
import { dueNow, penaltyCardNotPlayed, withCardsDue } from './law-50d';
import { leadTakenBack } from './law-53';

const CHOICE = 'card-instead-of-penalty-card';

const offered = (state: TableState, { at, rule }: Irregularity): TableState => {
  const declarer = declarerOf(state);
  return declarer === null || !cardAt(state, at)
    ? settled(state, at, 'ruled', rule)
    : withOption(state, {
        name: CHOICE,
        law: '52B',
        for: declarer,
        choices: ['accept', 'require'],
        act: at,
        until: 'a card is played from either of his hands',
        inPlay: true,
      });
};

/** 52B2: the card goes back and is a major penalty card as well, and the one that was due takes its place. */
const replaced = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, seat } = irregularity;
  const lay = state.play.penalty.lain.map(({ card }) => card);
  const back = isLead(state, at) ? leadTakenBack(state, irregularity, '52B2') : cardTakenBack(state, irregularity);
  const due = dueNow(back, seat).filter(({ card }) => lay.includes(card));
  return withCardsDue(
    back,
    seat,
    due.map(({ card }) => card),
  );
};

const cardTakenBack = (state: TableState, { at, seat }: Irregularity): TableState =>
  withObligation(withdrawnToTable(state, at, '52B2', '52B2'), {
    kind: 'replace-card',
    for: seat,
    law: '52B2',
    act: at,
  });

const chosen = (state: TableState, { act }: Option, choice: string): TableState => {
  const { name } = penaltyCardNotPlayed;
  const irregularity = state.irregularities.find(({ at, rule }) => at === act && rule === name);
  return choice === 'require' && irregularity && cardAt(state, act)
    ? replaced(state, irregularity)
    : settled(state, act, 'accepted', name);
};

/** Declarer may accept the card, and has accepted it once they have played from their hand or from dummy (52B1). */
const insteadOfPenaltyCard: IrregularCard = {
  cardFollows: (state, { at, rule }, { seat }) =>
    isOfDeclarer(state, seat) ? settled(state, at, 'accepted', rule) : state,
  directorComes: offered,
};

export const law52 = {
  filled: { '52B2': nothingFollows },
  irregularCards: { [penaltyCardNotPlayed.name]: insteadOfPenaltyCard },
  chosen: { [CHOICE]: chosen },
} satisfies LawModule;
