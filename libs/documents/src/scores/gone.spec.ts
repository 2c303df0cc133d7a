import type { PlayerRules } from '@app/contract';
import { boardDoc, scoring, sessionDoc } from '@app/testing';
import type { RetainedEvent, SessionDoc } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { goneOver } from './gone';
import { scoredStage } from './scored-stage';
import type { SessionWithBoards } from './session-with-boards';
import { stageStandings } from './stage-standings';
import { standingsView } from './standings';

const withdrawn = (contestant: string, data: { from?: string; excusable?: true } = {}): RetainedEvent => ({
  type: 'ContestantWithdrawn',
  revision: 7,
  data: { contestant, reason: 'Ill', ...data },
});

const DBF: Partial<SessionDoc> = { laws: 'wbf-2007', regulations: 'dbf-2013' };

const viewOf = (stage: readonly SessionWithBoards[]) => standingsView(stageStandings(scoredStage(stage)));

/** Contestant, total and percentage, by name. */
const totals = (stage: readonly SessionWithBoards[]): readonly string[] =>
  viewOf(stage)
    .groups.flatMap(({ rows }) =>
      rows.map(({ contestant, total, percentage }) =>
        [contestant, total ?? '-', ...(percentage === null ? [] : [`${percentage} %`])].join(' '),
      ),
    )
    .toSorted();

it('who leaves in one session has gone in every later one, from its beginning', () => {
  const one = sessionDoc({ id: 's1', kept: [withdrawn('3', { from: '2' })] });
  const stage = [{ session: one }, { session: sessionDoc({ id: 's2' }) }];
  expect(goneOver(stage).map((gone) => gone.map(({ from, event }) => [from, event]))).toEqual([
    [['2', 'session-s1@7']],
    [[null, 'session-s1@7']],
  ]);
});

describe('teams, each against each in five rounds over two sessions', () => {
  const ROUNDS = ['ax be cd', 'bx ac de', 'cx ae bd', 'dx ab ce', 'ex ad bc'];

  const rounds = (numbers: readonly number[], boards: readonly number[] = [1, 2]): SessionDoc['rounds'] =>
    numbers.map((number) => ({
      round: String(number),
      section: 'A',
      tables: (ROUNDS[number - 1] ?? '').split(' ').flatMap((teams) => {
        const [home = '', away = ''] = teams;
        return [
          { table: `${teams}o`, NS: home, EW: away, boards: [...boards] },
          { table: `${teams}c`, NS: away, EW: home, boards: [...boards] },
        ];
      }),
    }));

  /** Drawn, 15-15; what `won` names the home team has won by 7 IMPs a board, 14 on the scale of eight boards: 19-11. */
  const docs = (session: string, numbers: readonly number[], won: readonly string[] = []): readonly BoardDoc[] =>
    rounds(numbers).flatMap(({ round, tables }) =>
      tables.flatMap(({ table, NS, EW, boards }) =>
        boards.map((board) => {
          const isWon = won.includes(table.slice(0, 2));
          const score = isWon ? (table.endsWith('o') ? 150 : -150) : 90;
          const id = `board-${session}.${table}.${board}`;
          return scoring(score, { id, session, round, table, board, contestants: { NS, EW } });
        }),
      ),
    );

  const isOf =
    (team: string) =>
    ({ contestants: { NS, EW } }: BoardDoc): boolean =>
      NS === team || EW === team;

  const stageOf = (
    [before, after]: readonly [readonly number[], readonly number[]],
    played: readonly BoardDoc[],
    more: Partial<SessionDoc> = {},
    event = withdrawn('x', { from: String(after[0]) }),
  ): readonly SessionWithBoards[] =>
    [before, after].map((numbers, index) => {
      const id = `s${index + 1}`;
      const session = { id, scoring: 'team-vp', rounds: rounds(numbers), kept: index === 1 ? [event] : [] } as const;
      return {
        session: sessionDoc({ ...DBF, ...session, ...more }),
        boards: played.filter((doc) => doc.session === id),
      };
    });

  const twoOfFive = (more?: Partial<SessionDoc>): readonly SessionWithBoards[] =>
    stageOf(
      [
        [1, 2],
        [3, 4, 5],
      ],
      [...docs('s1', [1, 2], ['ax']), ...docs('s2', [3, 4, 5]).filter((doc) => !isOf('x')(doc))],
      more,
    );

  it('216E1a, 216E2a: two of five are less than half; nothing counts that x has played, in either session', () => {
    const stage = twoOfFive();
    expect(totals(stage)).toEqual(['a 78.00', 'b 78.00', 'c 78.00', 'd 78.00', 'e 78.00', 'x -']);
    expect(totals(stage.slice(0, 1))).toEqual(['a 34.00', 'b 30.00', 'c 30.00', 'd 30.00', 'e 30.00', 'x 26.00']);
  });

  it('202C: three of five are at least half; they stand, and x has not come to the two others', () => {
    const played = [...docs('s1', [1, 2, 3], ['ax']), ...docs('s2', [4, 5]).filter((doc) => !isOf('x')(doc))];
    const halves = [
      [1, 2, 3],
      [4, 5],
    ] as const;
    expect(totals(stageOf(halves, played))).toEqual(['a 79.00', 'b 75.00', 'c 75.00', 'd 78.00', 'e 78.00', 'x 41.00']);
    // 202C1b, 202C4: it could not help it, and has 15 from each.
    const ill = withdrawn('x', { from: '4', excusable: true });
    expect(totals(stageOf(halves, played, {}, ill))).toContain('x 71.00');
  });

  it('202C2d: a match that was broken off has not been played', () => {
    // The third match of x has ended after one board of two.
    const played = [
      ...docs('s1', [1, 2, 3]).filter(({ table, board }) => !(table.startsWith('cx') && board === 2)),
      ...docs('s2', [4, 5]).filter((doc) => !isOf('x')(doc)),
    ];
    expect(
      totals(
        stageOf(
          [
            [1, 2, 3],
            [4, 5],
          ],
          played,
        ),
      ),
    ).toEqual(['a 78.00', 'b 78.00', 'c 78.00', 'd 78.00', 'e 78.00', 'x -']);
  });

  it('the conditions say how many matches there are', () => {
    const conditions = (scheduled: number): Partial<SessionDoc> => ({
      conditions: {
        name: 'Division',
        contestants: 'team',
        stages: [{ stage: 'all', form: 'round-robin', scoring: 'team-vp', scheduled }],
      },
    });
    expect(totals(twoOfFive(conditions(4)))).toContain('x 26.00');
    expect(totals(twoOfFive(conditions(5)))).toContain('x -');
  });

  it('without regulations results stand, and what nothing is given for is listed', () => {
    const stage = twoOfFive({ laws: 'wbf-2017', regulations: null });
    expect(viewOf(stage).groups[0]?.rows.map(({ matches }) => matches)).toEqual([5, 5, 4, 4, 4, 2]);
    expect(viewOf(stage).uncounted.map(({ id }) => id)).toEqual(['match 3', 'match 4', 'match 5']);
  });

  it('unless the conditions annul them', () => {
    const annulling: Partial<SessionDoc> = {
      laws: 'wbf-2017',
      regulations: null,
      conditions: {
        name: 'League',
        contestants: 'team',
        stages: [{ stage: 'all', form: 'round-robin', scoring: 'team-vp' }],
        parameters: { withdrawal: 'annulled-below-half', 'walk-over': 'dbf-202C', 'vp-scale': 'dbf-202' },
      },
    };
    expect(totals(twoOfFive(annulling))).toEqual(['a 78.00', 'b 78.00', 'c 78.00', 'd 78.00', 'e 78.00', 'x -']);
  });
});

describe('pairs over two sessions of four boards', () => {
  const rounds: SessionDoc['rounds'] = [
    {
      round: '1',
      section: 'A',
      tables: ['1', '2', '3'].map((table) => ({ table, NS: table, EW: `1${table}`, boards: [1, 2] })),
    },
    {
      round: '2',
      section: 'A',
      tables: ['1', '2', '3'].map((table, index) => ({
        table,
        NS: table,
        EW: ['12', '13', '11'][index] ?? '',
        boards: [3, 4],
      })),
    },
  ];
  const docs = (session: string): readonly BoardDoc[] =>
    rounds.flatMap(({ round, tables }) =>
      tables.flatMap(({ table, NS, EW, boards }) =>
        boards.map((board) =>
          scoring(table === '1' ? 120 : 90, {
            ...{ id: `board-${session}.${table}.${board}`, session, round, table, board },
            contestants: { NS, EW },
          }),
        ),
      ),
    );
  const without = (pair: string, played: readonly BoardDoc[]): readonly BoardDoc[] =>
    played.filter(({ contestants: { NS, EW } }) => NS !== pair && EW !== pair);
  const stageOf = (kept: readonly RetainedEvent[], boards: readonly (readonly BoardDoc[])[], more = DBF) =>
    boards.map((own, index) => ({
      session: sessionDoc({ ...more, id: `s${index + 1}`, rounds, kept: index === 1 ? [...kept] : [] }),
      boards: own,
    }));

  it('216E1a: three boards of eight are less than half, in whatever session they were', () => {
    const stage = stageOf(
      [withdrawn('3')],
      [docs('s1').filter(({ id }) => id !== 'board-s1.3.4'), without('3', docs('s2'))],
    );
    const scored = scoredStage(stage);
    expect(scored.map(({ annulled }) => [...annulled])).toEqual([[['3', 'session-s2@7']], [['3', 'session-s2@7']]]);
    expect(totals(stage)).toContain('3 -');
  });

  it('216B, 216C: half of them stand; its opponents have average plus for the rest, and it what it has deserved', () => {
    const stage = (event: RetainedEvent) => stageOf([event], [docs('s1'), without('3', docs('s2'))]);
    const boards = (event: RetainedEvent) =>
      viewOf(stage(event)).groups[0]?.rows.find(({ contestant }) => contestant === '3');
    // 25 % of four boards in session 1, half a matchpoint of two on each; of four boards in session 2 40 %, or 50 %.
    expect(boards(withdrawn('3'))).toMatchObject({ boards: 8, percentage: '32.50' });
    expect(boards(withdrawn('3', { excusable: true }))).toMatchObject({ boards: 8, percentage: '37.50' });
    const [, second] = scoredStage(stage(withdrawn('3')));
    const board = second?.fields.find(({ board: number }) => number === 1);
    expect(board?.lines.find(({ id }) => id === 'board-s2.3.1')?.outcome).toEqual({
      NS: { kind: 'artificial', award: { grade: 'minus' } },
      EW: { kind: 'artificial', award: { grade: 'plus' } },
    });
    expect(second?.docs.map(({ id }) => id)).not.toContain('board-s2.3.1');
  });

  it('elsewhere nothing is given, and the boards are listed', () => {
    const stage = stageOf([withdrawn('3')], [docs('s1'), without('3', docs('s2'))], {});
    expect(viewOf(stage).uncounted.map(({ id }) => id)).toEqual(
      ['1', '2', '3', '4'].map((board) => `board-s2.3.${board}`),
    );
    const few = stageOf([withdrawn('3')], [docs('s1').slice(0, 9), without('3', docs('s2'))], {});
    expect(totals(few).find((line) => line.startsWith('3 '))).not.toBe('3 -');
  });

  it('a board that was played all the same counts as it was played', () => {
    const late = docs('s2').filter(({ contestants: { NS }, board }) => NS !== '3' || board === 1);
    const [, second] = scoredStage(stageOf([withdrawn('3', { from: '2' })], [docs('s1'), late]));
    const outcomes = second?.fields.flatMap(({ lines }) => lines.filter(({ id }) => id.startsWith('board-s2.3.')));
    expect(outcomes?.map(({ id, outcome }) => [id, outcome.NS.kind])).toEqual([
      ['board-s2.3.1', 'score'],
      ['board-s2.3.3', 'artificial'],
      ['board-s2.3.4', 'artificial'],
    ]);
  });

  it('a board that was opened and not played is its table’s own document, with that score', () => {
    const opened = boardDoc({
      id: 'board-s2.3.1',
      session: 's2',
      round: '1',
      table: '3',
      board: 1,
      contestants: { NS: '3', EW: '13' },
    });
    const [, second] = scoredStage(stageOf([withdrawn('3')], [docs('s1'), [...without('3', docs('s2')), opened]]));
    expect(second?.docs).toContain(opened);
    expect(second?.fields[0]?.docs.find(({ id }) => id === 'board-s2.3.1')?.adjusted).toMatchObject({
      authority: 'session-s2@7',
    });
  });

  it('216E1b: a reserve that has played no more than half goes as well, once all sessions are over', () => {
    const replaced: RetainedEvent = {
      type: 'ContestantReplaced',
      revision: 4,
      data: { contestant: '3', by: '9', from: '1', reason: 'Ill' },
    };
    const byNine = docs('s2').map((doc) =>
      doc.contestants.NS === '3' ? { ...doc, contestants: { ...doc.contestants, NS: '9' } } : doc,
    );
    const stage = stageOf([replaced], [docs('s1'), byNine]);
    const over = stage.map((own) => ({ ...own, session: { ...own.session, closed: true } }));
    expect(scoredStage(stage).map(({ annulled }) => [...annulled.keys()])).toEqual([[], []]);
    // Four boards of eight each: the one that was entered keeps what it has played, and its reserve does not.
    expect(scoredStage(over).map(({ annulled }) => [...annulled.keys()])).toEqual([['9'], ['9']]);
  });

  describe('a pair that was late for its first round, and has its place back in the second', () => {
    const RULE = { minutes: 30, excused: { minutes: 60, told: 30 }, paragraph: 'DBf 305C2-3' };
    const conditions = (players: PlayerRules): SessionDoc['conditions'] => ({
      name: 'Championship',
      contestants: 'pair',
      stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
      players,
    });
    const replaced = (revision: number, contestant: string, by: string, from: string): RetainedEvent => ({
      type: 'ContestantReplaced',
      revision,
      data: { contestant, by, from, reason: 'Not there' },
    });
    const late = (minutes: number, data: { excusable?: boolean; told?: number } = {}): RetainedEvent => ({
      type: 'ContestantLate',
      revision: 5,
      data: { contestant: '3', round: '1', minutes, excusable: false, played: true, ...data },
    });
    const byNine = docs('s1').map((doc) =>
      doc.contestants.NS === '3' && doc.round === '1' ? { ...doc, contestants: { ...doc.contestants, NS: '9' } } : doc,
    );
    const stage = (facts: readonly RetainedEvent[], players: PlayerRules = { lateReturn: RULE }, played = byNine) => [
      {
        session: sessionDoc({
          ...{ ...DBF, id: 's1', rounds, conditions: conditions(players), closed: true },
          kept: [replaced(4, '3', '9', '1'), ...facts, replaced(6, '9', '3', '2')],
        }),
        boards: played,
      },
    ];
    const own = (of: readonly SessionWithBoards[]) =>
      Object.fromEntries(
        viewOf(of).groups.flatMap(({ rows }) => rows.map((row) => [row.contestant, [row.boards, row.percentage]])),
      );

    it('has not gone; the reserve has', () => {
      expect(goneOver(stage([late(20)])).map((gone) => gone.map(({ contestant }) => contestant))).toEqual([['9']]);
      expect(scoredStage(stage([late(20)])).map(({ annulled }) => annulled.has('3'))).toEqual([false]);
    });

    it.each([
      // 25 % of the two boards that it has played, and so of those that it was absent from: it is less than 40 % (12C2c).
      ['305C2: after 30 minutes as if it were absent', [late(30)], '25.00'],
      // Where it could not help it, 50 % of them.
      ['305C3: where it could not help it as excusably absent', [late(20, { excusable: true })], '37.50'],
      ['305C3: then until an hour has gone', [late(60, { excusable: true, told: 30 })], '37.50'],
    ])('%s', (_, facts, percentage) => {
      const found = own(stage(facts));
      expect(found['3']).toEqual([4, percentage]);
      expect(found['9']?.[0] ?? 0).toBe(0);
      const [scored] = scoredStage(stage(facts));
      const line = scored?.fields.flatMap(({ lines }) => lines).find(({ id }) => id === 'board-s1.3.1');
      expect(line?.outcome.EW).toEqual({ kind: 'artificial', award: { grade: 'plus' } });
    });

    it.each([
      ['it was ready later', [late(31)], { lateReturn: RULE }],
      ['it told of it later', [late(60, { excusable: true, told: 31 })], { lateReturn: RULE }],
      ['how late it was is not on record', [], { lateReturn: RULE }],
      ['conditions have no such rule', [late(20)], {}],
    ])('what the reserve has scored is not that of the pair where %s', (_, facts, players) => {
      expect(own(stage(facts, players))['3']?.[0]).toBe(2);
    });

    it('what the director has given on a board stands', () => {
      const adjusted = {
        kind: 'artificial' as const,
        outcome: {
          NS: { kind: 'artificial' as const, grade: 'plus' as const },
          EW: { kind: 'artificial' as const, grade: 'minus' as const },
        },
        law: { edition: 'wbf-2007' as const, authority: 'WBF' as const, paragraph: '12C2' },
        authority: 'board-s1.3.1@4',
      };
      const decided = byNine.map((doc) => (doc.id === 'board-s1.3.1' ? { ...doc, adjusted } : doc));
      const [scored] = scoredStage(stage([late(20)], { lateReturn: RULE }, decided));
      const outcomes = scored?.fields.flatMap(({ lines }) => lines.filter(({ id }) => id.startsWith('board-s1.3.')));
      expect(outcomes?.map(({ outcome: { EW } }) => (EW.kind === 'artificial' ? EW.award : EW.kind))).toEqual([
        { grade: 'minus' },
        { grade: 'plus' },
        'score',
        'score',
      ]);
    });
  });
});
