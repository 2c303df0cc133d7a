import fc from 'fast-check';
import {
  type Card,
  type Contract,
  type Deal,
  type KnownHands,
  type Seat,
  DECK,
  SEATS,
  bySeat,
  isCard,
  isRevoke,
  isSeat,
  type Edition,
  EDITIONS,
} from '@app/bridge';
import { type TableState, openTable } from '../state/table-state';
import { holding } from '../table/card-changes';
import { tableAfter, judgeCard } from '../book';
import { turnToPlay } from '../table/contract';
import { samples } from '../../../../test/samples';

const CONTRACT: Contract = { bid: '3NT', declarer: 'S', risk: 'undoubled' };

const cardPlayed = (state: TableState, seat: Seat, card: Card): TableState =>
  tableAfter(state, { type: 'CardPlayed', at: state.cards.inForce.length + 1, data: { seat, card } });

/** `'W:S4 N:SQ'`: cards as they were played against South's contract. */
const played = (edition: Edition, text: string, hands?: KnownHands): TableState =>
  text
    .split(' ')
    .filter((token) => token !== '')
    .reduce(
      (state, token) => {
        const [seat, card] = token.split(':');
        if (!isSeat(seat) || !isCard(card)) throw new Error(`no card: ${token}`);
        return cardPlayed(state, seat, card);
      },
      openTable({ edition, dealer: 'S', contract: CONTRACT, hands }),
    );

const judged = (state: TableState, seat: Seat, card: Card) => judgeCard(state, { at: 100, seat, card });

describe.each(EDITIONS)('cards under %s', (edition) => {
  it.each<[paragraph: string, rule: string, before: string, seat: Seat, card: Card]>([
    ['54', 'opening-lead-out-of-turn', '', 'E', 'S2'],
    ['54', 'opening-lead-out-of-turn', '', 'S', 'S2'],
    ['54', 'opening-lead-out-of-turn', '', 'N', 'S2'],
    ['55', 'declarers-lead-out-of-turn', 'W:S4 N:SQ E:S2 S:S3', 'S', 'CA'],
    ['55', 'declarers-lead-out-of-turn', 'W:S4 N:SQ E:SK S:S3', 'N', 'CA'],
    ['56', 'defenders-lead-out-of-turn', 'W:S4 N:SQ E:SK S:S3', 'W', 'CA'],
    ['56', 'defenders-lead-out-of-turn', 'W:S4 N:SQ E:S2 S:S3', 'E', 'CA'],
    ['57', 'play-out-of-turn', 'W:S4', 'E', 'SK'],
    ['57', 'play-out-of-turn', 'W:S4 N:SQ', 'S', 'S3'],
    ['57A', 'premature-lead', 'W:S4', 'W', 'S5'],
    ['57A', 'premature-lead', 'W:S4 N:SQ', 'W', 'HA'],
    ['57A', 'premature-lead', 'W:S4 N:SQ E:SK S:S3 E:H2 S:H3', 'E', 'HA'],
    ['45E', 'second-card-to-trick', 'W:S4 N:SQ', 'N', 'S5'],
    ['45E', 'second-card-to-trick', 'W:S4 S:S3', 'S', 'S5'],
    // With their partner's card on the table a defender is under 57A no more.
    ['45E', 'second-card-to-trick', 'W:S4 N:SQ E:SK', 'W', 'S5'],
    ['45E', 'second-card-to-trick', 'W:S4 N:SQ E:SK', 'E', 'HA'],
  ])('L%s %s: after "%s", %s plays %s', (paragraph, rule, before, seat, card) => {
    expect(judged(played(edition, before), seat, card)).toEqual([
      expect.objectContaining({ rule, law: { edition, authority: 'WBF', paragraph } }),
    ]);
  });

  it('L24: a card led while the auction is going on', () => {
    expect(judged(openTable({ edition, dealer: 'N' }), 'W', 'SA')).toEqual([
      expect.objectContaining({ rule: 'card-during-auction', law: { edition, authority: 'WBF', paragraph: '24' } }),
    ]);
  });

  it('L61A: a club to a spade lead from a hand with a spade', () => {
    const found = judged(played(edition, 'W:S4', { N: ['SJ', 'C2'] }), 'N', 'C2');
    expect(found).toEqual([
      expect.objectContaining({ rule: 'revoke', law: { edition, authority: 'WBF', paragraph: '61A' } }),
    ]);
  });

  it.each<[string, readonly Card[] | null, Seat, Card]>([
    ['', null, 'W', 'S4'],
    ['W:S4', ['SJ', 'C2'], 'N', 'SJ'],
    ['W:S4', ['HJ', 'C2'], 'N', 'C2'],
    ['W:S4 N:SQ E:SK S:S3', ['HJ', 'C2'], 'E', 'HJ'],
    // Nobody can say that a hand could have followed when nobody knows the hand.
    ['W:S4', null, 'N', 'C2'],
  ])('L44: after "%s" with %j, %s may play the next card %s', (before, hand, seat, card) => {
    expect(judged(played(edition, before, hand ? { [seat]: hand } : {}), seat, card)).toEqual([]);
  });
});

const aDeal: fc.Arbitrary<Deal> = fc
  .shuffledSubarray([...DECK], { minLength: 52 })
  .map((pack) => bySeat((seat) => pack.slice(13 * SEATS.indexOf(seat), 13 * SEATS.indexOf(seat) + 13)));

/** Any seat, any of its cards: as irregular as it can be. */
const anAct = fc.record({ seat: fc.constantFrom(...SEATS), pick: fc.nat(12), inTurn: fc.boolean() });

it('every card of every hand at any moment is legal, or draws a finding', () => {
  fc.assert(
    fc.property(aDeal, fc.array(anAct, { minLength: 10, maxLength: 60 }), (deal, acts) => {
      let state = openTable({ edition: 'wbf-2017', dealer: 'S', contract: CONTRACT, hands: deal });
      for (const { seat: any, pick, inTurn } of acts) {
        const turn = turnToPlay(state);
        const { play } = state.cards;
        if (turn === null) return;
        const seat = inTurn ? turn : any;
        const hand = holding(state, seat) ?? [];
        const card = hand[pick % Math.max(hand.length, 1)];
        if (card === undefined) continue;
        const isLegal = seat === turn && !(play && isRevoke(play, hand, card));
        if (isLegal) expect(judged(state, seat, card)).toEqual([]);
        else expect(judged(state, seat, card)).not.toEqual([]);
        if (isLegal) state = cardPlayed(state, seat, card);
      }
    }),
    { numRuns: samples(200) },
  );
});
