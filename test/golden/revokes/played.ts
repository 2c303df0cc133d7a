import { type BySide, type Card, type Contract, type Seat, type Side, TRICKS, otherSide, sideOf, type Edition } from '@app/bridge';
import { type Act, type TableState, openTable, tableAfter } from '@app/laws';
import { type MadeBoard, type MadeRevoke, seatOf } from './board';
import type { Case } from './cases';

const CONTRACT: Contract = { bid: '4S', declarer: 'S', risk: 'undoubled' };

/** Who speaks for a side: dummy does not. */
const SPEAKER: BySide<Seat> = { NS: 'S', EW: 'E' };

/** A table, and how many acts it has seen. */
interface At {
  readonly state: TableState;
  readonly acts: number;
}

type Unnumbered<A extends Act> = A extends Act ? Omit<A, 'at'> : never;

const after = ({ state, acts }: At, act: Unnumbered<Act>): At => ({
  state: tableAfter(state, { ...act, at: acts + 1 }),
  acts: acts + 1,
});

const cardPlayed = (at: At, seat: Seat, card: Card): At => after(at, { type: 'CardPlayed', data: { seat, card } });

/** West faces his lead and dummy's hand is spread, or a card like any other. */
const nextCard = (at: At, seat: Seat, card: Card): At =>
  at.acts === 0
    ? after(after(at, { type: 'LeadFaced', data: { seat, card } }), { type: 'HandSpread', data: { seat: 'N' } })
    : cardPlayed(at, seat, card);

/** The other side points at the card and calls the director; where it has to be put right, it is. */
const pointedOut = (at: At, { seat, card, instead }: MadeRevoke): At => {
  const act = at.state.cards.inForce.find((one) => one.card === card)?.at ?? 0;
  const by = SPEAKER[otherSide(sideOf(seat))];
  const spoken = after(at, { type: 'AttentionDrawn', data: { by, act } });
  const ruled = after(spoken, { type: 'DirectorCalled', data: { by } });
  // At trick 12 the card he should have played has gone to trick 13, and is to be replaced there by the other.
  return [instead, card].reduce(
    (now, one) => (now.state.cards.vacancies.some((vacancy) => vacancy.seat === seat) ? cardPlayed(now, seat, one) : now),
    ruled,
  );
};

const trickPlayed = (at: At, { tricks, revokes }: MadeBoard, index: number): At => {
  const faced = revokes.find((one) => one.faced && one.trick === index + 1);
  const shown: At = faced
    ? after(at, { type: 'CardExposed', data: { seat: faced.seat, cards: [faced.instead], manner: 'dropped' } })
    : at;
  return (tricks[index] ?? []).reduce((now, { seat, card }) => {
    const mended = revokes.find((one) => one.putRight && one.seat === seat && one.trick === index + 1);
    return mended ? pointedOut(cardPlayed(now, seat, mended.card), mended) : nextCard(now, seat, card);
  }, shown);
};

/** A claim that leaves the revoker's side so many tricks, and that is agreed to. */
const claimed = (at: At, by: Side, { later }: Case, own: Side): At => {
  const left = TRICKS - (at.state.cards.play?.tricks.length ?? 0);
  const tricks = by === own ? later : left - later;
  const made = after(at, { type: 'TricksClaimed', data: { by: SPEAKER[by], tricks } });
  return after(made, { type: 'ClaimAccepted', data: { by: SPEAKER[otherSide(by)] } });
};

/** What of a case matters for the cards that are played: not how the play ends, nor who speaks up after it. */
const ofPlay = ({ offender, trick, winner, earlier, later, other, pointedOut: when }: Case): readonly unknown[] => [
  ...[offender, trick, winner, earlier, later, other],
  when === 'in-the-play' ? when : null,
];

const KNOWN = new Map<string, At>();

/** The table after so many tricks, each gone through once for all the cases that have it. */
const afterTricks = (given: Case, board: MadeBoard, edition: Edition, tricks: number): At => {
  if (tricks === 0) {
    return { state: openTable({ edition, dealer: 'S', contract: CONTRACT, hands: board.deal }), acts: 0 };
  }
  const key = [...ofPlay(given), edition, tricks].join(' ');
  const known = KNOWN.get(key);
  if (known) return known;
  const at = trickPlayed(afterTricks(given, board, edition, tricks - 1), board, tricks - 1);
  const [first] = board.revokes;
  const spoken = first && given.pointedOut === 'in-the-play' && tricks === given.trick + 1 ? pointedOut(at, first) : at;
  KNOWN.set(key, spoken);
  return spoken;
};

/** The play to its end. */
const played = (given: Case, board: MadeBoard, edition: Edition): At => {
  const own = sideOf(seatOf(given));
  const by = given.end.startsWith('own') ? own : otherSide(own);
  switch (given.end) {
    case 'played-out':
      return afterTricks(given, board, edition, TRICKS);
    case 'own-side-claims':
    case 'other-side-claims':
      return claimed(afterTricks(given, board, edition, 6), by, given, own);
    case 'own-side-claims-at-once':
    case 'other-side-claims-at-once':
      return claimed(afterTricks(given, board, edition, given.trick), by, given, own);
  }
};

/** What happens when the play is over, before anybody says a word of the revoke. */
const meanwhile = (at: At, { pointedOut: when }: Case, own: Side): At => {
  switch (when) {
    case 'after-own-side-called-on-next':
      return after(at, { type: 'NextBoardCalledOn', data: { by: SPEAKER[own] } });
    case 'after-other-side-called-on-next':
      return after(at, { type: 'NextBoardCalledOn', data: { by: SPEAKER[otherSide(own)] } });
    case 'after-the-round':
      return after(at, { type: 'TableRoundEnded', data: {} });
    case 'when-the-hands-are-back':
      return after(at, { type: 'HandsReturned', data: {} });
    case 'in-time':
    case 'in-the-play':
    case 'after-the-play':
    case 'never':
      return at;
  }
};

/** The table at the end of a case, by the acts of that case. */
export const playedOut = (given: Case, board: MadeBoard, edition: Edition): TableState => {
  const [first] = board.revokes;
  if (first && given.pointedOut === 'in-time') {
    return pointedOut(afterTricks(given, board, edition, given.trick), first).state;
  }
  const ended = meanwhile(played(given, board, edition), given, sideOf(seatOf(given)));
  const isSpokenOf = given.pointedOut.startsWith('after') || given.pointedOut === 'when-the-hands-are-back';
  return first && isSpokenOf && !first.putRight ? pointedOut(ended, first).state : ended.state;
};

/** Tricks that go over to each side. */
export const transfersOf = ({ play }: TableState): BySide<number> => {
  const to = (side: Side): number =>
    play.revokes.filter(({ seat }) => sideOf(seat) !== side).reduce((sum, { transfer }) => sum + transfer, 0);
  return { NS: to('NS'), EW: to('EW') };
};
