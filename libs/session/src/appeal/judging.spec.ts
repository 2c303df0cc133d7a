import type { AppealCommand, AppealEvent, AppealEventData, BoardEvent, SessionEvent } from '@app/contract';
import {
  HEARD,
  RULING,
  amendedRuling,
  boardOfCase,
  caseOf,
  decidedAppeal,
  decisionOf,
  givenStreams,
  lodgedAppeal,
  on,
  sessionOfCase,
  toAppeal,
  voted,
} from '@app/testing';

type Lodged = Partial<AppealEventData<'AppealLodged'>>;

const given = (events: readonly AppealEvent[], lodged: Lodged = {}, more: Parameters<typeof caseOf>[1] = {}) => ({
  when: (command: AppealCommand) =>
    givenStreams(caseOf([lodgedAppeal(lodged), ...events], { ladder: lodged.ladder ?? 'dbf-310B', ...more })).when(
      toAppeal(command),
    ),
});

const OUTCOME: NonNullable<AppealEventData<'AppealDecided'>['outcome']> = {
  NS: { kind: 'artificial', grade: 'minus' },
  EW: { kind: 'artificial', grade: 'plus' },
};

const decide = (departing: Partial<AppealEventData<'AppealDecided'>> = {}): AppealCommand => ({
  type: 'DecideAppeal',
  data: decisionOf(departing),
});
const decideLaw = (departing: Partial<AppealEventData<'AppealDecided'>> = {}): AppealCommand => ({
  type: 'DecideLawPart',
  data: decisionOf({ instance: 'chief-director', by: 'carl', ...departing }),
});
const onLaw: AppealEvent = { type: 'LawPartDecided', data: decisionOf({ instance: 'chief-director', by: 'carl' }) };

const AGREED = [...HEARD, voted('decision', ['m1', 'm2'], ['m3'])];

describe('a committee decides (DBf 252B, 253)', () => {
  it('252B1: by a majority; the vote is on record with it', () => {
    given(AGREED)
      .when(decide())
      .then({ type: 'AppealDecided', data: { ruling: 'stands', vote: 7 } });
  });

  it.each<[string, readonly AppealEvent[]]>([
    ['without a vote', HEARD],
    ['against one', [...HEARD, voted('decision', ['m1'], ['m2', 'm3'])]],
    ['by a tie', [...HEARD, voted('decision', ['m1'], ['m2'])]],
    ['on a vote about something else', [...HEARD, voted('deposit', ['m1', 'm2', 'm3'])]],
  ])('not %s', (_, events) => {
    given(events).when(decide()).refused('VoteImpossible', '252B1');
  });

  it('252A2: one person needs no vote', () => {
    const [convened, ...rest] = HEARD;
    const alone = {
      by: 'anna',
      at: on('21:45'),
      instance: 'oral-committee',
      members: [{ member: 'm1' }],
      single: 'x',
    } as const;
    expect(convened?.type).toBe('CommitteeConvened');
    given([{ type: 'CommitteeConvened', data: alone }, ...rest])
      .when(decide())
      .then({ type: 'AppealDecided' });
  });

  it('253C3: when it has heard the parties', () => {
    given(HEARD.slice(0, 3)).when(decide()).refused('HearingOutOfOrder');
  });

  it('253D1: by the voice of its own', () => {
    given(AGREED)
      .when(decide({ by: 'anna' }))
      .refused('CommitteeMayNot', '253D1');
  });

  it('once', () => {
    given([...AGREED, decidedAppeal()])
      .when(decide())
      .refused('AppealNotPending', 'decided by the appeals committee');
  });

  it.each<[string, Parameters<typeof decide>[0], string]>([
    ['a change without what to', { ruling: 'changed' }, 'OutcomeIncomplete'],
    ['another score for a ruling that stands', { outcome: OUTCOME }, 'OutcomeContradictory'],
    ['restoring what nobody changed', { ruling: 'restored' }, 'OutcomeContradictory'],
    [
      'a score that the board cannot have',
      { ruling: 'changed', outcome: { ...OUTCOME, NS: { kind: 'assigned' } } },
      'OutcomeIncomplete',
    ],
    [
      'a penalty that there is not',
      { ruling: 'changed', penalties: [{ penalty: 'session-s@8', paragraph: 'L93B3' }] },
      'PenaltyUnknown',
    ],
  ])('not %s', (_, departing, code) => {
    given(AGREED)
      .when(decide(departing))
      .refused(code as never);
  });

  it('a score that it can have', () => {
    given(AGREED)
      .when(decide({ ruling: 'changed', outcome: OUTCOME }))
      .then({ type: 'AppealDecided', data: { outcome: OUTCOME } });
  });
});

describe('what it may not overrule (93B3, 91, DBf 252B2)', () => {
  const changed = decide({ ruling: 'changed', outcome: OUTCOME });
  const recommendation: AppealCommand = {
    type: 'Recommend',
    data: { by: 'm1', at: on('22:05'), to: 'director', text: 'Read 16B again', paragraph: 'L93B3' },
  };

  it.each<[Lodged]>([[{ parts: ['law'] }], [{ parts: ['discipline'] }], [{ parts: ['law', 'discipline'] }]])(
    '%j: it recommends',
    (lodged) => {
      given(AGREED, lodged).when(changed).refused('CommitteeMayNot', 'DBf 252B2, L93B3');
      given(AGREED, lodged).when(recommendation).then({ type: 'RecommendationMade' });
      given(AGREED, lodged).when(decide()).then({ type: 'AppealDecided' });
    },
  );

  it('a judgement is its own to make, and nothing to recommend', () => {
    given(AGREED).when(recommendation).refused('CommitteeMayNot');
  });

  it('recommends to who has ruled', () => {
    given(AGREED, { parts: ['law'] })
      .when({ ...recommendation, data: { ...recommendation.data, to: 'jury' } })
      .refused('CommitteeMayNot');
  });

  it('93B1: what the chief director decided of the law is no longer before it', () => {
    const parts = ['law', 'judgement'] as const;
    const lodged = { ladder: 'dbf-310A', instance: 'chief-director', parts } as const;
    given([onLaw, ...AGREED], lodged)
      .when(changed)
      .then({ type: 'AppealDecided' });
  });

  it('91A: a disciplinary penalty stays', () => {
    const penalty: SessionEvent = {
      type: 'PenaltyImposed',
      data: {
        contestant: '1',
        kind: 'disciplinary',
        offence: 'conduct',
        amount: { value: '10', unit: 'percent' },
        from: 'total',
        paragraph: 'L91A',
        reason: 'Rude',
      },
    };
    given(AGREED, {}, { session: [...sessionOfCase('dbf-310B'), penalty] })
      .when(decide({ ruling: 'changed', penalties: [{ penalty: 'session-s@8', paragraph: 'L93B3' }] }))
      .refused('CommitteeMayNot', 'L91A');
  });

  it.each([
    ['federation-committee', 'dbf-310B', ['law', 'discipline'], true],
    ['law-commission', 'fsb-93', ['law'], true],
    ['law-commission', 'fsb-93', ['discipline'], false],
  ] as const)('%s of %s on %j: %s', (instance, ladder, parts, may) => {
    const events = AGREED.map((event) =>
      event.type === 'CommitteeConvened' ? { ...event, data: { ...event.data, instance } } : event,
    );
    const judged = given(events, { ladder, instance, parts, procedure: 'oral' }).when(
      decide({ instance, ruling: 'changed', outcome: OUTCOME }),
    );
    if (may) judged.then({ type: 'AppealDecided' });
    else judged.refused('CommitteeMayNot', 'FSB LK B');
  });
});

describe('the chief director (93A, 93B1, DBf 310A2)', () => {
  const before = { ladder: 'dbf-310A', instance: 'chief-director', parts: ['law', 'judgement'] } as const;

  it('decides on the law; the rest goes to the committee', () => {
    given([], before).when(decideLaw()).then({ type: 'LawPartDecided' });
    given([onLaw], before).when(decideLaw()).refused('HearingOutOfOrder', 'the appeals committee');
  });

  it.each<[string, Lodged, AppealCommand, string]>([
    [
      'of a judgement',
      { parts: ['judgement'], ladder: 'law-93', instance: 'chief-director' },
      decideLaw(),
      'AppealNotAllowed',
    ],
    ['before a committee', { parts: ['law'] }, decideLaw(), 'HearingOutOfOrder'],
    ['as a committee', before, decideLaw({ instance: 'oral-committee' }), 'CommitteeMayNot'],
  ])('not %s', (_, lodged, command, code) => {
    given([], lodged)
      .when(command)
      .refused(code as never);
  });

  it('FSB/12C1c: the print of 2007 lets a jury weight a score, and no chief director', () => {
    const swedish = { laws: 'wbf-2007', regulations: 'fsb-2008' } as const;
    const made = (tricks: number, weight: string) => ({
      result: { bid: '4S', declarer: 'N', risk: 'undoubled', tricks } as const,
      weight,
    });
    const weighted = { kind: 'assigned', components: [made(10, '1/2'), made(9, '1/2')] } as const;
    const departing = { ruling: 'changed', outcome: { NS: weighted, EW: weighted } } as const;
    const board = boardOfCase.map((event) =>
      event.type === 'BoardOpened' ? { ...event, data: { ...event.data, ...swedish } } : event,
    );
    const jury = HEARD.map((event) =>
      event.type === 'CommitteeConvened' ? { ...event, data: { ...event.data, instance: 'jury' as const } } : event,
    );
    given([...jury, voted('decision', ['m1', 'm2', 'm3'])], { ladder: 'fsb-93', instance: 'jury' }, { board })
      .when(decide({ ...departing, instance: 'jury' }))
      .then({ type: 'AppealDecided' });
    given([], { ladder: 'fsb-93', instance: 'chief-director', parts: ['law'] }, { board })
      .when(decideLaw(departing))
      .refused('ScoreNotAllowed', '12C1c');
  });

  it('93A: hears everything where there is no committee', () => {
    given([], { ladder: 'law-93', absent: ['committee'], instance: 'chief-director', parts: ['judgement'] })
      .when(decide({ instance: 'chief-director', by: 'carl', ruling: 'changed', outcome: OUTCOME }))
      .then({ type: 'AppealDecided' });
  });
});

describe('a ruling that no longer exists is decided by nobody', () => {
  const board = [...boardOfCase, amendedRuling];
  const redirection = (to: string) => ({ by: 'anna', at: on('22:10'), to, reason: 'They keep to it' });
  const redirect = (to: string): AppealCommand => ({ type: 'RedirectAppeal', data: redirection(to) });
  const redirected: AppealEvent = { type: 'AppealRedirected', data: redirection('board-s.1.1@4') };

  it('the case waits until it is about the one in its place, and is heard anew', () => {
    given(AGREED, {}, { board }).when(decide()).refused('AppealNotAllowed', 'board-s.1.1@4 has taken the place');
    given(AGREED, {}, { board }).when(redirect('board-s.1.1@4')).then({ type: 'AppealRedirected' });
    given([...AGREED, redirected], {}, { board })
      .when(decide())
      .refused('HearingOutOfOrder');
  });

  it.each([
    ['a ruling that stands', boardOfCase, RULING, 'AppealNotAllowed'],
    ['the ruling that has fallen', board, RULING, 'RulingNotInForce'],
    ['another board', board, 'board-s.2.1@4', 'RulingUnknown'],
  ] as const)('it is not redirected to %s', (_, of, to, code) => {
    given(AGREED, {}, { board: of }).when(redirect(to)).refused(code);
  });

  it('X92C or not, it may be withdrawn, or concluded', () => {
    const data = { at: on('22:10'), by: ['p01'], reason: 'The new one is fine', paragraph: 'DBf X92A2' };
    given([], {}, { board }).when({ type: 'WithdrawAppeal', data }).then({ type: 'AppealWithdrawn' });
    given([], {}, { board })
      .when({ type: 'ConcludeAppeal', data: { at: on('22:10'), paragraph: 'DBf X92A2', reason: 'Amended' } })
      .then({ type: 'AppealFinal' });
  });

  it('a reversed one neither', () => {
    const reversed: BoardEvent = {
      type: 'RulingReversed',
      data: {
        decision: 2,
        at: on('22:00'),
        authority: 'director',
        by: 'anna',
        law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '81C3' },
        reasons: 'Wrong paragraph',
      },
    };
    given(AGREED, {}, { board: [...boardOfCase, reversed] })
      .when(decide())
      .refused('AppealNotAllowed', 'was reversed by board-s.1.1@4');
  });
});
