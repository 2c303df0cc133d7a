import { type AdjustedOutcome, aSide, object, says, whole } from '@app/contract';
import { since, type BySide, type Side, ok, otherSide, sideOf, type Message, err } from '@app/bridge';
import { compare, rational } from '@app/scoring';
import { playedIn, tableScore } from '@app/session';
import { assignedOutcome, cautionsOn } from '../assigning';
import { meanFor } from '../cautions';
import { type FormContext, editionOf, lawIn } from '../context';
import { type Filling, form, noUse, problem } from '../form';
import { type GivenComponent, type Instance, JUDGED, components } from '../results';
import { weighedBy } from '../weights';

const played = ({ doc: { result } }: FormContext) => playedIn(result) ?? null;

/** What the side has at the table, in points; null without a result. */
const tableScoreFor = ({ doc }: FormContext, side: Side): number | null => {
  const score = tableScore(doc, doc.result);
  return score === null || side === 'NS' ? score : -score;
};

const nothingToKeep = (context: FormContext): Message | null =>
  tableScoreFor(context, 'NS') === null ? noUse('nothing-to-keep') : null;

const notHere = (context: FormContext): Message | null =>
  since(editionOf(context), 'wbf-2017') ? nothingToKeep(context) : noUse('not-one-side-alone');

/** One side has what is assigned, the other keeps the table's result; the side is not to gain by it. */
const forOneSide = (
  context: FormContext,
  side: Side,
  given: {
    readonly components: readonly GivenComponent[];
    readonly poll?: number;
    readonly instance?: Instance;
  },
  paragraph: string,
): Filling => {
  const read = weighedBy(context, given.components, given.poll, 'components');
  if (!read.ok) return read;
  const table = tableScoreFor(context, side);
  const mean = meanFor(context, side, read.value.components, read.value.weights);
  if (table !== null && compare(mean, rational(table)) >= 0) {
    return err([problem('components', 'nothing-lost', { side: { side }, paragraph: { paragraph } })]);
  }
  const keeps: AdjustedOutcome = { kind: 'table' };
  const outcome: BySide<AdjustedOutcome> =
    side === 'NS' ? { NS: assignedOutcome(read.value), EW: keeps } : { NS: keeps, EW: assignedOutcome(read.value) };
  return ok({
    outcome,
    laws: [paragraph, ...(given.components.length > 1 ? ['12C1c'] : [])].map((one) => lawIn(context, one)),
    reasons: [],
    warnings: cautionsOn(context, read.value, given.instance, null),
  });
};

/** A side has gained because an opponent acted in ignorance of the Laws: it loses the gain alone (11A, 2017). */
export const forfeited = form({
  id: 'forfeited',
  title: 'Advantage from an opponent who did not know the Laws: taken from that side alone',
  laws: (context) => [lawIn(context, '11A')],
  notHere,
  fields: () => object({ side: says('the side that has gained', aSide), components, ...JUDGED }),
  fill: ({ side, ...given }, context) => forOneSide(context, side, given, '11A'),
});

/** Dummy who had broken 43A2 was first to speak of a defender's irregularity: only the defenders lose by it (43B3, 2017). */
export const dummySpoke = form({
  id: 'dummy-spoke',
  title: "Defenders' gain from an irregularity that dummy had lost the right to speak of: taken from them alone",
  laws: (context) => [lawIn(context, '43B3')],
  notHere: (context) => notHere(context) ?? (played(context) ? null : noUse('no-dummy')),
  fields: () => object({ components, ...JUDGED }),
  fill: (given, context) => {
    const declarer = played(context)?.declarer;
    return declarer === undefined
      ? err([problem('', 'no-dummy')])
      : forOneSide(context, otherSide(sideOf(declarer)), given, '43B3');
  },
});

const afterRound = (context: FormContext): string => (since(editionOf(context), 'wbf-2017') ? '79B3' : '79B2');

/**
 * Called after the round about the tricks, and not convinced: a side may have less, and the other no more (79B3; in 2007
 * 79B2, by which no side's score need become better).
 */
export const tricksForOneSide = form({
  id: 'tricks-for-one-side',
  title: 'Tricks disputed after the round: fewer for one side, no more for the other',
  laws: (context) => [lawIn(context, afterRound(context))],
  notHere: (context) => nothingToKeep(context) ?? (played(context) ? null : noUse('no-tricks')),
  fields: () =>
    object({
      side: says('the side that is to have less', aSide),
      tricks: says('of declarer, for this side', whole(0, 13)),
    }),
  fill: ({ side, tricks }, context) => {
    const result = played(context);
    return result
      ? forOneSide(context, side, { components: [{ result: { ...result, tricks } }] }, afterRound(context))
      : err([problem('', 'no-tricks')]);
  },
});
