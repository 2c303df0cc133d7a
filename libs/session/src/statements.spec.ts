import type { AppealCommand, BoardOpened, Command, SessionEvent } from '@app/contract';
import type { Seat } from '@app/bridge';
import { lodgedAppeal, lodging } from '@app/testing';
import { statementsIn, withEncrypted } from './statements';
import { type DomainEvent, type OtherStreams, type StreamState, NO_STREAMS, emptyStream, evolveStream } from './stream';

const streamAfter = (name: string, ...events: readonly DomainEvent[]): StreamState => {
  const empty = emptyStream(name);
  if (!empty) throw new Error(`${name} is no stream of commands`);
  return events.reduce(evolveStream, empty);
};

const board = (more: Partial<BoardOpened> = {}): StreamState =>
  streamAfter('board-s.3.5', {
    type: 'BoardOpened',
    data: {
      session: 's',
      section: 'A',
      round: 'r2',
      table: '3',
      board: 5,
      attempt: 1,
      laws: 'wbf-2017',
      dealer: 'N',
      vulnerability: 'NS',
      contestants: { NS: 'reds', EW: 'blues' },
      ...more,
    },
  });

const linedUp = (round: string, ...players: readonly [string, Seat?, string?][]): SessionEvent => ({
  type: 'LineUpDeclared',
  data: {
    contestant: 'reds',
    round,
    players: players.map(([player, seat, table]) => ({ player, ...(seat && { seat }), ...(table && { table }) })),
  },
});

const substituted = (round: string): SessionEvent => ({
  type: 'PlayerSubstituted',
  data: { contestant: 'reds', out: 'p2', in: 'p9', rounds: [round], reason: 'ill' },
});

const session = (...events: readonly SessionEvent[]): OtherStreams => ({
  ...NO_STREAMS,
  stream: (name) => (name === 'session-s' ? streamAfter(name, ...events) : undefined),
});

const states = (by: Seat): Command => ({
  to: 'board',
  address: { session: 's', table: '3', board: 5, attempt: 1 },
  command: { type: 'TakeStatement', data: { by, text: 'So it was' } },
});

describe('what is said at the table', () => {
  it.each<[string, Seat, StreamState, OtherStreams, string]>([
    ['who sits there', 'N', board({ players: { N: 'p1' } }), session(linedUp('r2', ['p2', 'N'])), 'p1'],
    ['who is lined up there', 'N', board({ players: { S: 'p1' } }), session(linedUp('r2', ['p2', 'N', '3'])), 'p2'],
    ['who was lined up last', 'N', board(), session(linedUp('r2', ['p1', 'N']), linedUp('r2', ['p2', 'N'])), 'p2'],
    ['who plays in his place', 'N', board(), session(linedUp('r2', ['p2', 'N']), substituted('r2')), 'p9'],
    ['not who did in another round', 'N', board(), session(linedUp('r2', ['p2', 'N']), substituted('r1')), 'p2'],
    ['the contestant, of another line-up', 'N', board(), session(linedUp('r1', ['p2', 'N'])), 'reds'],
    ['the contestant, of another table', 'N', board(), session(linedUp('r2', ['p2', 'N', '4'])), 'reds'],
    ['the contestant, without seats', 'N', board(), session(linedUp('r2', ['p2'])), 'reds'],
    ['the contestant, where nobody is known', 'E', board(), session(), 'blues'],
  ])('is of %s', (_, by, own, others, person) => {
    expect(statementsIn(states(by), own, others)).toEqual([
      { field: 'text', text: 'So it was', session: 's', people: [person] },
    ]);
  });

  it('is nobody’s on a board that has not been opened: it is refused', () => {
    expect(statementsIn(states('N'), streamAfter('board-s.3.5'), session())).toEqual([]);
  });

  it('is a remark as well, and neither a question nor what a director finds', () => {
    const to = { to: 'board', address: { session: 's', table: '3', board: 5, attempt: 1 } } as const;
    const given = (command: Extract<Command, { to: 'board' }>['command']) =>
      statementsIn({ ...to, command }, board(), session());
    expect(given({ type: 'NoteRemark', data: { by: 'N', text: 'Oh' } })).toHaveLength(1);
    expect(given({ type: 'AskQuestion', data: { by: 'N', text: 'What is it?' } })).toEqual([]);
    expect(given({ type: 'FindFact', data: { text: 'He did', basis: 'agreed' } })).toEqual([]);
  });
});

describe('what is said in an appeal', () => {
  const at = '2026-02-01T22:00:00+01:00';
  const said = 'So it was';
  it.each<[string, AppealCommand, string, readonly string[]]>([
    ['its grounds: of who lodges it', { type: 'LodgeAppeal', data: lodging }, 'grounds', ['p01', 'p02']],
    ['who is heard', { type: 'HearParty', data: { party: 'witness', by: 'w1', at, text: said } }, 'text', ['w1']],
    ['the appellant', { type: 'HearParty', data: { party: 'appellant', at, text: said } }, 'text', ['p01']],
    ['the other side', { type: 'FileStatement', data: { party: 'respondent', at, text: said } }, 'text', ['2']],
    [
      'a witness without a name',
      { type: 'HearParty', data: { party: 'witness', at, text: said } },
      'text',
      ['witness'],
    ],
    [
      'who withdraws it',
      { type: 'WithdrawAppeal', data: { by: ['p02'], at, reason: said, paragraph: 'DBf X92C1' } },
      'reason',
      ['p02'],
    ],
    [
      'who takes it further',
      { type: 'TakeAppealFurther', data: { by: 'p01', at, to: 'jury', as: 'a2', reason: said } },
      'reason',
      ['p01'],
    ],
  ])('is of %s', (_, command, field, people) => {
    const own = command.type === 'LodgeAppeal' ? streamAfter('appeal-a1') : streamAfter('appeal-a1', lodgedAppeal());
    const [words] = statementsIn({ to: 'appeal', appeal: 'a1', command }, own, session());
    expect(words).toMatchObject({ field, session: 's', people });
  });

  it('has what is asked for beside the grounds', () => {
    const command: AppealCommand = { type: 'LodgeAppeal', data: { ...lodging, asksFor: 'ten tricks' } };
    const words = statementsIn({ to: 'appeal', appeal: 'a1', command }, streamAfter('appeal-a1'), session());
    expect(words.map(({ field, text }) => [field, text])).toEqual([
      ['grounds', lodging.grounds],
      ['asksFor', 'ten tricks'],
    ]);
  });

  it('is the record’s own, where the director says it', () => {
    const command: AppealCommand = { type: 'HearParty', data: { party: 'director', by: 'd01', at, text: said } };
    const own = streamAfter('appeal-a1', lodgedAppeal());
    expect(statementsIn({ to: 'appeal', appeal: 'a1', command }, own, session())).toEqual([]);
  });
});

it('what is sealed stands in place of the words, and everything else as it was', () => {
  const encrypted = { sealed: 'ab'.repeat(32), person: 'p1' };
  expect(withEncrypted(states('N'), { text: encrypted })).toMatchObject({
    to: 'board',
    command: { type: 'TakeStatement', data: { by: 'N', text: encrypted } },
  });
});
