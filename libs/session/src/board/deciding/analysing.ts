import { since, type LawRef, type Message, sideOf } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import {
  type Claim,
  type ClaimAnalysis,
  type ClaimProblem,
  type ClaimState,
  type Judgements,
  type Revoke,
  ENGINE,
  analyseClaim,
  anyCardAt,
  claimProblemMessage,
  claimedBy,
  contractPlayed,
  isVoid,
  lawRef,
} from '@app/laws';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { endingIn, notFollowed, positionBefore } from '../claim-position';
import type { Board } from '../fold';
import type { DataOf } from './common';

/** Half a second or so: nobody else is served meanwhile. `ledger claim` searches on for longer. */
const LIMIT = 1_000_000;

/** The last claim or concession, unless it has become void. */
const claimOn = ({ table }: Board, act: number | undefined): Decision<never> | ClaimState => {
  const { claim } = table.play;
  if (!claim) return refuse('ClaimNotMade', reason('nothing-to-analyse'));
  if (act !== undefined && act !== claim.at) {
    return refuse('ClaimNotMade', reason('not-the-last-claim', { event: act, last: claim.at }));
  }
  return isVoid(claim) ? refuse('ClaimNotMade', reason('claim-void')) : claim;
};

/** A revoke of the other side that the claim leaves open: it is corrected before the claim is ruled on (62A, 63A). */
const openRevoke = ({ table }: Board, { by }: ClaimState): Revoke | undefined =>
  table.play.revokes.find(({ seat, status }) => status === 'open' && sideOf(seat) !== sideOf(by));

/** Whether a revoke of the other side has been corrected since the claim: then the claimer has the doubt (63A, commentary). */
const hasDoubt = ({ table }: Board, { at, by }: ClaimState): boolean =>
  table.play.revokes.some(({ at: revoked, seat, status }) => {
    const card = anyCardAt(table, revoked);
    const isReplaced = table.cards.inForce.some((one) => one.seat === seat && one.place === card?.place && one.at > at);
    return status === 'corrected' && sideOf(seat) !== sideOf(by) && isReplaced;
  });

/** What the director has judged, and what follows from the record. */
const judgementsOn = (board: Board, made: ClaimState, asked: DataOf<'AnalyseClaim'>): Judgements => ({
  knewOfTrump: asked.knewOfTrump ?? false,
  fromTheTop: asked.fromTheTop ?? false,
  irrationalNotToFinesse: asked.irrationalNotToFinesse ?? [],
  ...(asked.shownByPlay === undefined ? {} : { shownByPlay: asked.shownByPlay }),
  benefitOfDoubt: hasDoubt(board, made) ? 'claimer' : 'opponents',
});

/** The paragraph that the least rests on: tricks that could not be lost, a trump that is out, or every doubt. */
const paragraphOf = (
  { edition, regulations }: Claim,
  { wronglyConceded, outstandingTrump }: Extract<ClaimAnalysis, { complete: true }>,
): LawRef => {
  const conceded = since(edition, 'wbf-2017') ? '71B' : '71.2';
  const contested = (outstandingTrump?.tricks ?? 0) > 0 ? '70C' : '70A';
  return lawRef(edition, regulations, wronglyConceded > 0 ? conceded : contested);
};

const whyNot = (problem: ClaimProblem, { line }: DataOf<'AnalyseClaim'>): Message => {
  const message = claimProblemMessage(problem);
  if (problem.kind !== 'statement') return message;
  return reason(line === undefined ? 'statement-not-understood' : 'line-not-understood', { problem: message });
};

/** Reckons what the claim on the board is worth at least, and puts it on the record as advice (Laws 70 and 71). */
export const analyse = (board: Board, asked: DataOf<'AnalyseClaim'>): Decision<BoardEvent> => {
  const made = claimOn(board, asked.act);
  if ('ok' in made) return made;
  const contract = contractPlayed(board.table);
  if (!contract) return refuse('ClaimNotMade', reason('no-contract-to-claim-in'));
  const tricks = claimedBy(made);
  if (tricks === null) return refuse('ClaimNotAnalysed', reason('number-not-claimed'));
  const revoke = openRevoke(board, made);
  if (revoke) {
    return refuse('ClaimNotAnalysed', reason('revoke-comes-first', { seat: revoke.seat, trick: revoke.trick }));
  }
  const position = positionBefore(board, contract, made.at);
  const ending = endingIn(position);
  if (!ending.ok)
    return refuse(
      'ClaimNotAnalysed',
      reason('hands-not-known', { seats: { list: ending.error.map((seat) => reason('seat-name', { seat })) } }),
    );
  const claim: Claim = {
    edition: board.opened.laws,
    regulations: board.opened.regulations ?? null,
    ending: ending.value,
    declarer: contract.declarer,
    claimer: made.by,
    tricks,
    statement: asked.line ?? made.statement ?? '',
    shownOut: notFollowed(position, ending.value, made.by).shownOut,
    judgements: judgementsOn(board, made, asked),
  };
  const analysed = analyseClaim(claim, LIMIT);
  if (!analysed.ok) return refuse('ClaimNotAnalysed', whyNot(analysed.error, asked));
  const analysis = analysed.value;
  if (!analysis.complete) return refuse('ClaimNotAnalysed', analysis.why);
  return accept({
    type: 'ClaimAnalysed',
    data: {
      act: made.at,
      side: sideOf(made.by),
      claimed: analysis.claimed,
      tricks: analysis.least,
      ...(claim.judgements.benefitOfDoubt === 'claimer' ? { doubt: 'claimer' as const } : {}),
      doubleDummy: analysis.doubleDummy,
      ...(analysis.outstandingTrump ? { toTrump: analysis.outstandingTrump.tricks } : {}),
      law: paragraphOf(claim, analysis),
      line: analysis.line,
      assumptions: analysis.assumed,
      ruledOut: analysis.ruledOut,
      engine: ENGINE,
    },
  });
};
