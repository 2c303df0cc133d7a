import { type AdjustedOutcome, type Infer, object, optional, says } from '@app/contract';
import { type BySide, type Param, type Result, type Side, SIDES, bySide, err, ok } from '@app/bridge';
import { damage, mayWeight, nonOffendingOf, shading, standingsOf } from './cautions';
import type { FormContext } from './context';
import { type FormWarning, type FormProblem, problem } from './form';
import { type GivenComponent, type Instance, JUDGED, components } from './results';
import { type Weighed, weighedBy } from './weights';

/** Results for both sides alike, or for each its own: what forms ask for that assign one result or several (12C1). */
export const ASSIGNED = {
  components: says('for both sides', optional(components)),
  bySide: says(
    'for each side its own, where they are not to have the same',
    optional(object({ NS: components, EW: components })),
  ),
  ...JUDGED,
} as const;
export const someAssigned = object(ASSIGNED);
type GivenAssigned = Infer<typeof someAssigned>;

interface Assigned {
  readonly outcome: BySide<AdjustedOutcome>;
  readonly warnings: readonly FormWarning[];
}

type Read<T> = Result<T, readonly FormProblem[]>;

export const assignedOutcome = ({ components: all }: Pick<Weighed, 'components'>): AdjustedOutcome => ({
  kind: 'assigned',
  components: all,
});

/** What anybody should know about weights: who may weight, how many were asked, how far they were shaded. */
export const cautionsOn = (
  context: FormContext,
  weighed: Weighed,
  instance: Instance | undefined,
  nonOffending: Side | null,
): readonly FormWarning[] => [
  ...mayWeight(context, weighed, instance),
  ...weighed.warnings,
  ...shading(context, weighed, nonOffending),
];

const isSame = (one: Param | undefined, other: Param | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const once = (warnings: readonly FormWarning[]): readonly FormWarning[] =>
  warnings.filter(({ message }, index) => warnings.findIndex((other) => isSame(other.message, message)) === index);

const givenFor = ({ components: all, bySide: each }: GivenAssigned): Read<BySide<readonly GivenComponent[]>> => {
  if (all && !each) return ok({ NS: all, EW: all });
  if (each && !all) return ok(each);
  return err([problem('', 'both-or-each')]);
};

/** An assigned score from the fields of `ASSIGNED`. With a side that has offended, whether there is damage is looked at. */
export const assignedBy = (context: FormContext, given: GivenAssigned, offending?: Side): Read<Assigned> => {
  const lists = givenFor(given);
  if (!lists.ok) return lists;
  const read = bySide((side) =>
    weighedBy(context, lists.value[side], given.poll, given.bySide ? `bySide.${side}` : 'components'),
  );
  if (!read.NS.ok) return read.NS;
  if (!read.EW.ok) return read.EW;
  const weighed = { NS: read.NS.value, EW: read.EW.value };
  const standings = standingsOf(offending);
  const outcome = bySide((side) => ({ ...assignedOutcome(weighed[side]), ...standings[side] }));
  const nonOffending = nonOffendingOf(offending);
  return ok({
    outcome,
    warnings: once([
      ...SIDES.flatMap((side) => cautionsOn(context, weighed[side], given.instance, nonOffending)),
      ...damage(context, outcome, nonOffending),
    ]),
  });
};
