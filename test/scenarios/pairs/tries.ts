import {
  type Card,
  type SaidCall,
  type Seat,
  SEATS,
  SUITS,
  TRICKS,
  hasEnded,
  isBid,
  leftOf,
  legalCalls,
  suitOf,
} from '@app/bridge';
import {
  type Act,
  type Obligation,
  type TableState,
  holding,
  contractPlayed,
  dummyIn,
  tableAfter,
  judgeAct,
  judgeCall,
  judgeJudgement,
} from '@app/laws';
import { BY_CARDS, IN_THE_AUCTION, type Kind, isKind } from './irregularities';

/** What is done, in one act or a few, and which irregularities the last one brings about, by whom. */
export interface Try {
  readonly acts: readonly Act[];
  readonly after: TableState;
  readonly found: readonly { readonly kind: Kind; readonly seat: Seat }[];
}

/** Near the last bid: too low, just enough, doubles, a pass, and more than there is. */
const callsToTry = ({ auction, inForce }: TableState): readonly SaidCall[] => {
  const last = inForce.filter(({ call }) => isBid(call)).at(-1)?.call;
  return [
    ...new Set<SaidCall>([
      'Pass',
      ...legalCalls(auction).filter(isBid).slice(0, 2),
      ...(last ? [last] : []),
      'X',
      'XX',
      '8C',
    ]),
  ];
};

/** The lowest and the highest card of each suit. */
const cardsToTry = (state: TableState, seat: Seat): readonly Card[] => {
  const hand = holding(state, seat) ?? [];
  return SUITS.flatMap((suit) => {
    const cards = hand.filter((card) => suitOf(card) === suit);
    return [...new Set([...cards.slice(0, 1), ...cards.slice(-1)])];
  });
};

const substitutions = (state: TableState, at: number): readonly Act[] =>
  SEATS.flatMap((seat) =>
    state.inForce
      .filter((one) => one.seat === seat && !one.deemed)
      .slice(-1)
      .flatMap((one) =>
        callsToTry(state).map((call): Act => ({ type: 'CallSubstituted', at, data: { seat, call, replaces: one.at } })),
      ),
  );

/** Acts of one sort, and what they can bring about. */
interface Sort {
  readonly kinds: readonly Kind[];
  readonly acts: (state: TableState, at: number) => readonly Act[];
}

const CALLS: Sort = {
  kinds: [...IN_THE_AUCTION, 'call-after-final-pass', 'action-before-director'],
  acts: (state, at) =>
    SEATS.flatMap((seat) => callsToTry(state).map((call): Act => ({ type: 'CallMade', at, data: { seat, call } }))),
};

const CARDS: Sort = {
  kinds: [...BY_CARDS, 'action-before-director'],
  acts: (state, at) =>
    SEATS.flatMap((seat) =>
      cardsToTry(state, seat).map((card): Act =>
        state.cards.play
          ? { type: 'CardPlayed', at, data: { seat, card } }
          : { type: 'LeadFaced', at, data: { seat, card } },
      ),
    ),
};

const OF_DUMMY: Sort = {
  kinds: ['dummys-card-not-named'],
  acts: (state, at) =>
    SEATS.flatMap((seat) => cardsToTry(state, seat).map((card): Act => ({ type: 'DummyPlayed', at, data: { card } }))),
};

const PLAYS: readonly Sort[] = [
  CARDS,
  OF_DUMMY,
  {
    kinds: ['card-withdrawn-without-leave'],
    acts: (_, at) => SEATS.map((seat): Act => ({ type: 'CardWithdrawn', at, data: { seat } })),
  },
  {
    kinds: ['lead-taken-up-without-leave'],
    acts: (_, at) => SEATS.map((seat): Act => ({ type: 'LeadWithdrawn', at, data: { seat } })),
  },
  {
    kinds: ['claim-by-dummy'],
    acts: (_, at) => SEATS.map((by): Act => ({ type: 'TricksClaimed', at, data: { by, tricks: 1 } })),
  },
];

const ALWAYS: readonly Sort[] = [
  CALLS,
  {
    kinds: ['card-exposed-in-the-auction', 'defenders-card-exposed', 'extraneous-information'],
    acts: (state, at) =>
      SEATS.flatMap((seat) =>
        cardsToTry(state, seat)
          .slice(0, 3)
          .map((card): Act => ({ type: 'CardExposed', at, data: { seat, cards: [card], manner: 'dropped' } })),
      ),
  },
  {
    kinds: ['hand-of-another-pocket', 'hand-of-another-board'],
    acts: (_, at) =>
      SEATS.flatMap((seat): readonly Act[] => [
        { type: 'HandTaken', at, data: { seat, from: leftOf(seat) } },
        { type: 'HandTaken', at, data: { seat, from: seat, board: 99 } },
      ]),
  },
  {
    kinds: ['wrong-number-of-cards'],
    acts: (_, at) => SEATS.map((seat): Act => ({ type: 'CardsCounted', at, data: { seat, count: TRICKS + 1 } })),
  },
  {
    kinds: ['extraneous-information'],
    acts: (_, at) => SEATS.map((by): Act => ({ type: 'CardSeen', at, data: { by, of: leftOf(by) } })),
  },
];

/** Acts one after the other, and what the last one can bring about. */
interface Deed {
  readonly kinds: readonly Kind[];
  readonly acts: readonly Act[];
}

const inOneAct = (state: TableState, at: number, wanted: ReadonlySet<Kind>): readonly Deed[] => {
  const isInPlay = hasEnded(state.auction) && contractPlayed(state) !== null;
  const late = isInPlay ? new Set([...wanted].filter((kind) => !IN_THE_AUCTION.includes(kind))) : wanted;
  return (isInPlay ? [...ALWAYS, ...PLAYS] : ALWAYS)
    .filter(({ kinds }) => kinds.some((kind) => late.has(kind)))
    .flatMap(({ kinds, acts }) => acts(state, at).map((act): Deed => ({ kinds, acts: [act] })));
};

const warning = (dummy: Seat, at: number): readonly Act[] => [
  { type: 'CardSeen', at, data: { by: dummy, of: leftOf(dummy) } },
  { type: 'RemarkMade', at: at + 1, data: { by: dummy, text: 'You are in your hand' } },
];

const suggesting = (dummy: Seat, at: number): readonly Act[] => [
  { type: 'MannerNoted', at, data: { by: dummy, text: 'touches a card' } },
];

/** A lead to the next trick by a hand of this one, that nobody takes for a card too many. */
const leadAfterThree = (state: TableState, at: number): readonly (readonly Act[])[] => {
  const seat = leaderAfterThree(state);
  const [card] = seat === null ? [] : cardsToTry(state, seat);
  if (seat === null || card === undefined) return [];
  const judged = { question: 'lead-or-fifth-card', act: at, answer: 'lead' };
  return [
    [
      { type: 'CardPlayed', at, data: { seat, card } },
      { type: 'JudgementMade', at: at + 1, data: judged },
    ],
  ];
};

const cardsAfterClaims = (state: TableState, at: number): readonly (readonly Act[])[] =>
  SEATS.flatMap((seat) =>
    cardsToTry(state, seat)
      .slice(0, 1)
      .map((card): readonly Act[] => [
        { type: 'TricksClaimed', at, data: { by: leftOf(seat), tricks: 1 } },
        { type: 'CardPlayed', at: at + 1, data: { seat, card } },
      ]),
  );

/** What would be done next, or what anybody plays or calls, once attention has been drawn to something. */
const beforeDirector = (state: TableState, at: number, ordinary: Act | null): readonly (readonly Act[])[] => {
  const cards = state.cards.play
    ? SEATS.flatMap((seat) => cardsToTry(state, seat).map((card) => ({ seat, card })))
    : [];
  return [
    ...(ordinary ? [{ ...ordinary, at: at + 1 }] : []),
    ...cards.map((data): Act => ({ type: 'CardPlayed', at: at + 1, data })),
    ...SEATS.map((seat): Act => ({ type: 'CallMade', at: at + 1, data: { seat, call: 'Pass' } })),
  ].map((act) => [attention(at), act]);
};

/** What takes more than one act: each with what follows it. */
const inSeveralActs = (
  state: TableState,
  at: number,
  wanted: ReadonlySet<Kind>,
  ordinary: Act | null,
): readonly Deed[] => {
  const dummy = dummyIn(state);
  const sorts: readonly (readonly [Kind, () => readonly (readonly Act[])[]])[] = [
    ['dummy-warns-declarer', () => (dummy === null ? [] : [warning(dummy, at)])],
    ['dummy-suggests-card', () => (dummy === null ? [] : [suggesting(dummy, at)])],
    ['action-before-director', () => beforeDirector(state, at, ordinary)],
    ['change-of-call', () => substitutions(state, at).map((act) => [act, intended(at)])],
    ['defective-trick', () => leadAfterThree(state, at)],
    ['card-after-claim', () => cardsAfterClaims(state, at)],
  ];
  return sorts
    .filter(([kind]) => wanted.has(kind))
    .flatMap(([kind, acts]) => acts().map((each): Deed => ({ kinds: [kind], acts: each })));
};

const intended = (at: number): Act => ({
  type: 'JudgementMade',
  at: at + 1,
  data: { question: 'unintended', act: at, answer: 'intended' },
});

const attention = (at: number): Act => ({ type: 'AttentionDrawn', at, data: { by: 'N' } });

/** Who led to a trick that three hands have played to. */
const leaderAfterThree = ({ cards: { play } }: TableState): Seat | null =>
  (play?.current.length === 3 ? play.current[0]?.seat : undefined) ?? null;

/** The irregularities that are there after an act and were not before it, and what else it breaks. */
const foundBy = (state: TableState, act: Act, after: TableState): Try['found'] => {
  const old = new Set(state.irregularities.map(({ rule, at, seat }) => `${rule} ${at} ${seat}`));
  const isNew = after.irregularities.filter(({ rule, at, seat }) => !old.has(`${rule} ${at} ${seat}`));
  const calls = act.type === 'CallMade' ? judgeCall(state, act.data, act.at) : [];
  const judged = act.type === 'JudgementMade' ? judgeJudgement(state, act.data) : [];
  const own = act.type === 'CallMade' ? calls.map(({ rule }) => ({ rule, seat: act.data.seat })) : [];
  const broken = [...isNew, ...judgeAct(state, act), ...own, ...judged];
  const each = broken.flatMap(({ rule, seat }) => (isKind(rule) ? [{ kind: rule, seat }] : []));
  return each.filter(
    (one, index) => each.findIndex(({ kind, seat }) => kind === one.kind && seat === one.seat) === index,
  );
};

const tried = (start: TableState, { kinds, acts }: Deed): readonly Try[] => {
  const last = acts.at(-1);
  const state = acts.slice(0, -1).reduce(tableAfter, start);
  if (!last) return [];
  const after = tableAfter(state, last);
  const found = foundBy(state, last, after).filter(({ kind }) => kinds.includes(kind));
  return found.length > 0 ? [{ acts, after, found }] : [];
};

/** What breaks a duty, and those that it can break. */
const BREAKS: Readonly<Partial<Record<Kind, readonly Obligation['kind'][]>>> = {
  'double-despite-restriction': ['no-double'],
  'call-not-repeated': ['repeat-call'],
  'call-despite-enforced-pass': ['pass'],
  'lead-before-choice': ['wait'],
  'played-before-the-right-lead': ['lead-from'],
};

/** Whether something can go wrong at all, as far as that is seen at once. */
export const mayComeAbout = (kind: Kind, { obligations }: TableState): boolean => {
  const duties = BREAKS[kind];
  return duties === undefined || obligations.some((one) => duties.includes(one.kind));
};

/**
 * Everything of these kinds that somebody could do wrong where the table stands. What else is wanted changes nothing in
 * how one of them comes about.
 * @param ordinary what would be done next with nothing amiss
 */
export const wrongActs = (
  state: TableState,
  at: number,
  wanted: ReadonlySet<Kind>,
  ordinary: Act | null,
): readonly Try[] =>
  [...inOneAct(state, at, wanted), ...inSeveralActs(state, at, wanted, ordinary)].flatMap((deed) => tried(state, deed));
