import type { AppealCommand, AppealEvent, AppealEventData, BoardEvent, SessionEvent } from '@app/contract';
import {
  HEARD,
  amendedRuling,
  boardOfCase,
  caseOf,
  convened,
  decidedAppeal,
  decisionOf,
  givenStreams,
  lodgedAppeal,
  lodging,
  on,
  sessionOfCase,
  toAppeal,
  voted,
} from '@app/testing';

type Lodged = Partial<AppealEventData<'AppealLodged'>>;
type SessionEventData<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>['data'];

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
const onLaw: AppealEvent = { type: 'LawPartDecided', data: decisionOf({ instance: 'chief-director', by: 'carl' }) };

const AGREED = [...HEARD, voted('decision', ['m1', 'm2'], ['m3'])];

describe('a member goes when the committee has voted', () => {
  const four = [convened('m1', 'm2', 'm3', 'm4'), ...HEARD.slice(1)];
  const gone: AppealEvent = {
    type: 'MemberStoodDown',
    data: { member: 'm3', at: on('22:02'), ground: 'own-wish', reason: 'He teaches one of them' },
  };

  it.each([
    ['his vote was the majority', voted('decision', ['m1', 'm3'], ['m2', 'm4']), '252B1'],
    ['too few have voted without him', voted('decision', ['m1', 'm2', 'm3']), 'too few'],
  ])('252A1, B1: not decided where %s', (_, vote, words) => {
    given([...four, vote, gone])
      .when(decide())
      .refused('VoteImpossible', words);
  });

  it('decided where the others make a majority', () => {
    given([...four, voted('decision', ['m1', 'm2', 'm3'], ['m4']), gone])
      .when(decide())
      .then({ type: 'AppealDecided' });
  });
});

describe('whose it is to decide (93A, B1-3)', () => {
  const before = { ladder: 'dbf-310A', instance: 'chief-director', parts: ['law', 'judgement'] } as const;
  const byChief = decide({ instance: 'chief-director', by: 'carl' });
  const lawChanged: AppealEvent = {
    type: 'LawPartDecided',
    data: decisionOf({ instance: 'chief-director', by: 'carl', ruling: 'changed', outcome: OUTCOME }),
  };
  const toChief: AppealEvent = {
    type: 'AppealReferred',
    data: {
      by: 'anna',
      at: on('22:02'),
      to: 'chief-director',
      procedure: 'oral',
      paragraph: 'L93A',
      reason: 'The committee has no time',
    },
  };

  it('93B2: the chief director refers what is more than law', () => {
    given([], before).when(byChief).refused('CommitteeMayNot', 'L93B1-2');
    given([], { ...before, parts: ['law'] })
      .when(byChief)
      .then({ type: 'AppealDecided' });
  });

  it('93A: and has all of it where it was referred to him, also when he has decided on the law', () => {
    const lodged = { ...before, ladder: 'law-93' } as const;
    given([toChief], lodged).when(byChief).then({ type: 'AppealDecided' });
    given([onLaw, toChief], lodged).when(byChief).then({ type: 'AppealDecided' });
  });

  it('93B3: a committee does not undo what he changed by the law', () => {
    given([lawChanged, ...AGREED], before)
      .when(decide({ ruling: 'restored' }))
      .refused('CommitteeMayNot', 'L93B3');
  });

  it('93B3: nor overrules him because the appellant calls it a judgement', () => {
    const other = { 'appeal-a0': [lodgedAppeal({ ...before, parts: ['law'] }), lawChanged] };
    const further = { ladder: 'dbf-310A', against: 'appeal-a0@1', parts: ['judgement'] } as const;
    given(AGREED, further, { other })
      .when(decide({ ruling: 'restored' }))
      .refused('CommitteeMayNot', 'on law');
  });

  it('recommends nothing when the case is over', () => {
    const final: AppealEvent = {
      type: 'AppealFinal',
      data: { at: on('23:00'), paragraph: 'DBf 253D3', reason: 'Over' },
    };
    given([...AGREED, decidedAppeal(), final], { parts: ['law'] })
      .when({
        type: 'Recommend',
        data: { by: 'm1', at: on('23:05'), to: 'director', text: 'Read 16B again', paragraph: 'L93B3' },
      })
      .refused('AppealNotPending');
  });
});

describe('an appeal against a penalty', () => {
  const penalty = (departing: Partial<SessionEventData<'PenaltyImposed'>> = {}): SessionEvent => ({
    type: 'PenaltyImposed',
    data: {
      contestant: '1',
      kind: 'procedural',
      offence: 'phone',
      amount: { value: '2', unit: 'matchpoints' },
      from: 'total',
      paragraph: 'DBf 307A1',
      reason: 'It rang',
      ...departing,
    },
  });
  const lodged = { against: 'session-s@8', respondents: [] } as const;
  const having = (...events: readonly SessionEvent[]) => ({ session: [...sessionOfCase('dbf-310B'), ...events] });
  const gone = decide({ ruling: 'changed', penalties: [{ penalty: 'session-s@8', paragraph: 'L93B3' }] });

  it('says what becomes of it', () => {
    given(AGREED, lodged, having(penalty()))
      .when(decide({ ruling: 'changed' }))
      .refused('OutcomeIncomplete', 'event 8');
    given(AGREED, lodged, having(penalty())).when(gone).then({ type: 'AppealDecided' });
  });

  it('91A: is about discipline where the penalty is, whatever the appellant calls it', () => {
    const disciplinary = having(penalty({ kind: 'disciplinary', paragraph: 'L91A' }));
    given(AGREED, lodged, disciplinary).when(gone).refused('CommitteeMayNot', 'discipline');
    given(AGREED, lodged, disciplinary)
      .when({
        type: 'Recommend',
        data: { by: 'm1', at: on('22:05'), to: 'director', text: 'A warning would do', paragraph: 'L93B3' },
      })
      .then({ type: 'RecommendationMade' });
  });

  it('touches no penalty of others', () => {
    given(AGREED, {}, having(penalty({ contestant: '3' })))
      .when(gone)
      .refused('OutcomeContradictory', 'no party');
  });

  it('is decided again by a higher instance where the one below took it back', () => {
    const rescinded: SessionEvent = {
      type: 'PenaltyRescinded',
      data: { penalty: 8, appeal: 'appeal-a0@8', reason: 'It was off' },
    };
    const other = {
      'appeal-a0': [lodgedAppeal(lodged), ...AGREED, decidedAppeal({ ruling: 'changed', penalties: [] })],
    };
    const events = AGREED.map((event) =>
      event.type === 'CommitteeConvened'
        ? { ...event, data: { ...event.data, instance: 'federation-committee' as const } }
        : event,
    );
    const further = { against: 'appeal-a0@8', instance: 'federation-committee', respondents: [] } as const;
    given(events, further, { ...having(penalty(), rescinded), other })
      .when(decide({ instance: 'federation-committee', ruling: 'restored' }))
      .then({ type: 'AppealDecided' });
  });
});

describe('both sides appeal against one ruling', () => {
  const byOther: BoardEvent = {
    type: 'ScoreAdjusted',
    data: {
      kind: 'artificial',
      outcome: OUTCOME,
      law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' },
      authority: 'oral-committee:m1',
      appeal: 'appeal-a2@8',
    },
  };
  const board = [...boardOfCase, byOther];

  it('what one appeal has changed the other does not decide again', () => {
    given(AGREED, {}, { board }).when(decide()).refused('AppealNotAllowed', 'appeal-a2@8');
    given([], {}, { board })
      .when({
        type: 'WithdrawAppeal',
        data: { at: on('22:10'), by: ['p01', 'p02'], reason: 'It was decided', paragraph: 'DBf X92C' },
      })
      .then({ type: 'AppealWithdrawn' });
  });

  it('nor does a later appeal: it is against what the first was decided to', () => {
    givenStreams(caseOf([], { board }))
      .when(toAppeal({ type: 'LodgeAppeal', data: lodging }))
      .refused('RulingNotInForce', 'appeal-a2@8');
  });

  it('what the chief director has changed in the same case leaves the rest to decide', () => {
    const own: BoardEvent = { ...byOther, data: { ...byOther.data, appeal: 'appeal-a1@1' } };
    const parts = ['law', 'judgement'] as const;
    given(
      [onLaw, ...AGREED],
      { ladder: 'dbf-310A', instance: 'chief-director', parts },
      { board: [...boardOfCase, own] },
    )
      .when(decide())
      .then({ type: 'AppealDecided' });
  });

  it('another ruling on the board is open', () => {
    const second: BoardEvent = { ...amendedRuling, data: { ...amendedRuling.data, amends: undefined } } as BoardEvent;
    given(AGREED, {}, { board: [...boardOfCase, second, byOther] })
      .when(decide())
      .then({ type: 'AppealDecided' });
  });
});
