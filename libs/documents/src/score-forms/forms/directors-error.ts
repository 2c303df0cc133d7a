import { since, type LawRef, bySide, ok } from '@app/bridge';
import { assignedBy, someAssigned } from '../assigning';
import { type FormContext, editionOf, lawIn } from '../context';
import { form } from '../form';

const laws = (context: FormContext): readonly LawRef[] => [
  lawIn(context, '82C'),
  lawIn(context, since(editionOf(context), 'wbf-2017') ? '12C1c' : '12C1a'),
];

/** The director has ruled wrongly, and no normal score can be had: both sides count as without fault (82C). */
export const directorsError = form({
  id: 'directors-error',
  title: "Director's error: both sides without fault",
  laws,
  notHere: () => null,
  fields: () => someAssigned,
  fill: (given, context) => {
    const read = assignedBy(context, given);
    if (!read.ok) return read;
    const { outcome, warnings } = read.value;
    return ok({
      outcome: bySide((side) => ({ ...outcome[side], standing: 'non-offending' }) as const),
      directorsError: true,
      laws: laws(context),
      reasons: [],
      warnings,
    });
  },
});
