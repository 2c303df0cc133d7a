import fc from 'fast-check';
import { type Card, type Seat, SUITS, TRICKS, isSeat, leftOf, seatsFrom, sideOf, suitOf } from '@app/bridge';
import { LAW_BOOK, questionRaised } from '../src/book';
import type { Act, ActData } from '../src/state/acts';
import type { TableState } from '../src/state/table-state';
import { holding } from '../src/table/card-changes';
import { dummyIn, turnToPlay } from '../src/table/contract';
import { penaltyCardDue } from './penalty-card-due';
import { picked } from './picked';

const KINDS = [
  'follow',
  'card',
  'together',
  'withdraw',
  'designate',
  'change',
  'dummy',
  'expose',
  'spread',
  'face-down',
  'take-up',
  'ask',
  'point',
  'inspect',
  'see',
  'count',
  'restore',
  'attention',
  'director',
  'choose',
  'judge',
  'raise',
  'claim',
  'concede',
  'object',
  'accept',
  'play-on',
  'take-back',
  'next-board',
  'round',
  'remark',
  'tempo',
  'spectator',
  'explain',
  'close-review',
  'return',
] as const;

/** What somebody tries at the table; what comes of it depends on where the table stands. */
export interface PlayStep {
  readonly kind: (typeof KINDS)[number];
  /** How many seats clockwise from the one whose turn it is. */
  readonly astray: number;
  readonly pick: number;
}

export const aPlayStep: fc.Arbitrary<PlayStep> = fc.record({
  kind: fc.oneof(
    { weight: 30, arbitrary: fc.constant('follow' as const) },
    { weight: 6, arbitrary: fc.constant('card' as const) },
    { weight: 8, arbitrary: fc.constantFrom('director', 'attention', 'choose', 'judge', 'designate') },
    { weight: 5, arbitrary: fc.constantFrom(...KINDS) },
  ),
  astray: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(3) }),
  pick: fc.nat(1000),
});

const cardOf = (state: TableState, seat: Seat, pick: number): Card | undefined =>
  picked(holding(state, seat) ?? [], pick);

/** A card that follows suit where the hand can; a penalty card that is due comes first. */
const following = (state: TableState, seat: Seat, pick: number): Card | undefined => {
  const lying = penaltyCardDue(state, seat);
  if (lying !== undefined) return lying;
  const hand = holding(state, seat) ?? [];
  const [lead] = state.cards.play?.current ?? [];
  const suited = hand.filter((card) => lead !== undefined && suitOf(card) === suitOf(lead.card));
  return picked(suited.length > 0 ? suited : hand, pick);
};

const WORDS: readonly string[] = [
  'high',
  'low',
  'win',
  'ruff',
  'anything',
  'ten',
  'ace',
  'nonsense',
  ...SUITS,
  'spade',
  'clubs',
];
const REMARKS: readonly string[] = ['It is your lead', 'You are in your hand', 'hm'];

const ofTurn = (state: TableState, { astray }: PlayStep): Seat =>
  picked(seatsFrom(turnToPlay(state) ?? state.dealer), astray) ?? 'N';

/** An act that anything may be about: mostly a card, as the last ones are. */
const someAct = (state: TableState, pick: number): number => {
  const acts = [...state.cards.inForce, ...state.cards.gone].map(({ at }) => at);
  return picked(acts, pick) ?? 1;
};

const chosen = (state: TableState, pick: number): ActData['OptionChosen'] | null => {
  const option = picked(state.options, pick);
  const choice = option && picked(option.choices, pick);
  if (!option || choice === undefined) return null;
  return { ...(isSeat(option.for) ? { seat: option.for } : {}), law: option.law, act: option.act, choice };
};

const judged = (state: TableState, pick: number): ActData['JudgementMade'] | null => {
  const asked = picked(state.questions, pick);
  const answer = asked && picked(asked.answers, pick);
  return asked && answer !== undefined ? { question: asked.question, act: asked.act, answer } : null;
};

const raised = (state: TableState, pick: number): ActData['JudgementMade'] | null => {
  const name = picked(Object.keys(LAW_BOOK.laws.raisable), pick) ?? '';
  const asked = questionRaised(state, name, someAct(state, pick));
  // Which seat an answer names would turn with the table.
  const answer = asked?.answers.some(isSeat) === false ? picked(asked.answers, pick) : undefined;
  return asked && answer !== undefined ? { question: name, act: asked.act, answer } : null;
};

const played = (state: TableState, seat: Seat, card: Card | undefined, at: number): Act | null => {
  const holds = card !== undefined && holding(state, seat)?.includes(card) === true;
  if (!holds) return null;
  return { type: state.cards.play ? 'CardPlayed' : 'LeadFaced', at, data: { seat, card } };
};

const act = <T extends Act['type']>(type: T, at: number, data: Extract<Act, { type: T }>['data'] | null): Act | null =>
  data === null ? null : ({ type, at, data } as Act);

const closedReview = ({ reviews }: TableState, pick: number): ActData['ReviewClosed'] | null => {
  const review = picked(reviews, pick);
  return review
    ? { law: review.law, act: review.act, decision: 'no-adjustment', reasons: 'no damage', by: 'anna' }
    : null;
};

/** The act that a step comes to where the table stands; null where it comes to nothing. */
export const playAct = (state: TableState, step: PlayStep, at: number): Act | null => {
  const { kind, pick } = step;
  const seat = ofTurn(state, step);
  const left = TRICKS - (state.cards.play?.tricks.length ?? 0);
  const card = cardOf(state, seat, pick);
  const dummy = dummyIn(state);
  switch (kind) {
    case 'follow':
      return played(state, seat, following(state, seat, pick), at);
    case 'card':
      return played(state, seat, card, at);
    case 'together': {
      const last = state.cards.inForce.at(-1);
      return last && card ? act('CardPlayed', at, { seat, card, simultaneousWith: last.at }) : null;
    }
    case 'withdraw':
      return act('CardWithdrawn', at, { seat });
    case 'designate': {
      const named = dummy === null ? undefined : cardOf(state, dummy, pick);
      return dummy === null
        ? null
        : act('CardDesignated', at, {
            words: picked(WORDS, pick) ?? 'low',
            ...(pick % 3 === 0 && named ? { card: named } : {}),
          });
    }
    case 'change': {
      const named = dummy === null ? undefined : cardOf(state, dummy, pick);
      return dummy === null ? null : act('DesignationChanged', at, named ? { card: named } : { words: 'high' });
    }
    case 'dummy': {
      const own = dummy === null ? undefined : cardOf(state, dummy, pick);
      return own ? act('DummyPlayed', at, { card: own }) : null;
    }
    case 'expose':
      return card
        ? act('CardExposed', at, { seat, cards: [card], manner: pick % 2 === 0 ? 'dropped' : 'shown' })
        : null;
    case 'spread':
      return act('HandSpread', at, { seat });
    case 'face-down':
      return act('LeadPlaced', at, { seat });
    case 'take-up':
      return act('LeadWithdrawn', at, { seat });
    case 'ask':
      return act('RevokeAskedAbout', at, { by: leftOf(seat), of: seat });
    case 'point':
      return act('TrickPointed', at, {
        seat,
        trick: (pick % TRICKS) + 1,
        to: sideOf(pick % 2 === 0 ? seat : leftOf(seat)),
      });
    case 'inspect':
      return act('TricksInspected', at, { by: seat });
    case 'see':
      return act('CardSeen', at, { by: seat, of: leftOf(seat) });
    case 'count':
      return act('CardsCounted', at, { seat, count: (pick % 3) + (holding(state, seat)?.length ?? 12) - 1 });
    case 'restore':
      return card
        ? act('CardRestored', at, { seat, card, found: pick % 2 === 0 ? 'elsewhere' : 'among-the-quitted' })
        : null;
    case 'attention':
      return act('AttentionDrawn', at, { by: seat, ...(pick % 4 === 0 ? {} : { act: someAct(state, pick) }) });
    case 'director':
      return act('DirectorCalled', at, { by: seat });
    case 'choose':
      return act('OptionChosen', at, chosen(state, pick));
    case 'judge':
      return act('JudgementMade', at, judged(state, pick));
    case 'raise':
      return act('JudgementMade', at, raised(state, pick));
    case 'claim':
      return pick % 4 === 0 ? act('TricksClaimed', at, { by: seat, tricks: pick % (left + 1) }) : null;
    case 'concede':
      return pick % 4 === 0 ? act('TricksConceded', at, { by: seat, tricks: pick % (left + 1) }) : null;
    case 'object':
      return act('ObjectionMade', at, { by: seat });
    case 'accept':
      return act('ClaimAccepted', at, { by: seat });
    case 'play-on':
      return act('PlayOnAgreed', at, { by: seat });
    case 'take-back':
      return pick % 2 === 0
        ? act('AcquiescenceWithdrawn', at, { by: seat, tricks: 1, ground: 'likely' })
        : act('ConcessionWithdrawn', at, { by: seat, tricks: 1, ground: 'cannot-be-lost' });
    case 'next-board':
      return pick % 8 === 0 ? act('NextBoardCalledOn', at, { by: seat }) : null;
    case 'round':
      return pick % 16 === 0 ? act('TableRoundEnded', at, {}) : null;
    case 'remark':
      return act('RemarkMade', at, { by: seat, text: picked(REMARKS, pick) ?? 'hm' });
    case 'tempo':
      return act('TempoNoted', at, { seat, kind: 'slow' });
    case 'spectator':
      return act('SpectatorSpoke', at, { text: 'hm', act: someAct(state, pick), asked: pick % 2 === 0 });
    case 'explain':
      return act('ExplanationCorrected', at, { by: seat, act: someAct(state, pick), text: 'natural' });
    case 'close-review':
      return act('ReviewClosed', at, closedReview(state, pick));
    case 'return':
      return pick % 16 === 0 ? act('HandsReturned', at, {}) : null;
  }
};
