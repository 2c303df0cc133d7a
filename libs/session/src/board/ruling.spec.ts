import type { LawRef } from '@app/bridge';
import type { AdjustedOutcome, BoardCommand, BoardEvent, RefusalCode, SessionEvent } from '@app/contract';
import { calls, foldSession, given, opened } from '@app/testing';

type RulingCommand = Extract<BoardCommand, { type: 'GiveRuling' }>['data'];
type RulingGiven = Extract<BoardEvent, { type: 'RulingGiven' }>['data'];

const law = (paragraph: string): LawRef => ({ edition: 'wbf-2017', authority: 'WBF', paragraph });

const MADE = { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 } as const;
const DOWN = { ...MADE, tricks: 9 };

/** Revisions: calls 1 to 4, the director is called at 5, states at 6 and 7, a fact at 8, a poll at 9, result at 10. */
const TABLE: readonly BoardEvent[] = [
  opened(),
  ...calls('N:4S E:- S:- W:-'),
  { type: 'DirectorCalled', data: { by: 'E' } },
  { type: 'StatementTaken', data: { by: 'E', text: 'South thought' } },
  { type: 'StatementTaken', data: { by: 'S', text: 'I did not' } },
  { type: 'FactFound', data: { text: 'South has thought', basis: 'balance-of-probabilities', statements: [6, 7] } },
  { type: 'PollTaken', data: { question: 'Pass or 5S?', asked: [{ answer: 'Pass', strength: 'expert' }] } },
  { type: 'ResultAgreed', data: { result: MADE } },
];
const LAST = TABLE.length - 1;
const ALL = { directorCalls: [5], statements: [6, 7], facts: [8], polls: [9] };

const RULING: RulingCommand = {
  laws: [law('16B1'), law('12C1b')],
  reasons: 'It paid',
  by: 'anna',
  rightOfAppeal: true,
};
const give = (more: Partial<RulingCommand> = {}): BoardCommand => ({
  type: 'GiveRuling',
  data: { ...RULING, ...more },
});
const rulingGiven = (more: Partial<RulingGiven> = {}): BoardEvent => ({
  type: 'RulingGiven',
  data: { ...RULING, ...more },
});

const assigned = (...results: readonly (readonly [result: typeof DOWN | typeof MADE | null, weight: string])[]) =>
  ({ kind: 'assigned', components: results.map(([result, weight]) => ({ result, weight })) }) as AdjustedOutcome;
const BOTH_DOWN = { NS: assigned([DOWN, '1']), EW: assigned([DOWN, '1']) };
const adjusted = (at: number, outcome = BOTH_DOWN, paragraph = '12C1b'): BoardEvent => ({
  type: 'ScoreAdjusted',
  data: { kind: 'assigned', outcome, law: law(paragraph), authority: 'director:anna', ruling: at },
});

/** A ruling at 11 with its score at 12. */
const RULED: readonly BoardEvent[] = [...TABLE, rulingGiven({ grounds: ALL }), adjusted(LAST + 1)];

describe('GiveRuling', () => {
  it('rests on all grounds on record, where none are given', () => {
    given(...TABLE)
      .when(give())
      .then(rulingGiven({ grounds: ALL }));
  });

  it('rests on none where there are none', () => {
    given(opened(), ...calls('N:1S'))
      .when(give({ about: [1] }))
      .then(rulingGiven({ about: [1] }));
  });

  it('leaves grounds that another ruling rests on to that', () => {
    given(...RULED, { type: 'DirectorCalled', data: { by: 'N' } })
      .when(give())
      .then(rulingGiven({ grounds: { directorCalls: [13] } }));
  });

  it('takes over the grounds of the ruling whose place it takes, and of one that has fallen', () => {
    given(...RULED)
      .when(give({ amends: 11 }))
      .then(rulingGiven({ amends: 11, grounds: ALL }));
    const reversed: BoardEvent = {
      type: 'RulingReversed',
      data: {
        decision: 11,
        at: '2026-02-01T20:00:00Z',
        authority: 'director',
        by: 'anna',
        law: law('81C3'),
        reasons: 'No',
      },
    };
    given(...RULED, reversed)
      .when(give())
      .then(rulingGiven({ grounds: ALL }));
  });

  it.each([
    ['a poll that is a statement', { polls: [6] }],
    ['a statement that is a call', { statements: [1] }],
    ['a fact that is still to come', { facts: [99] }],
  ])('does not rest on %s', (_, grounds) => {
    given(...TABLE)
      .when(give({ grounds }))
      .refused('GroundUnknown');
  });

  it('is followed by its score, which names it and stands under Law 12', () => {
    given(...TABLE)
      .when(give({ outcome: BOTH_DOWN }))
      .then(rulingGiven({ grounds: ALL }), adjusted(LAST + 1));
  });

  it('is followed by tricks that go over, under the first paragraph', () => {
    given(...TABLE)
      .when(give({ laws: [law('64A2')], transfer: { to: 'EW', tricks: 1 } }))
      .then(rulingGiven({ laws: [law('64A2')], grounds: ALL }), {
        type: 'TricksTransferred',
        data: { to: 'EW', tricks: 1, law: law('64A2'), ruling: LAST + 1, authority: 'director:anna' },
      });
  });

  it('an artificial score for both sides is called so', () => {
    const outcome = { NS: { kind: 'artificial', grade: 'plus' }, EW: { kind: 'artificial', grade: 'minus' } } as const;
    given(...TABLE)
      .when(give({ laws: [law('12C2a')], outcome }))
      .then(rulingGiven({ laws: [law('12C2a')], grounds: ALL }), {
        type: 'ScoreAdjusted',
        data: { kind: 'artificial', outcome, law: law('12C2a'), authority: 'director:anna', ruling: LAST + 1 },
      });
  });

  it.each<[string, Partial<RulingCommand>, RefusalCode]>([
    ['acts that are not there', { about: [99] }, 'ActUnknown'],
    ['a draft that is none', { draft: 5 }, 'RulingUnknown'],
    ['the place of what is no ruling', { amends: 5 }, 'RulingUnknown'],
    ['what decides nothing on this board to be built on', { builtOn: ['board-s.1.1@5'] }, 'RulingUnknown'],
    ['a transfer and a score', { outcome: BOTH_DOWN, transfer: { to: 'EW', tricks: 1 } }, 'OutcomeContradictory'],
    // Ten tricks were won by declarer's side.
    ['more tricks than were won', { transfer: { to: 'EW', tricks: 11 } }, 'TricksImpossible'],
    ['more tricks than are left', { transfer: { to: 'NS', tricks: 4 } }, 'TricksImpossible'],
    [
      'weights short of 1',
      { outcome: { ...BOTH_DOWN, NS: assigned([DOWN, '1/2'], [MADE, '1/3']) } },
      'WeightsNotWhole',
    ],
  ])('does not have %s', (_, more, code) => {
    given(...TABLE)
      .when(give(more))
      .refused(code);
  });

  it('a draft may come before it', () => {
    given(...TABLE, { type: 'RulingDrafted', data: RULING })
      .when(give({ draft: LAST + 1 }))
      .then(rulingGiven({ draft: LAST + 1, grounds: ALL }));
  });

  it('which is given once', () => {
    const drafted: readonly BoardEvent[] = [
      ...TABLE,
      { type: 'RulingDrafted', data: RULING },
      rulingGiven({ draft: 11 }),
    ];
    given(...drafted)
      .when(give({ draft: 11 }))
      .refused('RulingUnknown');
    given(...drafted)
      .when(give({ draft: 11, amends: 12 }))
      .refused('RulingUnknown');
  });

  it('takes the place of one ruling in force; its tricks are counted without those of that one', () => {
    const tricks: BoardEvent = {
      type: 'TricksTransferred',
      data: { to: 'EW', tricks: 2, law: law('64A1'), ruling: LAST + 1, authority: 'director:anna' },
    };
    const amending = give({ amends: LAST + 1, laws: [law('64A1')], transfer: { to: 'EW', tricks: 10 } });
    given(...TABLE, rulingGiven(), tricks)
      .when(amending)
      .then(rulingGiven({ amends: LAST + 1, laws: [law('64A1')], grounds: ALL }), {
        type: 'TricksTransferred',
        data: { to: 'EW', tricks: 10, law: law('64A1'), ruling: LAST + 3, authority: 'director:anna' },
      });
    given(...RULED, rulingGiven({ amends: LAST + 1 }))
      .when(give({ amends: LAST + 1 }))
      .refused('RulingNotInForce');
  });

  it('tricks do not go over where the table has no result', () => {
    given(opened(), ...calls('N:1S'))
      .when(give({ transfer: { to: 'EW', tricks: 1 } }))
      .refused('NothingToCorrect');
  });

  it('is built on decisions in force of this board; of others it says the address', () => {
    const builtOn = ['board-s.1.1@11', 'board-s.2.1@99', 'appeal-a1@9'];
    given(...RULED)
      .when(give({ builtOn, grounds: { facts: [8] } }))
      .then(rulingGiven({ builtOn, grounds: { facts: [8] } }));
    given(...RULED, rulingGiven({ amends: 11 }))
      .when(give({ builtOn }))
      .refused('RulingNotInForce');
  });

  it('is not built on the ruling that falls with it', () => {
    given(...RULED)
      .when(give({ builtOn: ['board-s.1.1@11'], amends: 11 }))
      .refused('RulingNotInForce');
  });

  it('leaves a score that an appeal has decided alone', () => {
    const onAppeal: BoardEvent = {
      type: 'ScoreAdjusted',
      data: { kind: 'assigned', outcome: BOTH_DOWN, law: law('12C1b'), authority: 'jury:carl', appeal: 'appeal-a1@9' },
    };
    given(...RULED, onAppeal)
      .when(give({ outcome: BOTH_DOWN }))
      .refused('DecisionOfAppeal');
  });
});

describe('penalties of a ruling', () => {
  const session = foldSession([
    { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
    { type: 'ContestantEntered', data: { contestant: '1', kind: 'pair' } },
  ]);
  const penalty = {
    contestant: '1',
    kind: 'procedural',
    offence: 'tempo',
    amount: { value: '5', unit: 'matchpoints' },
    from: 'total',
    paragraph: 'L90A',
    reason: 'Warned before',
  } as const;

  it('are kept with it', () => {
    given(...TABLE)
      .when(give({ penalties: [penalty] }), { session })
      .then(rulingGiven({ penalties: [penalty], grounds: ALL }));
  });

  it.each<[string, Partial<typeof penalty> | object, RefusalCode]>([
    ['somebody who has not been entered', { contestant: '9' }, 'ContestantUnknown'],
    ['nothing', { amount: { value: '0', unit: 'matchpoints' } }, 'AmountImpossible'],
    ['the IMPs of no match', { from: 'imps-of-the-match' }, 'MatchUnknown'],
  ])('are not for %s', (_, more, code) => {
    given(...TABLE)
      .when(give({ penalties: [{ ...penalty, ...more }] }), { session })
      .refused(code);
  });
});

describe('scores that a director may give', () => {
  const weighted = assigned([MADE, '2/3'], [DOWN, '1/3']);
  const same = { NS: weighted, EW: assigned([DOWN, '1/3'], [MADE, '2/3']) };
  const apart = { NS: assigned([MADE, '1']), EW: assigned([DOWN, '1']) };

  it.each<[string, Extract<BoardEvent, { type: 'BoardOpened' }>['data']['laws'], 'dbf-2013' | 'fsb-2008' | null]>([
    ['2017: 12C1c', 'wbf-2017', null],
    ['2007: 12C1c', 'wbf-2007', null],
    ['2007, DBf X12A', 'wbf-2007', 'dbf-2013'],
  ])('%s: weighted by the director', (_, laws, regulations) => {
    const [, ...rest] = TABLE;
    given(opened({ laws, ...(regulations ? { regulations } : {}) }), ...rest)
      .when(give({ outcome: same }))
      .then(rulingGiven({ grounds: ALL }), adjusted(LAST + 1, same));
  });

  it('FSB/12C1c: in the Swedish print of 2007 jury and Law Commission alone weight; two scores the director may give', () => {
    const [, ...rest] = TABLE;
    const swedish = opened({ laws: 'wbf-2007', regulations: 'fsb-2008' });
    given(swedish, ...rest)
      .when(give({ outcome: same }))
      .refused('ScoreNotAllowed');
    given(swedish, ...rest)
      .when(give({ outcome: apart }))
      .then(rulingGiven({ grounds: ALL }), adjusted(LAST + 1, apart));
  });

  it('2017: two assigned scores need a paragraph that has two', () => {
    given(...TABLE)
      .when(give({ outcome: apart }))
      .refused('ScoreNotAllowed');
    given(...TABLE)
      .when(give({ laws: [law('12C2a')], outcome: apart }))
      .refused('ScoreNotAllowed');
  });

  it('2017: the result of the table is the same as that result written down', () => {
    const outcome = { NS: { kind: 'table' }, EW: assigned([MADE, '1']) } as const;
    given(...TABLE)
      .when(give({ outcome }))
      .then(rulingGiven({ grounds: ALL }), adjusted(LAST + 1, outcome));
  });

  it.each(['11A', '12C1e(i)', '43B3', '79B3', '82C', '86B2b', '87C'])('2017: %s has two', (paragraph) => {
    const laws = [law(paragraph), law('12C1b')];
    const first = paragraph.startsWith('12') ? paragraph : '12C1b';
    given(...TABLE)
      .when(give({ laws, outcome: apart }))
      .then(rulingGiven({ laws, grounds: ALL }), adjusted(LAST + 1, apart, first));
  });

  it("2017: so have a director's error (82C), own fault (12C1e), and sides that stand alike (84D)", () => {
    given(...TABLE)
      .when(give({ directorsError: true, outcome: apart }))
      .then(rulingGiven({ directorsError: true, grounds: ALL }), adjusted(LAST + 1, apart));
    const ownFault = { ...apart, NS: { ...apart.NS, expected: { grade: 'plus' } } } as const;
    given(...TABLE)
      .when(give({ outcome: ownFault }))
      .then(rulingGiven({ grounds: ALL }), adjusted(LAST + 1, ownFault));
    const alike = {
      NS: { ...apart.NS, standing: 'offending' },
      EW: { ...apart.EW, standing: 'offending' },
    } as const;
    given(...TABLE)
      .when(give({ outcome: alike }))
      .then(rulingGiven({ grounds: ALL }), adjusted(LAST + 1, alike));
  });
});

describe('DraftRuling', () => {
  const draft = (more: Partial<RulingCommand> & { readonly score?: string } = {}): BoardCommand => ({
    type: 'DraftRuling',
    data: { ...RULING, ...more },
  });

  it.each<[string, Partial<RulingCommand>, string]>([
    ['of its outcome', { outcome: BOTH_DOWN }, 'N-S 4S by N, 9 tricks, E-W 4S by N, 9 tricks'],
    ['of its transfer', { transfer: { to: 'EW', tricks: 1 } }, '1 trick to E-W'],
  ])('has the score in words, %s', (_, more, score) => {
    given(...TABLE)
      .when(draft(more))
      .then({ type: 'RulingDrafted', data: { ...RULING, grounds: ALL, score } });
  });

  it('may say the score otherwise, or not at all', () => {
    given(...TABLE)
      .when(draft({ outcome: BOTH_DOWN, score: 'one down' }))
      .then({ type: 'RulingDrafted', data: { ...RULING, grounds: ALL, score: 'one down' } });
    given(...TABLE)
      .when(draft())
      .then({ type: 'RulingDrafted', data: { ...RULING, grounds: ALL } });
  });

  it('is looked at like a ruling that is given', () => {
    given(...TABLE)
      .when(draft({ grounds: { polls: [6] } }))
      .refused('GroundUnknown');
  });
});

describe('FindFact', () => {
  it('names the statements that it is found from (85A1)', () => {
    const found = { text: 'South has thought', basis: 'balance-of-probabilities', statements: [6, 7] } as const;
    given(...TABLE)
      .when({ type: 'FindFact', data: found })
      .then({ type: 'FactFound', data: found });
    given(...TABLE)
      .when({ type: 'FindFact', data: { ...found, statements: [8] } })
      .refused('GroundUnknown');
  });
});

describe('in time', () => {
  const opening: SessionEvent = { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } };
  const official: SessionEvent = { type: 'ResultsPublished', data: { status: 'official', at: '2013-02-01T22:00:00Z' } };
  const session = foldSession([opening, official]);
  const [early, late] = ['2013-02-01T22:29:00Z', '2013-02-01T22:31:00Z'];

  it('a ruling is asked for (92B)', () => {
    given(...TABLE)
      .when(give({ raisedAt: early }), { session })
      .then(rulingGiven({ raisedAt: early, grounds: ALL, inTimeBy: 'L92B' }));
    given(...TABLE)
      .when(give({ raisedAt: late }), { session })
      .refused('RulingTooLate');
  });

  it('an error in one is put right (81C3)', () => {
    const amends = LAST + 1;
    given(...RULED)
      .when(give({ raisedAt: early, amends }), { session })
      .then(rulingGiven({ raisedAt: early, amends, grounds: ALL, inTimeBy: 'L81C3' }));
    given(...RULED)
      .when(give({ raisedAt: late, amends }), { session })
      .refused('ReversalTooLate');
  });
});
