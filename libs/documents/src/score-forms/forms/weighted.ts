import { ok } from '@app/bridge';
import type { LawRef } from '@app/laws';
import { object, optional } from '../described';
import { ASSIGNED, assignedBy } from '../assigning';
import type { FormContext } from '../context';
import { lawOfReference, parameterIn } from '../context';
import { form } from '../form';
import { offending } from '../results';

/** Where weights come from: the Laws, and what regulations say of them (DBf X12A). */
export const lawsOfWeights = (context: FormContext): readonly LawRef[] => {
  const reference = parameterIn(context, 'weighted-scores-by')?.reference ?? 'L12C1c';
  return [...new Set([...(reference.startsWith('DBf') ? ['L12C1c'] : []), reference])].map((one) =>
    lawOfReference(context, one),
  );
};

/** Several results by their probability (12C1c): for both sides, or for each by itself (commentary: two sides without fault). */
export const weighted = form({
  id: 'weighted',
  title: 'Weighted score: several results by their probability',
  laws: lawsOfWeights,
  notHere: () => null,
  fields: () => object({ ...ASSIGNED, offending: optional(offending) }),
  fill: ({ offending: side, ...given }, context) => {
    const read = assignedBy(context, given, side);
    return read.ok ? ok({ ...read.value, laws: lawsOfWeights(context), reasons: [] }) : read;
  },
});
