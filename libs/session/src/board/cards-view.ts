import {
  since,
  type BySide,
  type Card,
  type Contract,
  type Seat,
  type Side,
  SIDES,
  contractInWords,
  dummyOf,
  sideOf,
} from '@app/bridge';
import {
  type CardOnTable,
  type ClaimState,
  type GoneCard,
  type Information,
  type PenaltyCard,
  type Revoke,
  type TableState,
  contractPlayed,
} from '@app/laws';
import type { FindingView } from './finding-view';

export interface CardView {
  readonly act: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly findings: readonly FindingView[];
}

/** The cards as the Laws have them now: in force, taken back, lying on the table. */
export interface CardsView {
  readonly contract: (Contract & { readonly text: string; readonly dummy: Seat }) | null;
  readonly leadPlaced: Seat | null;
  readonly spread: readonly Seat[];
  readonly tricks: readonly { readonly cards: readonly CardView[]; readonly winner: Seat }[];
  readonly trick: readonly CardView[];
  /**
   * Cards that are on the table before their time: led to a later trick (57A), or a second one beside another, which is
   * still its hand's until somebody has said which of them is played (58B2).
   */
  readonly ahead: readonly CardView[];
  readonly won: BySide<number>;
  readonly penaltyCards: readonly {
    readonly act: number;
    readonly seat: Seat;
    readonly card: Card;
    readonly kind: PenaltyCard['kind'];
  }[];
  /** In the order in which they were taken back, each with the paragraph it fell under. */
  readonly withdrawnCards: readonly {
    readonly act: number;
    readonly seat: Seat;
    readonly card: Card;
    readonly law: string;
  }[];
  readonly revokes: readonly (Omit<Revoke, 'at'> & { readonly act: number })[];
  /** Tricks that each side gets from the other for its revokes, as things stand (64A). */
  readonly transfer: BySide<number>;
  readonly claim: ClaimState | null;
}

/** A trick of the offenders' goes to the other side. */
const transferTo = ({ play }: TableState, side: Side): number =>
  play.revokes.filter(({ seat }) => sideOf(seat) !== side).reduce((sum, { transfer }) => sum + transfer, 0);

export const viewCards = (table: TableState, findings: readonly FindingView[]): CardsView => {
  const { play, inForce, undecided, spare, penalty, gone, leadPlaced, spread } = table.cards;
  const contract = contractPlayed(table);
  const shown = ({ at, seat, card }: Pick<CardOnTable, 'at' | 'seat' | 'card'>): CardView => ({
    act: at,
    seat,
    card,
    findings: findings.filter((one) => one.act === at),
  });
  const ofTrick = (number: number): readonly CardView[] => inForce.filter(({ trick }) => trick === number).map(shown);
  const tricks = play?.tricks ?? [];
  const later = inForce.filter(({ trick }) => trick > tricks.length + 1);
  const waiting = table.play.played.waiting.map(({ at, data: { seat, card } }) => ({ at, seat, card }));
  const beside = spare.filter(({ card }) => !inForce.some((one) => one.card === card));
  return {
    contract: contract && { ...contract, text: contractInWords(contract), dummy: dummyOf(contract) },
    leadPlaced,
    spread,
    tricks: tricks.map(({ winner }, index) => ({ cards: ofTrick(index + 1), winner })),
    trick: ofTrick(tricks.length + 1),
    ahead: [...later, ...undecided, ...waiting, ...beside].map(shown),
    won: play?.won ?? { NS: 0, EW: 0 },
    penaltyCards: penalty.map(({ at, seat, card, kind }) => ({ act: at, seat, card, kind })),
    withdrawnCards: gone.map(({ at, seat, card, law }) => ({ act: at, seat, card, law })),
    revokes: table.play.revokes.map(({ at, ...revoke }) => ({ act: at, ...revoke })),
    transfer: { NS: transferTo(table, 'NS'), EW: transferTo(table, 'EW') },
    claim: table.play.claim,
  };
};

/** What a card that has been taken back tells, and to whom (2017: 16C; 2007: 16D). */
export const ofGoneCard = (
  table: TableState,
  { at, seat, unauthorised }: GoneCard & { unauthorised: Side },
): Information => ({
  kind: 'withdrawn-card',
  act: at,
  from: seat,
  law: since(table.edition, 'wbf-2017') ? '16C' : '16D',
  authorised: SIDES.filter((side) => side !== unauthorised),
  unauthorised: [unauthorised],
});
