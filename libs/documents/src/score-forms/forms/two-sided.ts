import { type AdjustedOutcome, type ResultComponent, object, says } from '@app/contract';
import { type BySide, type LawRef, ok, otherSide } from '@app/bridge';
import { damage, scoreFor, standingsOf } from '../cautions';
import { type FormContext, lawOfReference, parameterIn } from '../context';
import { type FormWarning, form, noUse, warning } from '../form';
import { aResult, offending } from '../results';

const of = (result: ResultComponent['result']): AdjustedOutcome => ({
  kind: 'assigned',
  components: [{ result, weight: '1' }],
});

const reference = (context: FormContext): string => parameterIn(context, 'two-sided-scores')?.reference ?? 'L12C1';

const laws = (context: FormContext): readonly LawRef[] => [lawOfReference(context, reference(context))];

/**
 * Without the infraction: for the side without fault the best result that was likely, for the offenders the worst that
 * was at all probable (2007: 12C1e, in the Swedish print 12C1c).
 */
export const twoSided = form({
  id: 'two-sided',
  title: 'Assigned score: most favourable likely, most unfavourable at all probable',
  laws,
  notHere: (context) => (parameterIn(context, 'two-sided-scores')?.value === true ? null : noUse('no-two-sided-score')),
  fields: () =>
    object({
      offending,
      likely: says('the most favourable for the side without fault that was likely', aResult),
      probable: says('the most unfavourable for the offenders that was at all probable', aResult),
    }),
  fill: ({ offending: side, likely, probable }, context) => {
    const innocent = otherSide(side);
    const standings = standingsOf(side);
    const outcome: BySide<AdjustedOutcome> = {
      NS: { ...of(innocent === 'NS' ? likely : probable), ...standings.NS },
      EW: { ...of(innocent === 'EW' ? likely : probable), ...standings.EW },
    };
    const isBetter = scoreFor(context, side, { result: probable }) > scoreFor(context, side, { result: likely });
    const better: readonly FormWarning[] = isBetter
      ? [warning('NotMostUnfavourable', reference(context), { side: { side } })]
      : [];
    return ok({
      outcome,
      laws: laws(context),
      reasons: [],
      warnings: [...better, ...damage(context, outcome, innocent)],
    });
  },
});
