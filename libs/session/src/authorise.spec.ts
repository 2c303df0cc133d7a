import { type Actor, type BoardCommand, type Command, type Role, ROLES } from '@app/contract';
import { notAuthorised } from './authorise';

const toBoard = (command: Extract<Command, { to: 'board' }>['command']): Command => ({
  to: 'board',
  address: { session: 's', table: '1', board: 3, attempt: 1 },
  command,
});
const toSession = (command: Extract<Command, { to: 'session' }>['command']): Command => ({
  to: 'session',
  session: 's',
  command,
});

const call = toBoard({ type: 'MakeCall', data: { seat: 'N', call: '1S' } });
const notPlayed = toBoard({ type: 'ReportNotPlayed', data: { reason: 'No time' } });
const award = toBoard({
  type: 'AwardArtificialScore',
  data: { percent: { NS: 60, EW: 40 }, authority: 'director:anna' },
});
const confirm = toBoard({ type: 'ConfirmResult', data: {} });
const object = toBoard({ type: 'Object', data: { by: 'N' } });
const open = toSession({ type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } });
const reopen = toSession({ type: 'ReopenSession', data: { reason: 'A wrong score' } });

const assign = toBoard({
  type: 'AssignScore',
  data: { outcome: { NS: { kind: 'table' }, EW: { kind: 'artificial', grade: 'plus' } }, authority: 'director:anna' },
});
const lineUp = toSession({
  type: 'DeclareLineUp',
  data: { contestant: '1', round: '1', players: [{ player: 'p1' }] },
});
const late = toSession({
  type: 'NoteLate',
  data: { contestant: '1', round: '1', minutes: 5, excusable: false, played: true },
});
const waive = toSession({
  type: 'WaivePenalty',
  data: { fact: 5, contestant: '1', paragraph: 'DBf 212', reason: 'The clock was wrong' },
});
const rescind = toSession({ type: 'RescindPenalty', data: { penalty: 6, reason: 'The clock was wrong' } });
const disqualify = toSession({
  type: 'DisqualifyContestant',
  data: { contestant: '1', paragraph: 'L91B', approvedBy: 'dora', reason: 'Left' },
});
const suspend = toSession({
  type: 'SuspendPlayer',
  data: { player: 'p1', contestant: '1', paragraph: 'L91A', reason: 'Shouting' },
});
const publish = toSession({ type: 'PublishResults', data: { status: 'final', at: '2026-02-02T22:40:00Z' } });

const anybody = (role: Role): Actor => ({ id: 'someone', role, session: 's', table: '1' });

const ALLOWED: readonly (readonly [string, Command, readonly Role[]])[] = [
  ['to call', call, ['table', 'scorer', 'director', 'chief-director']],
  ['to object', object, ['table', 'scorer', 'director', 'chief-director']],
  ['to confirm a result', confirm, ['director', 'chief-director']],
  ['to report a board as not played', notPlayed, ['scorer', 'director', 'chief-director']],
  ['to award an artificial score', award, ['scorer', 'director', 'chief-director']],
  ['to open a session', open, ['organiser', 'scorer', 'director', 'chief-director']],
  ['to assign a score', assign, ['director', 'chief-director']],
  ['to declare a line-up', lineUp, ['organiser', 'scorer', 'director', 'chief-director']],
  ['to note that somebody is late', late, ['scorer', 'director', 'chief-director']],
  ['to waive a penalty', waive, ['director', 'chief-director']],
  ['to rescind a penalty: a committee does so on appeal alone (93B3)', rescind, ['director', 'chief-director']],
  ['to disqualify (91B)', disqualify, ['chief-director', 'committee', 'organiser']],
  ['to suspend (91A)', suspend, ['director', 'chief-director']],
  ['to publish results', publish, ['organiser', 'scorer', 'director', 'chief-director']],
  ['to reopen a session', reopen, ['chief-director', 'organiser']],
];

describe.each(ALLOWED)('%s', (_, command, roles) => {
  it.each(ROLES)('as %s', (role) => {
    const refusal = notAuthorised(anybody(role), command);
    if (roles.includes(role)) expect(refusal).toBeNull();
    else expect(refusal).toMatchObject({ code: 'NotAuthorised' });
  });
});

describe('to reverse a decision', () => {
  const reverse = (authority: 'director' | 'chief-director'): Command =>
    toBoard({
      type: 'ReverseDecision',
      data: { decision: 4, at: '2026-02-02T22:40:00Z', by: 'anna', authority, reasons: 'Wrong' },
    });

  it('a director does so as director, the chief director as either', () => {
    expect(notAuthorised(anybody('director'), reverse('director'))).toBeNull();
    expect(notAuthorised(anybody('chief-director'), reverse('director'))).toBeNull();
    expect(notAuthorised(anybody('chief-director'), reverse('chief-director'))).toBeNull();
    expect(notAuthorised(anybody('director'), reverse('chief-director'))).toMatchObject({ code: 'NotAuthorised' });
  });

  it('a committee decides on appeals alone', () => {
    expect(notAuthorised(anybody('committee'), reverse('director'))).toMatchObject({ code: 'NotAuthorised' });
  });
});

it.each<Command>([
  toSession({
    type: 'FollowRuling',
    data: { ruling: 'board-s.1.1@4', standing: 'in-force', cause: 'board-s.1.1@4', authority: 'director:anna' },
  }),
])('what one decision asks of another stream the software alone gives', (command) => {
  expect(notAuthorised({ id: 'process-manager', role: 'process-manager' }, command)).toBeNull();
  expect(ROLES.map((role) => notAuthorised(anybody(role), command)?.code)).toEqual(ROLES.map(() => 'NotAuthorised'));
});

describe("a table's device", () => {
  it.each<[Partial<Actor>]>([[{ table: '2' }], [{ session: 'other' }]])(
    'with %j reaches no other table',
    (departing) => {
      expect(notAuthorised({ ...anybody('table'), ...departing }, call)).toMatchObject({ code: 'NotAuthorised' });
    },
  );

  it('that names no table reaches none', () => {
    expect(notAuthorised({ id: 'someone', role: 'table' }, call)).toMatchObject({ code: 'NotAuthorised' });
  });
});

it('a scorer is bound to no table', () => {
  expect(notAuthorised({ id: 'someone', role: 'scorer' }, call)).toBeNull();
});

describe('a scorer who corrects a score', () => {
  const correct = (more: Partial<Extract<BoardCommand, { type: 'CorrectScore' }>['data']> = {}): Command =>
    toBoard({
      type: 'CorrectScore',
      data: {
        error: 'entry',
        madeBy: 'official',
        result: null,
        raisedAt: '2026-02-02T22:20:00Z',
        raisedBy: '1',
        authority: 'scorer:bo',
        reason: 'Wrong line',
        ...more,
      },
    });
  const consent = ['organiser'] as const;

  it('puts entries right', () => {
    expect(notAuthorised(anybody('scorer'), correct())).toBeNull();
  });

  it.each([[{ error: 'tricks' } as const], [{ consent }], [{ beyondDoubt: true }], [{ consent, beyondDoubt: true }]])(
    'leaves %j to a director',
    (more) => {
      expect(notAuthorised(anybody('scorer'), correct(more))).toMatchObject({ code: 'NotAuthorised' });
      expect(notAuthorised(anybody('director'), correct(more))).toBeNull();
    },
  );
});

it('the organiser approves of a disqualification, or decides it (91B)', () => {
  const without = toSession({
    type: 'DisqualifyContestant',
    data: { contestant: '1', paragraph: 'L91B', reason: 'Left' },
  });
  expect(notAuthorised(anybody('chief-director'), without)?.code).toBe('NotAuthorised');
  expect(notAuthorised(anybody('chief-director'), disqualify)).toBeNull();
  expect(notAuthorised(anybody('organiser'), without)).toBeNull();
});
