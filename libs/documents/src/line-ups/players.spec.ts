import { message } from '@app/bridge';
import type { Conditions, PlayerRules } from '@app/contract';
import { boardDoc, sessionDoc } from '@app/testing';
import { inEnglish } from '@app/messages';
import type { SessionDoc, RetainedEvent } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import type { SessionWithBoards } from '../scores/session-with-boards';
import { lineUpFindings } from './line-up-findings';

/** Of a session that is the whole of its stage. */
const findingsOf = (session: SessionDoc, boards: readonly BoardDoc[]) => {
  const own = { session, boards };
  return lineUpFindings(own, [own], () => [own]);
};

const paragraph = 'conditions';

const conditions = (contestants: Conditions['contestants'], players: PlayerRules): Conditions => ({
  name: 'An event',
  contestants,
  stages: [
    contestants === 'team'
      ? { stage: 'one', form: 'round-robin', scoring: 'team-vp', match: { boards: 16, rounds: 2 } }
      : { stage: 'one', form: 'field', scoring: 'matchpoints' },
  ],
  players,
});

/** Pairs `x` (x1, x2) and `y` meet in rounds 1 to 4, a board each. */
const PAIRS: readonly SessionDoc['contestants'][number][] = [
  { contestant: 'x', kind: 'pair', players: ['x1', 'x2'] },
  { contestant: 'y', kind: 'pair', players: ['y1', 'y2'] },
];
const ROUNDS: SessionDoc['rounds'] = ['1', '2', '3', '4'].map((round, index) => ({
  round,
  section: 'A',
  tables: [{ table: '1', NS: 'x', EW: 'y', boards: [index + 1] }],
}));

const pairs = (rules: PlayerRules, departing: Partial<SessionDoc> = {}): SessionDoc =>
  sessionDoc({
    regulations: 'dbf-2013',
    conditions: conditions('pair', rules),
    contestants: PAIRS,
    rounds: ROUNDS,
    ...departing,
  });

/** The board of a round, with those at N and S, and at E and W. */
const played = (round: number, N: string, S: string, [E, W] = ['y1', 'y2']): BoardDoc =>
  boardDoc({
    board: round,
    round: String(round),
    contestants: { NS: 'x', EW: 'y' },
    players: { N, S, ...(E === undefined ? {} : { E }), ...(W === undefined ? {} : { W }) },
  });

const substituted = (
  revision: number,
  data: Partial<RetainedEvent<'PlayerSubstituted'>['data']> = {},
): RetainedEvent<'PlayerSubstituted'> => ({
  type: 'PlayerSubstituted',
  revision,
  data: { contestant: 'x', out: 'x2', in: 'z', rounds: ['1'], reason: 'ill', allowedBy: 'director', ...data },
});

const short = (session: SessionDoc, docs: readonly BoardDoc[]) =>
  findingsOf(session, docs).map(({ fault, contestant, player, rounds, paragraph: at }) => [
    fault,
    contestant,
    player,
    rounds.join(' '),
    at,
  ]);

const consequences = (session: SessionDoc, docs: readonly BoardDoc[]): readonly string[] =>
  findingsOf(session, docs).flatMap(({ leadsTo }) => leadsTo.map((one) => one.paragraph));

describe('who played for a contestant', () => {
  it('is in order where those who are entered play', () => {
    expect(findingsOf(pairs({}), [played(1, 'x1', 'x2'), played(2, 'x2', 'x1')])).toEqual([]);
  });

  it('is in order where a substitute was named for the round', () => {
    expect(findingsOf(pairs({}, { kept: [substituted(9)] }), [played(1, 'x1', 'z')])).toEqual([]);
  });

  it('DBf 241D1: is not, where somebody plays who is neither entered nor a substitute', () => {
    expect(findingsOf(pairs({}, { kept: [substituted(9)] }), [played(1, 'x1', 'z'), played(3, 'x1', 'z')])).toEqual([
      {
        fault: 'not-entered',
        contestant: 'x',
        player: 'z',
        rounds: ['3'],
        table: '1',
        seat: 'S',
        what: message('line-up.not-entered', { player: { contestant: 'z' } }),
        paragraph: 'DBf 241D1, 242',
        leadsTo: [{ what: message('line-up.leads-to.absent-pair'), paragraph: 'DBf 241D1, 216' }],
        sources: ['board-s.1.3@0'],
      },
    ]);
  });

  it.each([
    ['dbf-2013', 'DBf 241D1, 242', ['DBf 241D1, 216']],
    ['fsb-2008', 'FSB 102A', ['FSB 102B6']],
    [null, 'conditions', []],
  ])('follows the regulations (%s)', (regulations, at, leadsTo) => {
    const session = pairs({}, { regulations });
    const docs = [played(1, 'x1', 'z')];
    expect(short(session, docs)).toEqual([['not-entered', 'x', 'z', '1', at]]);
    expect(consequences(session, docs)).toEqual(leadsTo);
  });

  it('X79B3: is held against a contestant until the day of the conditions', () => {
    const session = pairs({ illegalPlayersUntil: { day: '12-31', paragraph: 'DBf 352A6' } });
    const docs = [played(1, 'x1', 'z')];
    expect(consequences(session, docs)).toEqual(['DBf 241D1, 216', 'DBf X79B3, DBf 352A6']);
    const [found] = findingsOf(session, docs);
    expect(found?.leadsTo.map(({ what }) => inEnglish(what)).at(-1)).toMatch(/ until 31 December: /);
  });

  it('says nothing of entries that name no players, nor of individuals', () => {
    const unnamed = PAIRS.map(({ contestant, kind }) => ({ contestant, kind }));
    const individuals = PAIRS.map((one) => ({ ...one, kind: 'individual' as const }));
    expect(findingsOf(pairs({}, { contestants: unnamed }), [played(1, 'a', 'b')])).toEqual([]);
    expect(findingsOf(pairs({}, { contestants: individuals }), [played(1, 'a', 'b')])).toEqual([]);
  });

  it.each<[string, PlayerRules, readonly string[], string | null]>([
    ['too few', { entered: { least: 3, paragraph: 'DBf 303C1' } }, ['x1', 'x2'], 'too-few-entered'],
    ['too many', { entered: { most: 2, paragraph: 'DBf 303C1' } }, ['x1', 'x2', 'x3'], 'too-many-entered'],
    ['as many as are allowed', { entered: { least: 2, most: 2, paragraph: 'DBf 303C1' } }, ['x1', 'x2'], null],
  ])('DBf 303C1: %s are entered', (_, rules, players, fault) => {
    const session = pairs(rules, { contestants: [{ contestant: 'x', kind: 'pair', players }] });
    expect(short(session, [])).toEqual(fault === null ? [] : [[fault, 'x', null, '', 'DBf 303C1']]);
  });

  it('DBf 305A2a: one of those who are entered plays at any time', () => {
    const session = pairs(
      { enteredPlaying: { least: 1, paragraph: 'DBf 305A2a' } },
      { kept: [substituted(8), substituted(9, { out: 'x1', in: 'v' })] },
    );
    expect(short(session, [played(1, 'v', 'z'), played(2, 'x1', 'x2')])).toEqual([
      ['too-few-entered-playing', 'x', null, '1', 'DBf 305A2a'],
    ]);
    expect(consequences(session, [played(1, 'v', 'z')])).toEqual(['DBf 305A2g, 216B, 216C']);
  });

  it('does not count those whom nobody has named', () => {
    const session = pairs({ enteredPlaying: { least: 2, paragraph } });
    expect(short(session, [boardDoc({ round: '1', contestants: { NS: 'x', EW: 'y' }, players: { N: 'x1' } })])).toEqual(
      [],
    );
  });
});

describe('a player of two contestants', () => {
  const playsForBoth = [played(1, 'x1', 'x2'), played(2, 'x1', 'x2', ['y1', 'x2'])];
  const kept = [substituted(9, { contestant: 'y', out: 'y2', in: 'x2', rounds: ['2'], allowedBy: 'director' })];

  it('DBf 305A2c: is entered for the one and plays for the other', () => {
    const session = pairs({ forOneContestant: { unless: 'withdrawn', paragraph: 'DBf 305A2c' } }, { kept });
    expect(short(session, playsForBoth)).toEqual([['two-contestants', 'y', 'x2', '2', 'DBf 305A2c']]);
    expect(consequences(session, playsForBoth)).toEqual(['DBf 305A2g, 216B, 216C', 'DBf 241D2, L82C']);
  });

  it('DBf 305A2c: may help out two pairs, where he is entered for none', () => {
    const docs = [played(1, 'x1', 'z'), played(2, 'x1', 'x2', ['y1', 'z'])];
    const both = [substituted(8), substituted(9, { contestant: 'y', out: 'y2', rounds: ['2'] })];
    const rule = { unless: 'withdrawn', paragraph: 'DBf 305A2c' } as const;
    expect(short(pairs({ forOneContestant: { ...rule, counts: 'entered' } }, { kept: both }), docs)).toEqual([]);
    expect(short(pairs({ forOneContestant: rule }, { kept: both }), docs)).toHaveLength(1);
    const entered = pairs({ forOneContestant: { ...rule, counts: 'entered' } }, { kept });
    expect(short(entered, playsForBoth)).toEqual([['two-contestants', 'y', 'x2', '2', 'DBf 305A2c']]);
  });

  it('DBf 305A2c: may, when the first has withdrawn', () => {
    const withdrawn = { type: 'ContestantWithdrawn', revision: 8, data: { contestant: 'x', reason: 'ill' } } as const;
    const session = pairs(
      { forOneContestant: { unless: 'withdrawn', paragraph: 'DBf 305A2c' } },
      { kept: [withdrawn, ...kept] },
    );
    expect(short(session, playsForBoth)).toEqual([]);
  });

  it('DBf 321D1c: plays for both in the same round', () => {
    const session = pairs({ oneARound: { paragraph: 'DBf 321D1c' } }, { kept });
    expect(short(session, playsForBoth)).toEqual([['two-contestants-at-once', 'y', 'x2', '2', 'DBf 321D1c']]);
  });

  it('DBf 242A2c: is a substitute for both', () => {
    const session = pairs(
      { substitutes: { forOne: { paragraph: 'DBf 242A2c' } } },
      { kept: [substituted(8), substituted(9, { contestant: 'y', out: 'y2', rounds: ['2'] })] },
    );
    expect(short(session, [played(1, 'x1', 'z'), played(2, 'x1', 'x2', ['y1', 'z'])])).toEqual([
      ['substitute-for-two', 'y', 'z', '2', 'DBf 242A2c'],
    ]);
  });
});

describe('a substitute', () => {
  it('DBf 305A1: has to be allowed before he plays', () => {
    const data = { contestant: 'x', out: 'x2', in: 'z', rounds: ['1'], reason: 'ill' };
    const session = pairs(
      { substitutes: { allowedBefore: { paragraph: 'DBf 305A1' } } },
      { kept: [substituted(8, { out: 'x1', in: 'v' }), { type: 'PlayerSubstituted', revision: 9, data }] },
    );
    expect(findingsOf(session, [])).toMatchObject([
      { fault: 'substitute-not-allowed', player: 'z', rounds: ['1'], paragraph: 'DBf 305A1', sources: ['session-s@9'] },
    ]);
  });

  it('DBf 321D2: plays so many rounds, and those after them are the fault', () => {
    const session = pairs(
      { substitutes: { rounds: { most: 2, paragraph: 'DBf 321D2' } } },
      { kept: [substituted(9, { rounds: ['1', '2', '3'] })] },
    );
    const docs = [3, 1, 2].map((round) => played(round, 'x1', 'z'));
    expect(short(session, docs)).toEqual([['too-many-rounds-as-substitute', 'x', 'z', '3', 'DBf 321D2']]);
    expect(consequences(session, docs)).toEqual(['DBf 241D1, 216', 'DBf 241D2, L82C']);
    expect(short(session, docs.slice(1))).toEqual([]);
  });

  it('DBf 242A2e: is one of so many', () => {
    const session = pairs(
      { substitutes: { inAll: { most: 1, paragraph: 'DBf 242A2e' } } },
      { kept: [substituted(8), substituted(9, { in: 'v', rounds: ['2'] })] },
    );
    expect(short(session, [played(1, 'x1', 'z'), played(2, 'x1', 'v')])).toEqual([
      ['too-many-substitutes', 'x', null, '2', 'DBf 242A2e'],
    ]);
  });

  it.each([
    [['1', '2'], ''],
    [['1', '2', '4'], '4'],
    [['1', '3', '4'], '3 4'],
  ])('DBf 305A2d: replaces a player in consecutive rounds (%s)', (rounds, again) => {
    const session = pairs(
      { substitutes: { onePeriod: { paragraph: 'DBf 305A2d' } } },
      { kept: [substituted(9, { rounds })] },
    );
    expect(short(session, [])).toEqual(
      again === '' ? [] : [['replaced-more-than-once', 'x', 'x2', again, 'DBf 305A2d']],
    );
  });

  it('DBf 305A2d: comes in between two rounds', () => {
    const session = pairs({ substitutes: { onePeriod: { paragraph: 'DBf 305A2d' } } });
    const docs = [played(1, 'x1', 'x2'), { ...played(1, 'x1', 'y3'), board: 2, id: 'board-s.1.2' }];
    expect(short(session, docs)).toContainEqual(['changed-during-round', 'x', null, '1', 'DBf 305A2d']);
    const seatsChanged = [played(1, 'x1', 'x2'), { ...played(1, 'x2', 'x1'), board: 2, id: 'board-s.1.2' }];
    expect(short(session, seatsChanged)).toEqual([]);
  });
});

describe('the rights of a player', () => {
  const rights: PlayerRules = { rights: { boards: 'half', paragraph: 'DBf 305A3' } };
  const kept = [
    substituted(9, { rounds: ['1', '2', '3', '4'] }),
    substituted(10, { out: 'x1', in: 'v', rounds: ['1', '2', '3'] }),
  ];
  const after = (...Souths: readonly string[]) => Souths.map((S, index) => played(index + 1, 'x1', S));

  it.each<[string, readonly BoardDoc[], readonly unknown[]]>([
    ['he who plays half of the boards keeps them (305A3a)', after('x2', 'x2', 'z', 'z'), []],
    [
      'he who plays less loses them to a substitute who plays more (305A3b)',
      after('x2', 'z', 'z', 'z'),
      [['rights-lost', 'x', 'x2', '', 'DBf 305A3']],
    ],
    ['he who plays less keeps them where no substitute plays more (305A3b)', after('x2', 'z', 'v', 'u'), []],
    [
      'where both play less, those who play most have them (305A3c)',
      [played(1, 'v', 'z'), played(2, 'v', 'z'), played(3, 'v', 'z'), played(4, 'x1', 'x2')],
      [
        ['rights-lost', 'x', 'x1', '', 'DBf 305A3'],
        ['rights-lost', 'x', 'x2', '', 'DBf 305A3'],
      ],
    ],
  ])('%s', (_, docs, expected) => {
    const all = pairs(rights, {
      closed: true,
      kept: [...kept, substituted(11, { in: 'v', rounds: ['3'] }), substituted(12, { in: 'u', rounds: ['4'] })],
    });
    expect(short(all, docs)).toEqual(expected);
  });

  it('are known when the session is over', () => {
    expect(short(pairs(rights, { kept }), after('x2', 'z', 'z', 'z'))).toEqual([]);
  });

  describe('in a stage of two sessions', () => {
    const part = (session: number, more: Partial<SessionDoc> = {}): SessionDoc => ({
      ...pairs(rights, { closed: true, kept, ...more }),
      id: `s${session}`,
      contest: { contest: 'c', stage: 'one', session },
    });
    const first = { session: part(1), boards: after('x2', 'z', 'z', 'z') };
    const of = (own: SessionWithBoards, stage: readonly SessionWithBoards[]) =>
      lineUpFindings(own, stage, () => stage)
        .filter(({ fault }) => fault === 'rights-lost')
        .map(({ player, sources }) => [player, sources.length]);

    it('half of the boards of both counts, and is judged with the last (305A3)', () => {
      const kept = { session: part(2), boards: after('x2', 'x2', 'x2', 'z') };
      const lost = { session: part(2), boards: after('x2', 'x2', 'z', 'z') };
      expect(of(kept, [first, kept])).toEqual([]);
      expect(of(lost, [first, lost])).toEqual([['x2', 8]]);
      expect(of(first, [first, lost])).toEqual([]);
    });

    it('is not judged while either is open', () => {
      const lost = { session: part(2), boards: after('x2', 'x2', 'z', 'z') };
      const open = { ...lost, session: part(2, { closed: false }) };
      expect(of(open, [first, open])).toEqual([]);
      const reopened = { ...first, session: part(1, { closed: false }) };
      expect(of(lost, [reopened, lost])).toEqual([]);
    });

    it('rounds are counted over both (321C1)', () => {
      const rules = { conditions: conditions('pair', { rights: { rounds: 3, paragraph: 'DBf 321C1' } }) };
      const one = { session: part(1, rules), boards: [played(1, 'x1', 'x2'), played(2, 'x1', 'x2')] };
      const two = { session: part(2, rules), boards: [played(1, 'x1', 'z')] };
      expect(of(two, [one, two]).filter(([player]) => String(player).startsWith('x'))).toEqual([['x2', 2]]);
    });
  });

  it('DBf 321C1: so many rounds', () => {
    const session = pairs({ rights: { rounds: 2, paragraph: 'DBf 321C1' } }, { closed: true, kept });
    expect(short(session, [played(1, 'x1', 'x2'), played(2, 'x1', 'z')])).toEqual([
      ['rights-lost', 'x', 'x2', '', 'DBf 321C1'],
    ]);
  });
});
