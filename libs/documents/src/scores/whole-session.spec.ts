import { type AdjustedOutcome, type PlayedResult, SCORING_FORMS, isMatchForm } from '@app/contract';
import { type BySide, bySide } from '@app/bridge';
import {
  type Evidence,
  type Traced,
  allShares,
  derivationView,
  leaves,
  numberInWords,
  rational,
  recompute,
  sum,
} from '@app/scoring';
import { type DrawnSession, aChangedBoard, aDrawnSession, otherDecisions, withChanges } from '@app/testing';
import fc from 'fast-check';
import { lineageOf } from '../lineage/lineage';
import type { BoardDoc } from '../projections/boards';
import { evidenceOf } from './contestant-scores';
import { scoreSession } from './scored-session';
import { scoredStage } from './scored-stage';
import { type StageStandings, stageStandings } from './stage-standings';
import { standingsView } from './standings';
import { samples } from '../../../../test/samples';

const written = ({ explain, value }: Traced, from?: Evidence) => {
  const derivation = explain(from);
  expect(derivation.value).toEqual(value);
  return [numberInWords(value), derivationView(derivation)];
};

/** All numbers of a session, with how they come about. */
const everything = (stage: StageStandings) => ({
  view: standingsView(stage),
  totals: stage.rankings.map(({ ranking, rows, totalOf }) => [
    ranking,
    ...rows.map((row) => ({
      contestant: row.contestant,
      place: row.place,
      total: written(totalOf(row), evidenceOf(stage.sessions)),
    })),
  ]),
  sessions: stage.sessions.map(({ fields, matches, rounds, uncounted, docs }) => ({
    docs: docs.map(({ id }) => id).sort(),
    uncounted,
    shares: fields.map(({ points: all }) =>
      allShares(all)
        .map(({ contestant, points }) => [
          `${points.id} ${points.direction} ${contestant}`,
          points.top && numberInWords(points.top),
          written(points.points),
        ])
        .sort(),
    ),
    matches: matches.map(({ match, teams: both, points, victoryPoints }) => [
      match,
      both,
      written(points.home),
      written(points.away),
      victoryPoints && [written(victoryPoints.home), written(victoryPoints.away)],
    ]),
    rounds: rounds.map(({ contestant, round, points }) => [contestant, round, written(points)]),
  })),
});

const full = ({ session, docs }: DrawnSession, earlier?: StageStandings): StageStandings =>
  stageStandings([scoreSession(session, docs, earlier?.sessions[0])]);

/** The same as a stage of its own, where withdrawals have an effect. */
const asStage = ({ session, docs }: DrawnSession, earlier?: StageStandings): StageStandings =>
  stageStandings(scoredStage([{ session, boards: docs }], earlier?.sessions));

/** What comes next, after all that a session has been. */
type Step = (course: readonly DrawnSession[]) => DrawnSession;

const from =
  (step: (now: DrawnSession) => DrawnSession): Step =>
  (course) => {
    const now = course.at(-1);
    if (!now) throw new Error('a course has a start');
    return step(now);
  };

const changed = (docs: readonly BoardDoc[]): Step => from((now) => ({ ...now, docs: withChanges(now.docs, docs) }));
const decided = (kept: DrawnSession['session']['kept']): Step =>
  from((now) => ({ ...now, session: { ...now.session, kept } }));
const without = (nth: number): Step =>
  from((now) => ({ ...now, docs: now.docs.filter((_, index) => index !== nth % now.docs.length) }));
const backTo =
  (nth: number): Step =>
  (course) =>
    course[nth % course.length] ?? from((now) => now)(course);

const PER_FORM = samples(10);

const swappedResult = (result: PlayedResult | null): PlayedResult | null => result && { ...result, declarer: 'E' };

const swappedOutcome = ({ components, expected, ...outcome }: AdjustedOutcome): AdjustedOutcome => {
  const other = (all: typeof components) =>
    all && { components: all.map(({ result, weight }) => ({ result: swappedResult(result), weight })) };
  return {
    ...outcome,
    ...other(components),
    ...(expected && { expected: { ...expected, ...other(expected.components) } }),
  };
};

const swappedTable = (result: BoardDoc['result']): BoardDoc['result'] => {
  if (result?.kind === 'score-only') return { ...result, score: 0 - result.score };
  return result?.kind === 'agreed' ? { ...result, result: swappedResult(result.result) } : result;
};

const otherWay = <T>({ NS, EW }: BySide<T>): BySide<T> => ({ NS: EW, EW: NS });

/** The same results the other way: who was North-South sits East-West, and declares there. */
const swappedDoc = (doc: BoardDoc): BoardDoc => {
  const { result, adjusted, players } = doc;
  const { N, E, S, W } = players;
  const { percent, outcome } = adjusted ?? {};
  return {
    ...doc,
    contestants: otherWay(doc.contestants),
    players: N && E && S && W ? { N: E, E: S, S: W, W: N } : {},
    result: swappedTable(result),
    adjusted: adjusted && {
      ...adjusted,
      ...(percent && { percent: otherWay(percent) }),
      ...(outcome && { outcome: bySide((side) => swappedOutcome(otherWay(outcome)[side])) }),
    },
  };
};

const swapped = ({ session, docs }: DrawnSession): DrawnSession => ({
  session: {
    ...session,
    rounds: session.rounds.map((round) => ({
      ...round,
      tables: round.tables.map((table) => ({ ...table, NS: table.EW, EW: table.NS })),
    })),
    kept: session.kept.map((event) =>
      event.type === 'FieldDefined'
        ? {
            ...event,
            data: {
              ...event.data,
              groups: event.data.groups.map((group) =>
                group.direction ? { ...group, direction: group.direction === 'NS' ? 'EW' : 'NS' } : group,
              ),
            },
          }
        : event,
    ),
  },
  docs: docs.map(swappedDoc),
});

const rescinded = ({ session, docs }: DrawnSession): DrawnSession => ({
  docs,
  session: {
    ...session,
    kept: [
      ...session.kept,
      {
        type: 'PenaltyImposed',
        revision: 90,
        data: {
          contestant: 'A2',
          kind: 'procedural',
          offence: 'late',
          amount: { value: '1', unit: isMatchForm(session.scoring) ? 'IMP' : 'percent' },
          from: 'total',
          paragraph: 'L90',
          reason: 'Late',
        },
      },
      { type: 'PenaltyRescinded', revision: 91, data: { penalty: 90, reason: 'It was another pair' } },
    ],
  },
});

const addressesIn = ({ sessions, rankings }: StageStandings): readonly string[] => [
  ...rankings.flatMap(({ rows }) => rows.flatMap(({ contestant }) => [`total/${contestant}`, `session/${contestant}`])),
  ...sessions.flatMap(({ fields, matches, rounds }) => [
    ...fields.flatMap(({ docs, points: all }) =>
      allShares(all).flatMap(({ contestant, points }) => {
        const doc = docs.find(({ id }) => id === points.id);
        return doc ? [`board/${doc.table}.${doc.board}.${doc.attempt}/${points.direction}/${contestant}`] : [];
      }),
    ),
    ...matches.flatMap(({ match, teams, boards, victoryPoints }) =>
      [teams.home, teams.away].flatMap((team) => [
        `match/${match}/${team}`,
        ...(victoryPoints ? [`vp/${match}/${team}`] : []),
        ...boards.flatMap(({ rooms, points }) =>
          rooms.flatMap(({ open }) =>
            open && points.kind === 'scored' ? [`board/${open.table}.${open.board}.${open.attempt}/NS`] : [],
          ),
        ),
      ]),
    ),
    ...rounds.map(({ round, contestant }) => `round/${round}/${contestant}`),
  ]),
];

describe.each(SCORING_FORMS)('%s', (form) => {
  const session = aDrawnSession(form);
  const held = (property: (drawn: DrawnSession) => void): void =>
    fc.assert(fc.property(session, property), { numRuns: PER_FORM });

  it('what is remembered gives what scoring it all anew gives, whatever changes, and in whatever order', () => {
    const aStep = fc.oneof(
      { weight: 4, arbitrary: fc.array(aChangedBoard(form), { minLength: 1, maxLength: 3 }).map(changed) },
      { weight: 2, arbitrary: otherDecisions.map(decided) },
      { weight: 1, arbitrary: fc.nat().map(without) },
      { weight: 1, arbitrary: fc.nat().map(backTo) },
    );
    fc.assert(
      fc.property(session, fc.array(aStep, { minLength: 1, maxLength: 5 }), (start, steps) => {
        const course = [start];
        let stage = asStage(start);
        for (const step of steps) {
          const now = step(course);
          course.push(now);
          stage = asStage(now, stage);
          expect(everything(stage)).toEqual(everything(asStage(structuredClone(now))));
        }
      }),
      { numRuns: PER_FORM },
    );
  });

  it('documents in any order give one answer', () => {
    fc.assert(
      fc.property(
        session.chain((drawn) =>
          fc.tuple(
            fc.constant(drawn),
            fc.shuffledSubarray([...drawn.docs], { minLength: drawn.docs.length, maxLength: drawn.docs.length }),
          ),
        ),
        ([drawn, docs]) => {
          const view = (one: DrawnSession) => {
            const { groups, uncounted, provisional } = standingsView(full(one));
            return {
              groups,
              uncounted: uncounted.map(({ id, why }) => `${id} ${why.code}`).sort(),
              provisional: [...provisional].sort(),
            };
          };
          expect(view({ ...drawn, docs })).toEqual(view(drawn));
        },
      ),
      { numRuns: PER_FORM },
    );
  });

  it('with directions changed everybody has what it had', () => {
    held((drawn) => {
      expect(standingsView(full(swapped(drawn))).groups).toEqual(standingsView(full(drawn)).groups);
    });
  });

  it('a penalty that was imposed and rescinded leaves nothing behind', () => {
    held((drawn) => {
      expect(everything(full(rescinded(drawn)))).toEqual(everything(full(drawn)));
    });
  });

  it('every number recomputes from its lineage, and what it rests on are events', () => {
    held((drawn) => {
      const stage = full(drawn);
      for (const address of addressesIn(stage)) {
        const lineage = lineageOf(stage, drawn.session.id, address);
        if (!lineage.ok) throw new Error(`${address}: ${lineage.error.code}`);
        const { derivation, events } = lineage.value;
        expect(recompute(derivation)).toEqual([]);
        expect(events.filter((event) => !/^(board|session)-.+@\d+$/.test(event))).toEqual([]);
        const results = leaves(derivation).filter(({ how }) => how.kind === 'contract');
        expect(results.filter(({ sources }) => sources.length === 0)).toEqual([]);
      }
    });
  });
});

it('L78A: all units of a board are n(n - 1) in either direction, weighted and split scores included', () => {
  fc.assert(
    fc.property(aDrawnSession('matchpoints'), ({ session, docs }) => {
      const { fields } = scoreSession({ ...session, regulations: null }, docs);
      for (const { field, points: all } of fields) {
        for (const { direction, members, expected } of field.groups) {
          const ids = new Set(members.map(({ id }) => id));
          if (expected > members.length || members.some(({ special }) => special === 'self-inflicted')) continue;
          const own = new Map(
            allShares(all).flatMap(({ points: { id, direction: side, points } }) =>
              side === direction && ids.has(id) ? [[id, points.value]] : [],
            ),
          );
          expect(sum(own.values())).toEqual(rational(ids.size * (ids.size - 1)));
        }
      }
    }),
    { numRuns: samples(50) },
  );
});
