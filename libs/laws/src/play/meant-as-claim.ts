import { partnerOf } from '@app/bridge';
import { withToldByPartner } from '../table/told';
import type { ClaimState } from '../state/claim';
import { hasCeasedPlay, isUndoneBy, isVoid } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { Question, TableState } from '../state/table-state';
import { holding, withPenaltyCard, withoutPenaltyCards } from '../table/card-changes';
import { isDefender } from '../table/contract';
import { claimed, disputed, playGoesOn } from './claim-changes';
import { noConcession } from './no-concession';

/** The claim that an act has made, while nothing is agreed on or ruled. */
const openClaim = ({ play: { claim } }: TableState, act: number): ClaimState | null =>
  claim?.at === act && (claim.status === 'made' || claim.status === 'disputed') ? claim : null;

/** A hand that was shown, as long as it counts for no claim. */
const handShownBy = ({ play: { claim, handShown } }: TableState, act: number) =>
  handShown?.at === act && !hasCeasedPlay(claim) ? handShown : null;

/** Whether an act may be judged to be a claim, or to be none. */
const mayBeClaim = (state: TableState, act: number): boolean =>
  openClaim(state, act) !== null || handShownBy(state, act) !== null;

/** 68A: the hand was shown by mistake, or what was said was no claim. A defender's cards that lie there are penalty cards (49). */
const noClaim = (state: TableState, claim: ClaimState): TableState => {
  const shown = claim.shown.filter(({ at, seat }) => at === claim.at && isDefender(state, seat));
  return shown
    .flatMap(({ at, seat, cards }) => cards.map((card) => ({ at, seat, card, law: '49', deliberate: true })))
    .reduce(withPenaltyCard, playGoesOn(state, claim, null));
};

/** 68A, 48B2: the hand was shown to claim. */
const meantAsClaim = (state: TableState, act: number): TableState => {
  const hand = handShownBy(state, act);
  if (!hand) return state;
  const { at, seat } = hand;
  const shown = [{ at, seat, cards: holding(state, seat) ?? [] }];
  const free = withoutPenaltyCards(state, (one) => one.at === at);
  return claimed(free, { at, kind: 'claim', by: seat, tricks: null, statement: null, shown });
};

/** The judgement, of a claim or of a hand that was shown, whichever it has been taken for. */
const whetherClaimed = (state: TableState, { act }: Pick<Question, 'act'>, answer: string): TableState => {
  const claim = openClaim(state, act);
  if (answer === 'claim') return claim ? state : meantAsClaim(state, act);
  return claim ? noClaim(state, claim) : state;
};

/** 68: it was about the trick in progress. What a defender has shown for that is no penalty card, but Law 16 may apply. */
const aboutThisTrick = (state: TableState, { act }: Question, answer: string): TableState => {
  const claim = openClaim(state, act);
  if (!claim || answer !== 'trick-in-progress') return state;
  const goingOn = playGoesOn(state, claim, null);
  return isDefender(state, claim.by) ? withToldByPartner(goingOn, { kind: 'remark', act, from: claim.by }) : goingOn;
};

const undoable = (state: TableState, act: number): ClaimState | null => {
  const { claim } = state.play;
  const byPartner = claim?.at === act && isUndoneBy(claim, partnerOf(claim.by), isDefender(state, claim.by));
  return byPartner && (claim.status === 'objected' || claim.status === 'disputed') ? claim : null;
};

/** 68B2: whether partner has objected at once, which alone undoes a concession. */
const whetherAtOnce = (state: TableState, { act }: Question, answer: string): TableState => {
  const claim = undoable(state, act);
  if (!claim || isVoid(claim) === (answer === 'at-once')) return state;
  return answer === 'at-once' ? noConcession(state, claim, null) : disputed(state, claim);
};

/** What a person has to say of a claim: whether it was one. */
export const law68a = {
  raisable: {
    'meant-as-claim': {
      law: { 'wbf-2017': '68A', 'wbf-2007': '68A' },
      answers: (state, act) => (mayBeClaim(state, act) ? ['claim', 'no-claim'] : []),
    },
    'about-this-trick': {
      law: { 'wbf-2017': '68', 'wbf-2007': '68' },
      answers: (state, act) => (openClaim(state, act) ? ['trick-in-progress', 'other-tricks'] : []),
    },
    'objected-at-once': {
      law: { 'wbf-2017': '68B2', 'wbf-2007': '68B2' },
      answers: (state, act) => (undoable(state, act) ? ['at-once', 'later'] : []),
    },
  },
  judged: {
    'meant-as-claim': whetherClaimed,
    'about-this-trick': aboutThisTrick,
    'objected-at-once': whetherAtOnce,
  },
} satisfies LawModule;
