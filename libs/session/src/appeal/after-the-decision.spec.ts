import type { AppealCommand, AppealEvent, AppealEventData } from '@app/contract';
import {
  HEARD,
  caseOf,
  decidedAppeal,
  decisionOf,
  givenStreams,
  lodgedAppeal,
  lodging,
  on,
  toAppeal,
  voted,
} from '@app/testing';

type Lodged = Partial<AppealEventData<'AppealLodged'>>;

const DEPOSIT = { amount: 200, currency: 'DKK', paragraph: 'DBf X92B1' };
const PAID: AppealEvent = { type: 'DepositPaid', data: { amount: 200, currency: 'DKK', at: on('21:42'), to: 'anna' } };

const given = (events: readonly AppealEvent[], lodged: Lodged = {}, other: Parameters<typeof caseOf>[1] = {}) => ({
  when: (command: AppealCommand) =>
    givenStreams(caseOf([lodgedAppeal(lodged), ...events], { ladder: lodged.ladder ?? 'dbf-310B', ...other })).when(
      toAppeal(command),
    ),
});

const ALL = ['m1', 'm2', 'm3'];

describe('the deposit (DBf X92B)', () => {
  const dismissed = (...votes: readonly AppealEvent[]) => [PAID, ...HEARD, ...votes, decidedAppeal({ vote: 8 })];
  const forfeit = (departing: Partial<AppealEventData<'DepositForfeited'>> = {}): AppealCommand => ({
    type: 'ForfeitDeposit',
    data: {
      at: on('22:06'),
      by: 'm1',
      paragraph: 'DBf X92B3',
      ground: 'judgement',
      reason: 'Any player at this level would have known',
      ...departing,
    },
  });
  const giveBack = (overturnedBy?: string): AppealCommand => ({
    type: 'ReturnDeposit',
    data: {
      at: on('22:06'),
      by: 'm1',
      paragraph: 'DBf X92B',
      reason: 'Not without merit',
      ...(overturnedBy === undefined ? {} : { overturnedBy }),
    },
  });
  const lodged = { deposit: DEPOSIT };
  const UNANIMOUS = [voted('decision', ALL), voted('deposit', ALL)];

  it('X92B3a-c: is forfeited by two unanimous decisions, with the reason that a judgement asks for', () => {
    given(dismissed(...UNANIMOUS), lodged)
      .when(forfeit())
      .then({ type: 'DepositForfeited' });
  });

  it.each<[string, readonly AppealEvent[], AppealCommand, string]>([
    ['X92B3a', [voted('decision', ['m1', 'm2'], ['m3']), voted('deposit', ALL)], forfeit(), 'X92B3a'],
    ['X92B3b', [voted('decision', ALL), voted('deposit', ['m1', 'm2'], ['m3'])], forfeit(), 'X92B3b'],
    ['X92B3b, one without a vote', [voted('decision', ALL), voted('deposit', ['m1', 'm2'])], forfeit(), 'X92B3b'],
    ['X92B3c', UNANIMOUS, forfeit({ ground: 'law' }), 'X92B3c'],
    ['X92B3f, before the last instance', UNANIMOUS, forfeit({ ground: 'two-instances-agreed' }), 'X92B3f'],
  ])('%s: not so', (_, votes, command, words) => {
    given(dismissed(...votes), lodged)
      .when(command)
      .refused('DepositNotForfeitable', words);
  });

  it('X92B3c-e: each thing that it is about asks for its own reason', () => {
    const both = { ...lodged, parts: ['judgement', 'facts'] } as const;
    given(dismissed(...UNANIMOUS), both)
      .when(forfeit())
      .refused('DepositNotForfeitable', 'X92B3d');
    given(dismissed(...UNANIMOUS), both)
      .when(forfeit({ furtherGrounds: [{ ground: 'facts', reason: 'Four witnesses said the same' }] }))
      .then({ type: 'DepositForfeited' });
  });

  it('the note: comes back where the result was changed, for better or worse', () => {
    const changed = [PAID, ...HEARD, ...UNANIMOUS, decidedAppeal({ ruling: 'changed' })];
    given(changed, lodged).when(forfeit()).refused('DepositNotForfeitable', 'changed');
    given(changed, lodged).when(giveBack()).then({ type: 'DepositReturned' });
  });

  it.each<[string, readonly AppealEvent[], AppealCommand, string]>([
    ['returned before the decision', [PAID, ...HEARD], giveBack(), 'DepositNotDue'],
    ['forfeited before the decision', [PAID, ...HEARD], forfeit(), 'DepositNotForfeitable'],
    ['returned, where none was paid', [...HEARD, decidedAppeal()], giveBack(), 'DepositNotDue'],
    ['forfeited, where none was paid', [...HEARD, decidedAppeal()], forfeit(), 'DepositNotDue'],
  ])('is not %s', (_, events, command, code) => {
    given(events, lodged)
      .when(command)
      .refused(code as never);
  });

  it('X92B5: a higher instance gives back what was forfeited, whatever it decides', () => {
    const further: AppealEvent = {
      type: 'AppealTakenFurther',
      data: { at: on('22:10'), by: '1', to: 'federation-committee', as: 'a2', reason: 'They do not agree' },
    };
    const lost = [
      ...dismissed(...UNANIMOUS),
      { type: 'DepositForfeited', data: forfeit().data } as AppealEvent,
      further,
    ];
    given(lost, lodged).when(giveBack()).refused('DepositNotDue', 'X92B5');
    given(lost, lodged).when(giveBack('appeal-a3@9')).refused('DepositNotDue', 'X92B5');
    given(lost, lodged).when(giveBack('appeal-a2@9')).then({ type: 'DepositReturned' });
  });

  it('L92A: where no text asks for unanimity, none is', () => {
    given([PAID, ...HEARD, voted('decision', ['m1', 'm2'], ['m3']), decidedAppeal()], {
      ladder: 'law-93',
      deposit: { ...DEPOSIT, paragraph: 'conditions 7' },
    })
      .when(forfeit({ ground: 'law' }))
      .then({ type: 'DepositForfeited' });
  });
});

describe('the fourth instance (DBf X92B3f)', () => {
  const AK = {
    ladder: 'dbf-310A',
    instance: 'federation-committee',
    deposit: DEPOSIT,
    against: 'appeal-a0@2',
  } as const;
  const chief: AppealEvent = { type: 'LawPartDecided', data: decisionOf({ instance: 'chief-director', by: 'carl' }) };
  const below = (ruling: 'stands' | 'changed', onLaw: boolean): readonly AppealEvent[] => [
    lodgedAppeal({ ladder: 'dbf-310A', instance: 'chief-director', parts: ['law', 'judgement'] }),
    onLaw ? chief : PAID,
    decidedAppeal({ ruling }),
  ];
  const events = [
    PAID,
    ...HEARD.map((event) =>
      event.type === 'CommitteeConvened'
        ? { ...event, data: { ...event.data, instance: 'federation-committee' as const } }
        : event,
    ),
    voted('decision', ALL),
    voted('deposit', ALL),
    decidedAppeal({ instance: 'federation-committee' }),
  ];
  const command: AppealCommand = {
    type: 'ForfeitDeposit',
    data: {
      at: on('22:06'),
      by: 'm1',
      paragraph: 'DBf X92B3f',
      ground: 'two-instances-agreed',
      reason: 'Twice the same',
    },
  };

  it('may say that the two before it agreed', () => {
    given(events, AK, { other: { 'appeal-a0': below('stands', true) } })
      .when(command)
      .then({ type: 'DepositForfeited' });
  });

  it.each<[string, 'stands' | 'changed', boolean]>([
    ['they did not', 'changed', true],
    ['it is the third', 'stands', false],
  ])('not where %s', (_, ruling, onLaw) => {
    given(events, AK, { other: { 'appeal-a0': below(ruling, onLaw) } })
      .when(command)
      .refused('DepositNotForfeitable', 'X92B3f');
  });
});

const DECIDED = [...HEARD, voted('decision', ALL), decidedAppeal({ vote: 7 })];
const tell = (departing: object = {}): AppealCommand => ({
  type: 'TellDecision',
  data: { at: on('22:10'), to: ['1', '2'], decision: 8, ...departing },
});
const told = (furtherUntil: string | null = on('22:40')): AppealEvent => ({
  type: 'DecisionTold',
  data: { at: on('22:10'), to: ['1', '2'], decision: 8, furtherUntil, paragraph: 'DBf 253D3' },
});
const conclude = (at: string): AppealCommand => ({
  type: 'ConcludeAppeal',
  data: { at, paragraph: 'DBf 253D3', reason: 'Nobody goes further' },
});
const further = (at: string, departing: object = {}): AppealCommand => ({
  type: 'TakeAppealFurther',
  data: { at, by: '2', to: 'federation-committee', as: 'a2', reason: 'They do not agree', ...departing },
});

describe('the decision is told, and may be taken further', () => {
  it.each<[string, Lodged, object, string | null, string]>([
    ['253D3: 30 minutes', {}, {}, on('22:40'), 'DBf 253D3'],
    ['253D3: or another time', {}, { furtherUntil: on('22:20') }, on('22:20'), 'DBf 253D3'],
    ['255C2: 48 hours in writing', { procedure: 'written' }, {}, on('22:10', '2026-02-03'), 'DBf 255C2'],
  ])('%s', (_, lodged, departing, furtherUntil, paragraph) => {
    given(DECIDED, lodged).when(tell(departing)).then({ type: 'DecisionTold', data: { furtherUntil, paragraph } });
  });

  it('X93A3: of the last instance there is nothing further', () => {
    const last = [...HEARD, voted('decision', ALL), decidedAppeal({ instance: 'federation-committee' })];
    given(last)
      .when(tell())
      .then({ type: 'DecisionTold', data: { furtherUntil: null, paragraph: 'DBf X93A3' } });
    given(last)
      .when(further(on('22:20')))
      .refused('AppealNotAllowed', 'DBf X93A3');
    given([...last, told(null)])
      .when(conclude(on('22:11')))
      .then({ type: 'AppealFinal' });
  });

  it.each<[string, object, string]>([
    ['to a stranger', { to: ['3'] }, 'ContestantUnknown'],
    ['of what is no decision', { decision: 3 }, 'RulingUnknown'],
    ['with a time that is over', { furtherUntil: on('22:00') }, 'DeadlineBeforeDecision'],
  ])('not %s', (_, departing, code) => {
    given(DECIDED)
      .when(tell(departing))
      .refused(code as never);
  });

  it('once to each', () => {
    given([...DECIDED, told()])
      .when(tell())
      .refused('AppealNotAllowed', '1 has been told');
  });

  it('either party, or a player of one, goes further in time', () => {
    given([...DECIDED, told()])
      .when(further(on('22:40')))
      .then({ type: 'AppealTakenFurther' });
    given([...DECIDED, told()])
      .when(further(on('22:30'), { by: 'p01' }))
      .then({ type: 'AppealTakenFurther' });
    given([...DECIDED, told()])
      .when(further(on('22:41')))
      .refused('AppealTooLate', '253D3');
  });

  it.each<[string, readonly AppealEvent[], object, string]>([
    ['before a decision', HEARD, {}, 'HearingOutOfOrder'],
    ['to the same instance', DECIDED, { to: 'oral-committee' }, 'AppealNotAllowed'],
    ['by who has no part in it', DECIDED, { by: '3' }, 'AppealNotAllowed'],
  ])('not %s', (_, events, departing, code) => {
    given(events)
      .when(further(on('22:20'), departing))
      .refused(code as never);
  });

  it('is over when the time is, and both have been told', () => {
    given([...DECIDED, told()])
      .when(conclude(on('22:40')))
      .refused('HearingOutOfOrder', '22:40');
    given([...DECIDED, told()])
      .when(conclude(on('22:41')))
      .then({ type: 'AppealFinal' });
    given(DECIDED)
      .when(conclude(on('23:41')))
      .refused('HearingOutOfOrder', '1 has not been told');
    given(HEARD)
      .when(conclude(on('23:41')))
      .refused('HearingOutOfOrder', 'nothing has been decided');
  });

  it('252B3: not before a higher instance has it, where more than 30 % of the committee want that', () => {
    const wanted = [...HEARD, voted('decision', ['m1', 'm2'], ['m3']), voted('referral', ['m3'], ['m1', 'm2'])];
    const data = {
      by: 'm1',
      at: on('22:50'),
      to: 'federation-committee',
      procedure: 'written',
      paragraph: 'DBf 252B3',
      reason: 'A third of the committee asks for it',
    } as const;
    const events = [...wanted, decidedAppeal({ vote: 7 }), { ...told(), data: { ...told().data, decision: 9 } }];
    given(events as readonly AppealEvent[])
      .when(conclude(on('23:41')))
      .refused('AppealNotAllowed', '252B3');
    given(events as readonly AppealEvent[])
      .when({ type: 'ReferAppeal', data })
      .then({ type: 'AppealReferred' });
    given([...(events as readonly AppealEvent[]), { type: 'AppealReferred', data }])
      .when({ type: 'ReferAppeal', data: { ...data, to: 'oral-committee' } })
      .refused('AppealNotAllowed', 'upwards');
  });

  it('dissent is for who was outvoted', () => {
    const split = [...HEARD, voted('decision', ['m1', 'm2'], ['m3']), decidedAppeal({ vote: 7 })];
    const dissent = (by: string): AppealCommand => ({
      type: 'Dissent',
      data: { by, at: on('22:07'), text: 'I differ' },
    });
    given(split).when(dissent('m3')).then({ type: 'DissentRecorded' });
    given(split).when(dissent('m1')).refused('VoteImpossible');
    given(HEARD).when(dissent('m3')).refused('HearingOutOfOrder');
  });
});

describe('the case goes on as an appeal of its own', () => {
  const other = { 'appeal-a0': [lodgedAppeal(), ...DECIDED, told()] };
  const lodge = (departing: object = {}) =>
    givenStreams(caseOf([], { other })).when(
      toAppeal({
        type: 'LodgeAppeal',
        data: {
          ...lodging,
          against: 'appeal-a0@8',
          appellant: '2',
          lodgedBy: ['p03', 'p04'],
          at: on('22:30'),
          ...departing,
        },
      }),
    );

  it('X92B4, 310B3, 253D3: to the next instance, with a deposit of its own', () => {
    lodge().then({
      type: 'AppealLodged',
      data: {
        appellant: '2',
        respondents: ['1'],
        instance: 'federation-committee',
        procedure: 'written',
        period: { until: on('22:40'), paragraph: 'DBf 253D3' },
        deposit: DEPOSIT,
      },
    });
  });

  it('253D3: in time', () => {
    lodge({ at: on('22:41') }).refused('AppealTooLate', '253D3');
  });

  it('X93A3: not after the last', () => {
    const last = { 'appeal-a0': [lodgedAppeal(), ...HEARD, decidedAppeal({ instance: 'federation-committee' })] };
    givenStreams(caseOf([], { other: last }))
      .when(toAppeal({ type: 'LodgeAppeal', data: { ...lodging, against: 'appeal-a0@7' } }))
      .refused('AppealNotAllowed', 'DBf X93A3');
  });

  it('what an earlier instance changed can be as it was ruled', () => {
    const changed = { 'appeal-a0': [lodgedAppeal(), ...HEARD, decidedAppeal({ ruling: 'changed' })] };
    const own = [lodgedAppeal({ against: 'appeal-a0@7', instance: 'federation-committee' }), ...HEARD].map((event) =>
      event.type === 'CommitteeConvened'
        ? { ...event, data: { ...event.data, instance: 'federation-committee' as const } }
        : event,
    );
    givenStreams(caseOf([...own, voted('decision', ALL)], { other: changed }))
      .when(
        toAppeal({ type: 'DecideAppeal', data: decisionOf({ instance: 'federation-committee', ruling: 'restored' }) }),
      )
      .then({ type: 'AppealDecided' });
  });

  it('FSB LK: who sat on the jury is replaced by a deputy', () => {
    const jury = [lodgedAppeal({ ladder: 'fsb-93', instance: 'jury' }), ...HEARD, decidedAppeal({ instance: 'jury' })];
    const own = lodgedAppeal({
      ladder: 'fsb-93',
      against: 'appeal-a0@7',
      instance: 'law-commission',
      procedure: 'written',
    });
    const convened: AppealEvent = {
      type: 'CommitteeConvened',
      data: { by: 'fsb', at: on('22:45'), instance: 'law-commission', members: [{ member: 'm1' }] },
    };
    givenStreams(caseOf([own, convened], { ladder: 'fsb-93', other: { 'appeal-a0': jury } }))
      .when(toAppeal({ type: 'OpenHearing', data: { at: on('22:50'), procedure: 'written', partiesInformed: true } }))
      .refused('CommitteeIncomplete');
  });
});
