import { since, type LawRef, ok, otherSide, type Message, err } from '@app/bridge';
import { compare } from '@app/scoring';
import { object, optional, says, whole } from '@app/contract';
import { ASSIGNED, assignedBy } from '../assigning';
import { type FormContext, editionOf, lawIn } from '../context';
import { type FormWarning, form, noUse, problem, warning } from '../form';
import { hasResult } from '../match';
import { offending } from '../results';
import { pointsWith } from '../worth';

const notHere = ({ doc }: FormContext): Message | null => (hasResult(doc) ? null : noUse('no-result-to-go-over-from'));

/** Tricks that an established revoke moves; as the record of the play has it, where nobody says otherwise (64A). */
export const revoke = form({
  id: 'revoke',
  title: 'Revoke: tricks that go over',
  laws: (context) => [lawIn(context, '64A')],
  notHere,
  fields: () =>
    object({ offending, tricks: says('that go over; as the play has it where left out', optional(whole(1, 2))) }),
  fill: ({ offending: side, tricks }, context) => {
    const to = otherSide(side);
    const found = context.table.transfer[to];
    const count = tricks ?? found;
    if (count === 0) return err([problem('tricks', 'how-many-tricks')]);
    const differs: readonly FormWarning[] =
      found === 0 || found === count ? [] : [warning('TransferDiffers', 'L64A', { tricks: found, side: { side: to } })];
    return ok({
      transfer: { to, tricks: count },
      laws: [lawIn(context, count > 1 ? '64A1' : '64A')],
      reasons: [],
      warnings: differs,
    });
  },
});

const laws = (context: FormContext): readonly LawRef[] => [
  lawIn(context, since(editionOf(context), 'wbf-2017') ? '64C1' : '64C'),
];

/** The transfer is too little for what the revoke has cost, or there is none: an adjusted score in its place (64C). */
export const revokeFurther = form({
  id: 'revoke-further',
  title: 'Revoke: damage beyond the tricks that go over',
  laws,
  notHere,
  fields: () => object({ ...ASSIGNED, offending }),
  fill: ({ offending: side, ...given }, context) => {
    const read = assignedBy(context, given, side);
    if (!read.ok) return read;
    const to = otherSide(side);
    const tricks = context.table.transfer[to];
    const moved = tricks > 0 ? pointsWith(context, { transfer: { to, tricks } })?.[to] : undefined;
    const assigned = pointsWith(context, { outcome: read.value.outcome })?.[to];
    const enough: readonly FormWarning[] =
      moved && assigned && compare(moved.value, assigned.value) >= 0
        ? [warning('TransferEnough', 'L64C', { tricks, side: { side: to } })]
        : [];
    return ok({
      ...read.value,
      laws: laws(context),
      reasons: [],
      warnings: [...read.value.warnings, ...enough],
    });
  },
});
