import type { LawRef } from '@app/bridge';
import type { BoardCommand, BoardEvent, RefusalCode } from '@app/contract';
import { calls, given, opened } from '@app/testing';

const law: LawRef = { edition: 'wbf-2017', authority: 'WBF', paragraph: '27B1' };
const RULING = { laws: [law], reasons: 'It is lowest', by: 'anna', rightOfAppeal: true } as const;
const AT = '2026-02-01T20:00:00Z';

const ruled: BoardEvent = { type: 'RulingGiven', data: RULING };
const amended: BoardEvent = { type: 'RulingGiven', data: { ...RULING, amends: 2 } };
const told = (...to: readonly string[]): BoardEvent => ({ type: 'RulingTold', data: { ruling: 2, at: AT, to } });
const reversed = (decision: number): BoardEvent => ({
  type: 'RulingReversed',
  data: { decision, at: AT, authority: 'director', by: 'anna', law: { ...law, paragraph: '81C3' }, reasons: 'Wrong' },
});

/** A call at 1, a ruling at 2. */
const RULED = [opened(), ...calls('N:1S'), ruled];

describe('TellRuling', () => {
  type Told = Extract<BoardCommand, { type: 'TellRuling' }>['data'];
  const tell = (more: Partial<Told> = {}): BoardCommand => ({
    type: 'TellRuling',
    data: { ruling: 2, at: AT, to: ['1', '2'], ...more },
  });

  it('is on record with its time, for one side after the other', () => {
    given(...RULED)
      .when(tell({ to: ['1'] }))
      .then(told('1'));
    given(...RULED, told('1'))
      .when(tell({ to: ['2'] }))
      .then(told('2'));
  });

  it('may give another time for an appeal (DBf 253B1)', () => {
    const appealUntil = '2026-02-01T20:30:00Z';
    given(...RULED)
      .when(tell({ appealUntil }))
      .then({ type: 'RulingTold', data: { ruling: 2, at: AT, to: ['1', '2'], appealUntil } });
  });

  it.each<[string, readonly BoardEvent[], Partial<Told>, RefusalCode]>([
    ['of what is no ruling', RULED, { ruling: 1 }, 'RulingUnknown'],
    ['of a ruling that was reversed', [...RULED, reversed(2)], {}, 'RulingNotInForce'],
    ['of a ruling that was amended', [...RULED, amended], {}, 'RulingNotInForce'],
    ['to others', RULED, { to: ['1', '3'] }, 'ContestantUnknown'],
    ['to the same once more', [...RULED, told('1')], {}, 'RulingAlreadyTold'],
    ['with a time that is over', RULED, { appealUntil: '2026-02-01T19:00:00Z' }, 'DeadlineBeforeDecision'],
  ])('is not told %s', (_, history, more, code) => {
    given(...history)
      .when(tell(more))
      .refused(code);
  });

  it('an amendment is told to both sides anew', () => {
    given(...RULED, told('1', '2'), amended)
      .when(tell({ ruling: 4 }))
      .then({ type: 'RulingTold', data: { ruling: 4, at: AT, to: ['1', '2'] } });
  });

  it('goes to those who have the score', () => {
    const corrected: BoardEvent = {
      type: 'ScoreCorrected',
      data: {
        error: 'entry',
        madeBy: 'players',
        contestants: { NS: '5', EW: '2' },
        raisedAt: AT,
        raisedBy: '5',
        law: { ...law, paragraph: '79C1' },
        authority: 'director:anna',
        reason: 'Another pair sat there',
      },
    };
    given(...RULED, corrected)
      .when(tell({ to: ['5'] }))
      .then(told('5'));
    given(...RULED, corrected)
      .when(tell({ to: ['1'] }))
      .refused('ContestantUnknown');
  });
});

describe('ReviewRuling', () => {
  const builtOn = ['board-s.1.1@2', 'board-s.2.1@30'];
  const built: BoardEvent = { type: 'RulingGiven', data: { ...RULING, builtOn } };
  /** A ruling at 3, built on that of 2. */
  const BUILT = [...RULED, built];
  const review = (because: string, ruling = 3) => ({ ruling, because, by: 'anna', reasons: 'Holds by itself' });

  it('a ruling that has lost what it was built on stands all the same', () => {
    given(...BUILT, reversed(2))
      .when({ type: 'ReviewRuling', data: review('board-s.1.1@2') })
      .then({ type: 'RulingReviewed', data: review('board-s.1.1@2') });
  });

  it('what fell on another board its address says', () => {
    given(...BUILT)
      .when({ type: 'ReviewRuling', data: review('board-s.2.1@30') })
      .then({ type: 'RulingReviewed', data: review('board-s.2.1@30') });
  });

  it.each<[string, readonly BoardEvent[], ReturnType<typeof review>, RefusalCode]>([
    ['nothing has fallen', BUILT, review('board-s.1.1@2'), 'RulingNotFlagged'],
    ['it was not built on that', [...BUILT, reversed(2)], review('board-s.3.1@9'), 'RulingNotFlagged'],
    [
      'it has been looked at',
      [...BUILT, reversed(2), { type: 'RulingReviewed', data: review('board-s.1.1@2') }],
      review('board-s.1.1@2'),
      'RulingNotFlagged',
    ],
    ['it has fallen itself', [...BUILT, reversed(2), reversed(3)], review('board-s.1.1@2'), 'RulingNotInForce'],
    ['there is no such ruling', BUILT, review('board-s.1.1@2', 1), 'RulingUnknown'],
  ])('is refused where %s', (_, history, data, code) => {
    given(...history)
      .when({ type: 'ReviewRuling', data })
      .refused(code);
  });
});
