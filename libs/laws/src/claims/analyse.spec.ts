import fc from 'fast-check';
import {
  type Ending,
  type Policy,
  type Seat,
  DECK,
  SEATS,
  SUITS,
  bySeat,
  cardPlayed,
  isRevoke,
  leftOf,
  openPlay,
  packEnding,
  placeOfSeat,
  searchEnding,
  sideOf,
  tricksLeft,
  EDITIONS,
} from '@app/bridge';
import { inEnglish } from '@app/messages';
import { samples } from '../../../../test/samples';
import { plainLeast } from '../../test/plain-claims';
import { analyseClaim, termsOf } from './analyse';
import type { ClaimAnalysis } from './analysis';
import { type Claim, claimProblemMessage } from './claim';
import { normalPlay } from './normal-play';
import { withShownOut } from './terms';
import { NO_STATEMENT } from './statement';

const whole = (claim: Claim): Extract<ClaimAnalysis, { complete: true }> => {
  const analysed = analyseClaim(claim);
  if (!analysed.ok) throw new Error(inEnglish(claimProblemMessage(analysed.error)));
  if (!analysed.value.complete) throw new Error(inEnglish(analysed.value.why));
  return analysed.value;
};

/** Claims over few ranks, so that suits are shared out; half of them with the high cards in North and South. */
const claims = (cardsEach: number, seats: readonly Seat[] = ['S']): fc.Arbitrary<Claim> =>
  fc
    .record({
      deck: fc.shuffledSubarray(
        [...DECK].filter((card) => !'23456'.includes(card.charAt(1))),
        {
          minLength: 4 * cardsEach,
          maxLength: 4 * cardsEach,
        },
      ),
      strong: fc.boolean(),
      denomination: fc.constantFrom('NT' as const, 'S' as const, 'H' as const),
      leader: fc.constantFrom(...SEATS),
      claimer: fc.constantFrom(...seats),
      tricks: fc.nat(cardsEach),
      edition: fc.constantFrom(...EDITIONS),
      regulations: fc.constantFrom(null, 'dbf-2013' as const),
      knewOfTrump: fc.boolean(),
      shownOut: fc.subarray(SEATS.flatMap((seat) => SUITS.map((suit) => ({ seat, suit })))),
    })
    .map(({ deck, strong, denomination, leader, knewOfTrump, shownOut, ...rest }) => {
      const honours = [...deck].sort((one, other) => ranking(one) - ranking(other));
      const ours = strong ? honours.slice(0, 2 * cardsEach) : deck.slice(0, 2 * cardsEach);
      const order = [...deck.filter((card) => ours.includes(card)), ...deck.filter((card) => !ours.includes(card))];
      const place = { N: 0, S: 1, E: 2, W: 3 };
      const hands = bySeat((seat) => order.slice(place[seat] * cardsEach, (place[seat] + 1) * cardsEach));
      return {
        ...rest,
        ending: { hands, denomination, leader, trick: [] },
        declarer: rest.claimer === 'S' ? ('S' as const) : ('N' as const),
        statement: '',
        shownOut: shownOut.filter(
          ({ seat, suit }) =>
            sideOf(seat) !== sideOf(rest.claimer) && !hands[seat].some((card) => card.startsWith(suit)),
        ),
        judgements: { knewOfTrump },
      };
    });

const ranking = (card: string): number => 'AKQJT987'.indexOf(card.charAt(1));

const turned = (ending: Ending): Ending => ({
  ...ending,
  hands: { N: ending.hands.W, E: ending.hands.N, S: ending.hands.E, W: ending.hands.S },
  leader: leftOf(ending.leader),
});

describe('the least tricks by any normal play', () => {
  it('is what the rules give when every line is tried card by card', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 3, 3, 3, 4).chain((size) => claims(size)),
        (claim) => {
          const terms = termsOf(claim, NO_STATEMENT, claim.judgements.knewOfTrump === true, new Set());
          const shownOut = new Set(claim.shownOut.map(({ seat, suit }) => `${seat}${suit}`));
          expect(whole(claim).least).toBe(plainLeast({ ending: claim.ending, shownOut }, { ...terms, declarer: 'S' }));
        },
      ),
      { numRuns: samples(150, 60) },
    );
  });

  it('does not change when no two positions are taken for the same, and no two cards', () => {
    fc.assert(
      fc.property(claims(5, ['S', 'E', 'W']), (claim) => {
        const terms = termsOf(claim, NO_STATEMENT, claim.judgements.knewOfTrump === true, new Set());
        const { table } = packEnding(claim.ending);
        const shown = claim.shownOut.reduce(
          (memo, { seat, suit }) => withShownOut(memo, terms, placeOfSeat(seat), SUITS.indexOf(suit)),
          0,
        );
        const policy: Policy = { ...normalPlay(terms, table, shown), exact: () => true, named: [-1, -1, -1, -1] };
        const found = searchEnding(claim.ending, terms.side, policy);
        expect(found).toMatchObject({ complete: true, tricks: whole(claim).least });
      }),
      { numRuns: samples(60, 24) },
    );
  });

  it('is never more than best play by everybody gives, and just that with the benefit of the doubt', () => {
    fc.assert(
      fc.property(claims(6, ['S', 'E', 'W']), (claim) => {
        const { least, doubleDummy } = whole(claim);
        expect(least).toBeLessThanOrEqual(doubleDummy);
        if (claim.claimer !== 'S') return;
        expect(whole({ ...claim, judgements: { benefitOfDoubt: 'claimer' } }).least).toBe(doubleDummy);
      }),
      { numRuns: samples(100, 40) },
    );
  });

  it('is shown by a line without a revoke', () => {
    fc.assert(
      fc.property(claims(6, ['S', 'E', 'W']), (claim) => {
        const { least, line } = whole(claim);
        const { hands, denomination, leader } = claim.ending;
        const contract = { bid: `1${denomination}`, declarer: claim.declarer, risk: 'undoubled' } as const;
        let play = openPlay(contract, leader);
        for (const { seat, card } of line) {
          expect(seat).toBe(play.turn);
          const gone = play.tricks.flatMap((trick) => trick.cards).map((one) => one.card);
          expect(
            isRevoke(
              play,
              hands[seat].filter((held) => !gone.includes(held)),
              card,
            ),
          ).toBe(false);
          play = cardPlayed(play, seat, card);
        }
        expect(play.won[sideOf(claim.claimer)]).toBe(least);
        expect(new Set(line.map((one) => one.card)).size).toBe(4 * tricksLeft(claim.ending));
      }),
      { numRuns: samples(100, 40) },
    );
  });

  it('moves with the seats when the table is turned', () => {
    fc.assert(
      fc.property(claims(5, ['S', 'E', 'W']), (claim) => {
        const moved: Claim = {
          ...claim,
          ending: turned(claim.ending),
          claimer: leftOf(claim.claimer),
          declarer: leftOf(claim.declarer),
          shownOut: claim.shownOut.map(({ seat, suit }) => ({ seat: leftOf(seat), suit })),
        };
        expect(whole(moved).least).toBe(whole(claim).least);
      }),
      { numRuns: samples(50, 20) },
    );
  });

  it('is no less where the regulations or the director fix an order', () => {
    fc.assert(
      fc.property(claims(5), (claim) => {
        const { least } = whole({ ...claim, regulations: null });
        expect(whole({ ...claim, regulations: 'dbf-2013' }).least).toBeGreaterThanOrEqual(least);
        const judgements = { ...claim.judgements, fromTheTop: true };
        expect(whole({ ...claim, regulations: null, judgements }).least).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: samples(50, 20) },
    );
  });

  it('is the same in both editions where no judgement is given that only one of them knows', () => {
    fc.assert(
      fc.property(claims(5, ['S', 'E', 'W']), (claim) => {
        const [one, other] = EDITIONS.map((edition) => whole({ ...claim, edition }).least);
        expect(one).toBe(other);
      }),
      { numRuns: samples(50, 20) },
    );
  });
});
