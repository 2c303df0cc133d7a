import { saysTheSame } from '@app/bridge';
import { type Rational, fromText, plus } from '@app/scoring';
import { type Grade, type SessionDoc, correctedGrades, retainedOf } from '@app/session';
import { penaltiesInForce } from '../penalties/in-force';
import { type BoardDoc, boardUntil } from '../projections/boards';
import { movedBy } from '../projections/moves';
import type { ScoredSession } from './scored-session';

const ofResult = (result: BoardDoc['result']) => {
  if (result?.kind === 'score-only') return { score: result.score };
  return result && (result.kind === 'not-played' ? result.kind : { played: result.result });
};

/** What makes the number of a board: who has it, and with what. By whom and why it was entered or decided is none of it. */
const worthOf = ({ contestants, result, adjusted }: BoardDoc) => ({
  contestants,
  result: ofResult(result),
  adjusted: adjusted && { percent: adjusted.percent, outcome: adjusted.outcome },
});

const boardChanged = (doc: BoardDoc, position: number): boolean =>
  doc.movedAt !== null &&
  doc.movedAt > position &&
  !saysTheSame(worthOf(doc), worthOf(boardUntil(doc, movedBy(doc.moves, position))));

type Facts = ReadonlyMap<string, unknown>;

/** Facts that nothing takes back: each of them counts by itself. */
const FOR_GOOD = [
  'BoardWithdrawn',
  'ContestantReplaced',
  'ContestantWithdrawn',
  'ContestantDisqualified',
  'LotsDrawn',
] as const;

/** Penalties come off together: what each contestant loses there in each unit. */
const penaltiesOf = (session: SessionDoc): Facts => {
  const sums = new Map<string, Rational>();
  for (const { contestant, from, round, amount } of penaltiesInForce(session)) {
    const key = JSON.stringify(['penalty', contestant, from, round, amount.unit]);
    const before = sums.get(key);
    sums.set(key, before ? plus(before, amount.value) : amount.value);
  }
  return sums;
};

/** What contestants have beside what they were entered with: a stratum, or a handicap. */
const gradesOf = (session: SessionDoc, grade: Grade): Facts => {
  const worth = (value: string | null): unknown => (grade === 'handicap' && value !== null ? fromText(value) : value);
  const corrected = correctedGrades(session, grade);
  return new Map(
    session.contestants.flatMap(({ contestant, [grade]: entered = null }) => {
      const correction = corrected.get(contestant);
      return !correction || saysTheSame(worth(correction.value), worth(entered))
        ? []
        : [[`${grade} ${contestant}`, { now: worth(correction.value) }] as const];
    }),
  );
};

/** What counts of the decisions and facts of a session that make numbers, by what it is about. */
const factsOf = (session: SessionDoc): Facts => {
  const facts = new Map<string, unknown>([
    ...penaltiesOf(session),
    ...gradesOf(session, 'stratum'),
    ...gradesOf(session, 'handicap'),
  ]);
  for (const { data } of retainedOf(session, 'CarryOverSet')) {
    facts.set(`carry-over ${data.contestant}`, fromText(data.amount));
  }
  for (const { data } of retainedOf(session, 'FieldDefined')) {
    facts.set(`field ${data.board}`, { groups: data.groups, standsFor: data.standsFor });
  }
  for (const { data } of retainedOf(session, 'MatchNotPlayed')) {
    const about = JSON.stringify(['match', data.match, [...data.contestants].sort()]);
    facts.set(about, { absent: data.absent, excusable: data.excusable ?? false });
  }
  for (const { data } of retainedOf(session, 'ConditionsChanged')) facts.set('conditions', data.conditions);
  for (const { revision } of FOR_GOOD.flatMap((type) => retainedOf(session, type))) facts.set(`${revision}`, true);
  return facts;
};

const sessionChanged = (session: SessionDoc, position: number): boolean => {
  if (session.movedAt === undefined || session.movedAt <= position) return false;
  const until = movedBy(session.moves, position);
  const before = { ...session, kept: session.kept.filter(({ revision }) => revision <= until) };
  return !saysTheSame(Object.fromEntries(factsOf(session)), Object.fromEntries(factsOf(before)));
};

/**
 * Whether the scores of a session are made from something else than by a position in the ledger. What was changed and
 * changed back is none; of documents that nothing has moved since then nothing is computed.
 */
export const hasChangedSince = ({ scoringContext: { session }, docs }: ScoredSession, position: number): boolean =>
  sessionChanged(session, position) || docs.some((doc) => boardChanged(doc, position));
