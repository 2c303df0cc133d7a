import { type Result, contractOf, err, ok, openAuction, passedOut } from '@app/bridge';
import type { ImportedBoard } from '../imported';
import { type LinAuction, readAuction } from './auction';
import { type Finding, error } from '../finding';
import { type LinHead, type LinPlayers, readHead } from './head';
import { readPlay } from './play';
import { readResult } from './result';
import { type LinRecord, MOST_PAIRS, pairsOf } from './segments';
import type { LinHeader } from './segment-header';

interface RecordContext {
  /** Place of the record in the file, from 1. */
  readonly place: number;
  readonly header: LinHeader;
  readonly players: LinPlayers;
}

export interface ReadRecord {
  readonly board: ImportedBoard;
  readonly fourthHandFilledIn: boolean;
  readonly findings: readonly Finding[];
}

const auctionOf = (record: LinRecord, { dealer }: LinHead): Result<LinAuction, Finding> => {
  if (dealer) return readAuction(record, dealer);
  const [call] = pairsOf(record, 'mb');
  if (!call) return ok({ calls: null, auction: openAuction('N'), findings: [] });
  return err(error('no-dealer.unseated', call.line));
};

const contestantsOf = ({ teams }: LinHeader, room: LinHead['room']): ImportedBoard['contestants'] => {
  if (!teams || !room) return {};
  const [one, other] = teams;
  return room === 'open' ? { NS: one, EW: other } : { NS: other, EW: one };
};

/** Reads one record, or says why it is refused: a deal, a call or a card that cannot be read. */
export const readRecord = (record: LinRecord, context: RecordContext): Result<ReadRecord, Finding> => {
  if (record.tooLong) return err(error('record-too-long.pairs', record.line, { most: MOST_PAIRS }));
  const head = readHead(record);
  if (!head.ok) return head;
  const { board, room, dealer, vulnerability, hands, fourthHandFilledIn } = head.value;
  const auction = auctionOf(record, head.value);
  if (!auction.ok) return auction;
  const contract = contractOf(auction.value.auction);
  const isPassedOut = passedOut(auction.value.auction);
  const play = readPlay(record, hands, { contract, passedOut: isPassedOut });
  if (!play.ok) return play;
  const last = auction.value.calls?.at(-1)?.line ?? record.line;
  const end = readResult({
    contract,
    passedOut: isPassedOut,
    hands,
    cards: play.value.cards,
    play: play.value.play,
    mc: pairsOf(record, 'mc').at(-1),
    listed: context.header.listed.get(`${board} ${room}`),
    empty: !record.pairs.some(({ key }) => key === 'mb' || key === 'pc' || key === 'mc'),
    line: play.value.cards?.at(-1)?.line ?? last,
  });
  return ok({
    board: {
      record: context.place,
      line: record.line,
      board,
      section: context.header.segment,
      stage: [context.header.title ?? [], context.header.segment ?? []].flat().join(', ') || null,
      round: null,
      table: null,
      room,
      contestants: contestantsOf(context.header, room),
      teams: null,
      players: context.players,
      dealer,
      vulnerability,
      hands,
      calls: auction.value.calls,
      cards: play.value.cards,
      declarerInFact: null,
      claim: end.claim,
      result: end.result,
      stated: {},
    },
    fourthHandFilledIn,
    findings: [...head.value.findings, ...auction.value.findings, ...play.value.findings, ...end.findings],
  });
};
