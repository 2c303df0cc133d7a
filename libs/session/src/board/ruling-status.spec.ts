import { type LawRef, message } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { boardDoc, calls, opened } from '@app/testing';
import { type Decisions, NO_DECISIONS } from './decisions';
import { foldBoard } from './fold';
import { flaggedRulings, rulingViews, rulingsOf } from './ruling-status';
import { viewBoard } from './view';

const law: LawRef = { edition: 'wbf-2017', authority: 'WBF', paragraph: '64A2' };
const AT = '2026-02-01T20:00:00Z';
const STREAM = 'board-s.1.1';

const decisionsOf = (...events: readonly BoardEvent[]): Decisions =>
  foldBoard([opened(), ...calls('N:1S'), ...events])?.decisions ?? NO_DECISIONS;

const said = { laws: [law], reasons: 'A revoke', by: 'anna', rightOfAppeal: false } as const;
const ruled = (more: object = {}): BoardEvent => ({ type: 'RulingGiven', data: { ...said, ...more } });
const drafted: BoardEvent = { type: 'RulingDrafted', data: { ...said, score: '1 trick to E-W' } };
const tricks: BoardEvent = {
  type: 'TricksTransferred',
  data: { to: 'EW', tricks: 1, law, ruling: 2, authority: 'director:anna' },
};
const told: BoardEvent = { type: 'RulingTold', data: { ruling: 2, at: AT, to: ['1', '2'] } };
const reversed = (decision: number): BoardEvent => ({
  type: 'RulingReversed',
  data: { decision, at: AT, authority: 'director', by: 'anna', law, reasons: 'Wrong' },
});
const onAppeal: BoardEvent = {
  type: 'ScoreAdjusted',
  data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'jury:carl', appeal: 'appeal-a1@9' },
};
const reviewed: BoardEvent = {
  type: 'RulingReviewed',
  data: { ruling: 3, because: `${STREAM}@2`, by: 'anna', reasons: 'Holds by itself' },
};

it.each<[string, readonly BoardEvent[], readonly string[]]>([
  ['drafted', [drafted], ['drafted']],
  ['given', [ruled()], ['given']],
  ['given from a draft', [drafted, ruled({ draft: 2 })], ['given']],
  ['told', [ruled(), told], ['told']],
  ['changed on appeal', [ruled(), told, onAppeal], ['changed-on-appeal']],
  ['reversed', [ruled(), told, reversed(2)], ['reversed']],
  ['its reversal reversed', [ruled(), told, reversed(2), reversed(4)], ['told']],
  ['amended', [ruled(), told, ruled({ amends: 2 })], ['amended', 'given']],
  ['its amendment reversed', [ruled(), told, ruled({ amends: 2 }), reversed(4)], ['told', 'reversed']],
])('%s', (_, events, statuses) => {
  expect(rulingViews(STREAM, decisionsOf(...events)).map(({ status }) => status)).toEqual(statuses);
});

it('a ruling is told with its score, and with what has become of it', () => {
  expect(rulingViews(STREAM, decisionsOf(ruled({ about: [1] }), tricks, told))).toEqual([
    {
      at: 2,
      status: 'told',
      by: 'anna',
      laws: [law],
      reasons: 'A revoke',
      rectification: null,
      rightOfAppeal: false,
      directorsError: false,
      about: [1],
      grounds: {},
      score: [
        {
          at: 3,
          words: '1 trick goes over to E-W (Law 64A2 (WBF 2017), director:anna)',
          text: message('event.TricksTransferred', {
            tricks: 1,
            to: { side: 'EW' },
            law: { paragraph: 'Law 64A2 (WBF 2017)' },
            authority: { authority: 'director:anna' },
          }),
        },
      ],
      penalties: [],
      told: [{ at: 4, when: AT, to: ['1', '2'], appealUntil: null }],
      amends: null,
      amendedBy: null,
      reversedBy: null,
      changedBy: null,
      upheldBy: null,
      builtOn: [],
      flags: [],
      words: 'Ruling by anna (Law 64A2 (WBF 2017)): A revoke',
    },
  ]);
});

it('the view of a board has them', () => {
  const board = foldBoard([opened(), ...calls('N:1S'), ruled()]);
  expect(board && viewBoard(board).rulings).toMatchObject([{ at: 2, status: 'given' }]);
});

describe('a ruling that was built on another', () => {
  const builtOn = [`${STREAM}@2`];
  const flagsAfter = (...events: readonly BoardEvent[]) =>
    rulingViews(STREAM, decisionsOf(ruled(), ruled({ builtOn }), ...events)).find(({ at }) => at === 3)?.flags;

  it.each<[string, readonly BoardEvent[], readonly string[]]>([
    ['which stands', [], []],
    ['which was reversed', [reversed(2)], builtOn],
    ['which was reversed, and that reversed', [reversed(2), reversed(4)], []],
    ['which was amended', [ruled({ amends: 2 })], builtOn],
    ['which an appeal has changed', [onAppeal], builtOn],
    ['and was looked at since', [reversed(2), reviewed], []],
    ['and has fallen itself', [reversed(2), reversed(3)], []],
  ])('%s', (_, events, flags) => {
    expect(flagsAfter(...events)).toEqual(flags);
  });

  it('on another board is flagged where both boards are looked at', () => {
    const first = boardDoc({ decisions: decisionsOf(ruled(), reversed(2)) });
    const second = boardDoc({ table: '2', decisions: decisionsOf(ruled({ builtOn })) });
    expect(flaggedRulings([first, second])).toEqual([{ ruling: 'board-s.2.1@2', because: 'board-s.1.1@2' }]);
    expect(flaggedRulings([second])).toEqual([]);
    expect(rulingsOf([first, second]).map(({ stream, at, status, flags }) => [stream, at, status, flags])).toEqual([
      ['board-s.1.1', 2, 'reversed', []],
      ['board-s.2.1', 2, 'given', builtOn],
    ]);
  });

  it('whose base is not on a board that is looked at is not flagged', () => {
    const docs = [
      boardDoc({ decisions: decisionsOf(ruled({ builtOn: ['appeal-a1@9', 'session-s@4', `${STREAM}@1`] })) }),
    ];
    expect(flaggedRulings(docs)).toEqual([]);
  });
});
