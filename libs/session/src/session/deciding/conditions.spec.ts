import type { Conditions, RefusalCode, SessionEvent, SessionOpened } from '@app/contract';
import { inEnglish } from '@app/messages';
import { foldSession, givenSession } from '@app/testing';
import { decideSession } from '../decide';

const conditions: Conditions = {
  name: 'Club teams',
  contestants: 'team',
  laws: 'wbf-2017',
  regulations: 'dbf-2013',
  stages: [
    { stage: 'preliminary', form: 'round-robin', scoring: 'team-vp' },
    { stage: 'final', form: 'knock-out', scoring: 'team-imps' },
  ],
};
const session: SessionOpened = { laws: 'wbf-2017', regulations: 'dbf-2013', scoring: 'team-vp' };
const opened: SessionEvent = { type: 'SessionOpened', data: session };
const final = { contest: 'club-2026', stage: 'final', session: 1 };

/** A scale of 25-0 for matches of 8 boards, with nothing for a difference of 2. */
const gap = { boards: 8, points: '15-15 16-14', imps: '0-1 3+' };

const REFUSED: readonly (readonly [string, Partial<Conditions>, RefusalCode, string])[] = [
  [
    'another edition',
    { laws: 'wbf-2007' },
    'ConditionsDisagree',
    'wbf-2007 in the conditions, wbf-2017 in the session',
  ],
  ['other regulations', { regulations: 'fsb-2008' }, 'ConditionsDisagree', 'the regulations'],
  [
    'other scoring',
    { stages: [{ stage: 'preliminary', form: 'round-robin', scoring: 'team-imps' }] },
    'ConditionsDisagree',
    'the scoring of stage preliminary',
  ],
  ['two stages of one name', { stages: [...conditions.stages, ...conditions.stages] }, 'ConditionsFaulty', 'stages[2]'],
  ['a gap in a table', { victoryPoints: [gap] }, 'ConditionsFaulty', 'gap between 1 and 3'],
  ['what the regulations do not let (X78C1)', { parameters: { 'unit-matchpoints': '1' } }, 'ConditionsFaulty', 'X78C1'],
];

describe('a session', () => {
  it.each<[string, Partial<SessionOpened>]>([
    ['the first stage', {}],
    ['a stage that is named', { contest: final, scoring: 'team-imps' }],
  ])('is opened with conditions of contest, as %s', (_, more) => {
    const data = { ...session, conditions, ...more };
    givenSession().when({ type: 'OpenSession', data }).then({ type: 'SessionOpened', data });
  });

  it('says itself what the conditions leave open', () => {
    const { name, contestants, stages } = conditions;
    const data = { ...session, conditions: { name, contestants, stages } };
    givenSession().when({ type: 'OpenSession', data }).then({ type: 'SessionOpened', data });
  });

  it('is of a stage that the conditions have', () => {
    const data = { ...session, conditions, contest: { ...final, stage: 'semi-final' } };
    givenSession().when({ type: 'OpenSession', data }).refused('StageUnknown');
  });

  it.each(REFUSED)('is not opened with %s', (_, departing, code, words) => {
    const data = { ...session, conditions: { ...conditions, ...departing } };
    const decision = decideSession({ type: 'OpenSession', data }, foldSession([]));
    expect(decision).toMatchObject({ ok: false, refusal: { code } });
    expect(decision.ok ? '' : inEnglish(decision.refusal.message)).toContain(words);
  });

  it('is not opened by regulations that it does not name itself', () => {
    const data = { laws: 'wbf-2017', scoring: 'team-vp', conditions } as const;
    givenSession().when({ type: 'OpenSession', data }).refused('ConditionsDisagree');
  });
});

describe('conditions that change', () => {
  const reason = 'Snow: two halves of 12 boards';

  it('are held to the same', () => {
    const data = { conditions, reason };
    givenSession(opened).when({ type: 'ChangeConditions', data }).then({ type: 'ConditionsChanged', data });
  });

  it.each(REFUSED)('are refused with %s', (_, departing, code) => {
    givenSession(opened)
      .when({ type: 'ChangeConditions', data: { conditions: { ...conditions, ...departing }, reason } })
      .refused(code);
  });

  it('keep the stage that the session is of', () => {
    givenSession({ ...opened, data: { ...session, contest: { ...final, stage: 'preliminary' } } })
      .when({
        type: 'ChangeConditions',
        data: { conditions: { ...conditions, stages: conditions.stages.slice(1) }, reason },
      })
      .refused('StageUnknown');
  });
});
