import fc from 'fast-check';
import { DECK, SEATS, SUITS } from '@app/bridge';
import { inEnglish } from '@app/messages';
import { parseStatement } from './parse-statement';
import { type Statement, type Step, type Throw, makeStatement } from './statement';

const said = (text: string): Statement => {
  const read = parseStatement(text);
  if (!read.ok) throw new Error(inEnglish(read.error.message));
  return read.value;
};

const card = fc.constantFrom(...DECK);
const column = fc.constant(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('card' as const), card, with: fc.option(card), column }),
  fc.record({ kind: fc.constant('suit' as const), suit: fc.constantFrom(...SUITS), column }),
  fc.record({ kind: fc.constant('draw' as const), column }),
  fc.record({ kind: fc.constant('cross' as const), seat: fc.constantFrom(...SEATS), column }),
  fc.record({ kind: fc.constant('ruff' as const), card, column }),
);
const thrown: fc.Arbitrary<Throw> = fc.oneof(
  fc.record({ kind: fc.constant('card' as const), card, column }),
  fc.record({ kind: fc.constant('suit' as const), suit: fc.constantFrom(...SUITS), column }),
);

describe('the notation of a statement', () => {
  it.each([
    ['', 'none'],
    ['none', 'none'],
    ['SA SK S3, then hearts from the top', 'SA, SK, S3, H'],
    ['sak3 then H', 'SA, SK, S3, H'],
    ['draw trumps', 'draw trumps'],
    ['Draw, clubs', 'draw trumps, C'],
    ['cross to N; hearts', '>N, H'],
    ['>S', '>S'],
    ['to HA', 'HA'],
    ['H2-HQ', 'H2-HQ'],
    ['H2-Q then C3-S5', 'H2-HQ, C3-S5'],
    ['ruff C2 and ruff C43', 'ruff C2, ruff C4, ruff C3'],
    ['S, throw D', 'S, throw D'],
    ['discard D54', 'throw D5, throw D4'],
    ['trumps out', 'trumps out'],
    ['top down', 'top down'],
    ['top down, draw trumps, trumps out', 'draw trumps, top down'],
  ])("'%s' is read as '%s'", (text, written) => {
    expect(makeStatement(said(text))).toBe(written);
  });

  it.each([
    ['SA SX', 4, "'SX' is no card, suit or word of a statement"],
    ['S10', 1, "'S10' is no card, suit or word of a statement"],
    ['spades, hooray', 9, "'HOORAY' is no card, suit or word of a statement"],
    ['SA to Q', 7, "to which hand or card? 'Q' is neither"],
    ['SA >', 5, "to which hand or card? '' is neither"],
    ['ruff hearts', 6, "ruff which card? 'HEARTS' is none"],
    ['throw', 1, "throw what? '' is no suit and no card"],
    ['SAK-HQ', 1, "'SAK-HQ' is not one card led and one card played, as H2-HQ"],
    ['H2-', 1, "'H2-' is not one card led and one card played, as H2-HQ"],
    ['trumps', 1, "'trumps' alone says nothing: 'draw trumps', or 'trumps out' where they were mentioned"],
    ['SA top', 4, "'top' is said as 'top down'"],
    ['none SA', 1, "'NONE' is no card, suit or word of a statement"],
  ])("'%s' is an error at column %i", (text, at, message) => {
    const read = parseStatement(text);
    expect(read.ok ? null : [inEnglish(read.error.message), read.error.column]).toEqual([message, at]);
  });

  it('knows where each step stands', () => {
    expect(said('SA, draw trumps ruff C2').steps.map((one) => one.column)).toEqual([1, 5, 17]);
  });

  it('is the same when it is written and read again', () => {
    const statement = fc.record({
      steps: fc.array(step),
      throws: fc.array(thrown),
      mentionsTrump: fc.boolean(),
      fromTheTop: fc.boolean(),
    });
    fc.assert(
      fc.property(statement, (one) => {
        const text = makeStatement(one);
        expect(makeStatement(said(text))).toBe(text);
      }),
    );
  });
});
