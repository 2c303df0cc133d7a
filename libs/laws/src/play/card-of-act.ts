import { type Card, isCard } from '@app/bridge';
import type { Act, ActOf, ActType } from '../state/acts';
import type { NextCard } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { withdrawn } from '../table/card-changes';
import { dummyIn } from '../table/contract';
import { namesAnew } from './law-45';
import { OF_ANY_CARD, OF_RANK, designatedBy } from './law-46';
import { unread } from './law-46-unread';
import { OF_SEVERAL, spareWith } from './law-58';

type Plays = { readonly [T in ActType]?: (state: TableState, act: ActOf<T>) => NextCard | null };

const ofDummy = (state: TableState, at: number, card: Card): NextCard | null => {
  const seat = dummyIn(state);
  return seat && { at, seat, card };
};

const ofWords = (
  state: TableState,
  at: number,
  words: string | undefined,
  named: Card | undefined,
): NextCard | null => {
  const said = designatedBy(state, words, named);
  return said.kind === 'card' ? ofDummy(state, at, said.card) : null;
};

/** 45C4b: a slip of the tongue was mended; the new words count as if the first card were back in dummy. */
const ofSlip = (state: TableState, { at, data }: ActOf<'JudgementMade'>): NextCard | null => {
  const { designation } = state.play.played;
  if (data.question !== 'unintended-designation' || data.answer !== 'slip') return null;
  if (!designation?.change || designation.at !== data.act) return null;
  const back = withdrawn(state, designation.at, { law: '47C', unauthorised: null, vacates: '45C4b' });
  return ofWords(back, at, designation.change.words, designation.change.card);
};

/**
 * 46B3b, 46B5: somebody says which card of dummy's it is. 58B2: which of several it is, unless it is the one in
 * force.
 */
const ofChoice = (state: TableState, { at, data: { law, act, choice } }: ActOf<'OptionChosen'>): NextCard | null => {
  const option = state.options.find((one) => one.law === law && one.act === act && one.choices.includes(choice));
  if (!option || !isCard(choice)) return null;
  if (option.name === OF_RANK || option.name === OF_ANY_CARD) return ofWords(state, at, undefined, choice);
  if (option.name !== OF_SEVERAL) return null;
  const spare = spareWith(state, act).find(({ card }) => card === choice);
  return spare ? { at, seat: spare.seat, card: choice } : null;
};

const PLAYS: Plays = {
  LeadFaced: (_, { at, data }) => ({ at, ...data }),
  CardPlayed: (_, { at, data }) => ({ at, ...data }),
  CardDesignated: (state, { at, data }) => ofWords(state, at, data.words, data.card),
  DesignationChanged: (state, { at, data }) => (namesAnew(state) ? ofWords(state, at, data.words, data.card) : null),
  DummyPlayed: (state, { at, data: { card } }) => {
    const isThere = state.cards.inForce.some((one) => one.card === card);
    const next = isThere ? null : ofDummy(state, at, card);
    const isAsked = unread(state) !== undefined || state.options.some(({ name }) => name === OF_ANY_CARD);
    return next && !isAsked ? { ...next, unbidden: true } : next;
  },
  OptionChosen: ofChoice,
  JudgementMade: ofSlip,
};

const playedBy = <T extends ActType>(state: TableState, act: ActOf<T>): NextCard | null =>
  PLAYS[act.type]?.(state, act) ?? null;

/**
 * The card that an act plays, or leads while the auction goes on; null where it plays none. `state` is the table
 * before it.
 */
export const cardOfAct = (state: TableState, act: Act): NextCard | null => playedBy(state, act);
