import type { BoardCommand, BoardOpened, SessionEvent } from '@app/contract';
import { DEAL, foldSession, given, opened } from '@app/testing';

const started: SessionEvent = {
  type: 'SessionOpened',
  data: { laws: 'wbf-2007', regulations: 'dbf-2013', scoring: 'matchpoints' },
};
const section = (name: string): SessionEvent => ({ type: 'SectionAdded', data: { section: name } });
const pair = (contestant: string): SessionEvent => ({ type: 'ContestantEntered', data: { contestant, kind: 'pair' } });
const round = (name: string, NS: string, EW: string): SessionEvent => ({
  type: 'RoundScheduled',
  data: { round: name, section: 'A', tables: [{ table: '4', NS, EW, boards: [7, 8] }] },
});
const deals: SessionEvent = { type: 'DealsSet', data: { section: 'A', deals: [{ board: 7, deal: DEAL }] } };

const setUp: readonly SessionEvent[] = [started, section('A'), pair('1'), pair('2'), pair('3')];
const address = { session: 's', table: '4', board: 7, attempt: 1 };

const open = (data: Extract<BoardCommand, { type: 'OpenBoard' }>['data'] = {}): BoardCommand => ({
  type: 'OpenBoard',
  data,
});

const when = (session: readonly SessionEvent[], command = open()) =>
  given().when(command, { address, session: foldSession(session) });

const asOpened = (departing: Partial<BoardOpened> = {}) => ({
  type: 'BoardOpened' as const,
  data: {
    ...address,
    section: 'A',
    laws: 'wbf-2007' as const,
    regulations: 'dbf-2013' as const,
    dealer: 'S' as const,
    vulnerability: 'All' as const,
    contestants: { NS: '1', EW: '2' },
    ...departing,
  },
});

it('takes round, contestants, deal and edition from the session, dealer and vulnerability from Law 2', () => {
  when([...setUp, round('1', '1', '2'), deals]).then(asOpened({ round: '1', deal: DEAL }));
});

it('records what departs from the schedule', () => {
  const departing = {
    dealer: 'N',
    vulnerability: 'None',
    contestants: { NS: '3', EW: '1' },
    players: { N: 'p05' },
    screens: true,
  } as const;
  when([...setUp, round('1', '1', '2'), deals], open(departing)).then(
    asOpened({ ...departing, round: '1', deal: DEAL }),
  );
});

it('needs no schedule where the command says who plays', () => {
  when(setUp, open({ contestants: { NS: '1', EW: '2' } })).then(asOpened());
});

it('finds the round that is named, where a board comes to a table more than once', () => {
  const session = [...setUp, round('1', '1', '2'), round('2', '1', '3')];
  when(session, open({ round: '2' })).then(asOpened({ round: '2', contestants: { NS: '1', EW: '3' } }));
});

it('takes a contract where nobody wrote the auction down', () => {
  const contract = { bid: '4S', declarer: 'E', risk: 'doubled' } as const;
  when(setUp, open({ contestants: { NS: '1', EW: '2' }, contract })).then(asOpened({ contract }));
});

describe('is refused', () => {
  it('without a session, or after its end', () => {
    when([]).refused('SessionUnknown');
    when([...setUp, round('1', '1', '2'), { type: 'SessionClosed', data: {} }]).refused('SessionClosed');
  });

  it('where nobody knows who plays', () => {
    when(setUp).refused('ContestantUnknown');
    when(setUp, open({ contestants: { NS: '1', EW: '9' } })).refused('ContestantUnknown');
  });

  it('in a section that is not there, or could be any of two', () => {
    when(setUp, open({ section: 'B', contestants: { NS: '1', EW: '2' } })).refused('SectionUnknown');
    when([...setUp, section('B')], open({ contestants: { NS: '1', EW: '2' } })).refused('SectionUnknown');
  });

  it('where a contestant would meet itself', () => {
    when(setUp, open({ contestants: { NS: '1', EW: '1' } })).refused('SameContestant');
  });

  it('a second time', () => {
    given(opened()).when(open()).refused('BoardAlreadyOpen');
  });
});

it('nothing happens on a board that has not been opened', () => {
  given()
    .when({ type: 'MakeCall', data: { seat: 'N', call: '1S' } })
    .refused('BoardNotOpen');
});
