import { since, type Seat, partnerOf, sideOf } from '@app/bridge';
import { cardOfAct } from '../play/card-of-act';
import type { Act } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { Obligation, TableState } from '../state/table-state';
import { openingAnew, under, withObligation, withQuestion, withReview, withoutObligations } from '../table/changes';
import { type Charge, lawOfCharges } from '../table/charge';
import { declarerOf, dummyIn } from '../table/contract';
import { callExplained, explainerOf, isAuctionOn } from '../table/who';

type Owed = Extract<Obligation, { kind: 'correct-explanation' }>;

const isOwed = (one: Obligation): one is Owed => one.kind === 'correct-explanation';

/** The opening lead is the one card in force, or will be. */
const facesLead = ({ cards }: TableState, { type, at }: Act): boolean =>
  (type === 'LeadFaced' || type === 'CardPlayed') && cards.inForce.every((card) => card.at === at);

/** Whether this player decides on the card that is played by this act: dummy on none, declarer on both hands'. */
const playsOn = (state: TableState, act: Act, seat: Seat): boolean => {
  const card = cardOfAct(state, act);
  return card !== null && seat === (card.seat === dummyIn(state) ? declarerOf(state) : card.seat);
};

const RESULTS: readonly Act['type'][] = ['ResultAgreed', 'ResultEntered', 'ScoreEntered'];
const endsBoard = ({ type }: Act): boolean => RESULTS.includes(type);

/** Of 2017 it is "in the play"; of 2007 at once, whatever the player does next. */
const passesOver = (state: TableState, act: Act, owed: Owed): boolean => {
  if (act.type === 'CallMade') return act.data.seat === owed.for;
  return state.playing && (owed.law === '75B2' ? endsBoard(act) : endsBoard(act) || playsOn(state, act, owed.for));
};

/** The player has gone on to the next board, or there is none in this round. */
const leavesBoard = (act: Act, seat: Seat): boolean =>
  act.type === 'TableRoundEnded' || (act.type === 'NextBoardCalledOn' && act.data.by === seat);

/** Whether this act comes too early for a duty that has not been met. */
const comesTooEarly = (state: TableState, act: Act, owed: Owed): boolean => {
  switch (owed.when) {
    case 'at-once':
      return facesLead(state, act) || passesOver(state, act, owed);
    case 'before-lead-faced':
    case 'after-final-pass':
      return facesLead(state, act);
    case 'after-play':
      return leavesBoard(act, owed.for);
    case 'first-legal-moment':
    case 'overdue':
      return false;
  }
};

/** 20F4a, 75B2: before the lead is faced, or in the play where it is seen only then; 20F4, 75B of 2007: at once. */
const ofExplainer = (state: TableState, seat: Seat, act: number): Owed => {
  const owed = { kind: 'correct-explanation', for: seat, act } as const;
  if (!since(state.edition, 'wbf-2017')) return { ...owed, law: '20F4', when: 'at-once' };
  return state.playing
    ? { ...owed, law: '75B2', when: 'at-once' }
    : { ...owed, law: '20F4a', when: 'before-lead-faced' };
};

/**
 * 20F5b, 75B3 (2007: 75B): not before the final pass, and a defender not before the play has ended. What declarer or
 * dummy sees only in the play is told there and then: the first moment at which they may has gone by.
 */
const ofPartner = (state: TableState, seat: Seat, act: number): Owed => {
  const owed = { kind: 'correct-explanation', for: seat, act } as const;
  const declarer = declarerOf(state);
  if (declarer === null) return { ...owed, law: '20F5b', when: 'first-legal-moment' };
  if (sideOf(declarer) !== sideOf(seat)) return { ...owed, law: '20F5b(i)', when: 'after-play' };
  return { ...owed, law: '20F5b(ii)', when: state.playing ? 'at-once' : 'after-final-pass' };
};

const withoutDuties = (state: TableState, call: number, seat?: Seat): TableState =>
  withoutObligations(state, (one) => isOwed(one) && one.act === call && (seat === undefined || one.for === seat));

/** The player who has seen that an explanation is wrong, and told the director so away from the table. */
const awareOfMistake = (state: TableState, { act }: { readonly act: number }, answer: string): TableState => {
  const explainer = explainerOf(state, act);
  const call = callExplained(state, act)?.at;
  if (explainer === null || call === undefined) return state;
  const partner = partnerOf(explainer);
  return [
    ...(answer === 'explainer' || answer === 'both' ? [ofExplainer(state, explainer, call)] : []),
    ...(answer === 'partner' || answer === 'both' ? [ofPartner(state, partner, call)] : []),
  ].reduce(withObligation, withoutDuties(state, call));
};

/** The explanation was right, and the call was the mistake: nothing is to be corrected (75C). */
export const nothingToCorrect = (state: TableState, act: number): TableState => {
  const call = callExplained(state, act)?.at;
  return call === undefined ? state : withoutDuties(state, call);
};

/** Who of the two was mistaken; without evidence it is the one who explained (21B1b). */
export const MISTAKES = ['mistaken-explanation', 'mistaken-call'] as const;

/** 75B1 (2007: 75B): in the play no call can be changed any more, and the director looks at what it has done. */
const ownCorrected = (state: TableState, by: Seat, act: number): TableState => {
  const law = under(state, { 'wbf-2017': '75B1', 'wbf-2007': '75B' });
  return state.playing ? openingAnew(state, (now) => withReview(now, { law, act, side: sideOf(by) })) : state;
};

/** A player has put right what their partner told: now the director has to say which of them was mistaken. */
const corrected = (state: TableState, by: Seat, act: number): TableState => {
  const met = withoutDuties(state, act, by);
  if (explainerOf(state, act) === by) return ownCorrected(met, by, act);
  const question = 'misinformation-or-misbid';
  const asked = met.questions.some((one) => one.question === question && one.act === act);
  if (asked || explainerOf(state, act) !== partnerOf(by)) return met;
  const [presumed] = MISTAKES;
  return withQuestion(met, { question, law: '21B1b', act, against: act, answers: MISTAKES, presumed, then: null });
};

/** As the auction ends the partner becomes declarer, dummy or a defender; and none of them, should it be reopened. */
const withTimes = (state: TableState): TableState => {
  const isPartners = (one: Obligation): one is Owed =>
    isOwed(one) && one.law.startsWith('20F5b') && one.when !== 'overdue';
  if (!state.obligations.some(isPartners)) return state;
  const timed = (one: Obligation): Obligation => (isPartners(one) ? ofPartner(state, one.for, one.act) : one);
  return { ...state, obligations: state.obligations.map(timed) };
};

/** What was not done in time is owed still, and is found once. */
const overdue = (state: TableState, act: Act): TableState => {
  if (!state.obligations.some((one) => isOwed(one) && comesTooEarly(state, act, one))) return state;
  const late = (one: Obligation): Obligation =>
    isOwed(one) && comesTooEarly(state, act, one) ? { ...one, when: 'overdue' } : one;
  return { ...state, obligations: state.obligations.map(late) };
};

export const duties = {
  raisable: {
    'aware-of-mistake': {
      law: { 'wbf-2017': '20F4a', 'wbf-2007': '20F4' },
      answers: (state, act) => (callExplained(state, act) ? ['explainer', 'partner', 'both', 'neither'] : []),
    },
  },
  judged: { 'aware-of-mistake': awareOfMistake },
  after: (state, act) =>
    withTimes(act.type === 'ExplanationCorrected' ? corrected(state, act.data.by, act.data.act) : overdue(state, act)),
} satisfies LawModule;

/**
 * The player who corrects by this act what partner has told or left out; null where the player corrects their own
 * words.
 */
const correctsPartner = (state: TableState, { type, data }: Act): Seat | null => {
  if (type !== 'ExplanationCorrected') return null;
  const explainer = explainerOf(state, data.act);
  return explainer !== null && data.by === partnerOf(explainer) ? data.by : null;
};

/** 20F5a, 75B3 (2007: 75B): a missing alert, and one too many, are wrong explanations as well. */
export const partnersExplanationCorrected: ActRule = {
  name: 'partners-explanation-corrected',
  label: "Partner's explanation corrected during the auction",
  sources: { 'wbf-2017': '20F5a', 'wbf-2007': '20F5a' },
  offender: (state, act) => (isAuctionOn(state) ? correctsPartner(state, act) : null),
};

export const partnersExplanationCorrectedByDefender: ActRule = {
  name: 'partners-explanation-corrected-by-defender',
  label: "Partner's explanation corrected by a defender before the play has ended",
  sources: { 'wbf-2017': '20F5b(i)', 'wbf-2007': '20F5b(i)' },
  offender: (state, act) => {
    const seat = correctsPartner(state, act);
    const declarer = declarerOf(state);
    if (seat === null || declarer === null || state.hands.finished) return null;
    return sideOf(seat) === sideOf(declarer) ? null : seat;
  },
};

/** The first whose time to correct runs out with this act. */
const late = (state: TableState, act: Act, law: (law: string) => boolean): Seat | null =>
  state.obligations.find((one) => isOwed(one) && law(one.law) && comesTooEarly(state, act, one))?.for ?? null;

/** 2017: the clarification period is over. 2007: the player calls on, where they had to call the director at once. */
export const explanationNotCorrected: ActRule = {
  name: 'explanation-not-corrected',
  label: 'A player has left uncorrected what he knew to have explained wrongly',
  sources: { 'wbf-2017': '20F4a', 'wbf-2007': '20F4' },
  offender: (state, act) => late(state, act, (law) => law.startsWith('20F4')),
};

/** 75B2, new in 2017: seen only in the play, it is put right in the play. In 2007 that is a case of 20F4. */
export const explanationNotCorrectedInPlay: ActRule = {
  name: 'explanation-not-corrected-in-play',
  label: 'A player has left uncorrected what he saw in the play to have explained wrongly',
  sources: { 'wbf-2017': '75B2' },
  offender: (state, act) => late(state, act, (law) => law === '75B2'),
};

/** Once the play has ended a defender has to speak: before calling on the next board, or before the round ends. */
export const partnersExplanationNotCorrectedByDefender: ActRule = {
  name: 'partners-explanation-not-corrected-by-defender',
  label: 'A defender has left uncorrected after the play what he knew partner to have explained wrongly',
  sources: { 'wbf-2017': '20F5b(i)', 'wbf-2007': '20F5b(i)' },
  offender: (state, act) => late(state, act, (law) => law === '20F5b(i)'),
};

export const partnersExplanationNotCorrected: ActRule = {
  name: 'partners-explanation-not-corrected',
  label: "Declarer's side has left uncorrected what a player knew partner to have explained wrongly",
  sources: { 'wbf-2017': '20F5b(ii)', 'wbf-2007': '20F5b(ii)' },
  offender: (state, act) => late(state, act, (law) => law === '20F5b(ii)'),
};

/**
 * 75D2, new in 2017: what only one of the two takes for agreed is no agreement, and to describe it as one is an
 * infraction. The score is what was probable had the opponents been told that (75D3). A wrong explanation of what is
 * agreed, and a wrong call, are told apart under 21B1b; when it has to be put right, under 20F4 and 20F5.
 */
const noAgreement = {
  question: 'agreement',
  law: { 'wbf-2017': '75D2' },
  answers: ['agreement', 'no-agreement'],
  proved: 'no-agreement',
  offender: explainerOf,
  finding: {
    name: 'agreement-that-is-none',
    label: 'Something explained as agreed that the partners had not agreed',
    sources: { 'wbf-2017': '75D2' },
  },
  review: { 'wbf-2017': '75D3' },
} satisfies Charge;

export const CHARGES_75 = [noAgreement];

export const law75 = lawOfCharges(CHARGES_75);
