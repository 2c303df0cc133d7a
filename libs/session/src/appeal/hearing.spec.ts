import type { AppealCommand, AppealEvent, AppealEventData, Ladder } from '@app/contract';
import {
  HEARD,
  caseOf,
  convened,
  givenStreams,
  hearingClosed,
  hearingOpened,
  heard,
  lodgedAppeal,
  on,
  toAppeal,
  voted,
} from '@app/testing';

const given = (events: readonly AppealEvent[], lodged: Partial<AppealEventData<'AppealLodged'>> = {}) => ({
  when: (command: AppealCommand) =>
    givenStreams(caseOf([lodgedAppeal(lodged), ...events], { ladder: lodged.ladder ?? 'dbf-310B' })).when(
      toAppeal(command),
    ),
});

const convene = (members: readonly string[], departing: object = {}): AppealCommand => ({
  type: 'ConveneCommittee',
  data: {
    by: 'anna',
    at: on('21:45'),
    instance: 'oral-committee',
    members: members.map((member) => ({ member })),
    ...departing,
  },
});
const open = (departing: Partial<AppealEventData<'HearingOpened'>> = {}): AppealCommand => ({
  type: 'OpenHearing',
  data: { at: on('21:50'), procedure: 'oral', partiesInformed: true, ...departing },
});
const hear = (party: AppealEventData<'PartyHeard'>['party']): AppealCommand => ({
  type: 'HearParty',
  data: { party, at: on('21:55'), text: 'As it was' },
});
const close = (at = on('22:00')): AppealCommand => ({ type: 'CloseHearing', data: { at } });
const vote = (inFavour: readonly string[], against: readonly string[] = []): AppealCommand => ({
  type: 'TakeVote',
  data: { at: on('22:01'), about: 'decision', motion: 'It stands', for: inFavour, against },
});
const standDown = (member: string, replacedBy?: string): AppealCommand => ({
  type: 'StandDown',
  data: { member, at: on('21:47'), ground: 'party', reason: 'Plays for it', ...(replacedBy ? { replacedBy } : {}) },
});

describe('the committee (DBf 252A, D; FSB 107B)', () => {
  it.each<[string, AppealCommand]>([
    ['three members', convene(['m1', 'm2', 'm3'], { chair: 'm1' })],
    ['252A2: one person, and why', convene(['m1'], { single: 'Nobody else is here' })],
  ])('%s', (_, command) => {
    given([]).when(command).then({ type: 'CommitteeConvened' });
  });

  it.each<[string, AppealCommand, string]>([
    ['252A1: two members', convene(['m1', 'm2']), 'at least 3'],
    ['one without a reason', convene(['m1']), 'one person'],
    ['three as one person', convene(['m1', 'm2', 'm3'], { single: 'x' }), '252A2'],
    ['one twice', convene(['m1', 'm1', 'm2']), 'twice'],
    ['a chair from outside', convene(['m1', 'm2', 'm3'], { chair: 'm4' }), 'm4'],
  ])('not %s', (_, command, words) => {
    given([]).when(command).refused('CommitteeIncomplete', words);
  });

  it('FSB gives no number', () => {
    given([], { ladder: 'fsb-93', instance: 'jury' })
      .when(convene(['m1', 'm2'], { instance: 'jury' }))
      .then({ type: 'CommitteeConvened' });
  });

  it('93B1: not before the chief director has decided on the law', () => {
    given([], { ladder: 'dbf-310A', instance: 'chief-director', parts: ['law', 'judgement'] })
      .when(convene(['m1', 'm2', 'm3']))
      .refused('HearingOutOfOrder', 'L93B1');
  });

  it('252D1: of three, one plays for a party, so they do not make a committee', () => {
    given([convened('m1', 'm2', 'p03')])
      .when(open())
      .refused('CommitteeIncomplete', '2 able members, and it takes 3');
  });

  it('252D1: a member whose team is a party plays for it, whoever he is', () => {
    const data = { by: 'anna', at: on('21:45'), instance: 'oral-committee' } as const;
    const members = [{ member: 'm1' }, { member: 'm2' }, { member: 'm3', contestant: '2' }];
    given([{ type: 'CommitteeConvened', data: { ...data, members } }])
      .when(open())
      .refused('CommitteeIncomplete');
  });

  it('252C4: another takes his place', () => {
    const command = standDown('p03', 'm3');
    given([convened('m1', 'm2', 'p03')])
      .when(command)
      .then({ type: 'MemberStoodDown', data: command.data });
    given([convened('m1', 'm2', 'p03'), { type: 'MemberStoodDown', data: command.data } as AppealEvent])
      .when(open())
      .then({ type: 'HearingOpened' });
  });

  it.each([
    ['who is of a party too', standDown('p03', 'p04')],
    ['who sits there already', standDown('p03', 'm1')],
    ['in place of who never sat', standDown('m9', 'm3')],
  ])('but nobody %s', (_, command) => {
    given([convened('m1', 'm2', 'p03')])
      .when(command)
      .refused('CommitteeIncomplete');
  });
});

describe('the hearing (DBf 251, 253)', () => {
  const committee = [convened('m1', 'm2', 'm3')];

  it('needs a committee', () => {
    given([]).when(open()).refused('CommitteeIncomplete');
  });

  it('X92B1: and the deposit', () => {
    const deposit = { amount: 200, currency: 'DKK', paragraph: 'DBf X92B1' };
    const paid = { type: 'DepositPaid', data: { amount: 200, currency: 'DKK', at: on('21:46'), to: 'anna' } } as const;
    given(committee, { deposit }).when(open()).refused('DepositMissing', '200 DKK');
    given([...committee, paid], { deposit })
      .when(open())
      .then({ type: 'HearingOpened' });
    given(committee, { deposit })
      .when({ type: 'PayDeposit', data: { ...paid.data, amount: 100 } })
      .refused('AmountImpossible');
    given([...committee, paid], { deposit })
      .when({ type: 'PayDeposit', data: paid.data })
      .refused('DepositNotDue');
  });

  it('251B1: is none where a party does not know of it', () => {
    given(committee)
      .when(open({ partiesInformed: false }))
      .refused('HearingOutOfOrder', '251B1');
  });

  it('251B3: then the next instance hears it, in writing', () => {
    const data = {
      by: 'anna',
      at: on('21:50'),
      to: 'federation-committee',
      procedure: 'written',
      paragraph: 'DBf 251B3',
      reason: 'They have left',
    } as const;
    given(committee).when({ type: 'ReferAppeal', data }).then({ type: 'AppealReferred', data });
    given([{ type: 'AppealReferred', data }])
      .when(convene(['m1'], { instance: 'federation-committee' }))
      .then({ type: 'CommitteeConvened' });
    given([])
      .when({ type: 'ReferAppeal', data: { ...data, to: 'jury' } })
      .refused('AppealNotAllowed');
  });

  it.each<[Ladder, readonly AppealEventData<'PartyHeard'>['party'][], AppealEventData<'PartyHeard'>['party'], string]>([
    ['dbf-310B', [], 'appellant', 'director'],
    ['dbf-310B', ['director'], 'respondent', 'appellant'],
    ['dbf-310B', [], 'witness', 'director'],
    ['fsb-93', [], 'respondent', 'director'],
  ])('%s: after %j not the %s: the %s comes first', (ladder, before, party, first) => {
    const instance = ladder === 'fsb-93' ? 'jury' : 'oral-committee';
    const events = [
      {
        type: 'CommitteeConvened',
        data: { by: 'anna', at: on('21:45'), instance, members: [{ member: 'm1' }], single: 'x' },
      },
      hearingOpened(),
      ...heard(...before),
    ] as const;
    given(events, { ladder, instance }).when(hear(party)).refused('HearingOutOfOrder', `the ${first} is heard before`);
  });

  it('the Laws name no order', () => {
    given([...committee, hearingOpened()], { ladder: 'law-93' })
      .when(hear('respondent'))
      .then({ type: 'PartyHeard' });
  });

  it('253C: director, appellant, respondent; then it is closed', () => {
    const before = [...committee, hearingOpened(), ...heard('director', 'appellant')];
    given(before).when(close()).refused('HearingOutOfOrder', 'respondent');
    given(before).when(hear('respondent')).then({ type: 'PartyHeard' });
    given([...before, ...heard('respondent')])
      .when(close())
      .then({ type: 'HearingClosed' });
    given(HEARD).when(hear('witness')).refused('HearingOutOfOrder', 'closed');
  });

  it('251A2: who stays away is not waited for', () => {
    const opened = hearingOpened({ present: ['anna', 'p01', 'p02'] });
    given([...committee, opened, ...heard('director', 'appellant')])
      .when(close())
      .then({ type: 'HearingClosed' });
  });

  it('253C3: the committee votes when it has heard them', () => {
    given([...committee, hearingOpened()])
      .when(vote(['m1', 'm2', 'm3']))
      .refused('HearingOutOfOrder');
    given(HEARD)
      .when(vote(['m1', 'm2'], ['m3']))
      .then({ type: 'VoteTaken' });
  });

  it.each([
    ['an outsider', vote(['m1', 'm2', 'm9'])],
    ['a member twice', vote(['m1', 'm2'], ['m2'])],
    ['two of three', vote(['m1', 'm2'])],
  ])('not %s', (_, command) => {
    given(HEARD).when(command).refused('VoteImpossible');
  });
});

describe('in writing (DBf 254)', () => {
  const lodged = { instance: 'federation-committee', procedure: 'written', respondents: ['2'] } as const;
  const committee: AppealEvent = {
    type: 'CommitteeConvened',
    data: {
      by: 'dbf',
      at: on('21:45'),
      instance: 'federation-committee',
      members: [{ member: 'a1' }, { member: 'a2' }],
    },
  };
  const opened = hearingOpened({ procedure: 'written', statementsUntil: on('21:50', '2026-02-03') });
  const filed = (party: 'appellant' | 'respondent', at = on('12:00', '2026-02-02')) =>
    ({ type: 'WrittenStatementFiled', data: { party, at, text: 'Our view' } }) as const;

  it('254B3: statements within 48 hours, where the director sets no other time', () => {
    given([committee], lodged)
      .when(open({ procedure: 'written' }))
      .then({ type: 'HearingOpened', data: { statementsUntil: on('21:50', '2026-02-03') } });
    given([committee], lodged)
      .when(open({ procedure: 'written', statementsUntil: on('21:50', '2026-02-05') }))
      .then({ type: 'HearingOpened', data: { statementsUntil: on('21:50', '2026-02-05') } });
  });

  it('is no oral hearing', () => {
    given([committee], lodged).when(open()).refused('HearingOutOfOrder', 'written');
    given([committee], lodged)
      .when(open({ procedure: 'written', partiesInformed: false }))
      .refused('HearingOutOfOrder', '254B1');
  });

  it('254B3: is closed when both have written, or the time is over', () => {
    const late = filed('respondent', on('21:51', '2026-02-03'));
    given([committee, opened], lodged)
      .when({ type: 'FileStatement', data: late.data })
      .refused('HearingOutOfOrder', '254B3');
    given([committee, opened, filed('appellant')], lodged)
      .when(close(on('20:00', '2026-02-02')))
      .refused('HearingOutOfOrder', 'respondent');
    given([committee, opened, filed('appellant')], lodged)
      .when(close(on('22:00', '2026-02-03')))
      .then({ type: 'HearingClosed' });
    given([committee, opened, filed('appellant'), filed('respondent')], lodged)
      .when(close(on('20:00', '2026-02-02')))
      .then({ type: 'HearingClosed' });
  });

  it('254C1: the instance asks for more by itself, in what order it likes', () => {
    given([committee, opened], lodged).when(hear('respondent')).then({ type: 'PartyHeard' });
  });

  it('a statement after the hearing comes too late', () => {
    given([committee, opened, hearingClosed], lodged)
      .when({ type: 'FileStatement', data: filed('appellant').data })
      .refused('HearingOutOfOrder');
  });
});

describe('withdrawing (DBf X92C)', () => {
  const withdraw = (cannotMatter?: boolean): AppealCommand => ({
    type: 'WithdrawAppeal',
    data: {
      at: on('21:52'),
      by: ['p01', 'p02'],
      reason: 'Neither prizes nor places hang on it',
      paragraph: 'DBf X92C',
      ...(cannotMatter === undefined ? {} : { cannotMatter }),
    },
  });

  it('only where nothing hangs on it for anybody', () => {
    given([]).when(withdraw()).refused('AppealNotAllowed', 'X92C');
    given([]).when(withdraw(true)).then({ type: 'AppealWithdrawn' });
  });

  it('X92C1: not when the meeting has begun', () => {
    given([convened('m1', 'm2', 'm3'), hearingOpened()])
      .when(withdraw(true))
      .refused('AppealNotAllowed', 'X92C1');
  });

  it('X92C2: in writing until it is decided', () => {
    const written = { instance: 'federation-committee', procedure: 'written' } as const;
    given([hearingOpened({ procedure: 'written' })], written)
      .when(withdraw(true))
      .then({ type: 'AppealWithdrawn' });
  });

  it('the Laws say nothing', () => {
    given([...HEARD, voted('decision', ['m1'])], { ladder: 'law-93' })
      .when(withdraw())
      .then({ type: 'AppealWithdrawn' });
  });
});

describe('a member comes into a hearing', () => {
  const replaced: AppealEvent = {
    type: 'MemberStoodDown',
    data: { member: 'm3', at: on('21:58'), ground: 'own-wish', reason: 'He teaches one of them', replacedBy: 'm4' },
  };

  it('253C3: by word of mouth he hears the parties, so it begins anew', () => {
    given([...HEARD, replaced])
      .when(vote(['m1', 'm2', 'm4']))
      .refused('HearingOutOfOrder');
    given([...HEARD, replaced])
      .when(open())
      .then({ type: 'HearingOpened' });
  });

  it('254: in writing he reads what they wrote', () => {
    const written = { instance: 'federation-committee', procedure: 'written' } as const;
    const events = [convened('m1', 'm2', 'm3'), hearingOpened({ procedure: 'written' }), hearingClosed, replaced];
    given(events, written)
      .when(vote(['m1', 'm2', 'm4']))
      .then({ type: 'VoteTaken' });
  });
});

it('254B3: what was written for one instance takes no time from the parties before the next', () => {
  const statement = (party: 'appellant' | 'respondent'): AppealEvent => ({
    type: 'WrittenStatementFiled',
    data: { party, at: on('21:52'), text: 'Our view' },
  });
  const referred: AppealEvent = {
    type: 'AppealReferred',
    data: {
      by: 'anna',
      at: on('22:10'),
      to: 'federation-committee',
      procedure: 'written',
      paragraph: 'DBf 252B3',
      reason: 'A third of them want it',
    },
  };
  const opened = hearingOpened({ procedure: 'written', statementsUntil: on('22:10', '2026-02-03') });
  given([statement('appellant'), statement('respondent'), referred, opened])
    .when(close(on('22:20')))
    .refused('HearingOutOfOrder', '254B3');
});

describe('nobody speaks for a contestant who plays for another (92D)', () => {
  it('neither to agree', () => {
    given([], { lodgedBy: ['p01'] })
      .when({ type: 'GiveConsent', data: { by: 'p03', at: on('21:42') } })
      .refused('AppealNotAllowed', 'p03 does not play for 1');
  });

  it('nor to withdraw', () => {
    given([])
      .when({
        type: 'WithdrawAppeal',
        data: { at: on('21:45'), by: ['p03'], reason: 'x', paragraph: 'DBf X92C', cannotMatter: true },
      })
      .refused('AppealNotAllowed', 'p03 does not play for 1');
  });
});
