import fc from 'fast-check';
import { DECK, suitOf } from '../cards';
import type { Hand } from '../deal';
import { parsePbnDeal } from '../deal-pbn';
import { type CardInTrick, winnerOf } from '../play';
import { bySeat, leftOf, otherSide, sideOf } from '../seats';
import {
  type BySeat,
  type Card,
  type Denomination,
  type Seat,
  type Side,
  type Suit,
  DENOMINATIONS,
  RANKS,
  SEATS,
  SIDES,
} from '../vocabulary';
import { type Ending, endingProblems, tricksLeft, turnIn } from './ending';
import { type Policy, freePlay } from './policy';
import { searchEnding } from './search';
import { solveEnding } from './solve';
import { turnAt } from './table';
import { samples } from '../../../../test/samples';

/** What may be played, from the Laws and nothing else. */
const legal = (hand: Hand, trick: readonly CardInTrick[]): Hand => {
  const [lead] = trick;
  const following = lead ? hand.filter((card) => suitOf(card) === suitOf(lead.card)) : [];
  return following.length > 0 ? following : hand;
};

const after = (ending: Ending, card: Card): { readonly next: Ending; readonly winner: Seat | null } => {
  const seat = turnIn(ending);
  const hands = bySeat((one) => ending.hands[one].filter((held) => held !== card));
  const trick = [...ending.trick, { seat, card }];
  const [first, ...rest] = trick;
  if (!first || trick.length < 4) return { next: { ...ending, hands, trick }, winner: null };
  const winner = winnerOf([first, ...rest], ending.denomination);
  return { next: { ...ending, hands, trick: [], leader: winner }, winner };
};

/** Plain minimax, card by card: slow, and too simple to be wrong. */
const plain = (ending: Ending, side: Side): number => {
  if (tricksLeft(ending) === 0) return 0;
  const seat = turnIn(ending);
  const values = legal(ending.hands[seat], ending.trick).map((card) => {
    const { next, winner } = after(ending, card);
    return (winner && sideOf(winner) === side ? 1 : 0) + plain(next, side);
  });
  return sideOf(seat) === side ? Math.max(...values) : Math.min(...values);
};

/** A deck of few ranks, so that small hands still meet in every suit. */
const dealt = (size: number, cardsEach: number): fc.Arbitrary<BySeat<Hand>> =>
  fc
    .shuffledSubarray(
      [...DECK].filter((card) => RANKS.indexOf(rankIn(card)) < size),
      {
        minLength: 4 * cardsEach,
        maxLength: 4 * cardsEach,
      },
    )
    .map((cards) => bySeat((seat) => cards.filter((_, place) => place % 4 === SEATS.indexOf(seat))));

const rankIn = (card: Card) => RANKS.find((rank) => rank === card.charAt(1)) ?? 'A';

const endings = (cardsEach: number): fc.Arbitrary<Ending> =>
  fc.record({
    hands: dealt(Math.max(6, cardsEach), cardsEach),
    denomination: fc.constantFrom(...DENOMINATIONS),
    leader: fc.constantFrom(...SEATS),
    trick: fc.constant([]),
  });

/** The same after some legal cards, so that a trick may be in progress. */
const endingsInPlay = (cardsEach: number): fc.Arbitrary<Ending> =>
  fc.tuple(endings(cardsEach), fc.array(fc.nat(12), { maxLength: 3 })).map(([ending, picks]) =>
    picks.reduce((now, pick) => {
      const cards = legal(now.hands[turnIn(now)], now.trick);
      const card = cards[pick % cards.length];
      return card ? after(now, card).next : now;
    }, ending),
  );

const rotated = (ending: Ending): Ending => ({
  ...ending,
  hands: { N: ending.hands.W, E: ending.hands.N, S: ending.hands.E, W: ending.hands.S },
  leader: leftOf(ending.leader),
  trick: ending.trick.map(({ seat, card }) => ({ seat: leftOf(seat), card })),
});

/** Suits renamed in turn, the trumps with them. */
const renamed = (ending: Ending): Ending => {
  const next: Readonly<Record<Suit, Suit>> = { S: 'H', H: 'D', D: 'C', C: 'S' };
  const rename = (card: Card): Card => `${next[suitOf(card)]}${rankIn(card)}`;
  const denomination: Denomination = ending.denomination === 'NT' ? 'NT' : next[ending.denomination];
  return {
    ...ending,
    denomination,
    hands: bySeat((seat) => ending.hands[seat].map(rename)),
    trick: ending.trick.map(({ seat, card }) => ({ seat, card: rename(card) })),
  };
};

describe('the double-dummy value of an ending', () => {
  it('is that of plain minimax, at 1 to 4 cards a hand, in the middle of a trick too', () => {
    const any = fc.integer({ min: 1, max: 4 }).chain(endingsInPlay);
    fc.assert(
      fc.property(any, fc.constantFrom(...SIDES), (ending, side) => {
        expect(solveEnding(ending, side).tricks).toBe(plain(ending, side));
      }),
      { numRuns: samples(150) },
    );
  });

  it('comes with a line of legal cards that gives these tricks', () => {
    fc.assert(
      fc.property(endingsInPlay(6), fc.constantFrom(...SIDES), (ending, side) => {
        const { tricks, line } = solveEnding(ending, side);
        let now = ending;
        let won = 0;
        for (const { seat, card } of line) {
          expect(seat).toBe(turnIn(now));
          expect(legal(now.hands[seat], now.trick)).toContain(card);
          const { next, winner } = after(now, card);
          if (winner && sideOf(winner) === side) won += 1;
          now = next;
        }
        expect([won, tricksLeft(now)]).toEqual([tricks, 0]);
      }),
      { numRuns: samples(60) },
    );
  });

  it('is shared out between the sides', () => {
    fc.assert(
      fc.property(endingsInPlay(6), (ending) => {
        expect(solveEnding(ending, 'NS').tricks + solveEnding(ending, 'EW').tricks).toBe(tricksLeft(ending));
      }),
      { numRuns: samples(60) },
    );
  });

  it('moves with the seats when the table is turned, and does not know the suits by name', () => {
    fc.assert(
      fc.property(endingsInPlay(6), fc.constantFrom(...SIDES), (ending, side) => {
        const { tricks } = solveEnding(ending, side);
        expect(solveEnding(rotated(ending), otherSide(side)).tricks).toBe(tricks);
        expect(solveEnding(renamed(ending), side).tricks).toBe(tricks);
      }),
      { numRuns: samples(60) },
    );
  });

  it('is no better for a side that may choose from fewer cards', () => {
    // Of each suit only the lowest card: a policy for one side, as the analysis of claims makes them.
    const onlyLow = (side: 0 | 1, bound: number): Policy => ({
      ...freePlay(side),
      choose: (table, memo, choice) => {
        freePlay(side).choose(table, memo, choice);
        if ((turnAt(table) & 1) === bound) choice.bits.forEach((bits, suit) => (choice.bits[suit] = bits & -bits));
      },
    });
    fc.assert(
      fc.property(endingsInPlay(6), (ending) => {
        const { tricks } = solveEnding(ending, 'NS');
        const ours = searchEnding(ending, 0, onlyLow(0, 0));
        const theirs = searchEnding(ending, 0, onlyLow(0, 1));
        if (!ours.complete || !theirs.complete) throw new Error('not complete');
        expect(ours.tricks).toBeLessThanOrEqual(tricks);
        expect(theirs.tricks).toBeGreaterThanOrEqual(tricks);
      }),
      { numRuns: samples(60) },
    );
  });

  it('differs by no more than the trick when one card of the best line has been played', () => {
    fc.assert(
      fc.property(endingsInPlay(5), fc.constantFrom(...SIDES), (ending, side) => {
        const { tricks, line } = solveEnding(ending, side);
        const [first] = line;
        if (!first) return;
        const { next, winner } = after(ending, first.card);
        expect((winner && sideOf(winner) === side ? 1 : 0) + solveEnding(next, side).tricks).toBe(tricks);
      }),
      { numRuns: samples(60) },
    );
  });
});

/** The ending of a PBN deal. */
const ending = (deal: string, denomination: Denomination, leader: Seat): Ending => {
  const read = parsePbnDeal(deal);
  if (!read.ok) throw new Error(read.error.fault.kind);
  const { N = [], E = [], S = [], W = [] } = read.value;
  return { hands: { N, E, S, W }, denomination, leader, trick: [] };
};

describe('endings that are known by name', () => {
  it.each([
    ['squeeze: West cannot keep both', 'N:.AJ.K. 4.3.3. .2.2.A .KQ.A.', 'NT', 'S', 3],
    ['the same with West on lead: the ace of clubs is never reached', 'N:.AJ.K. 4.3.3. .2.2.A .KQ.A.', 'NT', 'W', 1],
    ['a tenace that is led up to', 'N:32... 54... AQ... KJ...', 'NT', 'W', 2],
    ['a tenace that leads', 'N:32... 54... AQ... KJ...', 'NT', 'N', 1],
    ['coup en passant: the knave of trumps behind the queen', 'N:.32.. Q..3. J..2. .A.A.', 'S', 'N', 1],
    ['the same with East on lead', 'N:.32.. Q..3. J..2. .A.A.', 'S', 'E', 0],
    ['cross-ruff', 'N:AK.32.. .AK.AK. QJ..32. 32.QJ..', 'S', 'S', 4],
    ['thirteen sure tricks', 'N:AKQ.AKQ.AKQ.AKQJ JT9.JT9.JT98.T98 876.876.765.7654 5432.5432.432.32', 'NT', 'S', 13],
  ] as const)('%s', (_name, deal, denomination, leader, tricks) => {
    const known = ending(deal, denomination, leader);
    expect(endingProblems(known)).toEqual([]);
    expect(solveEnding(known, 'NS').tricks).toBe(tricks);
  });
});

describe('what is no ending', () => {
  const sound = ending('N:A... K... Q... J...', 'NT', 'S');
  it.each([
    ['a card twice', { ...sound, hands: { ...sound.hands, N: ['SK'] } }, { kind: 'double', card: 'SK' }],
    [
      'a hand too short',
      { ...sound, hands: { ...sound.hands, E: [] } },
      { kind: 'count', seat: 'E', count: 0, expected: 1 },
    ],
    [
      'a trick out of turn',
      {
        ...sound,
        hands: { ...sound.hands, N: [], S: [] },
        trick: [
          { seat: 'S', card: 'SQ' },
          { seat: 'N', card: 'SA' },
        ],
      },
      { kind: 'turn', seat: 'N' },
    ],
  ] as const)('%s', (_name, wrong, problem) => {
    expect(endingProblems(wrong)).toContainEqual(problem);
  });
});
