import type { BoardEvent } from '@app/contract';
import type { Card, SaidCall } from '@app/bridge';
import { citation } from '@app/laws';
import { saidText } from '../personal-text';
import { adjustmentInWords } from './adjustment-text';
import { adviceInWords } from './advice-view';
import { tricksInWords } from './play-text';
import { resultInWords } from './result-text';
import { rulingInWords } from './ruling-text';

const called = (call: SaidCall): string =>
  call === 'Pass' ? 'passes' : call === 'X' ? 'doubles' : call === 'XX' ? 'redoubles' : `bids ${call}`;

const ASKS = {
  meaning: '',
  call: ' which call was made',
  review: ' for a review of the auction',
  'part-of-review': ' for a review of a part of the auction',
  lead: ' who is on lead',
  contract: ' what the contract is',
} as const;

const SIDE = { NS: 'N-S', EW: 'E-W' } as const;

/** Why tricks are asked for after an acceptance or a concession. */
const GROUNDS = { won: 'already won', likely: 'likely to be won', 'cannot-be-lost': 'that cannot be lost' } as const;

/** What declarer says, and the card where it is known; `': small heart (H2)'` */
const designation = ({ words, card }: { readonly words?: string; readonly card?: Card }): string => {
  const named = card === undefined || words === undefined ? card : `(${card})`;
  const said = [words, named].filter((one) => one !== undefined).join(' ');
  return said === '' ? '' : `: ${said}`;
};

/** An event of a board as a committee reads it. */
export const boardEventInWords = (event: BoardEvent): string => {
  switch (event.type) {
    case 'BoardOpened':
      return `Board ${event.data.board} at table ${event.data.table}: ${event.data.dealer} deals, vulnerable ${event.data.vulnerability}`;
    case 'CallMade':
      return `${event.data.seat} ${called(event.data.call)}`;
    case 'CallSubstituted':
      return `${event.data.seat} wants to change: ${called(event.data.call)} instead`;
    case 'HandTaken':
      return `${event.data.seat} takes the hand of ${event.data.from}${event.data.board === undefined ? '' : ` of board ${event.data.board}`}`;
    case 'CardsCounted':
      return `${event.data.seat} counts ${event.data.count} cards`;
    case 'CardSeen':
      return `${event.data.by} has seen ${event.data.cards?.join(' ') ?? 'cards'} of ${event.data.of}`;
    case 'HandsCorrected':
      return `The director puts the hands right${event.data.text === undefined ? '' : `: ${event.data.text}`}`;
    case 'CardRestored':
      return `${event.data.card} goes back to ${event.data.seat} (${event.data.found})`;
    case 'BoardTurned':
      return 'The board is turned';
    case 'SeatsExchanged':
      return `${event.data.seats.join(' and ')} change seats`;
    case 'BoardRedealt':
      return 'The board is dealt again';
    case 'HandsReturned':
      return event.data.seat === undefined
        ? 'The hands are back in the board'
        : `${event.data.seat} puts the hand back`;
    case 'AnnouncementMade':
      return `${event.data.by} announces: ${event.data.text}`;
    case 'QuestionAsked':
      return `${event.data.by} asks${ASKS[event.data.asks ?? 'meaning']}${event.data.text === undefined ? '' : `: ${event.data.text}`}`;
    case 'ExplanationCorrected':
      return `${event.data.by} corrects the explanation: ${event.data.text}`;
    case 'ReviewOfAuctionGiven':
      return `${event.data.by} reviews the auction for ${event.data.to}`;
    case 'StopShown':
      return `${event.data.by} shows the stop card`;
    case 'StopRemoved':
      return `${event.data.by} removes the stop card`;
    case 'RemarkMade':
      return `${event.data.by} says: ${saidText(event.data.text)}`;
    case 'MannerNoted':
      return `${event.data.by}: ${event.data.text}`;
    case 'SpectatorSpoke':
      return `A spectator${event.data.asked === true ? ', asked by the director,' : ''} says: ${event.data.text}`;
    case 'CardExposed':
      return event.data.manner === 'led'
        ? `${event.data.seat} leads ${event.data.cards.join(' ')} too early`
        : `${event.data.seat} exposes ${event.data.cards.join(' ')}`;
    case 'AttentionDrawn':
      return `${event.data.by} draws attention to it`;
    case 'RightsReserved':
      return `${event.data.by} reserves the right to call the director later`;
    case 'DirectorCalled':
      return `${event.data.by} calls the director`;
    case 'StatementTaken':
      return `${event.data.by} states: ${saidText(event.data.text)}`;
    case 'FactFound':
      return `Fact found (${event.data.basis === 'agreed' ? 'agreed' : 'balance of probabilities'}${event.data.statements === undefined ? '' : `, from events ${event.data.statements.map((at) => at + 1).join(', ')}`}): ${event.data.text}`;
    case 'OptionsOffered':
      return 'The director explains the options';
    case 'OptionChosen':
      return `${event.data.seat ?? 'The director'} chooses ${event.data.choice} (${citation(event.data.law)})`;
    case 'JudgementMade':
      return `Judgement, ${event.data.question}: ${event.data.answer} (${citation(event.data.law)})${event.data.advice === undefined ? '' : `, with the advice of event ${event.data.advice + 1}`}${event.data.reasons === undefined ? '' : `: ${event.data.reasons}`}`;
    case 'PollTaken':
      return `Poll: ${event.data.question} ${event.data.asked.map(({ answer }) => answer).join(', ')}`;
    case 'AlertGiven':
      return `${event.data.by} alerts`;
    case 'ExplanationGiven':
      return `${event.data.by} explains: ${event.data.text}`;
    case 'TempoNoted':
      return `${event.data.seat} is ${event.data.kind}${event.data.seconds === undefined ? '' : ` (${event.data.seconds} s)`}${event.data.disputed === true ? ', disputed' : ''}`;
    case 'LeadPlaced':
      return `${event.data.seat} places the opening lead face down`;
    case 'LeadWithdrawn':
      return `${event.data.seat} takes the opening lead back`;
    case 'LeadFaced':
      return `${event.data.seat} faces the opening lead, ${event.data.card}`;
    case 'HandSpread':
      return `${event.data.seat} spreads the hand`;
    case 'CardPlayed':
      return `${event.data.seat}: ${event.data.card}`;
    case 'CardDesignated':
      return `Declarer calls for a card of dummy${designation(event.data)}`;
    case 'DesignationChanged':
      return `Declarer wants to change the card${designation(event.data)}`;
    case 'DummyPlayed':
      return `Dummy puts ${event.data.card} among the cards played`;
    case 'CardWithdrawn':
      return `${event.data.seat} takes back ${event.data.card ?? 'the card'}`;
    case 'RevokeAskedAbout':
      return `${event.data.by} asks ${event.data.of} whether there is none of the suit led`;
    case 'TrickPointed':
      return `${event.data.seat} lays trick ${event.data.trick} as won by ${SIDE[event.data.to]}`;
    case 'TricksInspected':
      return `${event.data.by} ${event.data.own === true ? 'looks at his last card again' : 'inspects the quitted tricks'}`;
    case 'TricksClaimed':
      return `${event.data.by} claims ${event.data.tricks} tricks${event.data.statement === undefined ? '' : `: ${event.data.statement}`}`;
    case 'TricksConceded':
      return `${event.data.by} concedes ${event.data.tricks} tricks${event.data.statement === undefined ? '' : `: ${event.data.statement}`}`;
    case 'ClaimAccepted':
      return `${event.data.by} accepts`;
    case 'ObjectionMade':
      return `${event.data.by} objects`;
    case 'PlayOnAgreed':
      return `${event.data.by} agrees to play on`;
    case 'AcquiescenceWithdrawn':
      return `${event.data.by} no longer accepts: ${tricksInWords(event.data.tricks)} ${GROUNDS[event.data.ground]}`;
    case 'ConcessionWithdrawn':
      return `${event.data.by} takes the concession back: ${tricksInWords(event.data.tricks)} ${GROUNDS[event.data.ground]}`;
    case 'NextBoardCalledOn':
      return `${event.data.by} has called on a later board`;
    case 'TableRoundEnded':
      return 'The round has ended';
    case 'ClaimAnalysed':
      return `Advice on the claim, no ruling: ${adviceInWords(event.data)}`;
    case 'ReviewClosed':
      return `Looked at after the play by ${event.data.by} (${event.data.law}): ${event.data.decision === 'adjustment' ? 'the score is adjusted' : 'no adjustment'}: ${event.data.reasons}`;
    case 'ResultConfirmed':
      return 'The result is confirmed';
    case 'ResultAgreed':
      return `Result agreed: ${resultInWords(event.data.result)}`;
    case 'ResultEntered':
      return `Result entered: ${resultInWords(event.data.result)} (${event.data.source})`;
    case 'BoardNotPlayed':
      return `Not played: ${event.data.reason}`;
    case 'InfractionNoted':
      return `Finding: ${event.data.rule} by ${event.data.seat}, ${citation(event.data.law)}`;
    case 'ScoreAdjusted':
      return adjustmentInWords(event.data);
    case 'RulingDrafted':
    case 'RulingGiven':
    case 'RulingTold':
    case 'RulingReversed':
    case 'RulingReviewed':
    case 'RulingUpheld':
    case 'ScoreCorrected':
    case 'TricksTransferred':
      return rulingInWords(event);
  }
};
