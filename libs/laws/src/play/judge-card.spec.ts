import type { Card, Contract, Deal, Play, Seat } from '@app/bridge';
import {
  DECK,
  SEATS,
  bySeat,
  cardPlayed,
  hasPlayedToTrick,
  isCard,
  isRevoke,
  isSeat,
  openPlay,
  openingLeader,
  remaining,
} from '@app/bridge';
import fc from 'fast-check';
import { judgeCard } from '../judge';
import type { Edition } from '../law-ref';
import { EDITIONS } from '../law-ref';
import type { CardContext } from '../rule';

const CONTRACT: Contract = { bid: '3NT', declarer: 'S', risk: 'undoubled' };

/** `'W:S4 N:SQ'`: cards as they were played against South's contract. */
const played = (text: string): Play | null =>
  text
    .split(' ')
    .filter((token) => token !== '')
    .reduce<Play | null>((play, token) => {
      const [seat, card] = token.split(':');
      if (!isSeat(seat) || !isCard(card)) throw new Error(`no card: ${token}`);
      return cardPlayed(play ?? openPlay(CONTRACT, seat), seat, card);
    }, null);

const context = (edition: Edition, play: Play | null, hand: readonly Card[] | null = null): CardContext => ({
  edition,
  obligations: [],
  auctionEnded: true,
  contract: CONTRACT,
  play,
  hand,
});

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
    // With his partner's card on the table a defender is under 57A no more.
    ['45E', 'second-card-to-trick', 'W:S4 N:SQ E:SK', 'W', 'S5'],
    ['45E', 'second-card-to-trick', 'W:S4 N:SQ E:SK', 'E', 'HA'],
  ])('L%s %s: after "%s", %s plays %s', (paragraph, rule, before, seat, card) => {
    expect(judgeCard(context(edition, played(before)), { seat, card })).toEqual([
      expect.objectContaining({ rule, law: { edition, authority: 'WBF', paragraph } }),
    ]);
  });

  it('L24: a card led while the auction is going on', () => {
    const before: CardContext = { ...context(edition, null), auctionEnded: false, contract: null };
    expect(judgeCard(before, { seat: 'W', card: 'SA' })).toEqual([
      expect.objectContaining({ rule: 'card-during-auction', law: { edition, authority: 'WBF', paragraph: '24' } }),
    ]);
  });

  it('L61A: a club to a spade lead from a hand with a spade', () => {
    const found = judgeCard(context(edition, played('W:S4'), ['SJ', 'C2']), { seat: 'N', card: 'C2' });
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
    expect(judgeCard(context(edition, played(before), hand), { seat, card })).toEqual([]);
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
      let play: Play | null = null;
      for (const { seat: any, pick, inTurn } of acts) {
        const turn: Seat | null = play ? play.turn : openingLeader(CONTRACT);
        if (turn === null) return;
        const seat = inTurn ? turn : any;
        const hand = play ? remaining(deal[seat], play) : deal[seat];
        const card = hand[pick % Math.max(hand.length, 1)];
        if (card === undefined) continue;
        const found = judgeCard(context('wbf-2017', play, hand), { seat, card });
        const legal = seat === turn && !(play && isRevoke(play, hand, card));
        expect(found.length === 0).toBe(legal);
        if (!play || !hasPlayedToTrick(play, seat)) play = cardPlayed(play ?? openPlay(CONTRACT, seat), seat, card);
      }
    }),
    { numRuns: 200 },
  );
});
