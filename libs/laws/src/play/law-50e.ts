import type { Seat } from '@app/bridge';
import { otherSide, partnerOf, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { LainCard } from '../state/play';
import type { Information, TableState } from '../state/table-state';
import { cardAt, goneCardAt } from '../table/card-changes';
import { under, withReview } from '../table/changes';
import { penaltyCardsOf } from './penalty-cards';

const KIND = 'penalty-card';

const isLying = ({ cards }: TableState, { card }: LainCard): boolean => cards.penalty.some((one) => one.card === card);
const isPlayed = ({ cards }: TableState, { card }: LainCard): boolean => cards.inForce.some((one) => one.card === card);

/**
 * In 2017 everybody may use what a penalty card tells as long as it lies there (E1); once it has been taken up (E2) or
 * played (E3) its player's partner may not. In 2007 he never may use more than that it has to be played (E1, E2).
 */
const paragraphOf = (state: TableState, one: LainCard): '50E1' | '50E2' | '50E3' => {
  if (state.edition === 'wbf-2007') return '50E2';
  if (isLying(state, one)) return '50E1';
  return isPlayed(state, one) ? '50E3' : '50E2';
};

const toldBy = (state: TableState, one: LainCard): Information => {
  const law = paragraphOf(state, one);
  const own = sideOf(one.seat);
  const told = { kind: KIND, act: one.at, from: one.seat, law };
  return law === '50E1'
    ? { ...told, authorised: ['NS', 'EW'], unauthorised: [] }
    : { ...told, authorised: [otherSide(own)], unauthorised: [own] };
};

/** A card taken back whose meaning is for 16C (in 2007 16D): a defender's revoke at trick 12 (62D2). */
const goesBy16 = (state: TableState, { at }: LainCard): boolean =>
  typeof goneCardAt(state, at)?.unauthorised === 'string';

/** What was told in the auction by a card that is a penalty card now: that goes by 50E from now on. */
const isOfAuction = ({ play }: TableState, { kind, law, act }: Information): boolean =>
  kind === 'exposed-card' && law === '24' && play.penalty.lain.some(({ at }) => at === act);

/** The entries of penalty cards, each where it was; new ones at the end. */
const told = (state: TableState): TableState => {
  const now = state.play.penalty.lain.filter((one) => !goesBy16(state, one)).map((one) => toldBy(state, one));
  const before = state.information.filter(({ kind }) => kind === KIND);
  if (now.length === 0 && before.length === 0) return state;
  const others = state.information.filter((one) => !isOfAuction(state, one));
  const kept = others.flatMap((one) => (one.kind === KIND ? (now[before.indexOf(one)] ?? []) : one));
  return { ...state, information: [...kept, ...now.slice(before.length)] };
};

const withReviewOf = (state: TableState, { at, seat }: Pick<LainCard, 'at' | 'seat'>): TableState =>
  withReview(state, {
    law: under(state, { 'wbf-2017': '50E4', 'wbf-2007': '50E3' }),
    act: at,
    side: sideOf(seat),
  });

const partnerHasPlayed = (state: TableState, seat: Seat): TableState =>
  penaltyCardsOf(state, partnerOf(seat)).reduce<TableState>(withReviewOf, state);

/**
 * What the director looks at after the play: in 2017 whether it helped partner, who played while the card lay there
 * (E4); in 2007 whether a card that lay there at all told anything that did damage (E3).
 */
const reviewed = (state: TableState, { at }: Act): TableState => {
  const card = cardAt(state, at);
  const played = card ? partnerHasPlayed(state, card.seat) : state;
  if (state.edition === 'wbf-2017') return played;
  return state.play.penalty.lain.filter((one) => !isLying(state, one)).reduce(withReviewOf, played);
};

export const law50e = {
  after: (state, act) => reviewed(told(state), act),
} satisfies LawModule;
