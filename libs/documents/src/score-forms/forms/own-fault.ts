import { type AdjustedOutcome, object, oneOf, optional, says } from '@app/contract';
import { type BySide, type LawRef, bySide, err, ok, otherSide } from '@app/bridge';
import { assignedOutcome, cautionsOn } from '../assigning';
import { damage, standingsOf } from '../cautions';
import { type FormContext, addedByRegulations, lawIn, lawOfReference, parameterIn } from '../context';
import { form, noUse, problem } from '../form';
import { JUDGED, components, offending } from '../results';
import { lawsOfWeights } from './assigned';
import { weighedBy } from '../weights';

const ownFault2017 = oneOf('extremely-serious-error', 'gambling');
const ownFault2007 = oneOf('serious-error', 'wild-or-gambling');

const reference = (context: FormContext): string => parameterIn(context, 'own-fault')?.reference ?? 'L12C1e';

const isOfOldKind = (context: FormContext): boolean =>
  parameterIn(context, 'own-fault')?.value === 'serious-error-or-wild-or-gambling';

const laws = (context: FormContext): readonly LawRef[] => [
  lawOfReference(context, reference(context)),
  ...addedByRegulations(context, 'own-fault'),
];

/**
 * The side without fault has itself to blame for a part of its damage: F is what it has at the table, J is assigned, M
 * would have come of the infraction without its own error or gamble (12C1e, in 2007 12C1b; DBf X78A4).
 */
export const ownFault = form({
  id: 'own-fault',
  title: 'Damage of its own making: J, M and F',
  laws,
  notHere: ({ doc: { result } }) => (result && result.kind !== 'not-played' ? null : noUse('no-result-to-measure-by')),
  fields: (context) =>
    object({
      offending,
      fault: says(
        'what the side without fault did itself; nothing else costs it redress',
        isOfOldKind(context) ? ownFault2007 : ownFault2017,
      ),
      assigned: says('J: without the infraction', components),
      expected: says('M: after the infraction, had the side gone on normally', optional(components)),
      expectedGrade: says('M, where it is an artificial score', optional(oneOf('plus', 'average', 'minus'))),
      ...JUDGED,
    }),
  fill: ({ offending: side, assigned, expected, expectedGrade, poll, instance }, context) => {
    const j = weighedBy(context, assigned, poll, 'assigned');
    if (!j.ok) return j;
    if ((expected === undefined) === (expectedGrade === undefined)) {
      return err([problem('expected', 'one-m')]);
    }
    const m = expected && weighedBy(context, expected, undefined, 'expected');
    if (m && !m.ok) return m;
    const innocent = otherSide(side);
    const plain = bySide(() => assignedOutcome(j.value));
    const standings = standingsOf(side);
    const outcome: BySide<AdjustedOutcome> = bySide((one) => ({
      ...plain[one],
      ...standings[one],
      ...(one === innocent
        ? {
            expected: {
              ...(m ? { components: m.value.components } : {}),
              ...(expectedGrade === undefined ? {} : { grade: expectedGrade }),
            },
          }
        : {}),
    }));
    return ok({
      outcome,
      laws: [...laws(context), ...(j.value.components.length > 1 ? lawsOfWeights(context) : [lawIn(context, '12C1a')])],
      reasons: [],
      warnings: [...cautionsOn(context, j.value, instance, innocent), ...damage(context, plain, innocent)],
    });
  },
});
