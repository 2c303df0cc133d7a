import fc from 'fast-check';
import { DECK, sortedHand } from './cards';
import { type Deal, type KnownHands, dealProblems, holderOf, isCompleteDeal, knownSeats, withFourthHand } from './deal';
import { makeLinDeal, parseLinDeal } from './deal-lin';
import { makePbnDeal, makePbnHand, parsePbnDeal } from './deal-pbn';
import { bySeat } from './seats';
import { SEATS } from './vocabulary';

/** Any deal: the deck in any order, thirteen cards to each seat. */
const anyDeal: fc.Arbitrary<Deal> = fc
  .shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 })
  .map((cards) => bySeat((seat) => cards.slice(SEATS.indexOf(seat) * 13, SEATS.indexOf(seat) * 13 + 13)));
const anySeat = fc.constantFrom(...SEATS);
const anySeats = fc.subarray([...SEATS]);
const only = (deal: Deal, seats: readonly string[]): KnownHands =>
  Object.fromEntries(SEATS.filter((seat) => seats.includes(seat)).map((seat) => [seat, deal[seat]]));

const suits: Deal = bySeat((seat) => DECK.slice(SEATS.indexOf(seat) * 13, SEATS.indexOf(seat) * 13 + 13));
const sortedHands = (hands: KnownHands): KnownHands =>
  Object.fromEntries(knownSeats(hands).map((seat) => [seat, sortedHand(hands[seat] ?? [])]));

describe('problems', () => {
  it('a deal has none, nor have some of its hands', () => {
    fc.assert(fc.property(anyDeal, anySeats, (deal, seats) => expect(dealProblems(only(deal, seats))).toEqual([])));
  });

  it('L13: a wrong number of cards', () => {
    expect(dealProblems({ N: ['SA'] })).toEqual([{ kind: 'count', seat: 'N', count: 1 }]);
    expect(dealProblems({ ...suits, N: suits.N.slice(1) })).toEqual([
      { kind: 'count', seat: 'N', count: 12 },
      { kind: 'missing', card: 'SA' },
    ]);
  });

  it('L1: a card that is held twice, by two or by one', () => {
    expect(dealProblems({ ...suits, E: ['SA', ...suits.E.slice(1)] })).toEqual([
      { kind: 'double', card: 'SA', seats: ['N', 'E'] },
      { kind: 'missing', card: 'HA' },
    ]);
    expect(dealProblems({ N: ['SA', 'SA', ...suits.N.slice(2)] })).toEqual([
      { kind: 'double', card: 'SA', seats: ['N', 'N'] },
    ]);
  });

  it('names every missing card, however the hands were changed', () => {
    fc.assert(
      fc.property(anyDeal, anySeat, fc.nat(12), fc.constantFrom(...DECK), (deal, seat, at, other) => {
        const lost = deal[seat][at];
        const changed = { ...deal, [seat]: deal[seat].map((card, index) => (index === at ? other : card)) };
        const kinds = dealProblems(changed).map(({ kind }) => kind);
        expect(kinds).toEqual(lost === other ? [] : ['double', 'missing']);
      }),
    );
  });
});

it('knows which hands are known', () => {
  expect(knownSeats({ S: [], N: [] })).toEqual(['N', 'S']);
  expect([isCompleteDeal(suits), isCompleteDeal({ N: suits.N })]).toEqual([true, false]);
});

it('fills in the fourth hand from three sound ones, and nothing else', () => {
  fc.assert(
    fc.property(anyDeal, anySeat, (deal, seat) => {
      const three = only(
        deal,
        SEATS.filter((one) => one !== seat),
      );
      expect(withFourthHand(three)[seat]).toEqual(sortedHand(deal[seat]));
    }),
  );
  expect(withFourthHand({ N: suits.N, E: suits.E })).toEqual({ N: suits.N, E: suits.E });
  const unsound = { N: suits.N, E: suits.E, S: suits.S.slice(1) };
  expect(withFourthHand(unsound)).toEqual(unsound);
  expect(withFourthHand(suits)).toBe(suits);
});

it('knows who holds a card', () => {
  expect([holderOf(suits, 'H5'), holderOf({ N: suits.N }, 'H5')]).toEqual(['E', null]);
});

describe('PBN', () => {
  const NORTH = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

  it('reads and writes a Deal tag', () => {
    expect(parsePbnDeal(NORTH)).toEqual({ ok: true, value: suits });
    expect(makePbnDeal(suits)).toBe(NORTH);
    expect(makePbnDeal({ E: suits.E }, 'E')).toBe('E:.AKQJT98765432.. - - -');
    expect([makePbnHand(['C2', 'SA']), makePbnHand([]), makePbnHand(undefined)]).toEqual(['A...2', '...', '-']);
  });

  it('any hands read back as they were written, from any first seat', () => {
    fc.assert(
      fc.property(anyDeal, anySeats, anySeat, (deal, seats, first) => {
        const hands = only(deal, seats);
        expect(parsePbnDeal(makePbnDeal(hands, first))).toEqual({ ok: true, value: sortedHands(hands) });
      }),
    );
  });

  it.each([
    ['', { kind: 'first-seat', text: '' }, 1],
    ['X:- - - -', { kind: 'first-seat', text: 'X:' }, 1],
    ['N:- - -', { kind: 'four-hands', hands: 3 }, 3],
    ['N:- A..2 - -', { kind: 'suits', seat: 'E', suits: 3 }, 5],
    ['N:- A.1..2 - -', { kind: 'no-rank', text: '1', seat: 'E', suit: 'H' }, 7],
  ])('refuses %j and says where', (text, fault, column) => {
    expect(parsePbnDeal(text)).toEqual({ ok: false, error: { fault, column } });
  });
});

describe('LIN', () => {
  const RANKS = 'AKQJT98765432';

  it.each([
    [`1D${RANKS},C${RANKS},S${RANKS},H${RANKS}`, 'S'],
    [`2D${RANKS},C${RANKS},S${RANKS},`, 'W'],
    [`3d${RANKS.toLowerCase()},c${RANKS},SHDC,H${RANKS}`, 'N'],
    [`4SHD${RANKS}C,HCS${''}C${RANKS},S${RANKS}`, 'E'],
  ])('reads %s', (text, dealer) => {
    const read = parseLinDeal(text);
    expect(read).toMatchObject({ ok: true, value: { dealer, hands: { S: suits.S, W: suits.W, E: suits.E } } });
  });

  it('reads a hand that is not given as not known', () => {
    expect(parseLinDeal('1,,,')).toEqual({ ok: true, value: { dealer: 'S', hands: {} } });
  });

  it('any deal reads back as it was written', () => {
    fc.assert(
      fc.property(anyDeal, anySeat, (deal, dealer) => {
        const read = parseLinDeal(makeLinDeal({ dealer, hands: deal }));
        expect(read.ok && { ...read.value, hands: sortedHands(read.value.hands) }).toEqual({
          dealer,
          hands: sortedHands(deal),
        });
      }),
    );
  });

  it.each([
    ['', { kind: 'dealer', text: '' }, 1],
    ['5,,,', { kind: 'dealer', text: '5' }, 1],
    ['1,', { kind: 'hands', hands: 2 }, 2],
    ['1,,,,', { kind: 'hands', hands: 5 }, 2],
    ['1SA,S1,,', { kind: 'no-card', text: '1', seat: 'W' }, 6],
    ['1,A,,', { kind: 'no-card', text: 'A', seat: 'W' }, 3],
  ])('refuses %j and says where', (text, fault, column) => {
    expect(parseLinDeal(text)).toEqual({ ok: false, error: { fault, column } });
  });
});
