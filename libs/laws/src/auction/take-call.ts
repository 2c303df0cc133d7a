import { since, type Seat, hasEnded, isBid, leftOf, partnerOf, sideOf, type SaidCall, inEdition } from '@app/bridge';
import type { ActData } from '../state/acts';
import type { IrregularCallName } from '../state/names';
import { type CallMade, rulesBrokenBy } from '../state/rule';
import type { Attempt, CallOnTable, Irregularity, TableState } from '../state/table-state';
import {
  auctionBefore,
  callAt,
  isOpen,
  isReplaced,
  noticed,
  settled,
  withFinalCall,
  withInForce,
  withIrregularity,
  withoutAttempt,
} from '../table/changes';
import { type Dispatch, decidedBy, irregularCall, isOf27B } from '../table/dispatch';
import type { CallTaking } from '../table/law-book';
import { callOnTable, placeCall, withPassOfTheBound } from '../table/place-call';
import { CALL_RULES } from '.';
import { attempted, changeCalledOver, judgeChanges, judgeIntention, judgeSubstitution } from './law-25';
import { askWhatWasMeant, cancelledByProperCall, isOpenOutOfRotation, readings, turnWasLhos } from './law-28';
import { takenUp } from './law-33';
import { afterTheEnd } from './law-39';

type Made = ActData['CallMade'];
/** A call as an event has it, or as it lay on the table before. */
type Said = CallMade & Partial<Pick<CallOnTable, 'artificial' | 'shows'>>;

/** An irregularity that a call has made, or an attempt at one; others are about the board and its cards. */
const isOfCall = ({ inForce, attempts }: TableState, { at }: Irregularity): boolean =>
  [...inForce, ...attempts.map(({ call }) => call)].some((call) => call.at === at);

/** The irregular calls on which nobody has ruled, the last one first. */
const openCalls = (state: TableState): readonly Irregularity[] =>
  state.irregularities.filter((one) => isOpen(one) && isOfCall(state, one)).reverse();

/**
 * What this player's call answers: an irregular call of the opponent on their right, or an opponent's call in their own
 * turn (28B). Their partner's call in their turn it does not answer: nobody forfeits anything by what the offenders do.
 */
const answering = (
  laws: Dispatch,
  state: TableState,
  irregularity: Irregularity,
  seat: Seat,
  call: SaidCall,
): TableState => {
  if (callAt(state, irregularity.at) === undefined || sideOf(irregularity.seat) === sideOf(seat)) return state;
  const lho = leftOf(irregularity.seat);
  const outOfTurn = isOpenOutOfRotation(irregularity);
  if (outOfTurn && irregularity.turn === seat && seat !== lho) return cancelledByProperCall(state, irregularity);
  if (seat !== lho) return state;
  if (outOfTurn && turnWasLhos(irregularity)) {
    const { over, own } = readings(state, irregularity, call);
    if (own && !over) return cancelledByProperCall(state, irregularity);
  }
  return irregularCall(laws, irregularity)?.lhoCalls(state, irregularity) ?? state;
};

/** A call answers everything open that its player can answer, the last irregularity first. */
const answeredBy = (laws: Dispatch, state: TableState, seat: Seat, call: SaidCall): TableState =>
  openCalls(state).reduce((now, { at }) => {
    const open = now.irregularities.find((one) => one.at === at && isOpen(one));
    return open ? answering(laws, now, open, seat, call) : now;
  }, state);

/** Once a later irregularity has been accepted, nothing can be made of the earlier ones any more (11A). */
const withoutEarlier = (before: TableState, after: TableState): TableState => {
  const isAccepted = ({ at }: Irregularity): boolean =>
    after.irregularities.some((one) => one.at === at && one.status === 'accepted');
  const accepted = openCalls(before).find(isAccepted);
  if (!accepted) return after;
  return after.irregularities
    .filter(
      (one) => one.at < accepted.at && (isOpenOutOfRotation(one) || (isOpen(one) && one.rule === 'insufficient-bid')),
    )
    .reduce((now, { at }) => settled(now, at, 'forfeited'), after);
};

/**
 * LHO calls after a change that nobody has ruled on: of an insufficient bid it is 27C, unless they have accepted that
 * bid; of any other call 25A or 25B1.
 */
const afterChange = (state: TableState, attempt: Attempt): TableState =>
  (attempt.overruled ??
  state.irregularities.some((one) => one.at === attempt.replaces && one.rule === 'insufficient-bid' && isOpen(one)))
    ? state
    : changeCalledOver(state, attempt);

/** LHO has called over the last change of a call: nothing comes of changes that the same player made before it (11A). */
const withoutEarlierChanges = (state: TableState, last: Attempt): TableState =>
  state.attempts
    .filter(({ call }) => call.seat === last.call.seat && call.at < last.call.at)
    .reduce((now, one) => settled(withoutAttempt(now, one, '25B2'), one.call.at, 'forfeited'), state);

/** The table as it is for the call of this player: what their calling answers, and whom they need not wait for. */
const beforeCall = (laws: Dispatch, state: TableState, { seat, call }: CallMade, at: number): TableState => {
  const attempt = state.attempts.at(-1);
  const changed =
    attempt && leftOf(attempt.call.seat) === seat ? afterChange(withoutEarlierChanges(state, attempt), attempt) : state;
  return withPassOfTheBound(withoutEarlier(changed, answeredBy(laws, changed, seat, call)), seat, at);
};

/**
 * The table as the Laws see it for this player. Partner has called in their turn and nobody has ruled on that: it is
 * their turn all the same, over the calls before partner's (17C).
 */
const seenBy = (state: TableState, seat: Seat): TableState => {
  const partners = openCalls(state).find(
    (one) => isOpenOutOfRotation(one) && one.turn === seat && one.seat === partnerOf(seat),
  );
  const isLast = partners !== undefined && state.inForce.at(-1)?.at === partners.at;
  return isLast ? { ...state, auction: auctionBefore(state, partners.at) } : state;
};

/**
 * Whether a second call by the player who has just called, at their left-hand opponent's turn, is a change of call
 * (30B2, 31C, 32C; in 2007 30B3, the note to 31B). A pass before any bid is not, in 2007 (30A).
 */
const isChangeOfCall = (state: TableState, { seat, call }: CallMade): boolean => {
  const last = state.inForce.at(-1);
  if (hasEnded(state.auction) || last?.seat !== seat || state.auction.turn !== leftOf(seat)) return false;
  return since(state.edition, 'wbf-2017') || call !== 'Pass' || state.inForce.some((one) => isBid(one.call));
};

/**
 * The rule that decides on an irregular call that breaks several: who is never in time comes before who is too early.
 */
const PRECEDENCE: readonly IrregularCallName[] = [
  'bid-beyond-seven',
  'call-despite-enforced-pass',
  'inadmissible-double',
  'pass-out-of-rotation',
  'bid-out-of-rotation',
  'double-out-of-rotation',
  'double-despite-restriction',
  'insufficient-bid',
];

const irregularityOf = (state: TableState, { at, seat, call }: CallOnTable): Irregularity | null => {
  const broken = rulesBrokenBy(CALL_RULES, seenBy(state, seat), { seat, call });
  const rule = PRECEDENCE.find((name) => broken.some((one) => one.name === name));
  const sources = broken.find(({ name }) => name === rule)?.sources;
  const law = sources && inEdition(state.edition, sources);
  if (rule === undefined || law === undefined) return null;
  return { at, seat, rule, law, status: 'unnoticed', turn: state.auction.turn, lhoCalled: false };
};

/** The director is there already: what has gone wrong now is before them at once. */
const beforeDirector = (laws: Dispatch, state: TableState, irregularity: Irregularity): TableState => {
  if (!state.directorCalled) return state;
  const noted = noticed(state, irregularity.at, 'director-called');
  return irregularCall(laws, irregularity)?.directorComes(noted, irregularity) ?? noted;
};

const onTable = (laws: Dispatch, state: TableState, call: CallOnTable): TableState => {
  const irregularity = irregularityOf(state, call);
  const placed = placeCall(state, call);
  const noted = irregularity ? withIrregularity(placed, irregularity) : placed;
  const due =
    call.insteadOf === null
      ? state.replacements.filter((one) => one.seat === call.seat && !isReplaced(state, one))
      : [];
  // What is not in order itself replaces nothing yet; for a bid that was insufficient 27B says so itself, and before others.
  const of27B = due.filter(isOf27B);
  const replacing = irregularity ? of27B : [...of27B, ...due.filter((one) => !isOf27B(one))];
  const replaced = decidedBy(laws, irregularity ? noted : withFinalCall(noted, call), replacing, call);
  return irregularity ? beforeDirector(laws, replaced, irregularity) : replaced;
};

/**
 * A call lets a change stand, and the call that stands can never do (36, 37, 38): a director who is there has that
 * before them at once.
 */
const withFoundByIt = (laws: Dispatch, earlier: TableState, before: TableState, placed: TableState): TableState =>
  before.irregularities
    .filter((one) => isOpen(one) && callAt(before, one.at) && !callAt(earlier, one.at))
    .reduce((now, one) => beforeDirector(laws, now, one), placed);

/** A player says the pass that was deemed made already: it is that pass. */
const deemedPassOf = (state: TableState, { seat, call }: CallMade): CallOnTable | undefined =>
  call === 'Pass' ? state.inForce.slice(-2).find((one) => one.deemed && one.seat === seat) : undefined;

/** A call other than the pass that was deemed made takes that pass's place, whatever the Laws then say of it. */
const withoutDeemed = (state: TableState, seat: Seat): TableState => {
  const last = state.inForce.at(-1);
  return last?.deemed === true && last.seat === seat ? withInForce(state, state.inForce.slice(0, -1)) : state;
};

/** Calling is over: the play has begun, or nobody wrote the auction down. */
const isAfterTheAuction = ({ playing, contractGiven }: TableState): boolean => playing || contractGiven !== null;

/** The table that a call meets; null where it only says what was deemed said. */
const tableFor = (state: TableState, made: CallMade): TableState | null => {
  if (isAfterTheAuction(state)) return { ...state, auction: { ...state.auction, turn: null } };
  return deemedPassOf(state, made) ? null : withoutDeemed(state, made.seat);
};

const passSaid = (state: TableState, at: number, deemed: CallOnTable): TableState =>
  withInForce(
    state,
    state.inForce.map((call) => (call === deemed ? { ...call, at, deemed: false } : call)),
  );

const takenAlone = (laws: Dispatch, state: TableState, at: number, made: Said): TableState => {
  if (hasEnded(state.auction)) return afterTheEnd(state, callOnTable(state, at, made));
  const last = state.inForce.at(-1);
  if (last && isChangeOfCall(state, made)) return attempted(state, last.at, callOnTable(state, at, made));
  const before = beforeCall(laws, state, made, at);
  // Their calling has let a pass stand that ends the auction.
  if (hasEnded(before.auction)) return afterTheEnd(before, callOnTable(before, at, made));
  const placed = withFoundByIt(laws, state, before, onTable(laws, before, callOnTable(before, at, made)));
  const own = openCalls(state).find(
    (one) => isOpenOutOfRotation(one) && turnWasLhos(one) && made.seat === leftOf(one.seat),
  );
  if (!own || callAt(placed, own.at) === undefined) return placed;
  const ways = readings(before, own, made.call);
  return ways.over && ways.own ? askWhatWasMeant(placed, own, at) : placed;
};

/** The table after a call, whoever made it and whatever it was. */
const takeCall = (laws: Dispatch, state: TableState, at: number, made: Made): TableState => {
  if (isAfterTheAuction(state)) return afterTheEnd(state, callOnTable(state, at, made));
  const deemed = deemedPassOf(state, made);
  if (deemed) return passSaid(state, at, deemed);
  const together = takenUp(withoutDeemed(state, made.seat), made.simultaneousWith);
  if (together.later === null) return takenAlone(laws, together.state, at, made);
  const first = takenAlone(laws, together.state, at, made);
  return takenAlone(laws, first, together.later.at, together.later);
};

/** The table after a player has tried to put another call in the place of their own. */
const takeSubstitution = (state: TableState, at: number, data: ActData['CallSubstituted']): TableState =>
  attempted(state, data.replaces, callOnTable(state, at, data));

/** Laws 17, 25, 28 to 39: how a call meets what is open at the table. */
export const CALL_TAKING: CallTaking = {
  beforeCall,
  seenBy,
  tableFor,
  takeCall,
  takeSubstitution,
  judgeSubstitution,
  judgeIntention: (state, judged) => judgeIntention(CALL_RULES, state, judged),
  judgeChanges: (before, after) => judgeChanges(CALL_RULES, before, after),
};
