import { anOutcome, conforms } from '@app/contract';
import { bySide } from '@app/bridge';
import { fromText, rational, sum } from '@app/scoring';
import type { BoardDoc } from '@app/documents';
import { formContext, scoring, sessionDoc } from '@app/testing';
import fc from 'fast-check';
import { scoreSession } from '../scores/scored-session';
import { weighted } from './forms/assigned';
import type { GivenComponent } from './results';
import { boardWorth, scoredWith } from './worth';
import { samples } from '../../../../test/samples';

const POINTS = [90, 120, 150, 180, -50, -100];
const resultOf = (points: number) => {
  const { result } = scoring(points);
  return result?.kind === 'agreed' ? result.result : null;
};

const table = (nth: number, points: number): BoardDoc =>
  scoring(points, { table: String(nth), contestants: { NS: `n${nth}`, EW: `e${nth}` } });

/** Parts of a whole, each of them legal for a part of it again. */
const someComponents = fc
  .array(fc.tuple(fc.constantFrom(...POINTS), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts): readonly GivenComponent[] => {
    const whole = parts.reduce((total, [, part]) => total + part, 0);
    return parts.map(([points, part, illegal]) => ({
      result: resultOf(points),
      weight: `${part}/${whole}`,
      ...(illegal < part ? { illegal: `${illegal}/${whole}` } : {}),
    }));
  });

const aField = fc.tuple(...[1, 2, 3, 4].map(() => fc.constantFrom(...POINTS)));

it('L12C1c: whatever is filled in can be stored, and its weights make up 1', () => {
  const context = formContext(sessionDoc(), [table(1, 90)]);
  fc.assert(
    fc.property(someComponents, (components) => {
      const filled = weighted.fill({ components }, context);
      const outcome = filled.ok ? filled.value.outcome : undefined;
      expect(conforms(anOutcome, outcome?.NS)).toBe(true);
      const weights = outcome?.NS.components?.map(({ weight }) => fromText(weight) ?? rational(0)) ?? [];
      expect(sum(weights)).toEqual(rational(1));
    }),
    { numRuns: samples(60) },
  );
});

it('what is shown beforehand is what the board is worth when it has been given', () => {
  fc.assert(
    fc.property(
      aField,
      someComponents,
      fc.constantFrom('matchpoints', 'cross-imps', 'butler'),
      (all, components, form) => {
        const session = sessionDoc({ scoring: form });
        const [first = table(1, 90), ...others] = all.map((points, index) => table(index + 1, points));
        const context = formContext(session, [first, ...others]);
        const filled = weighted.fill({ components }, context);
        if (!filled.ok) throw new Error(JSON.stringify(filled.error));
        const outcome = filled.value.outcome ?? bySide(() => ({ kind: 'table' }) as const);
        const given: BoardDoc = { ...first, adjusted: { kind: 'assigned', outcome, authority: 'director:anna' } };
        const afterwards = { ...context, doc: given, stage: [scoreSession(session, [given, ...others])] };
        const { before, after } = scoredWith(context, filled.value);
        expect(after).toEqual(boardWorth(afterwards));
        expect(before).toEqual(boardWorth(context));
      },
    ),
    { numRuns: samples(40) },
  );
});
