import fc from 'fast-check';
import { textsOf } from '@app/messages';
import { recompute } from '@app/scoring';
import { scoring, sessionDoc, tracedTotals } from '@app/testing';
import { evidenceOf } from './contestant-scores';
import { layersOf } from './layers';
import { scoredStage } from './scored-stage';
import type { SessionWithBoards } from './session-with-boards';
import { type StageStandings, stageStandings } from './stage-standings';
import { travellersOf } from './traveller';

type Form = 'matchpoints' | 'cross-imps' | 'butler';

const conditions = (form: Form) =>
  ({
    name: 'Simultaneous',
    contestants: 'pair',
    stages: [{ stage: 'all', form: 'field', scoring: form, sections: 'together', simultaneous: true }],
  }) as const;

interface Club {
  readonly venue: string;
  readonly number?: number;
  /** By table, and on it by board, the score of North-South. */
  readonly tables: readonly (readonly number[])[];
  /** What the ids of its pairs begin with. */
  readonly ids?: string;
  readonly kept?: ReturnType<typeof sessionDoc>['kept'];
}

const sessionAt = ({ venue, number = 1, tables, ids = venue, kept = [] }: Club, form: Form = 'matchpoints') => {
  const id = `${venue}${number}`;
  const boards = tables.flatMap((scores, table) =>
    scores.map((score, board) =>
      scoring(score, {
        id: `board-${id}.${table + 1}.${board + 1}`,
        session: id,
        table: String(table + 1),
        board: board + 1,
        contestants: { NS: `${ids}n${table + 1}`, EW: `${ids}e${table + 1}` },
      }),
    ),
  );
  const contest = { contest: 'sim', stage: 'all', session: number, venue };
  return { session: sessionDoc({ id, scoring: form, contest, conditions: conditions(form), kept }), boards };
};

const totals = ({ rankings }: StageStandings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rankings.flatMap(({ rows }) =>
      rows.map(({ contestant, total }) => [contestant, `${total.num}/${total.den}`] as const),
    ),
  );

const ranked = (stage: readonly SessionWithBoards[]): StageStandings => stageStandings(scoredStage(stage));

it('a result is compared with those of all venues', () => {
  const stage = ranked([
    sessionAt({ venue: 'x', tables: [[-50], [120]] }),
    sessionAt({ venue: 'y', tables: [[90], [150]] }),
  ]);
  expect(totals(stage)).toMatchObject({ xn1: '0/1', yn1: '100/3', xn2: '200/3', yn2: '100/1', ye2: '0/1' });
  const [first] = stage.sessions;
  expect(first && travellersOf(first).flatMap(({ lines }) => lines.map(({ id, points }) => [id, points?.NS]))).toEqual([
    ['board-x1.2.1', '4.00'],
    ['board-x1.1.1', '0.00'],
  ]);
});

it('boards of another number are other boards', () => {
  const stage = ranked([
    sessionAt({ venue: 'x', tables: [[90], [120]] }),
    sessionAt({ venue: 'x', number: 2, tables: [[180], [-50]] }),
  ]);
  expect(totals(stage)).toMatchObject({ xn1: '50/1', xn2: '50/1' });
});

/** One session of as many sections as there are venues. */
const inSections = (clubs: readonly Club[], form: Form): SessionWithBoards => {
  const boards = clubs.flatMap((club) =>
    sessionAt(club, form).boards.map((doc) => ({
      ...doc,
      id: doc.id.replace(`board-${club.venue}1.`, `board-s.${club.venue}`),
      session: 's',
      section: club.venue,
      table: `${club.venue}${doc.table}`,
    })),
  );
  const { stages, ...event } = conditions(form);
  const stage = { ...stages[0], simultaneous: false };
  return { session: sessionDoc({ id: 's', scoring: form, conditions: { ...event, stages: [stage] } }), boards };
};

const clubsOf = (all: readonly (readonly (readonly number[])[])[]): readonly Club[] =>
  all.map((tables, index) => ({ venue: 'xyz'.charAt(index), tables }));

const SCORES = fc.constantFrom(-200, -100, -50, 90, 120, 150);
const FIELD = fc.integer({ min: 1, max: 3 }).chain((boards) =>
  fc.array(fc.array(fc.array(SCORES, { minLength: boards, maxLength: boards }), { minLength: 1, maxLength: 3 }), {
    minLength: 2,
    maxLength: 3,
  }),
);

it.each(['matchpoints', 'cross-imps', 'butler'] as const)(
  '%s: venues are one field as the sections of one session are',
  (form) => {
    fc.assert(
      fc.property(FIELD, (all) => {
        const clubs = clubsOf(all);
        const stage = ranked(clubs.map((club) => sessionAt(club, form)));
        expect(totals(stage)).toEqual(totals(ranked([inSections(clubs, form)])));
        for (const total of tracedTotals(stage.rankings)) {
          expect(recompute(total.explain(evidenceOf(stage.sessions)))).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  },
);

it('a correction at one venue moves pairs of all, and makes nothing of other boards anew', () => {
  const before = [
    sessionAt({
      venue: 'x',
      tables: [
        [90, 90],
        [120, 120],
      ],
    }),
    sessionAt({
      venue: 'y',
      tables: [
        [-50, -50],
        [150, 150],
      ],
    }),
  ];
  const earlier = scoredStage(before);
  const [x, y] = before;
  if (!x || !y) throw new Error('two venues');
  const corrected = {
    ...x,
    boards: x.boards.map((doc, index) => (index === 0 ? { ...doc, result: scoring(180).result } : doc)),
  };
  const after = scoredStage([corrected, y], earlier);
  expect(totals(stageStandings(after))).toEqual(totals(ranked([corrected, y])));
  expect(totals(stageStandings(after))).not.toEqual(totals(stageStandings(earlier)));
  for (const [index, { fields }] of after.entries()) {
    expect(fields[0]).not.toBe(earlier[index]?.fields[0]);
    expect(fields[1]).toBe(earlier[index]?.fields[1]);
  }
});

it('tables with other cards are compared with each other, the rest of the club with all (Law 87)', () => {
  const groups = [{ name: 'other cards', tables: ['1', '2'] }];
  const kept = [{ type: 'FieldDefined', revision: 9, data: { board: 1, groups, reason: 'fouled' } }] as const;
  const stage = ranked([
    sessionAt({ venue: 'x', tables: [[90], [120], [180]], kept }),
    sessionAt({ venue: 'y', tables: [[-50], [150], [-100]], ids: 'y' }),
  ]);
  const own = stage.sessions[0]?.fields[0]?.field.groups.filter(({ direction }) => direction === 'NS') ?? [];
  expect(own.map(({ members }) => members.map(({ id }) => id))).toEqual([
    ['board-x1.1.1', 'board-x1.2.1'],
    ['board-x1.3.1', 'board-y1.1.1', 'board-y1.2.1', 'board-y1.3.1'],
  ]);
  expect(own.every(({ expected }) => expected === 6)).toBe(true);
});

it('an id that two venues have given has no place, and says so', () => {
  const stage = ranked([
    sessionAt({ venue: 'x', tables: [[90], [120]], ids: 'p' }),
    sessionAt({ venue: 'y', tables: [[-50]], ids: 'p' }),
  ]);
  expect(Object.keys(totals(stage)).sort()).toEqual(['pe2', 'pn2']);
  expect(stage.unranked.map(({ contestant, why }) => `${contestant}: ${textsOf('en').say(why)}`)).toContain(
    'pn1: this id is of contestants at x, y: an id is one of the whole field',
  );
  expect(layersOf(stage).flatMap(({ rankings }) => rankings.map(({ name }) => name))).toEqual(['x']);
});
