import { object, optional } from '../described';
import type { FormContext } from '../context';
import { editionOf, lawIn } from '../context';
import { ok } from '@app/bridge';
import type { LawRef } from '@app/laws';
import { assignedBy } from '../assigning';
import { form } from '../form';
import { aResult, offending } from '../results';

const laws = (context: FormContext): readonly LawRef[] =>
  (editionOf(context) === 'wbf-2017' ? ['12C1a', '12C1b'] : ['12C1a']).map((one) => lawIn(context, one));

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
