import { since, type BySide, bySide, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import { tricksByClaim } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { Revoke, RevokeMade } from '../state/play';
import type { Question, TableState } from '../state/table-state';
import { cardsOfTrick } from '../table/card-changes';
import { withReview } from '../table/changes';
import { isDefender } from '../table/contract';
import { isPointedOutByDummy } from './law-43';
import { dummysCardNotNamed } from './law-45';
import { isEstablished, statusOf } from './law-63';
import { isWaived, nonOffenders, offenders, revokeAt, withRevokes } from './revokes';

type Bar = (state: TableState, revoke: RevokeMade) => boolean;

/** 64B2: the same player has revoked in the suit before; in 2017 that one has to be established. */
const isRepeated: Bar = (state, { at, seat, suit, trick }) =>
  suit !== null &&
  state.play.revoking.made.some(
    (one) =>
      one.at !== at &&
      one.seat === seat &&
      one.suit === suit &&
      (one.trick < trick || (one.trick === trick && one.at < at)) &&
      (!since(state.edition, 'wbf-2017') || isEstablished(state, one)),
  );

/** 64B7: both sides have revoked on the board; in 2017 both revokes have to be established. */
const haveBothRevoked: Bar = (state, revoke) =>
  state.play.revoking.made.some(
    (one) =>
      offenders(one) === nonOffenders(revoke) && (!since(state.edition, 'wbf-2017') || isEstablished(state, one)),
  );

/**
 * 45D2 of 2017: a defender has not followed to a card that dummy led unbidden. The Law sends to 64A, 64B7 and 64C
 * without saying who pays; the commentary gives declarer's revoke to 64A, and the defenders' to 64C alone.
 */
const isMisledByDummy: Bar = (state, { seat, trick }) => {
  const [lead] = cardsOfTrick(state, trick);
  const unbidden = state.irregularities.some(({ at, rule }) => at === lead?.at && rule === dummysCardNotNamed.name);
  return since(state.edition, 'wbf-2017') && isDefender(state, seat) && unbidden;
};

const isPointedOutAfter = ({ attention }: RevokeMade, act: number | null | undefined): boolean =>
  typeof act === 'number' && (attention === null || attention > act);

/**
 * The cases in which no trick goes over, each with its paragraph. What neither side has won cannot go over (64B1), nor
 * anything for a revoke that has been put right (64B8 of 2017): those need no rule.
 */
const BARS: readonly (readonly [paragraph: string, bars: Bar])[] = [
  ['45D2', isMisledByDummy],
  ['64B2', isRepeated],
  ['64B3', (_, { faced }) => faced],
  ['64B4', (state, revoke) => isPointedOutAfter(revoke, state.play.revoking.calledOnNext[nonOffenders(revoke)])],
  ['64B5', (state, revoke) => isPointedOutAfter(revoke, state.play.revoking.roundEnded)],
  ['64B6', (_, { trick }) => trick === 12],
  ['64B7', haveBothRevoked],
  ['81C5', isWaived],
  ['43B3', (state, { at }) => isPointedOutByDummy(state, at)],
];

/** Why no trick goes over for an established revoke; null where the Laws let tricks go over. */
const barOn = (state: TableState, revoke: RevokeMade): string | null =>
  BARS.find(([, bars]) => bars(state, revoke))?.[0] ?? null;

/** 64C: the paragraph under which a score is adjusted for damage that the tricks do not make good. */
const lawOfDamage = (state: TableState, revoke: RevokeMade): string => {
  if (!since(state.edition, 'wbf-2017')) return '64C';
  if (haveBothRevoked(state, revoke)) return '64C2b';
  return isRepeated(state, revoke) ? '64C2a' : '64C1';
};

/** The tricks that a side has won, by their numbers. */
type Won = BySide<readonly number[]>;

/**
 * What each side gets beside the tricks played out: by a claim or concession that stands, as long as nobody disputes
 * it.
 */
const byClaim = ({ play: { claim } }: TableState): BySide<number> | null => {
  const shared = tricksByClaim(claim?.status === 'made' ? { ...claim, status: 'accepted' } : claim);
  return claim && shared && bySide((side) => Math.max(shared[side] - claim.won[side], 0));
};

const wonBySides = (state: TableState): Won => {
  const tricks = state.cards.play?.tricks ?? [];
  const claimed = byClaim(state);
  return bySide((side) => [
    ...tricks.flatMap(({ winner }, index) => (sideOf(winner) === side ? [index + 1] : [])),
    ...Array.from({ length: claimed?.[side] ?? 0 }, (_, index) => tricks.length + 1 + index),
  ]);
};

/** 64A: a trick that dummy has won is not one that declarer has won. */
const hasWonIt = ({ cards }: TableState, { seat, trick }: RevokeMade): boolean =>
  cards.play?.tricks[trick - 1]?.winner === seat;

/** 64A1, 64A2: how many tricks go over for this revoke, of those that its side has won from its trick on. */
const due = (state: TableState, revoke: RevokeMade, own: readonly number[]): number => {
  const later = own.some((number) => number > revoke.trick);
  if (hasWonIt(state, revoke)) return later ? 2 : 1;
  return later || own.includes(revoke.trick) ? 1 : 0;
};

const isRectified = (state: TableState, revoke: RevokeMade): boolean =>
  isEstablished(state, revoke) && barOn(state, revoke) === null;

interface Shared {
  readonly revokes: readonly Revoke[];
  /** The tricks that have not gone over yet. */
  readonly left: Won;
}

/**
 * A trick goes over once only: two revokes of a side share what it has won (64B1 for the one that finds nothing
 * left).
 */
const sharing = (state: TableState, { revokes, left }: Shared, revoke: RevokeMade): Shared => {
  const { at, seat, trick, suit } = revoke;
  const side = offenders(revoke);
  const reach = left[side].filter((number) => number >= trick);
  const going = isRectified(state, revoke) ? reach.slice(0, due(state, revoke, wonBySides(state)[side])) : [];
  const status = statusOf(state, revoke);
  return {
    revokes: [...revokes, { at, seat, trick, suit, status, transfer: going.length }],
    left: { ...left, [side]: left[side].filter((number) => !going.includes(number)) },
  };
};

/** The revokes as things stand, in the order in which they were made: the one in the earlier trick is served first. */
const revokesNow = (state: TableState): readonly Revoke[] => {
  const start: Shared = { revokes: [], left: wonBySides(state) };
  return [...state.play.revoking.made]
    .sort((a, b) => a.trick - b.trick)
    .reduce((shared, revoke) => sharing(state, shared, revoke), start)
    .revokes.toSorted((a, b) => a.at - b.at);
};

/** 64B4, 64B5: from then on it is too late to point out what nobody has. */
const remembered = (state: TableState, { type, at, data }: Act): TableState => {
  const { calledOnNext, roundEnded } = state.play.revoking;
  if (type === 'TableRoundEnded') return withRevokes(state, { roundEnded: roundEnded ?? at });
  if (type !== 'NextBoardCalledOn') return state;
  return withRevokes(state, { calledOnNext: { [sideOf(data.by)]: at, ...calledOnNext } });
};

/** Drawn anew after every act, behind all the others: what is established, and what goes over for it. */
export const law64 = {
  after: (state, act) => {
    const known = remembered(state, act);
    if (known.play.revokes.length === 0 && known.play.revoking.made.length === 0) return known;
    return { ...known, play: { ...known.play, revokes: revokesNow(known) } };
  },
} satisfies LawModule;

const DAMAGE = 'damage-beyond';

const isOfLaw64 = ({ law }: { readonly law: string }): boolean => law.startsWith('64C');

/** The director finds whether the other side has lost more than it gets back, also where no trick goes over. */
const judged = (state: TableState, { act }: Question, answer: string): TableState => {
  const left = { ...state, reviews: state.reviews.filter((one) => one.act !== act || !isOfLaw64(one)) };
  const revoke = revokeAt(state, act);
  return revoke && answer === 'damage'
    ? withReview(left, { law: lawOfDamage(state, revoke), act, side: offenders(revoke) })
    : left;
};

/** Law 64C: of any established revoke the director sees to it that nobody loses by it. One put right does no damage. */
export const law64c = {
  raisable: {
    [DAMAGE]: {
      law: { 'wbf-2017': '64C1', 'wbf-2007': '64C' },
      answers: (state, act) => {
        const revoke = revokeAt(state, act);
        return revoke && isEstablished(state, revoke) ? ['damage', 'no-damage'] : [];
      },
    },
  },
  judged: { [DAMAGE]: judged },
} satisfies LawModule;
