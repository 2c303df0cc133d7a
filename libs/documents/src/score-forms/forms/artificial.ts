import { type AdjustedOutcome, type Infer, object, optional, says, whole } from '@app/contract';
import { since, type BySide, type LawRef, SIDES, bySide, ok } from '@app/bridge';
import { fromDecimal, rational, toDecimal } from '@app/scoring';
import { type FormContext, editionOf, lawIn, ownSession } from '../context';
import { type FormWarning, form, warning } from '../form';
import { aFault, type Fault } from '../results';
import { scoredWith } from '../worth';

/** What goes with a fault: average plus to who has none, average to who has some, average minus to who has it all (12C2a). */
const GRADES = { not: 'plus', partly: 'average', directly: 'minus' } as const satisfies Record<
  Fault,
  NonNullable<AdjustedOutcome['grade']>
>;

/** What the grades are worth where the form of scoring has no percentage of a top (12C2a). */
const OF_GRADE = { not: 60, partly: 50, directly: 40 } as const satisfies Record<Fault, number>;

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
    'in place of what the grade gives; no grade has another percentage, and so it is warned of',
    optional(whole(0, 100)),
  ),
});
type SideOfIt = Infer<typeof aSideOfIt>;

const outcomeOf = ({ fault, percent }: SideOfIt): AdjustedOutcome =>
  percent === undefined ? gradeFor(fault) : { kind: 'artificial', percent };

/** What the grades of both sides come to, in whole percent: they follow the other boards (12C2c). */
const percentOfGrades = (context: FormContext, faults: BySide<Fault>): BySide<string> => {
  const { sides } = scoredWith(context, { outcome: gradesFor(faults) }).after;
  return bySide((side) => toDecimal(fromDecimal(sides[side].percent ?? '') ?? rational(OF_GRADE[faults[side]]), 0));
};

/** Percentages that the grade of a side does not give: they are the director's to fix, and no grade of 12C2a. */
const notOfTheGrade = (context: FormContext, given: BySide<SideOfIt>): readonly FormWarning[] => {
  if (SIDES.every((side) => given[side].percent === undefined)) return [];
  const ofGrades = percentOfGrades(
    context,
    bySide((side) => given[side].fault),
  );
  return SIDES.flatMap((side) => {
    const { fault, percent } = given[side];
    if (percent === undefined || String(percent) === ofGrades[side]) return [];
    return [
      warning('NoGradeGives', 'L12C2a', {
        side: { side },
        percent: { exact: String(percent) },
        grade: GRADES[fault],
        gives: { exact: ofGrades[side] },
      }),
    ];
  });
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
    const outcome = bySide((side) => outcomeOf(given[side]));
    const warnings = [...notOfTheGrade(context, given), ...manyAveragePlus(context, outcome)];
    return ok({ outcome, laws: laws(context), reasons: [], warnings });
  },
});
