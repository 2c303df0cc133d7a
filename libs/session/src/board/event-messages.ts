import { type Card, type Message, type Params, type Seat, message } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { inRecord } from '@app/messages';
import { type Told, aLaw, aSeat, aSide, all, codesOf, listed, messageBy, perhaps } from '../event-messages';
import { saidText } from '../personal-text';
import { adviceMessage, tricksMessage } from './play-messages';
import { RULINGS_TOLD } from './ruling-messages';
import { adjustmentMessage, resultParam, scoreOnlyMessage } from './score-messages';

/** What is asked for beside the meaning of a call. */
const ASKS = ['call', 'review', 'part-of-review', 'lead', 'contract'] as const;

/** Why tricks are asked for after an acceptance or a concession. */
const GROUNDS = ['won', 'likely', 'cannot-be-lost'] as const;

/** What declarer says, and the card where it is known: `small heart (H2)`. */
const designation = ({ words, card }: { readonly words?: string; readonly card?: Card }): Params => {
  const known = card === undefined || words === undefined ? card : `(${card})`;
  const said = [words, known].filter((one) => one !== undefined).join(' ');
  return { said: said === '' ? null : said };
};

const by = ({ by: seat }: { readonly by: Seat }): Params => ({ by: aSeat(seat) });
const seat = ({ seat: whose }: { readonly seat: Seat }): Params => ({ seat: aSeat(whose) });
const said = ({ by: seat, text }: { readonly by: Seat; readonly text: string }): Params => ({ by: aSeat(seat), text });

const claimed = (data: { readonly by: Seat; readonly tricks: number; readonly statement?: string }): Params => ({
  ...by(data),
  tricks: data.tricks,
  statement: data.statement ?? null,
});

const givenUp = (data: {
  readonly by: Seat;
  readonly tricks: number;
  readonly ground: (typeof GROUNDS)[number];
}): Params => ({
  ...by(data),
  tricks: tricksMessage(data.tricks),
  ground: message(`event.ground.${data.ground}`),
});

/** The events of a board as a committee reads them. */
const TOLD: Told<BoardEvent> = {
  ...RULINGS_TOLD,
  BoardOpened: ({ board, table, dealer, vulnerability }) => ({
    board: String(board),
    table,
    dealer: aSeat(dealer),
    vulnerability,
  }),
  CallMade: (data) => ({ ...seat(data), call: data.call }),
  CallSubstituted: (data) => ({ ...seat(data), call: data.call }),
  HandTaken: (data) => ({ ...seat(data), from: aSeat(data.from), board: perhaps(data.board, String) }),
  CardsCounted: (data) => ({ ...seat(data), count: data.count }),
  CardSeen: (data) => ({ ...by(data), of: aSeat(data.of), cards: perhaps(data.cards, (cards) => cards.join(' ')) }),
  HandsCorrected: ({ text }) => ({ text: text ?? null }),
  CardRestored: (data) => ({ ...seat(data), card: { card: data.card }, found: { name: data.found } }),
  BoardTurned: () => ({}),
  SeatsExchanged: ({ seats }) => ({ seats: all(seats.map(aSeat)) }),
  BoardRedealt: () => ({}),
  HandsReturned: (data) => ({ seat: perhaps(data.seat, aSeat) }),
  AnnouncementMade: said,
  QuestionAsked: (data) => ({
    ...by(data),
    asks: perhaps(
      ASKS.find((one) => one === data.asks),
      (asks) => message(`event.asks.${asks}`),
    ),
    text: data.text ?? null,
  }),
  ExplanationCorrected: said,
  ReviewOfAuctionGiven: (data) => ({ ...by(data), to: aSeat(data.to) }),
  StopShown: by,
  StopRemoved: by,
  RemarkMade: (data) => ({ ...by(data), text: saidText(data.text) }),
  MannerNoted: said,
  SpectatorSpoke: ({ text, asked }) => ({ text, asked: asked === true ? 'yes' : 'no' }),
  CardExposed: (data) => ({ ...seat(data), cards: data.cards.join(' '), manner: data.manner }),
  AttentionDrawn: by,
  RightsReserved: by,
  DirectorCalled: by,
  StatementTaken: (data) => ({ ...by(data), text: saidText(data.text) }),
  FactFound: ({ text, basis, statements }) => ({
    text,
    agreed: basis === 'agreed' ? 'yes' : 'no',
    events: perhaps(statements, (acts) => listed(acts.map((act) => act + 1))),
  }),
  OptionsOffered: () => ({}),
  OptionChosen: (data) => ({ seat: perhaps(data.seat, aSeat), choice: { name: data.choice }, law: aLaw(data.law) }),
  JudgementMade: ({ question, answer, law, advice, reasons }) => ({
    question: { name: question },
    answer: { name: answer },
    law: aLaw(law),
    advice: perhaps(advice, (act) => String(act + 1)),
    reasons: reasons ?? null,
  }),
  PollTaken: ({ question, asked }) => ({ question, answers: listed(asked.map(({ answer }) => answer)) }),
  AlertGiven: by,
  ExplanationGiven: said,
  TempoNoted: (data) => ({
    ...seat(data),
    kind: data.kind,
    seconds: perhaps(data.seconds, String),
    disputed: data.disputed === true ? 'yes' : 'no',
  }),
  LeadPlaced: seat,
  LeadWithdrawn: seat,
  LeadFaced: (data) => ({ ...seat(data), card: { card: data.card } }),
  HandSpread: seat,
  CardPlayed: (data) => ({ ...seat(data), card: { card: data.card } }),
  CardDesignated: designation,
  DesignationChanged: designation,
  DummyPlayed: ({ card }) => ({ card: { card } }),
  CardWithdrawn: (data) => ({ ...seat(data), card: perhaps(data.card, (card) => ({ card })) }),
  RevokeAskedAbout: (data) => ({ ...by(data), of: aSeat(data.of) }),
  TrickPointed: (data) => ({ ...seat(data), trick: String(data.trick), to: aSide(data.to) }),
  TricksInspected: (data) => ({ ...by(data), own: data.own === true ? 'yes' : 'no' }),
  TricksClaimed: claimed,
  TricksConceded: claimed,
  ClaimAccepted: by,
  ObjectionMade: by,
  PlayOnAgreed: by,
  AcquiescenceWithdrawn: givenUp,
  ConcessionWithdrawn: givenUp,
  NextBoardCalledOn: by,
  TableRoundEnded: () => ({}),
  ClaimAnalysed: (data) => ({ advice: adviceMessage(data) }),
  ReviewClosed: ({ by: who, law, decision, reasons }) => ({
    by: who,
    law,
    adjusted: decision === 'adjustment' ? 'yes' : 'no',
    reasons,
  }),
  ResultConfirmed: () => ({}),
  ResultAgreed: ({ result }) => ({ result: resultParam(result) }),
  ResultEntered: ({ result, source }) => ({ result: resultParam(result), source }),
  ScoreEntered: ({ score, source }) => ({ score: scoreOnlyMessage(score), source }),
  BoardNotPlayed: ({ reason }) => ({ reason }),
  InfractionNoted: (data) => ({ ...seat(data), rule: { name: data.rule, of: 'rule' }, law: aLaw(data.law) }),
  ScoreAdjusted: (data) => ({ score: adjustmentMessage(data) }),
};

/** An event of a board as a committee reads it. */
export const boardEventMessage: (event: BoardEvent) => Message = messageBy(TOLD);

/** The same in English, as the record has it. */
export const boardEventInWords = (event: BoardEvent): string => inRecord(boardEventMessage(event));

export const BOARD_EVENT_CODES: readonly string[] = [
  ...codesOf(TOLD),
  ...ASKS.map((asks) => `event.asks.${asks}`),
  ...GROUNDS.map((ground) => `event.ground.${ground}`),
];
