import type {
  Absent,
  AppealCommand,
  AppealEventData,
  AppealInstance,
  AppealPart,
  Ladder,
  SessionEvent,
} from '@app/contract';
import {
  type Histories,
  type OpenedAs,
  RULING,
  amendedRuling,
  boardOfCase,
  caseOf,
  entered,
  givenStreams,
  lodgedAppeal,
  lodging,
  on,
  sessionOfCase,
  toAppeal,
} from '@app/testing';

type Lodging = Extract<AppealCommand, { type: 'LodgeAppeal' }>['data'];

const lodge = (departing: Partial<Lodging> = {}, histories: Histories = caseOf()) =>
  givenStreams(histories).when(toAppeal({ type: 'LodgeAppeal', data: { ...lodging, ...departing } }));

const lodgedWith = (found: Partial<AppealEventData<'AppealLodged'>>) => ({ type: 'AppealLodged', data: found });

const played = (ladder: Ladder | null, departing: OpenedAs = {}, more: readonly SessionEvent[] = []) =>
  caseOf([], { session: [...sessionOfCase(ladder, departing), ...more] });

describe('an appeal keeps what follows from the regulations at that moment', () => {
  it('DBf X92A2, X92B1, 310B2: in time, with its deposit, to the oral committee', () => {
    lodge().then({
      type: 'AppealLodged',
      data: {
        ...lodging,
        respondents: ['2'],
        ladder: 'dbf-310B',
        instance: 'oral-committee',
        procedure: 'oral',
        period: { until: on('22:00'), paragraph: 'DBf X92A2' },
        deposit: { amount: 200, currency: 'DKK', paragraph: 'DBf X92B1' },
      },
    });
  });

  it('X92B2: 100 from juniors', () => {
    lodge({ juniors: true }).then(lodgedWith({ deposit: { amount: 100, currency: 'DKK', paragraph: 'DBf X92B2' } }));
  });

  it.each([
    ['dbf-2023', false, { amount: 400, currency: 'DKK', paragraph: 'DBf X92B1' }],
    ['dbf-2023', true, { amount: 200, currency: 'DKK', paragraph: 'DBf X92B2' }],
    ['ebu-2025', false, { amount: 20, currency: 'GBP', paragraph: 'EBU 1.7.1' }],
    ['acbl-2017', false, null],
  ] as const)('the deposit of %s (juniors: %s)', (regulations, juniors, deposit) => {
    const ladder = regulations === 'dbf-2023' ? 'dbf-310B' : null;
    lodge({ juniors }, played(ladder, { regulations })).then(lodgedWith({ deposit }));
  });

  it('EBU 1.7, 1.7.1: 30 pounds in an event of teams, before a committee', () => {
    lodge({}, played(null, { regulations: 'ebu-2025', scoring: 'team-vp' })).then(
      lodgedWith({
        ladder: 'ebu-93',
        instance: 'oral-committee',
        deposit: { amount: 30, currency: 'GBP', paragraph: 'EBU 1.7.1' },
      }),
    );
  });

  it('253B1: another time that both sides were told', () => {
    const board = boardOfCase.map((event) =>
      event.type === 'RulingTold' ? { ...event, data: { ...event.data, appealUntil: on('21:35') } } : event,
    );
    lodge({}, caseOf([], { board })).refused('AppealTooLate', '(DBf 253B1)');
  });

  it('a ruling that was not told can be appealed: no time runs', () => {
    lodge({ at: on('23:59') }, caseOf([], { board: boardOfCase.slice(0, -1) })).then(
      lodgedWith({ period: { until: null, paragraph: 'DBf X92A2' } }),
    );
  });

  it('conditions of contest may ask for a deposit where the regulations have none', () => {
    const deposit = { amount: 300, currency: 'SEK', paragraph: 'conditions 7' };
    const conditions = {
      name: 'A cup',
      contestants: 'pair',
      deposit,
      stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
    } as const;
    lodge({}, played(null, { regulations: 'fsb-2008', conditions })).then(
      lodgedWith({ ladder: 'fsb-93', instance: 'jury', deposit }),
    );
  });
});

describe('the first instance by ladder, part and who is there', () => {
  it.each<[Ladder, readonly AppealPart[], readonly Absent[], Ladder, AppealInstance]>([
    ['law-93', ['judgement'], [], 'law-93', 'oral-committee'],
    ['law-93', ['law'], [], 'law-93', 'chief-director'],
    ['law-93', ['judgement'], ['committee'], 'law-93', 'chief-director'],
    ['dbf-310A', ['facts', 'law'], [], 'dbf-310A', 'chief-director'],
    ['dbf-310A', ['facts'], ['committee'], 'dbf-310A', 'oral-committee'],
    ['dbf-310A', ['law'], ['chief-director'], 'dbf-310B', 'oral-committee'],
    ['dbf-310B', ['judgement'], ['committee'], 'dbf-310B', 'federation-committee'],
    ['dbf-310C-district', ['judgement'], [], 'dbf-310C-district', 'oral-committee'],
    ['dbf-310C-district', ['judgement'], ['committee'], 'dbf-310C-district', 'district-committee'],
    ['dbf-310C-region', ['law'], ['committee'], 'dbf-310C-region', 'region-committee'],
    ['dbf-310D', ['judgement'], [], 'dbf-310D', 'federation-committee'],
    ['dbf-310D-district', ['judgement'], [], 'dbf-310D-district', 'district-committee'],
    ['dbf-256-club', ['judgement'], ['chief-director', 'committee'], 'dbf-256-club', 'district-committee'],
    ['fsb-93', ['law'], [], 'fsb-93', 'chief-director'],
    ['fsb-93', ['judgement'], [], 'fsb-93', 'jury'],
  ])('%s, %j, without %j: %s, %s', (named, parts, absent, ladder, instance) => {
    lodge({ parts, ...(absent.length > 0 ? { absent } : {}) }, played(named)).then(lodgedWith({ ladder, instance }));
  });

  it.each<[string, OpenedAs, Ladder, AppealEventData<'AppealLodged'>['deposit']]>([
    ['the Laws alone', { regulations: null }, 'law-93', null],
    ['FSB', { regulations: 'fsb-2008', laws: 'wbf-2007' }, 'fsb-93', null],
    ['DBf 256, in a club', {}, 'dbf-256-club', null],
  ])('%s', (_, departing, ladder, deposit) => {
    lodge({}, played(null, departing)).then(lodgedWith({ ladder, deposit }));
  });

  it('X92B1: from the level of the district up there is a deposit, also of a club', () => {
    lodge({ absent: ['chief-director', 'committee'] }, played('dbf-256-club')).then(
      lodgedWith({ deposit: { amount: 200, currency: 'DKK', paragraph: 'DBf X92B1' } }),
    );
  });
});

describe('what cannot be appealed', () => {
  it.each<[string, Partial<Lodging>, Parameters<ReturnType<typeof lodge>['refused']>]>([
    ['what nobody decided', { against: 'board-s.1.1@9' }, ['RulingUnknown', 'board-s.1.1@9']],
    ['a board nobody played', { against: 'board-s.7.1@2' }, ['RulingUnknown']],
    ['a result of the table', { against: 'board-s.1.1@1' }, ['AppealNotAllowed', '92A']],
    ['an entry in a session', { against: 'session-s@1' }, ['RulingUnknown']],
    ['another session', { session: 'x' }, ['SessionUnknown']],
    ['by who has no part in it (92A)', { appellant: '3', lodgedBy: ['p05'] }, ['AppealNotAllowed', '1 and 2']],
    ['by who is not entered', { appellant: '9' }, ['ContestantUnknown']],
    ['in the name of others', { lodgedBy: ['p01', 'p05'] }, ['AppealNotAllowed', 'p05']],
    ['too late (X92A2)', { at: on('22:01') }, ['AppealTooLate', '22:00 (DBf X92A2); this came at ']],
  ])('%s', (_, departing, refusal) => {
    lodge(departing).refused(...refusal);
  });

  it('the last moment is in time', () => {
    lodge({ at: on('22:00') }).then(lodgedWith({ at: on('22:00') }));
  });

  it('twice under one id', () => {
    lodge({}, caseOf([lodgedAppeal()])).refused('AppealExists');
  });

  it('a ruling that has given way to another', () => {
    lodge({}, caseOf([], { board: [...boardOfCase, amendedRuling] })).refused('RulingNotInForce', 'board-s.1.1@4');
  });
});

describe('a late appeal', () => {
  const tolerance = (against: string): SessionEvent => ({
    type: 'DeadlineSet',
    data: {
      right: 'appeal',
      until: on('22:30'),
      decidedAt: on('22:10'),
      decision: against,
      tolerance: true,
      paragraph: 'DBf 253B1',
      reason: 'The director was called away',
    },
  });

  it('is heard by a decision on record about this case', () => {
    lodge({ at: on('22:20'), toleratedBy: 'session-s@8' }, played('dbf-310B', {}, [tolerance(RULING)])).then(
      lodgedWith({ toleratedBy: 'session-s@8', period: { until: on('22:30'), paragraph: 'DBf 253B1' } }),
    );
  });

  it.each([
    ['about another case', 'board-s.2.1@2', undefined, 'AppealTooLate'],
    ['that is none', RULING, 'session-s@1', 'RulingUnknown'],
  ] as const)('not by one %s', (_, about, toleratedBy, code) => {
    lodge(
      { at: on('22:20'), ...(toleratedBy === undefined ? {} : { toleratedBy }) },
      played('dbf-310B', {}, [tolerance(about)]),
    ).refused(code);
  });
});

describe('decisions of the session', () => {
  const penalty: SessionEvent = {
    type: 'PenaltyImposed',
    data: {
      contestant: '1',
      kind: 'procedural',
      offence: 'late',
      amount: { value: '10', unit: 'percent' },
      from: 'total',
      paragraph: 'DBf 212A',
      reason: 'Late',
    },
  };

  it('are appealed by the contestant that they concern, and nobody answers', () => {
    lodge({ against: 'session-s@8', toldAt: on('21:30') }, played('dbf-310B', {}, [penalty])).then(
      lodgedWith({ respondents: [], period: { until: on('22:00'), paragraph: 'DBf X92A2' } }),
    );
    lodge({ against: 'session-s@8', appellant: '2', lodgedBy: ['p03'] }, played('dbf-310B', {}, [penalty])).refused(
      'AppealNotAllowed',
    );
  });

  it('not one that was rescinded', () => {
    const rescinded: SessionEvent = { type: 'PenaltyRescinded', data: { penalty: 8, reason: 'Not late' } };
    lodge({ against: 'session-s@8' }, played('dbf-310B', {}, [penalty, rescinded])).refused('RulingNotInForce');
  });
});

describe('92D: whose consent it takes to be heard', () => {
  const convene = toAppeal({
    type: 'ConveneCommittee',
    data: {
      by: 'anna',
      at: on('21:45'),
      instance: 'oral-committee',
      members: ['m1', 'm2', 'm3'].map((member) => ({ member })),
    },
  });
  const withKind = (kind: 'pair' | 'team' | 'individual', players: readonly string[]): readonly SessionEvent[] =>
    sessionOfCase('dbf-310B', {}, [entered('1', players, kind), entered('2', ['p03', 'p04'], kind)]);
  const consent = (by: string) => ({ type: 'ConsentGiven', data: { by, at: on('21:42') } }) as const;
  const by = (capacity: 'players' | 'captain', ...lodgedBy: readonly string[]) => lodgedAppeal({ lodgedBy, capacity });

  it.each([
    ['both of a pair', 'pair', ['p01', 'p02'], [by('players', 'p01', 'p02')]],
    ['one of a pair, and then the other', 'pair', ['p01', 'p02'], [by('players', 'p01'), consent('p02')]],
    ['an individual alone', 'individual', ['p01'], [by('players', 'p01')]],
    ['the captain of a team', 'team', ['p01', 'p02', 'p07'], [by('captain', 'p08')]],
    ['players of a team, and then the captain', 'team', ['p01', 'p02'], [by('players', 'p01'), consent('p08')]],
  ] as const)('%s', (_, kind, players, events) => {
    givenStreams(caseOf(events, { session: withKind(kind, players) }))
      .when(convene)
      .then({ type: 'CommitteeConvened' });
  });

  it.each([
    ['one of a pair alone', 'pair', ['p01', 'p02'], [by('players', 'p01')], 'p02 of 1 (L92D1)'],
    ['a player of a team', 'team', ['p01', 'p02'], [by('players', 'p01', 'p02')], 'captain of 1 (L92D2)'],
    ['one of a pair nobody knows', 'pair', [], [by('players', 'p01')], 'other player of 1'],
  ] as const)('not %s', (_, kind, players, events, words) => {
    givenStreams(caseOf(events, { session: withKind(kind, players) }))
      .when(convene)
      .refused('ConsentMissing', words);
  });

  it.each(['L92D1', 'FSB 105F'])('%s: without it the appeal is refused, and over', (paragraph) => {
    const refusal = { by: 'anna', at: on('22:00'), paragraph, reason: 'His partner does not want it' };
    const lodged = by('players', 'p01');
    givenStreams(caseOf([lodged]))
      .when(toAppeal({ type: 'RefuseAppeal', data: refusal }))
      .then({ type: 'AppealRefused', data: refusal });
    givenStreams(caseOf([lodged, { type: 'AppealRefused', data: refusal }]))
      .when(toAppeal({ type: 'GiveConsent', data: { by: 'p02', at: on('22:05') } }))
      .refused('AppealNotPending', 'the appeal was refused');
  });

  it('nobody agrees twice', () => {
    givenStreams(caseOf([by('players', 'p01')]))
      .when(toAppeal({ type: 'GiveConsent', data: { by: 'p01', at: on('21:42') } }))
      .refused('AppealNotAllowed');
  });

  it('nothing is asked of an appeal that was not lodged', () => {
    givenStreams(caseOf()).when(convene).refused('AppealUnknown');
  });
});

describe('who may appeal where', () => {
  it('92D1: in an individual everybody for himself; his time runs from when his side was told', () => {
    const individuals = ['p01', 'p02', 'p03', 'p04'].map((player, index) =>
      entered(`i${index + 1}`, [player], 'individual'),
    );
    const board = boardOfCase.map((event) =>
      event.type === 'BoardOpened'
        ? { ...event, data: { ...event.data, players: { N: 'p01', S: 'p02', E: 'p03', W: 'p04' } } }
        : event,
    );
    const histories = caseOf([], { session: sessionOfCase('dbf-310B', {}, individuals), board });
    const alone = { appellant: 'i2', lodgedBy: ['p02'] };
    lodge(alone, histories).then(
      lodgedWith({ respondents: ['i1', 'i3', 'i4'], period: { until: on('22:00'), paragraph: 'DBf X92A2' } }),
    );
  });

  it('a penalty that is part of a ruling is appealed with that', () => {
    const penalty: SessionEvent = {
      type: 'PenaltyImposed',
      data: {
        contestant: '1',
        kind: 'procedural',
        offence: 'tempo',
        amount: { value: '2', unit: 'matchpoints' },
        from: 'total',
        paragraph: 'DBf X90B',
        reason: 'Again',
        ruling: RULING,
      },
    };
    lodge({ against: 'session-s@8' }, played('dbf-310B', {}, [penalty])).refused('AppealNotAllowed', RULING);
  });

  describe('after the chief director', () => {
    const onLaw = {
      type: 'LawPartDecided',
      data: {
        at: on('21:35'),
        instance: 'chief-director',
        by: 'carl',
        ruling: 'stands',
        laws: [{ edition: 'wbf-2017', authority: 'WBF', paragraph: '27B1' }],
        reasons: 'It says so',
      },
    } as const;
    const below = (ladder: Ladder, absent: readonly Absent[]) =>
      caseOf([], {
        ladder,
        other: {
          'appeal-a0': [
            lodgedAppeal({
              ladder,
              instance: 'chief-director',
              parts: ['law'],
              ...(absent.length > 0 ? { absent } : {}),
            }),
            onLaw,
          ],
        },
      });

    it.each<[string, Ladder, readonly Absent[], AppealInstance]>([
      ['93B1: the committee', 'law-93', [], 'oral-committee'],
      ['93A: nobody else where there is none', 'law-93', ['committee'], 'regulating-authority'],
      ['310A3: nor himself as committee', 'dbf-310A', ['committee'], 'federation-committee'],
    ])('%s', (_, ladder, absent, instance) => {
      lodge({ against: 'appeal-a0@1', parts: ['law'] }, below(ladder, absent)).then(lodgedWith({ instance }));
    });
  });
});
