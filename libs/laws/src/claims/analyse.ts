import {
  since,
  type Found,
  type Result,
  type Side,
  type Suit,
  SEATS,
  SUITS,
  err,
  ok,
  otherSide,
  packEnding,
  placeOfSeat,
  searchEnding,
  sideOf,
  solveEnding,
  suitOf,
  tricksLeft,
} from '@app/bridge';
import { type ClaimAnalysis, type OutstandingTrump, assumptionsOf, ruledOutBy } from './analysis';
import { type Claim, type ClaimProblem, type ShownOut, claimProblem } from './claim';
import { normalPlay } from './normal-play';
import { searchMessage } from './messages';
import { type Applied, suitOrder } from './normal-rules';
import { handsOf, readStatement } from './parse-statement';
import { type Terms, beatersAmong, highIn, isOurs, outstanding, withShownOut } from './terms';
import { type Statement, planOf } from './statement';

const suitNumbers = (suits: readonly Suit[]): number =>
  suits.reduce((bits, suit) => bits | (1 << SUITS.indexOf(suit)), 0);

/** The tricks that the high cards of the hands which the claimer plays are worth, each suit by itself. */
const tricksInHighCards = (claim: Claim, terms: Terms): number => {
  const { table } = packEnding(claim.ending);
  const hands = handsOf(claim).map(placeOfSeat);
  const inTrick =
    isOurs(table, terms) && beatersAmong(table, table.bestSuit, outstanding(table, terms, table.bestSuit)) === 0;
  const inSuit = (suit: number): number => {
    const high = hands.map((seat) => highIn(table, terms, seat, suit).toString(2).replaceAll('0', '').length);
    const longest = Math.max(
      ...hands.map((seat) => (table.hands[4 * seat + suit] ?? 0).toString(2).replaceAll('0', '').length),
    );
    return Math.min(
      high.reduce((sum, one) => sum + one, 0),
      longest,
    );
  };
  return SUITS.reduce((sum, _, suit) => sum + inSuit(suit), inTrick ? 1 : 0);
};

/** By what a claim is judged. `knows` says whether the claimer knows of an outstanding trump (Law 70C1, 70C2). */
export const termsOf = (claim: Claim, statement: Statement, knows: boolean, applied: Applied): Terms => {
  const { edition, regulations, claimer, judgements } = claim;
  const order = suitOrder(regulations);
  const hands = handsOf(claim);
  const terms: Terms = {
    side: sideOf(claimer) === 'NS' ? 0 : 1,
    plays: SEATS.map((seat) => hands.includes(seat)),
    plan: planOf(packEnding(claim.ending), statement),
    fromTheTop: order !== null || statement.fromTheTop || judgements.fromTheTop === true,
    lowestTrump: order !== null,
    knowsOfTrump: knows,
    keepsWinners: true,
    winnersFirst: true,
    seenThrough: since(edition, 'wbf-2017') ? 0 : suitNumbers(judgements.irrationalNotToFinesse ?? []),
    forClaimer: judgements.benefitOfDoubt === 'claimer',
    applied,
  };
  const worth = tricksInHighCards(claim, terms);
  return { ...terms, keepsWinners: claim.tricks >= worth, winnersFirst: claim.tricks === worth && worth > 0 };
};

/** The largest position that is searched: cards in the longest hand. */
export const LARGEST_ENDING = 8;

/** After so many positions a search is given up: a few seconds. Where a trump is out there are two searches. */
export const SEARCH_LIMIT = 5_000_000;

/** Opponents who did not follow to the trick in progress have shown out by it. */
const shownInTrick = ({ ending: { trick } }: Claim): readonly ShownOut[] => {
  const [lead] = trick;
  if (!lead) return [];
  const suit = suitOf(lead.card);
  return trick.filter(({ card }) => suitOf(card) !== suit).map(({ seat }) => ({ seat, suit }));
};

const search = (claim: Claim, statement: Statement, knows: boolean, applied: Applied, limit: number): Found => {
  const terms = termsOf(claim, statement, knows, applied);
  const { table } = packEnding(claim.ending);
  const shownOut = [...claim.shownOut, ...shownInTrick(claim)].reduce(
    (memo, { seat, suit }) => withShownOut(memo, terms, placeOfSeat(seat), SUITS.indexOf(suit)),
    0,
  );
  return searchEnding(claim.ending, terms.side, normalPlay(terms, table, shownOut), limit);
};

const opponentsHoldTrump = ({ ending, claimer }: Claim): boolean => {
  const opponents: Side = otherSide(sideOf(claimer));
  return SEATS.some(
    (seat) => sideOf(seat) === opponents && ending.hands[seat].some((card) => suitOf(card) === ending.denomination),
  );
};

/**
 * The statement that counts: with what cards played after the claim tell, in the edition that lets them (70D3 of
 * 2007).
 */
const wholeStatement = (claim: Claim): Result<Statement, ClaimProblem> => {
  const said = readStatement(claim, claim.statement);
  const { shownByPlay } = claim.judgements;
  if (!said.ok || shownByPlay === undefined) return said;
  const shown = readStatement(claim, shownByPlay);
  if (!shown.ok || since(claim.edition, 'wbf-2017')) return shown.ok ? said : shown;
  return ok({
    steps: [...said.value.steps, ...shown.value.steps],
    throws: [...said.value.throws, ...shown.value.throws],
    mentionsTrump: said.value.mentionsTrump,
    fromTheTop: said.value.fromTheTop || shown.value.fromTheTop,
  });
};

/**
 * Searches all play that Law 70 calls normal and gives the least number of tricks that the claimer's side takes by it,
 * with a line that shows it. For a concession (Law 71) the same number tells what could not be lost.
 *
 * A position of more than eight cards a hand, or one whose search takes more than `limit` positions, is not
 * complete: then there is no number. Errors: an ending that is not one, a claim by dummy, more tricks than there are,
 * a statement that cannot be read.
 */
export const analyseClaim = (claim: Claim, limit = SEARCH_LIMIT): Result<ClaimAnalysis, ClaimProblem> => {
  const problem = claimProblem(claim);
  if (problem) return err(problem);
  const read = wholeStatement(claim);
  if (!read.ok) return read;
  const statement = read.value;
  const left = tricksLeft(claim.ending);
  const trumpIsOut = opponentsHoldTrump(claim);
  const assumed = assumptionsOf(claim, statement, trumpIsOut);
  const base = { claimed: claim.tricks, left, assumed };
  if (left > LARGEST_ENDING) {
    const why = searchMessage('too-large', { left, most: LARGEST_ENDING });
    return ok({ ...base, complete: false, searched: 0, why });
  }
  const applied: Applied = new Set();
  const knows = statement.mentionsTrump || claim.judgements.knewOfTrump === true;
  const found = search(claim, statement, knows, applied, limit);
  const had = trumpIsOut && !knows ? search(claim, statement, true, new Set(), limit) : found;
  const searched = found === had ? found.searched : found.searched + had.searched;
  if (!found.complete || !had.complete) {
    return ok({ ...base, complete: false, searched, why: searchMessage('not-all', { positions: searched }) });
  }
  const outstandingTrump: OutstandingTrump | null = trumpIsOut
    ? {
        notMentioned: !statement.mentionsTrump,
        mayNotHaveKnown: !knows,
        tricks: Math.max(0, had.tricks - found.tricks),
      }
    : null;
  return ok({
    ...base,
    complete: true,
    least: found.tricks,
    line: found.line,
    searched,
    ruledOut: ruledOutBy(claim, applied),
    wronglyConceded: Math.max(0, found.tricks - claim.tricks),
    doubleDummy: solveEnding(claim.ending, sideOf(claim.claimer)).tricks,
    outstandingTrump,
  });
};
