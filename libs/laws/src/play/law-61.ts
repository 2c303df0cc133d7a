import { type Seat, type Suit, suitOf } from '@app/bridge';
import type { Act, ActData } from '../state/acts';
import type { CardOnTable } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { RevokeMade } from '../state/play';
import type { ActRule, CardRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, holding, leadFor } from '../table/card-changes';
import { isOpen, noticed, settled, under } from '../table/changes';
import { dummyIn, isDefender } from '../table/contract';
import { telling } from '../table/hand-changes';
import { joinsPartnersFurtherCard } from './out-of-turn';
import { isFaced, isRevoke, revokeAt, withRevoke, withRevokes } from './revokes';

/** The cards of a hand that its player has in sight: one that went to a trick with another has slipped away (67B2). */
const inSight = (state: TableState, seat: Seat): ReturnType<typeof holding> =>
  holding(state, seat)?.filter((card) => !state.cards.spare.some((one) => one.card === card)) ?? null;

/** A card of another suit from a hand that could follow. Whether it is corrected or established comes later. */
export const revoke = {
  name: 'revoke',
  label: 'Failure to follow suit although able to',
  sources: { 'wbf-2017': '61A', 'wbf-2007': '61A' },
  detects: (state, made) => {
    const { seat, card } = made;
    const lead = leadFor(state, seat);
    const led = lead && suitOf(lead.card);
    if (led === null || suitOf(card) === led || joinsPartnersFurtherCard(state, made)) return false;
    return inSight(state, seat)?.some((held) => suitOf(held) === led) === true;
  },
} satisfies CardRule;

/** 61B2b: dummy may ask declarer whether they have a card of the suit led, but not a defender. */
export const dummyAsksDefender: ActRule = {
  name: 'dummy-asks-defender',
  label: 'Dummy asks a defender about a possible revoke',
  sources: { 'wbf-2017': '61B2b', 'wbf-2007': '61B2b' },
  offender: (state, { type, data }) =>
    type === 'RevokeAskedAbout' && data.by === dummyIn(state) && isDefender(state, data.of) ? data.by : null,
};

const suitLedTo = (state: TableState, trick: number): Suit | null => {
  const [lead] = cardsOfTrick(state, trick);
  return lead ? suitOf(lead.card) : null;
};

/** The revoke that was found when this card was played: one only, also where it breaks a restriction besides. */
const madeBy = (state: TableState, { at, seat, trick }: CardOnTable): RevokeMade => {
  const follows = state.irregularities.every((one) => one.at !== at || one.rule !== revoke.name);
  const suit = follows ? null : suitLedTo(state, trick);
  return { at, seat, trick, suit, faced: isFaced(state, seat, suit), attention: null, fate: null };
};

/** What has been found and is not yet remembered. */
const noted = (state: TableState): TableState =>
  state.irregularities
    .filter((one) => isRevoke(one) && isOpen(one))
    .reduce((now, { at }) => {
      const card = cardAt(now, at);
      return card && !revokeAt(now, at) ? withRevoke(now, madeBy(now, card)) : now;
    }, state);

/** Another suit is led to its trick now, so that the card may have been right after all. */
const isLedAnew = (state: TableState, { trick, suit }: RevokeMade): boolean => {
  const [lead] = cardsOfTrick(state, trick);
  const isVacant = state.cards.vacancies.some((one) => one.trick === trick && one.place < (lead?.place ?? 0));
  return suit !== null && lead !== undefined && !isVacant && suitOf(lead.card) !== suit;
};

/** The card went back for another reason, or what it was played to did: there is no revoke any more. */
const undone = (state: TableState): TableState => {
  const gone = state.play.revoking.made.filter(
    (one) => one.fate === null && (!cardAt(state, one.at) || isLedAnew(state, one)),
  );
  if (gone.length === 0) return state;
  const left = withRevokes(state, { made: state.play.revoking.made.filter((one) => !gone.includes(one)) });
  return left.irregularities
    .filter((one) => isRevoke(one) && isOpen(one) && gone.some(({ at }) => at === one.at))
    .reduce((now, { at, rule }) => settled(now, at, 'ruled', rule), left);
};

const lastUnspoken = (state: TableState, of: Seat): Irregularity | undefined =>
  state.irregularities.findLast((one) => one.seat === of && isRevoke(one) && one.status === 'unnoticed');

/** 61B3, and 61B2b for dummy: the question may tell partner something that they must not use. */
const tellsPartner = (state: TableState, at: number, { by, of }: ActData['RevokeAskedAbout']): TableState => {
  const mayTell = isDefender(state, by) || (by === dummyIn(state) && isDefender(state, of));
  const law = under(state, { 'wbf-2017': '16B1', 'wbf-2007': '16B1a' });
  return mayTell ? telling(state, { kind: 'question', act: at, from: by, law }) : state;
};

/** A player is asked whether they have none of the suit: attention is drawn to their card, if it was a revoke. */
const asked = (state: TableState, at: number, data: ActData['RevokeAskedAbout']): TableState => {
  const told = tellsPartner(state, at, data);
  const found = lastUnspoken(told, data.of);
  return found ? noticed(told, found.at, 'attention-drawn', found.rule) : told;
};

/** Remembers which act first drew attention to a revoke. */
const spokenOf = (state: TableState, act: number): TableState => {
  const isSpokenOf = ({ at, attention }: RevokeMade): boolean =>
    attention === null &&
    state.irregularities.some((one) => one.at === at && isRevoke(one) && one.status !== 'unnoticed');
  return state.play.revoking.made
    .filter(isSpokenOf)
    .reduce((now, one) => withRevoke(now, { ...one, attention: act }), state);
};

const acted = (state: TableState, act: Act): TableState =>
  act.type === 'RevokeAskedAbout' ? asked(state, act.at, act.data) : noted(state);

/** Law 61: which cards were revokes, and who has asked about them. It comes after what dummy's asking costs (43B2b). */
export const law61 = {
  after: (state, act) => spokenOf(undone(acted(state, act)), act.at),
} satisfies LawModule;
