import {
  type Contract,
  type KnownHands,
  type Play,
  bidWithRisk,
  cardPlayed,
  otherSide,
  remaining,
  sideOf,
} from '@app/bridge';
import type { ImportedBoard, ImportedCard } from '../imported';
import { type Finding, assumption, contradiction, note, quoted } from '../finding';
import type { LinPair } from './pairs';
import { type ListedEntry, type ListedResult, resultParam, sameResult } from './segment-header';

/** All that a record and its segment say about how the board ended. */
interface LinEnd {
  readonly contract: Contract | null;
  readonly passedOut: boolean;
  readonly hands: KnownHands;
  readonly cards: readonly ImportedCard[] | null;
  readonly play: Play | null;
  readonly mc: LinPair | undefined;
  readonly listed: ListedEntry | undefined;
  /** No calls, no cards, no claim: the record does not say what happened. */
  readonly empty: boolean;
  /** The line to which a result that is written nowhere is ascribed. */
  readonly line: number;
}

interface LinResult extends Pick<ImportedBoard, 'claim' | 'result'> {
  readonly findings: readonly Finding[];
}

/** The play to its end where every player has but one card left: some programs leave the thirteenth trick out. */
const withLastTrick = (play: Play, hands: KnownHands): Play => {
  let end = play;
  while (end.turn !== null) {
    const hand = hands[end.turn];
    const [card, other] = hand ? remaining(hand, end) : [];
    if (!card || other) return play;
    end = cardPlayed(end, end.turn, card);
  }
  return end;
};

const claimedTricks = (mc: LinPair): number | null => {
  const tricks = /^\d{1,2}$/.test(mc.value) ? Number(mc.value) : null;
  return tricks !== null && tricks <= 13 ? tricks : null;
};

const tricksWon = (play: Play, { declarer }: Contract): { readonly declarer: number; readonly defenders: number } => {
  const side = sideOf(declarer);
  return { declarer: play.won[side], defenders: play.won[otherSide(side)] };
};

/** What the claim (`mc`) says against what has been won: too few for one side, or not what a complete play shows. */
const claimFindings = (end: LinEnd, contract: Contract, claimed: number, line: number): readonly Finding[] => {
  if (!end.play) return [];
  const won = tricksWon(end.play, contract);
  if (claimed >= won.declarer && 13 - claimed >= won.defenders) return [];
  const tricks = { claimed, won: won.declarer, lost: won.defenders };
  return [contradiction('claim-disagrees-with-play', line, tricks)];
};

interface Tricks {
  readonly tricks: number | null;
  readonly claim: LinResult['claim'];
  readonly findings: readonly Finding[];
}

const tricksOf = (end: LinEnd, contract: Contract): Tricks => {
  const claimed = end.mc ? claimedTricks(end.mc) : null;
  if (end.mc && claimed !== null) {
    const { line } = end.mc;
    const complete = end.play !== null && end.play.turn === null;
    return {
      tricks: claimed,
      claim: complete ? null : { declarerTricks: claimed, line },
      findings: claimFindings(end, contract, claimed, line),
    };
  }
  const unreadable = end.mc ? [contradiction('claim-unreadable', end.mc.line, { text: quoted(end.mc.value) })] : [];
  const last = end.play && withLastTrick(end.play, end.hands);
  if (!end.play || last?.turn !== null) return { tricks: null, claim: null, findings: unreadable };
  const line = end.cards?.at(-1)?.line ?? end.line;
  const supplied = assumption('last-trick-counted', line);
  return {
    tricks: tricksWon(last, contract).declarer,
    claim: null,
    findings: [...unreadable, ...(end.play.turn === null ? [] : [supplied])],
  };
};

/** What the record itself says, apart from the list of results. */
const ownResult = (end: LinEnd): { readonly result: ListedResult | null } & Omit<Tricks, 'tricks'> => {
  if (end.passedOut) return { result: { kind: 'passed-out' }, claim: null, findings: [] };
  if (!end.contract) return { result: null, claim: null, findings: [] };
  const { tricks, claim, findings } = tricksOf(end, end.contract);
  return { result: tricks === null ? null : { kind: 'played', ...end.contract, tricks }, claim, findings };
};

const listFindings = (own: ListedResult | null, { listed, contract, line }: LinEnd): readonly Finding[] => {
  if (!listed?.result) return [];
  const given = resultParam(listed.result);
  if (own && !sameResult(own, listed.result)) {
    const results = { own: resultParam(own), line: listed.line, listed: given };
    return [contradiction('results-list-disagrees.record', line, results)];
  }
  if (own) return [];
  const { result } = listed;
  const taken = assumption('result-from-list', line, { line: listed.line, listed: given });
  const agrees =
    !contract ||
    (result.kind === 'played' && sameResult({ kind: 'played', ...contract, tricks: result.tricks }, result));
  if (agrees) return [taken];
  const called = { bid: bidWithRisk(contract.bid, contract.risk), declarer: { seat: contract.declarer } };
  return [taken, contradiction('results-list-disagrees.auction', line, { ...called, listed: given })];
};

const imported = (result: ListedResult, end: LinEnd, line: number): ImportedBoard['result'] =>
  result.kind === 'passed-out'
    ? { kind: 'passed-out', line }
    : { ...result, lead: end.cards?.[0]?.card ?? null, irregular: false, line };

/**
 * How the board ended: declarer's tricks from the claim (`mc`) or the complete play; where neither says,
 * from the list of results (`rs`); else it is not known, and reported as such.
 */
export const readResult = (end: LinEnd): LinResult => {
  const own = ownResult(end);
  const findings = [...own.findings, ...listFindings(own.result, end)];
  if (end.mc && !end.contract) {
    findings.push(contradiction('claim-without-contract', end.mc.line));
  }
  const result = own.result ?? end.listed?.result ?? null;
  const line = own.result && end.contract ? (end.mc?.line ?? end.line) : end.line;
  if (result) return { claim: own.claim, result: imported(result, end, line), findings };
  if (end.empty) return { claim: null, result: null, findings: [note('deal-only', end.line)] };
  const why = end.contract ? 'result-unknown.no-claim' : 'result-unknown.no-contract';
  return { claim: null, result: null, findings: [...findings, contradiction(why, end.line)] };
};
