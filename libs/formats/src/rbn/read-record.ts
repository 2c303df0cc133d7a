import {
  type Contract,
  type Result,
  type Seat,
  bidWithRisk,
  callMade,
  contractOf,
  err,
  hasEnded,
  isSeat,
  ok,
  openAuction,
  passedOut,
} from '@app/bridge';
import { blankRecord } from '../blank-record';
import { type Finding, contradiction, error, note, quoted } from '../finding';
import type { ImportedBoard, ImportedResult } from '../imported';
import { type LinAuction, readAuction } from '../lin/auction';
import type { LinPair } from '../lin/pairs';
import { readPlay } from '../lin/play';
import { otherwiseMarked } from '../marking';
import { parseContract } from '../usebio/values';
import type { Labelled, RbnNote, RbnRecord } from './records';
import { boardOf, cardsIn, dealtIn, handsOf, resultIn, seatedIn } from './values';

interface ReadRbn {
  readonly board: ImportedBoard;
  readonly findings: readonly Finding[];
}

/** A call, its signs (`*` conventional, `^1` explained in note 1), colons between the rounds. */
const CALL = /\s*:?\s*([1-7][NSHDC]|[PXDRAY])((?:[*!?]|\^\d)*)/iy;

const SPOKEN: Readonly<Record<string, string>> = { P: 'p', X: 'd', D: 'd', R: 'r' };

const noteOf = (signs: string, notes: readonly RbnNote[]): RbnNote | undefined => {
  const number = /\^(\d)/.exec(signs)?.[1];
  return notes.find((one) => one.number === number && !one.ofPlay);
};

/** The calls as the pairs of LIN have them; `A` is as many passes as end the auction, `Y` asks the reader of a quiz. */
const callPairs = (
  text: string,
  dealer: Seat,
  notes: readonly RbnNote[],
  line: number,
): Result<readonly LinPair[], Finding> => {
  const pairs: LinPair[] = [];
  let auction = openAuction(dealer);
  const add = (value: string): void => {
    pairs.push({ key: 'mb', value, line });
  };
  const rest = text.trim();
  CALL.lastIndex = 0;
  while (CALL.lastIndex < rest.length) {
    const at = CALL.lastIndex;
    const [, written = '', signs = ''] = CALL.exec(rest) ?? [];
    if (written === '') return err(error('rbn-call', line, { text: quoted(rest.slice(at)) }));
    const call = written.toUpperCase();
    if (call === 'Y') break;
    if (call === 'A') {
      while (auction.turn !== null) {
        add('p');
        auction = callMade(auction, auction.turn, 'Pass');
      }
      continue;
    }
    const explained = noteOf(signs, notes);
    add(`${SPOKEN[call] ?? call}${signs.includes('*') || explained ? '!' : ''}`);
    if (explained) pairs.push({ key: 'an', value: explained.value, line: explained.line });
    const made = parseContract(call);
    if (auction.turn === null) continue;
    const said = made?.kind === 'bid' ? made.bid : call === 'P' ? 'Pass' : call === 'R' ? 'XX' : 'X';
    auction = callMade(auction, auction.turn, said);
  }
  return ok(pairs);
};

/** `C 4SX:N`, with `R` for a redouble. */
const contractIn = (label: Labelled | undefined): Contract | null => {
  const [bid = '', seat = ''] = (label?.value ?? '')
    .toUpperCase()
    .split(':')
    .map((part) => part.trim());
  const contract = parseContract(bid.replace(/R$/, 'XX'));
  return contract?.kind === 'bid' && isSeat(seat) ? { bid: contract.bid, risk: contract.risk, declarer: seat } : null;
};

const isSame = (one: Contract, other: Contract): boolean =>
  one.bid === other.bid && one.risk === other.risk && one.declarer === other.declarer;

const spelt = ({ bid, risk, declarer }: Contract): string => `${bidWithRisk(bid, risk)} ${declarer}`;

interface End {
  readonly result: ImportedResult | null;
  readonly score: string | null;
  readonly findings: readonly Finding[];
}

const endOf = (
  { labels, line }: RbnRecord,
  { auction }: LinAuction,
  play: { readonly won: { readonly declarer: number; readonly defenders: number } } | null,
  contract: Contract | null,
  lead: ImportedBoard['cards'],
): End => {
  const [R, C] = [labels.get('R'), labels.get('C')];
  const given = R ? resultIn(R.value) : { isPassedOut: false, tricks: null, score: null };
  const { score } = given;
  const unread =
    R && !given.isPassedOut && given.tricks === null
      ? [contradiction('rbn-result', R.line, { text: quoted(R.value) })]
      : [];
  if (passedOut(auction) || (given.isPassedOut && !contract)) {
    return { result: { kind: 'passed-out', line: R?.line ?? line }, score, findings: unread };
  }
  const stated = contractIn(C);
  const shows = contractOf(auction);
  const differs =
    stated && shows && hasEnded(auction) && !isSame(stated, shows) && C
      ? [contradiction('contract-disagrees', C.line, { says: quoted(spelt(stated)), shows: quoted(spelt(shows)) })]
      : [];
  const findings = [...unread, ...differs];
  if (!contract) {
    const isOpen = C !== undefined || R !== undefined;
    return {
      result: null,
      score,
      findings: isOpen ? [...findings, contradiction('result-unknown.no-contract', line)] : findings,
    };
  }
  const isWhole = play !== null && play.won.declarer + play.won.defenders === 13;
  const tricks = given.tricks ?? (isWhole ? play.won.declarer : null);
  if (tricks === null) return { result: null, score, findings };
  const least = play?.won.declarer ?? 0;
  const most = 13 - (play?.won.defenders ?? 0);
  const against =
    tricks < least || tricks > most
      ? [contradiction('result-disagrees', R?.line ?? line, { tricks, least, most: least === most ? null : most })]
      : [];
  const fromPlay = given.tricks === null ? [note('result-from-play', line, { tricks })] : [];
  return {
    result: {
      kind: 'played',
      ...contract,
      tricks,
      lead: lead?.[0]?.card ?? null,
      irregular: false,
      line: R?.line ?? line,
    },
    score,
    findings: [...findings, ...against, ...fromPlay],
  };
};

/**
 * Reads a record of RBN (Richard Pavlicek, rpbridge.net/7a12.htm), or says why it is refused: cards that are no deal, a
 * call or a card that cannot be read.
 * @param place its place among the records of boards, from 1
 * @param teams of the match, N-S in the open room first; the room is by the order of the records where none is named
 */
export const readRbnRecord = (
  record: RbnRecord,
  nth: number,
  teams: readonly [string, string] | null,
  roomByOrder: 'open' | 'closed' | null,
): Result<ReadRbn, Finding> => {
  const { labels, line, notes } = record;
  const { board, section } = boardOf(labels.get('B'));
  const hands = handsOf(labels.get('H'));
  if (!hands.ok) return hands;
  const A = labels.get('A');
  const dealt = A ? dealtIn(A.value) : null;
  const calls = A && dealt ? callPairs(dealt.calls, dealt.dealer, notes, A.line) : ok([]);
  if (!calls.ok) return calls;
  const P = labels.get('P');
  const cards = P ? cardsIn(P.value).map((value): LinPair => ({ key: 'pc', value, line: P.line })) : [];
  const pairs = { line, pairs: [...calls.value, ...cards], tooLong: false };
  const auction: Result<LinAuction, Finding> =
    dealt && calls.value.length > 0
      ? readAuction(pairs, dealt.dealer)
      : ok({ calls: null, auction: openAuction(dealt?.dealer ?? 'N'), findings: [] });
  if (!auction.ok) return auction;
  const contract = hasEnded(auction.value.auction) ? contractOf(auction.value.auction) : contractIn(labels.get('C'));
  const isPassedOut = passedOut(auction.value.auction);
  const play = readPlay(pairs, hands.value, { contract, passedOut: isPassedOut });
  if (!play.ok) return play;
  const side = contract && (contract.declarer === 'N' || contract.declarer === 'S' ? ('NS' as const) : ('EW' as const));
  const won = play.value.play?.won;
  const ofSides = won && side ? { won: { declarer: won[side], defenders: won[side === 'NS' ? 'EW' : 'NS'] } } : null;
  const end = endOf(record, auction.value, ofSides, contract, play.value.cards);
  const seated = seatedIn(labels.get('N')?.value ?? '');
  const room = seated.room ?? roomByOrder;
  const [one, other] = teams ?? [];
  const sat = room === 'closed' ? { NS: other, EW: one } : { NS: one, EW: other };
  const marked =
    board !== null && dealt?.vulnerability
      ? otherwiseMarked(board, { dealer: dealt.dealer, vulnerability: dealt.vulnerability }, A?.line ?? line)
      : [];
  const stage = labels.get('S')?.value ?? '';
  const strays = record.stray.map((stray) => contradiction('rbn-label', stray.line, { text: quoted(stray.value) }));
  const unnumbered = board === null ? [note('no-board-number.record', line)] : [];
  return ok({
    board: {
      ...blankRecord(nth, line),
      board,
      section: [stage.replaceAll('::', ':'), section ?? ''].filter((part) => part !== '').join(' ') || null,
      table: seated.table,
      room,
      contestants: sat.NS !== undefined && sat.EW !== undefined && room !== null ? { NS: sat.NS, EW: sat.EW } : {},
      players: seated.players,
      dealer: dealt?.dealer ?? null,
      vulnerability: dealt?.vulnerability ?? null,
      hands: hands.value,
      calls: auction.value.calls,
      cards: play.value.cards,
      result: end.result,
      stated: end.score === null ? {} : { score: end.score, line: labels.get('R')?.line ?? line },
    },
    findings: [...unnumbered, ...strays, ...auction.value.findings, ...play.value.findings, ...end.findings, ...marked],
  });
};
