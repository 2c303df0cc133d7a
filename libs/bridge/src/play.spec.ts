import fc from 'fast-check';
import { DECK, isCard } from './cards';
import type { Deal } from './deal';
import {
  type CardInTrick,
  type Play,
  cardPlayed,
  cardsPlayed,
  hasPlayedToTrick,
  isRevoke,
  legalCards,
  openPlay,
  remaining,
  suitLed,
  TRICKS,
  winnerOf,
} from './play';
import { bySeat, isSeat, leftOf } from './seats';
import { type Contract, type Denomination, type Seat, DENOMINATIONS, SEATS } from './vocabulary';

const contract = (denomination: Denomination): Contract => ({
  bid: `1${denomination}`,
  risk: 'undoubled',
  declarer: 'S',
});

/** `'HA D2'` in turn from West; `'N:C3'` from a given seat. */
const play = (text: string, denomination: Denomination = 'NT'): Play => {
  let now = openPlay(contract(denomination), 'W');
  for (const token of text.split(' ').filter((one) => one !== '')) {
    const [, seat, card] = /^(?:([NESW]):)?(.*)$/.exec(token) ?? [];
    if (!isCard(card)) throw new Error(`no card: ${token}`);
    now = cardPlayed(now, isSeat(seat) ? seat : (now.turn ?? 'W'), card);
  }
  return now;
};

describe('the trick', () => {
  it('L44: goes clockwise from the leader', () => {
    expect(['', 'H2', 'H2 H3', 'H2 H3 H4'].map((text) => play(text).turn)).toEqual(['W', 'N', 'E', 'S']);
    expect(suitLed(play(''))).toBeNull();
    expect(suitLed(play('H2 C3'))).toBe('H');
    expect([hasPlayedToTrick(play('H2'), 'W'), hasPlayedToTrick(play('H2'), 'N')]).toEqual([true, false]);
  });

  it.each([
    ['H2 H3 HA HK', 'NT', 'E'],
    ['H2 SA DA CA', 'NT', 'W'],
    ['H2 S2 HA S3', 'S', 'S'],
    ['H2 S4 HA S3', 'S', 'N'],
    ['S2 SA S3 S4', 'S', 'N'],
    ['H2 D9 H3 C9', 'C', 'S'],
    ['HA D9 H3 C9', 'S', 'W'],
  ] as const)('L44E, F: %s in %s is won by %s, who leads next', (text, denomination, winner) => {
    const now = play(text, denomination);
    expect([now.tricks[0]?.winner, now.turn]).toEqual([winner, winner]);
    expect(now.current).toEqual([]);
    expect(now.won[winner === 'N' || winner === 'S' ? 'NS' : 'EW']).toBe(1);
  });

  it('the winner does not depend on who played the best card', () => {
    const four = fc.shuffledSubarray([...DECK], { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(four, fc.constantFrom(...DENOMINATIONS), (cards, denomination) => {
        const [first = 'SA', ...rest] = cards;
        const seated = (leader: Seat): readonly [CardInTrick, ...CardInTrick[]] => {
          let seat = leader;
          return [{ seat, card: first }, ...rest.map((card) => ({ seat: (seat = leftOf(seat)), card }))];
        };
        expect(winnerOf(seated('E'), denomination)).toBe(leftOf(winnerOf(seated('N'), denomination)));
      }),
    );
  });
});

describe('following suit', () => {
  const hand = ['SA', 'S2', 'H5'] as const;

  it.each([
    ['', [...hand], 'a lead may be any card'],
    ['S9', ['SA', 'S2'], 'spades must follow'],
    ['D9', [...hand], 'without diamonds anything goes'],
  ])('L44: after %j %j (%s)', (text, cards) => expect(legalCards(play(text), hand)).toEqual(cards));

  it.each([
    ['', 'H5', false],
    ['S9', 'H5', true],
    ['S9', 'S2', false],
    ['D9', 'H5', false],
  ] as const)('L61: after %j, %s is a revoke: %s', (text, card, revoke) => {
    expect(isRevoke(play(text), hand, card)).toBe(revoke);
  });
});

describe('cards that were in fact played, whatever the Laws say', () => {
  it('a lead out of turn leads, and the trick goes round from there', () => {
    const now = play('N:H2');
    expect([now.turn, play('N:H2 H3 H4').turn]).toEqual(['E', 'W']);
    expect(play('N:H2 H3 H4 HA').tricks[0]?.winner).toBe('W');
  });

  it('after a card out of turn it is still the turn of the hand before it', () => {
    expect([play('W:H2 E:H3').turn, play('W:H2 E:H3 N:H4').turn]).toEqual(['N', 'S']);
  });

  it('a card of another suit stays in its trick', () => {
    expect(play('H2 S2 HA S3', 'NT').tricks[0]?.cards.map(({ card }) => card)).toEqual(['H2', 'S2', 'HA', 'S3']);
  });
});

const anyDeal: fc.Arbitrary<Deal> = fc
  .shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 })
  .map((cards) => bySeat((seat) => cards.slice(SEATS.indexOf(seat) * 13, SEATS.indexOf(seat) * 13 + 13)));

it('any legal play has thirteen tricks, all won by somebody, and every card once', () => {
  const picks = fc.array(fc.nat(12), { minLength: 52, maxLength: 52 });
  fc.assert(
    fc.property(anyDeal, fc.constantFrom(...DENOMINATIONS), picks, (deal, denomination, chosen) => {
      let now = openPlay(contract(denomination), 'W');
      for (const pick of chosen) {
        const { turn } = now;
        if (turn === null) break;
        const hand = remaining(deal[turn], now);
        const legal = legalCards(now, hand);
        const card = legal[pick % legal.length];
        if (!card) throw new Error('a hand ran out of cards');
        expect(isRevoke(now, hand, card)).toBe(false);
        now = cardPlayed(now, turn, card);
      }
      expect([now.turn, now.tricks.length, now.won.NS + now.won.EW]).toEqual([null, TRICKS, TRICKS]);
      expect(new Set(cardsPlayed(now).map(({ card }) => card)).size).toBe(52);
      for (const { seat, card } of cardsPlayed(now)) expect(deal[seat]).toContain(card);
      for (const seat of SEATS) expect(remaining(deal[seat], now)).toEqual([]);
      const leaders = now.tricks.map(({ cards }) => cards[0]?.seat);
      expect(leaders).toEqual(['W', ...now.tricks.slice(0, -1).map(({ winner }) => winner)]);
    }),
  );
});
