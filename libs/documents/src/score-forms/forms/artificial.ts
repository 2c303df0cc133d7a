import { type AdjustedOutcome, type Infer, object, optional, says, whole } from '@app/contract';
import { since, type BySide, type LawRef, type Result, type Side, SIDES, err, ok } from '@app/bridge';
import { type FormContext, editionOf, lawIn, ownSession } from '../context';
import { type FormWarning, form, warning, type FormProblem, problem } from '../form';
import { aFault, type Fault } from '../results';

/** What goes with a fault: average plus to who has none, average to who has some, average minus to who has it all (12C2a). */
const GRADES = { not: 'plus', partly: 'average', directly: 'minus' } as const satisfies Record<
  Fault,
  NonNullable<AdjustedOutcome['grade']>
>;

/** The grade of a side by its fault. */
export const gradeFor = (fault: Fault): AdjustedOutcome => ({ kind: 'artificial', grade: GRADES[fault] });

/** Grades for both sides, by their faults. */
export const gradesFor = (faults: BySide<Fault>): BySide<AdjustedOutcome> => ({
  NS: gradeFor(faults.NS),
  EW: gradeFor(faults.EW),
});

const aSideOfIt = object({
  fault: says('how far the side is at fault', aFault),
  percent: says(
    'where it is not 60, 50 or 40: at least 60 without fault, at most 40 with all of it',
    optional(whole(0, 100)),
  ),
});
type SideOfIt = Infer<typeof aSideOfIt>;

const WITHIN: Readonly<Record<Fault, (percent: number) => boolean>> = {
  not: (percent) => percent >= 60,
  partly: (percent) => percent === 50,
  directly: (percent) => percent <= 40,
};

const outcomeOf = ({ fault, percent }: SideOfIt, side: Side): Result<AdjustedOutcome, readonly FormProblem[]> => {
  if (percent === undefined) return ok(gradeFor(fault));
  return WITHIN[fault](percent)
    ? ok({ kind: 'artificial', percent })
    : err([problem(`${side}.percent`, 'grade-of-percent')]);
};

/** So many boards of average plus in a session are enough for one contestant (commentary on 12C2d). */
const MOST_PLUS = 2;

/** Average plus on more boards than that, this one with them. */
export const manyAveragePlus = (context: FormContext, outcome: BySide<AdjustedOutcome>): readonly FormWarning[] => {
  const { docs } = ownSession(context);
  if (!since(editionOf(context), 'wbf-2017')) return [];
  return SIDES.flatMap((side) => {
    const contestant = context.doc.contestants[side];
    if (outcome[side].grade !== 'plus') return [];
    const others = docs.filter(
      ({ id, adjusted, contestants }) =>
        id !== context.doc.id &&
        SIDES.some((one) => contestants[one] === contestant && adjusted?.outcome?.[one].grade === 'plus'),
    );
    if (others.length < MOST_PLUS) return [];
    return [
      warning('ManyAveragePlus', 'WBFLC L12C2d', {
        contestant: { contestant },
        boards: others.length,
        most: MOST_PLUS,
      }),
    ];
  });
};

const laws = (context: FormContext): readonly LawRef[] => [lawIn(context, '12C2a')];

/** No result can be had, or the possibilities are too many: a score by who is at fault (12C2a, 12C1d). */
export const artificial = form({
  id: 'artificial',
  title: 'Artificial score: average plus, average, average minus',
  laws,
  notHere: () => null,
  fields: () => object({ NS: aSideOfIt, EW: aSideOfIt }),
  fill: (given, context) => {
    const [NS, EW] = [outcomeOf(given.NS, 'NS'), outcomeOf(given.EW, 'EW')];
    if (!NS.ok) return NS;
    if (!EW.ok) return EW;
    const outcome = { NS: NS.value, EW: EW.value };
    return ok({ outcome, laws: laws(context), reasons: [], warnings: manyAveragePlus(context, outcome) });
  },
});
