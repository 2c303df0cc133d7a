import { type Seat, SEATS } from '@app/bridge';
import type { Act, ActData, ActOf, ActType } from '../state/acts';
import type { HandsState, HeldHand } from '../state/hands';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { cardAt } from '../table/card-changes';
import { countsTheRest } from './counts';

/** What these players hold is theirs again: they have put it back, or the board or they have changed places. */
const putBack = (held: readonly HeldHand[], seats: readonly Seat[], at: number): readonly HeldHand[] =>
  held.map((one) => (one.until === null && seats.includes(one.seat) ? { ...one, until: at } : one));

const taken = (hands: HandsState, { at, data: { seat, from, board } }: ActOf<'HandTaken'>): HandsState => {
  const kind = board === undefined ? 'another-pocket' : 'another-board';
  const before = putBack(hands.held, [seat], at);
  const isOwn = board === undefined && from === seat;
  return {
    ...hands,
    held: isOwn ? before : [...before, { at, seat, from, kind, until: null }],
    returned: hands.returned.filter((one) => one !== seat),
  };
};

/** A count after the director has put the hands right says nothing about the hands as they came out of the board. */
const counted = (hands: HandsState, { at, data: { seat, count } }: ActOf<'CardsCounted'>): HandsState =>
  hands.corrected === null
    ? { ...hands, counts: [...hands.counts.filter((one) => one.seat !== seat), { at, seat, count }] }
    : hands;

const returned = (hands: HandsState, { at, data: { seat } }: ActOf<'HandsReturned'>): HandsState => {
  const seats = seat === undefined ? SEATS : [seat];
  return {
    ...hands,
    held: putBack(hands.held, seats, at),
    returned: [...hands.returned.filter((one) => !seats.includes(one)), ...seats],
  };
};

const played = (hands: HandsState, { seat, card }: ActData['CardPlayed'], isOver: boolean): HandsState =>
  hands.leadMade && (hands.finished || !isOver) && hands.exposed.length === 0
    ? hands
    : {
        ...hands,
        leadMade: true,
        finished: hands.finished || isOver,
        exposed: hands.exposed.map((one) =>
          one.seat === seat ? { ...one, cards: one.cards.filter((shown) => shown !== card) } : one,
        ),
      };

const KEPT = [
  'HandTaken',
  'CardsCounted',
  'HandsCorrected',
  'CardSeen',
  'CardRestored',
  'HandsReturned',
  'BoardTurned',
  'SeatsExchanged',
  'LeadPlaced',
  'LeadFaced',
  'CardPlayed',
  'ClaimAccepted',
  'ResultAgreed',
  'ResultEntered',
  'ScoreEntered',
] as const satisfies readonly ActType[];
type HandFact = ActOf<(typeof KEPT)[number]>;

const KEPT_TYPES: ReadonlySet<string> = new Set(KEPT);

const isHandFact = (act: Act): act is HandFact => KEPT_TYPES.has(act.type);

const handsAfter = (state: TableState, act: HandFact): HandsState => {
  const { hands, cards } = state;
  switch (act.type) {
    case 'HandTaken':
      return taken(hands, act);
    case 'CardsCounted':
      return countsTheRest(state, act.data) ? hands : counted(hands, act);
    case 'HandsCorrected':
      return { ...hands, corrected: hands.corrected ?? act.at };
    case 'CardSeen':
      return { ...hands, seen: [...hands.seen, { at: act.at, by: act.data.by, of: act.data.of }] };
    case 'CardRestored':
      return { ...hands, restored: [...hands.restored, { at: act.at, seat: act.data.seat, card: act.data.card }] };
    case 'HandsReturned':
      return returned(hands, act);
    case 'BoardTurned':
      return { ...hands, held: putBack(hands.held, SEATS, act.at) };
    case 'SeatsExchanged':
      return { ...hands, held: putBack(hands.held, act.data.seats, act.at) };
    case 'LeadPlaced':
      return { ...hands, leadMade: true };
    case 'LeadFaced':
    case 'CardPlayed':
      return played(hands, act.data, cards.play?.turn === null);
    case 'ClaimAccepted':
    case 'ResultAgreed':
    case 'ResultEntered':
    case 'ScoreEntered':
      return { ...hands, finished: true };
  }
};

const withHands = (state: TableState, hands: HandsState): TableState =>
  hands === state.hands ? state : { ...state, hands };

/** Keeps what the acts tell of the board and its cards, before the Laws draw anything from it. */
export const handFacts = {
  after: (state, act) => {
    if (isHandFact(act)) return withHands(state, handsAfter(state, act));
    const named = cardAt(state, act.at);
    return named ? withHands(state, played(state.hands, named, state.cards.play?.turn === null)) : state;
  },
} satisfies LawModule;
