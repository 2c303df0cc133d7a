import { type Earlier, type Side, SIDES, areTheSame, remembered, revised } from '@app/bridge';
import {
  type BoardPoints,
  type BoardShare,
  type ContestantsAt,
  type FieldPoints,
  type PairsForm,
  type PartOf,
  type SessionRules,
  allShares,
  comparedPoints,
  componentsOf,
  counts,
  playedSums,
  pointsWithoutComparison,
  rational,
  seenFrom,
  sessionRules,
  settledInParts,
  settledPoints,
  totalPoints,
  notCounted,
} from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import type { Uncounted } from './board-attempts';
import { type PlayingFor, playingFor } from '@app/session';
import type { BoardField } from './fields';
import { matchOfBoards } from './meetings';
import { scoredAt } from './second-play';
import { outcomesOf } from './side-results';
import type { ScoringContext } from '../scoring-context';

/** What the contestants have from a field, board by board. */
export interface ScoredField extends BoardField {
  readonly points: FieldPoints;
  /** Boards at a table that count for nobody, or not yet. */
  readonly uncounted: readonly Uncounted[];
}

/** What everybody has from a field, as far as it counts. */
export const countedShares = (points: FieldPoints): readonly BoardShare[] =>
  allShares(points).filter((share) => counts(share.points));

/** The boards that somebody has something from. */
const countedBoards = ({ played, awarded }: FieldPoints): ReadonlySet<string> => {
  const counted = new Set<string>();
  played.worths.forEach((worth, place) => {
    const side = played.sides[place];
    if (side && counts(worth)) counted.add(side.id);
  });
  for (const { id, worth } of awarded) if (counts(worth)) counted.add(id);
  return counted;
};

const uncountedIn = ({ docs, field, attempts }: BoardField, points: FieldPoints): readonly Uncounted[] => {
  const counted = countedBoards(points);
  const missing = new Map(field.groups.flatMap((group) => group.missing.map(({ id, why }) => [id, why])));
  return [
    ...attempts.uncounted,
    ...docs
      .filter(({ id }) => !counted.has(id))
      .map(({ id }) => ({ id, why: missing.get(id) ?? notCounted('nothing-to-compare-with') })),
  ];
};

const scoredField = (field: BoardField, points: FieldPoints): ScoredField => ({
  ...field,
  points,
  uncounted: uncountedIn(field, points),
});

/** A field in a form that does not compare within it: in matches, and in multi-team. */
export const unscoredField = (field: BoardField): ScoredField => ({
  ...field,
  points: pointsWithoutComparison(field.field, [], () => []),
  uncounted: field.attempts.uncounted,
});

const contestantsIn = ({ docs }: BoardField, whoIn: (session: string) => PlayingFor | undefined): ContestantsAt => {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return (id, side) => {
    const doc = byId.get(id);
    return (doc && whoIn(doc.session)?.(scoredAt(doc), side)) ?? [];
  };
};

const playingHere = remembered(({ session }: ScoringContext): PlayingFor => playingFor(session));

const scoreIsForTheSame = (one: BoardDoc, other: BoardDoc | undefined, who: PlayingFor): boolean =>
  one.id === other?.id && SIDES.every((side) => areTheSame(who(scoredAt(one), side), who(scoredAt(other), side)));

/** The contestants of a field that is of one session; the same function as long as the same sit there. */
const contestantsHere = revised(
  (
    earlier: Earlier<readonly [BoardField, unknown], ContestantsAt> | undefined,
    field: BoardField,
    scoringContext: ScoringContext,
  ): ContestantsAt => {
    const who = playingHere(scoringContext);
    const before = earlier?.from[0].docs ?? [];
    const isAsBefore =
      before.length === field.docs.length &&
      field.docs.every((doc, index) => doc === before[index] || scoreIsForTheSame(doc, before[index], who));
    return earlier && isAsBefore ? earlier.made : contestantsIn(field, () => who);
  },
);

const rulesOf = remembered(({ profile, reading }: ScoringContext, form: PairsForm): SessionRules =>
  sessionRules(profile, form, reading),
);

/** With artificial scores at their face value, whatever that is in the end: it is counted, or not, all the same. */
const compared = revised(
  (
    earlier: Earlier<unknown, ScoredField> | undefined,
    field: BoardField,
    form: PairsForm,
    scoringContext: ScoringContext,
  ): ScoredField => {
    const rules = rulesOf(scoringContext, form);
    const contestantsAt = contestantsHere(scoringContext, field.attempts.key, field, scoringContext);
    return scoredField(field, comparedPoints(field.field, contestantsAt, rules, earlier?.made.points));
  },
);

const playingIn = remembered(
  (contexts: readonly ScoringContext[]): ReadonlyMap<string, PlayingFor> =>
    new Map(contexts.map((context) => [context.session.id, playingHere(context)])),
);

/** The same of a field over several sessions, by the rules that the first of them has. */
export const comparedOver = remembered(
  (field: BoardField, form: PairsForm, contexts: readonly ScoringContext[]): ScoredField => {
    const [first] = contexts;
    if (!first) return unscoredField(field);
    const who = playingIn(contexts);
    const contestantsAt = contestantsIn(field, (session) => who.get(session));
    return scoredField(field, comparedPoints(field.field, contestantsAt, rulesOf(first, form)));
  },
);

/** The fields with these points; where they are the same, the same field. */
export const withPoints = (fields: readonly ScoredField[], all: readonly FieldPoints[]): readonly ScoredField[] =>
  fields.map((field, index) => {
    const points = all[index] ?? field.points;
    return points === field.points ? field : { ...field, points };
  });

/** Who has met whom where a board was played, and in which match. */
const meetingOf = (fields: readonly BoardField[], scoringContext: ScoringContext): PartOf => {
  const matchOf = matchOfBoards(scoringContext);
  const meetingsById = new Map(
    fields.flatMap(({ docs }) =>
      docs.map((doc) => {
        const { section, contestants } = doc;
        return [doc.id, [section, matchOf(doc), ...[contestants.NS, contestants.EW].sort()].join('/')] as const;
      }),
    ),
  );
  return (id) => meetingsById.get(id) ?? '';
};

/** Fields that were compared, with artificial scores as the other boards of their contestants make them. */
export const settledFields = (
  scored: readonly ScoredField[],
  form: PairsForm,
  scoringContext: ScoringContext,
): readonly ScoredField[] => {
  const points = scored.map((field) => field.points);
  const rules = rulesOf(scoringContext, form);
  if (scoringContext.stage?.sessionFor12C2c === 'match') {
    return withPoints(scored, settledInParts(points, rules, meetingOf(scored, scoringContext)));
  }
  const sums = playedSums(points, scoringContext);
  return withPoints(scored, settledPoints(points, rules, sums));
};

/** Matchpoints, IMPs across the field, or Butler (Law 78A, 78B; DBf 203, 204). */
export const scoredFields = (
  fields: readonly BoardField[],
  form: PairsForm,
  scoringContext: ScoringContext,
): readonly ScoredField[] =>
  settledFields(
    fields.map((field) => compared(scoringContext, field.attempts.key, field, form, scoringContext)),
    form,
    scoringContext,
  );

const totalPointsOf = (doc: BoardDoc, side: Side): BoardPoints | null => {
  const outcome = outcomesOf(doc)[side];
  const components = seenFrom(side, componentsOf(outcome));
  // Points are not compared with anybody's: there is no top to have a part of, and no comparison to deny.
  if (components.length === 0 || outcome.kind === 'self-inflicted') return null;
  const points = totalPoints([{ id: doc.id, components }]);
  return {
    id: doc.id,
    direction: side,
    points,
    top: null,
    percent: null,
    award: null,
    obtained: points,
    weight: rational(1),
  };
};

/** Total points of one field (Law 78C): every score for itself. */
export const totalPointField = remembered((field: BoardField, scoringContext: ScoringContext): ScoredField => {
  const boards = field.docs.flatMap((doc) => SIDES.flatMap((side) => totalPointsOf(doc, side) ?? []));
  return scoredField(
    field,
    pointsWithoutComparison(
      field.field,
      boards,
      contestantsHere(scoringContext, field.attempts.key, field, scoringContext),
    ),
  );
});
