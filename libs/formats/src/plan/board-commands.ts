import {
  type Auction,
  type Contract,
  type KnownHands,
  type Seat,
  callMade,
  cardPlayed,
  contractOf,
  dealProblems,
  hasEnded,
  knownSeats,
  leftOf,
  makePbnDeal,
  openAuction,
  openPlay,
  partnerOf,
  passedOut,
  regularMarking,
  sideOf,
} from '@app/bridge';
import type { ImportedBoard, ImportedCard, ImportedResult } from '../imported';
import { type WhoPlays, roundIdOf } from '../placement';
import type { PlannedCommand } from './planned-command';
import { resultHistory } from './result-history';

type Played = Extract<ImportedResult, { kind: 'played' }>;

/** The auction as the file's calls make it; null where the file has none. */
const auctionOf = (board: ImportedBoard, dealer: Seat): Auction | null =>
  board.calls?.reduce((auction, { seat, call }) => callMade(auction, seat, call), openAuction(dealer)) ?? null;

/** Only whole hands are facts about the deal; an end position is not. */
const wholeDeal = (hands: KnownHands): string | null =>
  knownSeats(hands).length > 0 && dealProblems(hands).length === 0 ? makePbnDeal(hands) : null;

const calls = (board: ImportedBoard): readonly PlannedCommand[] =>
  (board.calls ?? []).flatMap(({ seat, call, line, alerted, explanation }): PlannedCommand[] => [
    { line, command: { type: 'MakeCall', data: { seat, call } } },
    ...(alerted ? [{ line, command: { type: 'GiveAlert', data: { by: seat } } } as const] : []),
    ...(explanation === null || explanation === ''
      ? []
      : [
          {
            line,
            command: { type: 'GiveExplanation', data: { by: seat, text: explanation, manner: 'written' } },
          } as const,
        ]),
  ]);

/** Declarer spreads the hand after an opening lead out of turn, so that partner plays (Law 54A). */
const spread = (board: ImportedBoard, contract: Contract, line: number): readonly PlannedCommand[] =>
  board.declarerInFact === partnerOf(contract.declarer)
    ? [{ line, command: { type: 'SpreadHand', data: { seat: contract.declarer } } }]
    : [];

const play = (board: ImportedBoard, contract: Contract): readonly PlannedCommand[] => {
  const commandFor = ({ seat, card, line }: ImportedCard, index: number): PlannedCommand => ({
    line,
    command: { type: index === 0 ? 'FaceLead' : 'PlayCard', data: { seat, card } },
  });
  const [lead, ...rest] = board.cards ?? [];
  if (!lead) return [];
  return [
    commandFor(lead, 0),
    ...spread(board, contract, lead.line),
    ...rest.map((card, index) => commandFor(card, index + 1)),
  ];
};

/** Tricks that declarer's side wins in the cards of the file. */
const wonInPlay = (cards: readonly ImportedCard[], contract: Contract): number => {
  const [lead] = cards;
  if (!lead) return 0;
  const end = cards.reduce((so, { seat, card }) => cardPlayed(so, seat, card), openPlay(contract, lead.seat));
  return end.won[sideOf(contract.declarer)];
};

/** A claim in a file has no claimer: it is taken as declarer's, accepted on declarer's left. */
const claim = (board: ImportedBoard, contract: Contract): readonly PlannedCommand[] => {
  if (!board.claim) return [];
  const { declarerTricks, line } = board.claim;
  const tricks = declarerTricks - wonInPlay(board.cards ?? [], contract);
  if (tricks < 0) return [];
  const by = contract.declarer;
  return [
    { line, command: { type: 'ClaimTricks', data: { by, tricks } } },
    { line, command: { type: 'AcceptClaim', data: { by: leftOf(by) } } },
  ];
};

const played = (result: Played, contract: Contract | null, source: string): PlannedCommand => {
  const { line, bid, declarer, risk, tricks, lead } = result;
  if (contract && sideOf(contract.declarer) === sideOf(declarer)) {
    return { line, command: { type: 'AgreeResult', data: { result: { ...contract, tricks } } } };
  }
  const entered = { result: { bid, declarer, risk, tricks }, source, ...(lead === null ? {} : { lead }) };
  return { line, command: { type: 'EnterResult', data: entered } };
};

const isIn = ({ bid, risk, declarer }: Played, contract: Contract | null): boolean =>
  contract?.bid === bid && contract.risk === risk && contract.declarer === declarer;

const outcome = (
  result: ImportedResult | null,
  auction: Auction | null,
  contract: Contract | null,
  source: string,
): readonly PlannedCommand[] => {
  if (!result) return [];
  const { line } = result;
  switch (result.kind) {
    case 'played':
      return [played(result, contract, source)];
    case 'passed-out':
      return auction && passedOut(auction)
        ? [{ line, command: { type: 'AgreeResult', data: { result: null } } }]
        : [{ line, command: { type: 'EnterResult', data: { result: null, source } } }];
    case 'score-only':
      return [{ line, command: { type: 'EnterScore', data: { score: result.score, source } } }];
    case 'not-played':
      return [{ line, command: { type: 'ReportNotPlayed', data: { reason: result.reason } } }];
    case 'artificial':
      return [
        { line, command: { type: 'AwardArtificialScore', data: { percent: result.percent, authority: source } } },
      ];
  }
};

/** The contract that the cards were played in: the auction's, or the tags' where the file has no whole auction. */
const contractPlayed = (board: ImportedBoard, auction: Auction | null): Contract | null => {
  if (auction && hasEnded(auction)) return contractOf(auction);
  if (board.result?.kind !== 'played' || !board.cards) return null;
  const { bid, declarer, risk } = board.result;
  return { bid, declarer, risk };
};

/**
 * The commands that record one board of a file, in the order in which things happened.
 * @param section id of its section
 * @param source how the ledger names the file
 */
export const boardCommands = (
  board: ImportedBoard,
  number: number,
  who: WhoPlays,
  section: string,
  source: string,
): readonly PlannedCommand[] => {
  const dealer = board.dealer ?? regularMarking(number).dealer;
  const auction = auctionOf(board, dealer);
  const contract = contractPlayed(board, auction);
  const deal = wholeDeal(board.hands);
  const round = roundIdOf(board);
  const declared = contract && board.declarerInFact ? { ...contract, declarer: board.declarerInFact } : contract;
  const open: PlannedCommand = {
    line: board.line,
    command: {
      type: 'OpenBoard',
      data: {
        section,
        ...(round === null ? {} : { round }),
        ...(board.dealer === null ? {} : { dealer: board.dealer }),
        ...(board.vulnerability === null ? {} : { vulnerability: board.vulnerability }),
        contestants: who.earlier[0] ?? who.contestants,
        ...(Object.keys(who.players).length === 0 ? {} : { players: who.players }),
        ...(deal === null ? {} : { deal }),
        ...(!contract || (auction && hasEnded(auction)) ? {} : { contract }),
      },
    },
  };
  const cards = contract ? [...play(board, contract), ...claim(board, declared ?? contract)] : [];
  const played = [open, ...calls(board), ...cards];
  // The players agreed on a result in the contract of the auction only.
  const commandsFor = (result: ImportedResult | null) => {
    const isOther = result?.kind === 'played' && !isIn(result, declared);
    return outcome(result, auction, isOther ? null : declared, source);
  };
  return [...played, ...resultHistory(board, who, { before: played.length, commandsFor, source })];
};
