import type { AppealCommand, AppealEvent, AppealEventData } from '@app/contract';
import {
  HEARD,
  caseOf,
  convened,
  decidedAppeal,
  decisionOf,
  givenStreams,
  lodgedAppeal,
  on,
  toAppeal,
  voted,
} from '@app/testing';

type Lodged = Partial<AppealEventData<'AppealLodged'>>;

const DEPOSIT = { amount: 200, currency: 'DKK', paragraph: 'DBf X92B1' };
const PAID: AppealEvent = { type: 'DepositPaid', data: { amount: 200, currency: 'DKK', at: on('21:42'), to: 'anna' } };

const given = (events: readonly AppealEvent[], lodged: Lodged = {}) => ({
  when: (command: AppealCommand) =>
    givenStreams(caseOf([lodgedAppeal(lodged), ...events], { ladder: lodged.ladder ?? 'dbf-310B' })).when(
      toAppeal(command),
    ),
});

const ALL = ['m1', 'm2', 'm3'];

const told = (decision: number, furtherUntil: string | null): AppealEvent => ({
  type: 'DecisionTold',
  data: { at: on('22:10'), to: ['1', '2'], decision, furtherUntil, paragraph: 'DBf 253D3' },
});
const conclude = (at: string): AppealCommand => ({
  type: 'ConcludeAppeal',
  data: { at, paragraph: 'DBf 253D3', reason: 'Nobody goes further' },
});
const further = (departing: object = {}): AppealCommand => ({
  type: 'TakeAppealFurther',
  data: { at: on('22:20'), by: '2', to: 'federation-committee', as: 'a2', reason: 'They do not agree', ...departing },
});

describe('what is for one organiser only', () => {
  it('252B3 binds an oral committee of DBf, and no jury', () => {
    const jury = HEARD.map((event) =>
      event.type === 'CommitteeConvened' ? { ...event, data: { ...event.data, instance: 'jury' as const } } : event,
    );
    const events = [
      ...jury,
      voted('decision', ['m1', 'm2'], ['m3']),
      voted('referral', ['m3'], ['m1', 'm2']),
      decidedAppeal({ instance: 'jury', vote: 7 }),
      told(9, null),
    ];
    given(events, { ladder: 'fsb-93', instance: 'jury' })
      .when(conclude(on('23:41')))
      .then({ type: 'AppealFinal' });
  });

  it('252B3: exactly 30 % do not suffice', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `m${index + 1}`);
    const events = [
      convened(...ten),
      ...HEARD.slice(1),
      voted('decision', ten),
      voted('referral', ten.slice(0, 3), ten.slice(3)),
      decidedAppeal({ vote: 7 }),
      told(9, on('22:40')),
    ];
    given(events)
      .when(conclude(on('22:41')))
      .then({ type: 'AppealFinal' });
  });

  it('FSB LK: a commission that is convened anew has not sat before', () => {
    const data = {
      by: 'fsb',
      at: on('22:45'),
      instance: 'law-commission',
      members: [{ member: 'k1' }, { member: 'k2' }],
    } as const;
    const twice: readonly AppealEvent[] = [
      { type: 'CommitteeConvened', data },
      { type: 'CommitteeConvened', data },
    ];
    given(twice, { ladder: 'fsb-93', instance: 'law-commission', procedure: 'written' })
      .when({ type: 'OpenHearing', data: { at: on('22:50'), procedure: 'written', partiesInformed: true } })
      .then({ type: 'HearingOpened' });
  });
});

describe('to which instance it goes', () => {
  const refer = (to: 'oral-committee' | 'federation-committee', procedure: 'oral' | 'written'): AppealCommand => ({
    type: 'ReferAppeal',
    data: { by: 'anna', at: on('21:45'), to, procedure, paragraph: 'DBf 251B3', reason: 'They have left' },
  });

  it('93B1: the law to the chief director before a committee has the rest', () => {
    given([], { ladder: 'dbf-310A', instance: 'chief-director', parts: ['law', 'judgement'] })
      .when(refer('oral-committee', 'oral'))
      .refused('HearingOutOfOrder', 'L93B1');
  });

  it('254: the federation hears in writing', () => {
    given([]).when(refer('federation-committee', 'oral')).refused('HearingOutOfOrder', '254');
    given([]).when(refer('federation-committee', 'written')).then({ type: 'AppealReferred' });
  });

  it('a party goes to the next instance, and passes over none', () => {
    const law: AppealEvent = { type: 'LawPartDecided', data: decisionOf({ instance: 'chief-director', by: 'carl' }) };
    const lodged = { ladder: 'dbf-310A', instance: 'chief-director', parts: ['law'] } as const;
    given([law], lodged).when(further()).refused('AppealNotAllowed', 'the appeals committee');
    given([law], lodged)
      .when(further({ to: 'oral-committee' }))
      .then({ type: 'AppealTakenFurther' });
  });
});

describe('a deposit is not forfeited (DBf X92B3)', () => {
  const forfeit: AppealCommand = {
    type: 'ForfeitDeposit',
    data: {
      at: on('22:06'),
      by: 'm1',
      paragraph: 'DBf X92B3',
      ground: 'judgement',
      reason: 'Any player at this level would have known',
      decisionVote: 8,
    },
  };

  it('a: by a unanimous vote on something else than was decided', () => {
    const events = [
      PAID,
      ...HEARD,
      voted('decision', ALL),
      voted('decision', ['m1', 'm2'], ['m3']),
      voted('deposit', ALL),
      decidedAppeal({ vote: 9 }),
    ];
    given(events, { deposit: DEPOSIT }).when(forfeit).refused('DepositNotForfeitable', 'X92B3a');
  });

  it('the note: where the chief director has changed the part of it that is law', () => {
    const changed: AppealEvent = {
      type: 'LawPartDecided',
      data: decisionOf({ instance: 'chief-director', by: 'carl', ruling: 'changed' }),
    };
    const events = [PAID, changed, ...HEARD, voted('decision', ALL), voted('deposit', ALL), decidedAppeal({ vote: 9 })];
    given(events, { deposit: DEPOSIT, ladder: 'dbf-310A', instance: 'chief-director', parts: ['law', 'judgement'] })
      .when(forfeit)
      .refused('DepositNotForfeitable', 'changed');
  });
});
