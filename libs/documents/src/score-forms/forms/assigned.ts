import { since, type LawRef, ok } from '@app/bridge';
import { object, optional } from '@app/contract';
import { ASSIGNED, assignedBy } from '../assigning';
import { type FormContext, lawOfReference, parameterIn, editionOf, lawIn } from '../context';
import { form } from '../form';
import { offending, aResult } from '../results';

/** Where weights come from: the Laws, and what regulations say of them (DBf X12A). */
export const lawsOfWeights = (context: FormContext): readonly LawRef[] => {
  const law = lawIn(context, '12C1c');
  const said = lawOfReference(context, parameterIn(context, 'weighted-scores-by')?.reference ?? 'L12C1c');
  // A print of the Laws says it in its place, other paragraphs beside it.
  return said.paragraph === law.paragraph ? [said] : [law, said];
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

const laws = (context: FormContext): readonly LawRef[] =>
  (since(editionOf(context), 'wbf-2017') ? ['12C1a', '12C1b'] : ['12C1a']).map((one) => lawIn(context, one));

/** One result for both sides: that which was probable without the infraction (12C1a, 12C1b; in 2007 12C1a). */
export const assigned = form({
  id: 'assigned',
  title: 'Assigned score: one result for both sides',
  laws,
  notHere: () => null,
  fields: () => object({ result: aResult, offending: optional(offending) }),
  fill: ({ result, offending: side }, context) => {
    const read = assignedBy(context, { components: [{ result }] }, side);
    return read.ok ? ok({ ...read.value, laws: laws(context), reasons: [] }) : read;
  },
});
