import type { Call } from '@app/bridge';
import { bidWithRisk } from '@app/bridge';
import { citation } from '@app/laws';
import type { BoardEvent, PlayedResult } from './events';

const called = (call: Call): string =>
  call === 'Pass' ? 'passes' : call === 'X' ? 'doubles' : call === 'XX' ? 'redoubles' : `bids ${call}`;

/** `'4SX by N, 9 tricks'` or `'passed out'`. */
export const resultInWords = (result: PlayedResult | null): string =>
  result ? `${bidWithRisk(result.bid, result.risk)} by ${result.declarer}, ${result.tricks} tricks` : 'passed out';

/** An event of a board as a committee reads it. */
export const boardEventInWords = (event: BoardEvent): string => {
  switch (event.type) {
    case 'BoardOpened':
      return `Board ${event.data.board} at table ${event.data.table}: ${event.data.dealer} deals, vulnerable ${event.data.vulnerability}`;
    case 'CallMade':
      return `${event.data.seat} ${called(event.data.call)}`;
    case 'AlertGiven':
      return `${event.data.by} alerts`;
    case 'ExplanationGiven':
      return `${event.data.by} explains: ${event.data.text}`;
    case 'TempoNoted':
      return `${event.data.seat} is ${event.data.kind}${event.data.seconds === undefined ? '' : ` (${event.data.seconds} s)`}${event.data.disputed === true ? ', disputed' : ''}`;
    case 'LeadPlaced':
      return `${event.data.seat} places the opening lead face down`;
    case 'LeadFaced':
      return `${event.data.seat} faces the opening lead, ${event.data.card}`;
    case 'HandSpread':
      return `${event.data.seat} spreads the hand`;
    case 'CardPlayed':
      return `${event.data.seat}: ${event.data.card}`;
    case 'TricksClaimed':
      return `${event.data.by} claims ${event.data.tricks} tricks${event.data.statement === undefined ? '' : `: ${event.data.statement}`}`;
    case 'TricksConceded':
      return `${event.data.by} concedes ${event.data.tricks} tricks${event.data.statement === undefined ? '' : `: ${event.data.statement}`}`;
    case 'ClaimAccepted':
      return `${event.data.by} accepts`;
    case 'ResultAgreed':
      return `Result agreed: ${resultInWords(event.data.result)}`;
    case 'ResultEntered':
      return `Result entered: ${resultInWords(event.data.result)} (${event.data.source})`;
    case 'BoardNotPlayed':
      return `Not played: ${event.data.reason}`;
    case 'InfractionNoted':
      return `Finding: ${event.data.rule} by ${event.data.seat}, ${citation(event.data.law)}`;
    case 'ScoreAdjusted':
      return `Artificial score: N-S ${event.data.percent.NS} %, E-W ${event.data.percent.EW} % (${event.data.authority})`;
  }
};
