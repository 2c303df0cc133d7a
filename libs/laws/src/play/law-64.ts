import type { BySide } from '@app/bridge';
import { bySide, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import { tricksByClaim } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { Revoke, RevokeMade } from '../state/play';
import type { TableState } from '../state/table-state';
import { isEstablished, statusOf } from './law-63';
import { barOn } from './law-64b';
import { offenders, withRevokes } from './revokes';

/** The tricks that a side has won, by their numbers. */
type Won = BySide<readonly number[]>;

/** What each side gets beside the tricks played out: by a claim or concession that stands, as long as nobody disputes it. */
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

/** A trick goes over once only: two revokes of a side share what it has won (64B1 for the one that finds nothing left). */
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
