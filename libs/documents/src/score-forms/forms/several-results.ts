import { since, type Message, type Side, SIDES, ok, err } from '@app/bridge';
import { betterOfBoth, equal, toDecimal } from '@app/scoring';
import { object, optional, says } from '@app/contract';
import { assignedBy } from '../assigning';
import { type FormContext, editionOf, lawIn } from '../context';
import { type Filling, form, formReason, noUse, problem } from '../form';
import { hasResult, inMatch } from '../match';
import { type GivenComponent, type Instance, JUDGED, components, faultOfEach } from '../results';
import { pointsWith } from '../worth';
import { gradesFor, manyAveragePlus } from './artificial';

interface Likely {
  readonly components?: readonly GivenComponent[];
  readonly poll?: number;
  readonly instance?: Instance;
}

const artificialBy = (
  context: FormContext,
  faults: Parameters<typeof gradesFor>[0],
  paragraph: string,
  reason: Message,
): Filling => {
  const outcome = gradesFor(faults);
  return ok({
    outcome,
    laws: [lawIn(context, paragraph), lawIn(context, '12C2a')],
    reasons: [reason],
    warnings: manyAveragePlus(context, outcome),
  });
};

/** The side without fault has the better of average plus and what is assigned, the other the counterpart (86B2b). */
const betterFor = (context: FormContext, innocent: Side, { components: likely, ...given }: Likely): Filling => {
  const faults = { NS: 'directly', EW: 'directly', [innocent]: 'not' } as const;
  const grades = gradesFor(faults);
  if (!likely) {
    return artificialBy(context, faults, '86B2b', formReason('NothingToSetAgainst'));
  }
  const read = assignedBy(context, { components: likely, ...given });
  if (!read.ok) return read;
  const plus = pointsWith(context, { outcome: grades })?.[innocent];
  const assigned = pointsWith(context, { outcome: read.value.outcome })?.[innocent];
  if (!plus || !assigned) return err([problem('', 'nothing-to-compare-with')]);
  const better = betterOfBoth(plus, assigned);
  const both = formReason('BetterOfBoth', {
    side: { side: innocent },
    plus: { exact: toDecimal(plus.value, 2) },
    assigned: { exact: toDecimal(assigned.value, 2) },
  });
  return equal(better.value, plus.value)
    ? artificialBy(context, faults, '86B2b', both)
    : ok({
        outcome: read.value.outcome,
        laws: [lawIn(context, '86B2b'), lawIn(context, '12C1c')],
        reasons: [both],
        warnings: read.value.warnings,
      });
};

/** Results of a match that cannot be compared, or several scores to adjust on a board: board by board (86B2, 2017). */
export const severalResults = form({
  id: 'several-results',
  title: 'Teams: results that cannot be compared',
  laws: (context) => [lawIn(context, '86B2')],
  notHere: (context) => {
    if (!since(editionOf(context), 'wbf-2017')) return noUse('no-paragraph');
    const found = inMatch(context);
    if (!found) return noUse('no-match');
    return hasResult(context.doc) && hasResult(found.other) ? null : noUse('not-two-results');
  },
  fields: () =>
    object({
      fault: says('how far each side is at fault that they cannot be compared', faultOfEach),
      components: says('the likely results here, where one side alone is at fault', optional(components)),
      ...JUDGED,
    }),
  fill: ({ fault, ...given }, context) => {
    const innocent = SIDES.filter((side) => fault[side] === 'not');
    const [first] = innocent;
    if (first === undefined) return artificialBy(context, fault, '86B2c', formReason('BothAtFault'));
    return innocent.length === 2
      ? artificialBy(context, fault, '86B2a', formReason('BothWithoutFault'))
      : betterFor(context, first, given);
  },
});
