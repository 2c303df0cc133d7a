import type { SessionCommand, SessionEvent } from '@app/contract';
import { type Language, textsOf } from '@app/messages';
import { DEAL, foldSession, givenSession } from '@app/testing';
import { decideSession } from './decide';

const opened: SessionEvent = { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } };
const closed: SessionEvent = { type: 'SessionClosed', data: {} };
const section: SessionEvent = { type: 'SectionAdded', data: { section: 'A' } };
const pair = (contestant: string): SessionEvent => ({
  type: 'ContestantEntered',
  data: { contestant, kind: 'pair', players: ['p01', 'p02'] },
});
const round: SessionEvent = {
  type: 'RoundScheduled',
  data: { round: '1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1, 2] }] },
};
const deals: SessionEvent = { type: 'DealsSet', data: { section: 'A', deals: [{ board: 1, deal: DEAL }] } };

const open: SessionCommand = { type: 'OpenSession', data: { laws: 'wbf-2007', scoring: 'cross-imps' } };
const addSection: SessionCommand = { type: 'AddSection', data: { section: 'A' } };
const enter: SessionCommand = { type: 'EnterContestant', data: { contestant: '1', kind: 'pair' } };
const schedule: SessionCommand = { type: 'ScheduleRound', data: round.data };
const setDeals: SessionCommand = { type: 'SetDeals', data: deals.data };
const close: SessionCommand = { type: 'CloseSession', data: {} };
const reopen: SessionCommand = { type: 'ReopenSession', data: { reason: 'A board was scored in the wrong direction' } };

describe('a session is opened once, first', () => {
  it('opens', () => {
    givenSession().when(open).then({ type: 'SessionOpened', data: open.data });
  });

  it('in the time zone of its venue', () => {
    const data = { laws: 'wbf-2017', scoring: 'matchpoints', timeZone: 'Europe/Copenhagen' } as const;
    givenSession().when({ type: 'OpenSession', data }).then({ type: 'SessionOpened', data });
  });

  it.each<[Language, string]>([
    ['en', 'timeZone: this program knows no time zone Europe/Kopenhagen; expected an IANA name like Europe/Copenhagen'],
    [
      'da',
      'timeZone: programmet kender ingen tidszone Europe/Kopenhagen; der ventes et IANA-navn som Europe/Copenhagen',
    ],
    [
      'sv',
      'timeZone: programmet känner inte till tidszonen Europe/Kopenhagen; ett IANA-namn som Europe/Copenhagen väntas',
    ],
  ])('not in a time zone that does not exist, and says so in %s', (language, text) => {
    const data = { laws: 'wbf-2017', scoring: 'matchpoints', timeZone: 'Europe/Kopenhagen' } as const;
    const decision = decideSession({ type: 'OpenSession', data }, foldSession([]));
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'TimeZoneUnknown' } });
    expect(decision.ok ? '' : textsOf(language).sayAny(decision.refusal.message)).toBe(text);
  });

  it('not twice', () => {
    givenSession(opened).when(open).refused('SessionExists');
  });

  it.each([addSection, enter, schedule, setDeals, close, reopen])('$type needs a session', (command) => {
    givenSession().when(command).refused('SessionUnknown');
  });
});

describe('setting up', () => {
  it('a section', () => {
    givenSession(opened).when(addSection).then({ type: 'SectionAdded', data: addSection.data });
    givenSession(opened, section).when(addSection).refused('SectionExists');
  });

  it('a contestant', () => {
    givenSession(opened).when(enter).then({ type: 'ContestantEntered', data: enter.data });
    givenSession(opened, pair('1')).when(enter).refused('ContestantExists');
    givenSession(opened)
      .when({ type: 'EnterContestant', data: { contestant: '1', kind: 'pair', players: ['p01', 'p01'] } })
      .refused('SamePlayer');
  });

  it('a round of a known section and known contestants, once', () => {
    givenSession(opened, section, pair('1'), pair('2')).when(schedule).then(round);
    givenSession(opened, pair('1'), pair('2')).when(schedule).refused('SectionUnknown');
    givenSession(opened, section, pair('1')).when(schedule).refused('ContestantUnknown');
    givenSession(opened, section, pair('1'), pair('2'), round).when(schedule).refused('RoundExists');
  });

  it('nobody meets himself', () => {
    const tables = [
      { table: '1', NS: '1', EW: '2', boards: [1] },
      { table: '2', NS: '2', EW: '2', boards: [1] },
    ];
    givenSession(opened, section, pair('1'), pair('2'))
      .when({ type: 'ScheduleRound', data: { round: '1', section: 'A', tables } })
      .refused('SameContestant');
  });

  it('the deals of a known section, once a board', () => {
    givenSession(opened, section).when(setDeals).then(deals);
    givenSession(opened).when(setDeals).refused('SectionUnknown');
    givenSession(opened, section, deals).when(setDeals).refused('DealExists');
    const others: SessionCommand = { type: 'SetDeals', data: { section: 'A', deals: [{ board: 2, deal: DEAL }] } };
    const twice = { section: 'A', deals: [1, 1].map((board) => ({ board, deal: DEAL })) };
    givenSession(opened, section).when({ type: 'SetDeals', data: twice }).refused('DealExists');
    givenSession(opened, section, deals).when(others).then({ type: 'DealsSet', data: others.data });
  });
});

describe('a session is closed, and reopened with a reason', () => {
  it('closes', () => {
    givenSession(opened).when(close).then(closed);
  });

  it.each([addSection, enter, schedule, setDeals, close])('$type comes too late', (command) => {
    givenSession(opened, section, pair('1'), pair('2'), closed).when(command).refused('SessionClosed');
  });

  it('reopens only what is closed', () => {
    givenSession(opened).when(reopen).refused('SessionNotClosed');
    const reopened: SessionEvent = { type: 'SessionReopened', data: reopen.data };
    givenSession(opened, closed).when(reopen).then(reopened);
    givenSession(opened, closed, reopened).when(addSection).then(section);
  });
});

it('the fold keeps what the deciders ask for', () => {
  const session = foldSession([opened, section, pair('1'), pair('2'), round, deals, closed]);
  expect(session).toMatchObject({ opened: opened.data, closed: true, sections: ['A'] });
  expect([...session.contestants.keys()]).toEqual(['1', '2']);
  expect(session.rounds.get('1')).toEqual(round.data);
  expect(session.deals.get('A/1')).toBe(DEAL);
});
