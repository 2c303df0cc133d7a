import type { PlayerRules } from '@app/contract';
import { boardDoc, sessionDoc } from '@app/testing';
import { inEnglish } from '@app/messages';
import type { SessionDoc } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { lineUpFindings } from './line-up-findings';

const PAIRS: SessionDoc['contestants'] = [
  { contestant: 'x', kind: 'pair', players: ['x1', 'x2'] },
  { contestant: 'y', kind: 'pair', players: ['y1', 'y2'] },
];

const session = (id: string, players: PlayerRules, more: Partial<SessionDoc> = {}): SessionDoc =>
  sessionDoc({
    id,
    regulations: 'fsb-2008',
    conditions: {
      name: 'An event',
      contestants: 'pair',
      stages: [{ stage: 'one', form: 'field', scoring: 'matchpoints' }],
      players,
    },
    contestants: PAIRS,
    closed: true,
    kept: ['z', 'w'].map((substitute, nth) => ({
      type: 'PlayerSubstituted',
      revision: 9 + nth,
      data: { contestant: 'x', out: 'x2', in: substitute, rounds: ['1'], reason: 'ill', allowedBy: 'director' },
    })),
    ...more,
  });

/** Boards of pair x, with x1 and each of these; y1 and y2 are the opponents. */
const boards = (of: string, ...partners: readonly string[]): readonly BoardDoc[] =>
  partners.map((partner, index) =>
    boardDoc({
      id: `board-${of}.1.${index + 1}`,
      session: of,
      board: index + 1,
      round: '1',
      contestants: { NS: 'x', EW: 'y' },
      players: { N: 'x1', S: partner, E: 'y1', W: 'y2' },
    }),
  );

const found = (
  own: SessionDoc,
  docs: readonly BoardDoc[],
  before: readonly [SessionDoc, readonly BoardDoc[]][] = [],
) => {
  const all = [...before, [own, docs] as const].map(([one, played]) => ({ session: one, boards: played }));
  const stage = all.filter((one) => one.session.contest?.stage === own.contest?.stage);
  return lineUpFindings({ session: own, boards: docs }, stage, () => all).map(
    ({ fault, player, paragraph, leadsTo }) => [
      fault,
      player,
      paragraph,
      ...leadsTo.map(({ what }) => inEnglish(what)),
    ],
  );
};

describe('FSB 102B1, one session', () => {
  const rules: PlayerRules = { substitutes: { replaced: { most: 'half-of-the-boards', paragraph: 'FSB 102B1' } } };

  it('on half of the boards a player may be replaced', () => {
    expect(found(session('s', rules), boards('s', 'x2', 'x2', 'z', 'z'))).toEqual([]);
  });

  it('on more than half he is disqualified, and a substitute with half of the boards takes over', () => {
    expect(found(session('s', rules), boards('s', 'x2', 'z', 'z', 'z'))).toEqual([
      ['replaced-too-much', 'x2', 'FSB 102B1', 'the player is disqualified', 'the rights of the player go to z'],
    ]);
  });

  it('of two substitutes with less than half of them nobody takes over', () => {
    expect(found(session('s', rules), boards('s', 'x2', 'x2', 'z', 'z', 'w'))).toEqual([
      ['replaced-too-much', 'x2', 'FSB 102B1', 'the player is disqualified'],
    ]);
  });

  it('is judged when the session is closed', () => {
    expect(found(session('s', rules, { closed: false }), boards('s', 'x2', 'z', 'z', 'z'))).toEqual([]);
  });
});

describe('FSB 102B2, several sessions', () => {
  const rules: PlayerRules = { substitutes: { replaced: { most: 'a-session', paragraph: 'FSB 102B2' } } };
  const first = session('one', rules);

  it('a whole session may be missed, and no board more', () => {
    const missed = boards('one', 'z', 'z', 'z');
    const second = session('two', rules);
    expect(found(first, missed)).toEqual([]);
    expect(found(second, boards('two', 'x2', 'x2', 'x2'), [[first, missed]])).toEqual([]);
    expect(found(second, boards('two', 'x2', 'x2', 'z'), [[first, missed]])).toEqual([
      ['replaced-too-much', 'x2', 'FSB 102B2', 'the player is disqualified'],
    ]);
  });

  it('is said of the session in which it became too much, not of a later one that he plays', () => {
    const before: [SessionDoc, readonly BoardDoc[]][] = [
      [first, boards('one', 'z', 'z', 'z')],
      [session('two', rules), boards('two', 'x2', 'x2', 'z')],
    ];
    expect(found(session('three', rules), boards('three', 'x2', 'x2', 'x2'), before)).toEqual([]);
  });
});

describe('FSB 102B3, a stage that qualifies', () => {
  const rules: PlayerRules = { rights: { boards: 'third', paragraph: 'FSB 102B3' } };

  it.each([
    [['x2', 'z', 'z'], []],
    [['x2', 'z', 'z', 'z'], [['rights-lost', 'x2', 'FSB 102B3']]],
  ])('x2 on these boards: %j', (partners, expected) => {
    expect(found(session('s', rules), boards('s', ...partners))).toEqual(expected);
  });
});

describe('FSB 102B4, several stages that qualify', () => {
  const rules: PlayerRules = { substitutes: { replaced: { most: 'a-stage', paragraph: 'FSB 102B4' } } };

  /** The first session of the nth of so many stages that qualify, before a final. */
  const inStage = (nth: number, qualifying: number, number = 1): SessionDoc => {
    const names = [...Array.from({ length: qualifying }, (_, index) => `q${index + 1}`), 'final'];
    const stages = names.map((stage) => ({ stage, form: 'field', scoring: 'matchpoints' }) as const);
    return session(`s${nth}.${number}`, rules, {
      conditions: { name: 'An event', contestants: 'pair', stages, players: rules },
      contest: { contest: 'c', stage: names[nth - 1] ?? '', session: number },
    });
  };

  const playedBy = (own: SessionDoc, ...partners: readonly string[]): [SessionDoc, readonly BoardDoc[]] => [
    own,
    boards(own.id, ...partners),
  ];
  const disqualified = [['replaced-too-much', 'x2', 'FSB 102B4', 'the player is disqualified']];

  it.each([
    [2, ['x2', 'x2', 'x2'], []],
    [4, ['x2', 'x2', 'z'], disqualified],
    [5, ['z', 'z', 'z'], []],
  ])('of %i stages the first was missed; on these boards of the second: %j', (stages, partners, expected) => {
    const missed = playedBy(inStage(1, stages), 'z', 'z', 'z');
    expect(found(...playedBy(inStage(2, stages), ...partners), [missed])).toEqual(expected);
  });

  it('a stage is all of its sessions, in whatever order they come', () => {
    const before = [playedBy(inStage(1, 3, 2), 'z', 'z', 'z'), playedBy(inStage(1, 3, 1), 'z', 'z', 'z')];
    expect(found(...playedBy(inStage(1, 3, 2), 'z', 'z', 'z'), before.slice(1))).toEqual([]);
    expect(found(...playedBy(inStage(2, 3), 'z', 'x2'), before)).toEqual(disqualified);
  });

  it('of more than four a third may not be missed, nor a board of it', () => {
    const before = [playedBy(inStage(1, 5), 'z', 'z'), playedBy(inStage(2, 5), 'z', 'z')];
    expect(found(...playedBy(inStage(3, 5), 'x2', 'z'), before)).toEqual(disqualified);
  });

  it('is about stages that qualify: not the final, nor where there is one alone', () => {
    const missed = playedBy(inStage(1, 2), 'z', 'z', 'z');
    expect(found(...playedBy(inStage(3, 2), 'x2', 'x2', 'z'), [missed])).toEqual([]);
    expect(found(...playedBy(inStage(1, 1), 'z', 'z', 'z'))).toEqual([]);
  });
});

describe('FSB 102B5', () => {
  const rules: PlayerRules = { substitutes: { newcomers: { paragraph: 'FSB 102B5' } } };
  const disqualified = 'the player, the substitute and the partner are disqualified';

  it('a substitute may not have played for another contestant, nor be entered for one', () => {
    const [a, b] = [session('one', rules), session('two', rules)];
    const forY = boards('one', 'x2').map((doc) => ({ ...doc, players: { ...doc.players, E: 'z' } }));
    expect(found(b, boards('two', 'z'), [[a, boards('one', 'z')]])).toEqual([]);
    for (const [player, before] of [
      ['z', forY],
      ['y1', []],
    ] as const) {
      expect(found(b, boards('two', player), [[a, before]])).toContainEqual([
        'substitute-has-played',
        player,
        'FSB 102B5',
        disqualified,
      ]);
    }
  });

  it('nor in an earlier stage of the contest', () => {
    const at = (id: string, stage: string): SessionDoc =>
      session(id, rules, {
        conditions: {
          name: 'An event',
          contestants: 'pair',
          stages: ['one', 'two'].map((name) => ({ stage: name, form: 'field', scoring: 'matchpoints' })),
          players: rules,
        },
        contest: { contest: 'c', stage, session: 1 },
        contestants: stage === 'one' ? [...PAIRS, { contestant: 'o', kind: 'pair', players: ['o1', 'o2'] }] : PAIRS,
      });
    expect(found(at('b', 'two'), boards('b', 'o1'), [[at('a', 'one'), []]])).toContainEqual([
      'substitute-has-played',
      'o1',
      'FSB 102B5',
      disqualified,
    ]);
  });
});
