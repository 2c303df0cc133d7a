import fc from 'fast-check';
import { TRICKS } from '@app/bridge';
import {
  type AskedBack,
  type ClaimState,
  CLAIM_STATUSES,
  claimedBy,
  concededBy,
  isVoid,
  mostToAskFor,
  newClaim,
  tricksByClaim,
} from './claim';

const WON = { NS: 2, EW: 1 };

const by = (kind: ClaimState['kind'], tricks: number | null, change: Partial<ClaimState> = {}): ClaimState => ({
  ...newClaim({ at: 20, kind, by: 'S', tricks, statement: null, won: WON, shown: [] }),
  ...change,
});

const asked = (seat: 'S' | 'E', tricks: number, granted: boolean | null): AskedBack => ({
  at: 30,
  by: seat,
  tricks,
  ground: 'won',
  granted,
});

describe('the tricks of a claim by South, with two tricks won, one lost and ten left', () => {
  it.each<[string, ClaimState, ReturnType<typeof tricksByClaim>]>([
    ['L69A: accepted', by('claim', 8, { status: 'accepted' }), { NS: 10, EW: 3 }],
    ['L68B1: a concession claims the rest', by('concession', 8, { status: 'accepted' }), { NS: 4, EW: 9 }],
    ['L70: ruled, whatever was claimed', by('claim', 8, { status: 'ruled', ruled: 6 }), { NS: 8, EW: 5 }],
    ['L70: ruled, where nobody said how many', by('claim', null, { status: 'ruled', ruled: 6 }), { NS: 8, EW: 5 }],
    [
      'L69B: given back to who agreed',
      by('claim', 8, { status: 'accepted', askedBack: [asked('E', 2, true)] }),
      { NS: 8, EW: 5 },
    ],
    [
      'L71: given back to who conceded',
      by('claim', 8, { status: 'accepted', askedBack: [asked('S', 2, true)] }),
      { NS: 12, EW: 1 },
    ],
    [
      'L69B: not judged, or refused',
      by('claim', 8, { status: 'accepted', askedBack: [asked('E', 2, null), asked('E', 1, false)] }),
      { NS: 10, EW: 3 },
    ],
    ['L68D: not yet answered', by('claim', 8), null],
    ['L68D: disputed', by('claim', 8, { status: 'disputed' }), null],
    ['L68B2: void', by('claim', 8, { status: 'objected' }), null],
    ['L68A: without a number', by('claim', null, { status: 'accepted' }), null],
  ])('%s', (_, claim, tricks) => {
    expect(tricksByClaim(claim)).toEqual(tricks);
  });

  it('L69B, L71: no more can be asked for than was given up', () => {
    const claim = by('claim', 8, { status: 'accepted', askedBack: [asked('E', 3, true)] });
    expect([mostToAskFor(claim, 'W'), mostToAskFor(claim, 'N')]).toEqual([5, 2]);
    expect(mostToAskFor(by('claim', null), 'W')).toBeNull();
  });
});

it('there is none without a claim', () => {
  expect(tricksByClaim(null)).toBeNull();
});

const aClaim: fc.Arbitrary<ClaimState> = fc
  .record({
    NS: fc.nat(6),
    EW: fc.nat(6),
    tricks: fc.option(fc.nat(13)),
    ruled: fc.nat(13),
    kind: fc.constantFrom('claim' as const, 'concession' as const),
    status: fc.constantFrom(...CLAIM_STATUSES),
    askedBack: fc.array(
      fc.record({
        at: fc.constant(30),
        by: fc.constantFrom('N', 'E', 'S', 'W'),
        tricks: fc.nat(13),
        ground: fc.constant('won' as const),
        granted: fc.constantFrom(true, false, null),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ NS, EW, tricks, ruled, ...rest }) => {
    const left = TRICKS - NS - EW;
    return by(rest.kind, tricks && Math.min(tricks, left), { ...rest, won: { NS, EW }, ruled: Math.min(ruled, left) });
  });

it('whatever was claimed, ruled and given back, the tricks make thirteen, and none that was won is lost', () => {
  fc.assert(
    fc.property(aClaim, (claim) => {
      const claimed = claimedBy(claim);
      if (claimed !== null) expect(claimed + (concededBy(claim) ?? 0)).toBe(TRICKS - claim.won.NS - claim.won.EW);
      const tricks = tricksByClaim(claim);
      if (tricks === null) return;
      expect(isVoid(claim)).toBe(false);
      expect(tricks.NS + tricks.EW).toBe(TRICKS);
      expect(tricks.NS).toBeGreaterThanOrEqual(claim.won.NS);
      expect(tricks.EW).toBeGreaterThanOrEqual(claim.won.EW);
    }),
  );
});
