import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEAL } from '@app/testing';
import { COMMAND_TYPES, isUuid, parseCommand, streamOf } from './command';
import { isInstant } from './schema/formats';

const ID = '019c1f4c-cd88-7027-8d10-0b7b05b5c859';
const call = {
  id: ID,
  type: 'MakeCall',
  session: 'demo',
  table: '1',
  board: 3,
  data: { seat: 'N', call: '1S' },
};
const close = { id: ID, type: 'CloseSession', session: 'demo', data: {} };

const problems = (json: unknown): readonly string[] => {
  const parsed = parseCommand(json);
  return parsed.ok ? [] : parsed.error.map(({ path, message }) => `${path}: ${message}`);
};

describe('a command to a board', () => {
  it('is read with its address', () => {
    expect(parseCommand(call)).toEqual({
      ok: true,
      value: {
        id: ID,
        command: {
          to: 'board',
          address: { session: 'demo', table: '1', board: 3, attempt: 1 },
          command: { type: 'MakeCall', data: { seat: 'N', call: '1S' } },
        },
      },
    });
  });

  it('keeps attempt, instant and expected revision', () => {
    const parsed = parseCommand({ ...call, attempt: 2, occurredAt: '2026-02-02T19:30:00+02:00', expectedRevision: -1 });
    expect(parsed).toMatchObject({
      ok: true,
      value: { occurredAt: '2026-02-02T19:30:00+02:00', expectedRevision: -1, command: { address: { attempt: 2 } } },
    });
    if (parsed.ok) expect(streamOf(parsed.value.command)).toBe('board-demo.1.3.2');
  });

  it.each<[string, unknown, readonly string[]]>([
    ['no seat at all', { ...call, data: { call: '1S' } }, ['data.seat: missing: one of N, E, S, W']],
    ['a wrong seat', { ...call, data: { seat: 'Q', call: '1S' } }, ['data.seat: expected one of N, E, S, W, not "Q"']],
    [
      'a wrong call',
      { ...call, data: { seat: 'N', call: '10S' } },
      ['data.call: expected a call (Pass, X, XX, 1C to 7NT; 8C to 9NT was said, but is no call), not "10S"'],
    ],
    ['an unknown field of data', { ...call, data: { ...call.data, mood: 'bad' } }, ['data.mood: unknown field']],
    ['an unknown field', { ...call, colour: 'green' }, ['colour: unknown field']],
    [
      'a board that is no number',
      { ...call, board: '3' },
      ['board: expected the number of a board (a whole number from 1), not "3"'],
    ],
    [
      'no table',
      { ...call, table: undefined },
      ['table: missing: an id (letters, digits, - and _, 1 to 64 of them, beginning with a letter or digit)'],
    ],
    ['no data', { ...call, data: undefined }, ['data: missing: an object']],
    ['data that is a list', { ...call, data: [] }, ['data: expected an object, not []']],
    ['an id that is no UUID', { ...call, id: 'one' }, ['id: expected a UUID in lower case, not "one"']],
    [
      'a date without a time',
      { ...call, occurredAt: '2026-02-02' },
      ['occurredAt: expected an instant like 2026-02-01T19:30:00Z, not "2026-02-02"'],
    ],
    [
      'a revision before -1',
      { ...call, expectedRevision: -2 },
      ['expectedRevision: expected a whole number from -1 to 9007199254740991, not -2'],
    ],
  ])('%s is a problem with a name', (_, json, expected) => {
    expect(problems(json)).toEqual(expected);
  });

  it('all problems are told at once', () => {
    expect(problems({ ...call, id: 1, session: '', data: { seat: 'N' } })).toHaveLength(3);
  });
});

describe('a command to a session', () => {
  it('has no table and no board', () => {
    expect(parseCommand(close)).toMatchObject({ ok: true, value: { command: { to: 'session', session: 'demo' } } });
    expect(problems({ ...close, table: '1' })).toEqual(['table: unknown field']);
  });

  it('is checked as deep as it goes', () => {
    const deals = {
      ...close,
      type: 'SetDeals',
      data: {
        section: 'A',
        deals: [
          { board: 1, deal: DEAL },
          { board: 2, deal: 'N:AA' },
        ],
      },
    };
    expect(problems(deals)).toEqual(['data.deals[1].deal: a deal has 4 hands, not 1 (column 3)']);
    const short = { ...close, type: 'SetDeals', data: { section: 'A', deals: [] } };
    expect(problems(short)).toEqual(['data.deals: expected at least 1 of an object']);
  });

  it('a deal must be sound', () => {
    const twice = DEAL.replace('AK32', 'AK33');
    const deals = { ...close, type: 'SetDeals', data: { section: 'A', deals: [{ board: 1, deal: twice }] } };
    expect(problems(deals)[0]).toContain('data.deals[0].deal: ');
  });
});

it.each([null, 7, 'MakeCall', [], {}, { type: 'EatCards' }, { type: 'toString' }])('%j is no command', (json) => {
  const [problem = ''] = problems(json);
  expect(problem).toContain('type: expected the name of a command (OpenSession, ');
});

it('a type nested deeper than any stack is no command either', () => {
  const type: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(problems({ type })[0]).toMatch(/, not \["\[\.\.\.\]"\]$/);
});

it('streams', () => {
  const [one, other] = [parseCommand(close), parseCommand(call)];
  expect([one.ok && streamOf(one.value.command), other.ok && streamOf(other.value.command)]).toEqual([
    'session-demo',
    'board-demo.1.3',
  ]);
});

it.each([
  [ID, true],
  [ID.toUpperCase(), false],
  ['', false],
  [7, false],
  ['00000000-0000-0000-0000-000000000000', true],
  ['00000000-0000-0000-0000-000000000001', false],
  ['aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee', false],
  ['0a9c1ff0-0000-7000-c000-000000000001', false],
])('%s is a UUID: %s', (value, is) => {
  expect(isUuid(value)).toBe(is);
});

it.each([
  ['2026-02-02T19:30:00Z', true],
  ['2026-02-02T19:30:00.123456+02:00', true],
  ['2024-02-29T19:30:00Z', true],
  ['2026-02-29T19:30:00Z', false],
  ['2026-13-01T19:30:00Z', false],
  ['2026-02-02T99:30:00Z', false],
  ['2026-02-02T19:30:00', false],
  ['2026-02-02', false],
  [0, false],
])('%s is an instant: %s', (value, is) => {
  expect(isInstant(value)).toBe(is);
});

const EXAMPLE = readFileSync(join(__dirname, '../../../examples/club-evening.ndjson'), 'utf8').trimEnd().split('\n');

it('every line of the example session is a command', () => {
  expect(EXAMPLE.filter((line) => !parseCommand(JSON.parse(line)).ok)).toEqual([]);
});

/** A new command is put to use in the example, or stands here. */
const NOT_IN_EXAMPLE: readonly string[] = [
  'AgreeToPlayOn',
  'AnalyseClaim',
  'AskAboutRevoke',
  'AskQuestion',
  'AssignScore',
  'AwardArtificialScore',
  'CallOnNextBoard',
  'ChangeConditions',
  'ChangeDesignation',
  'CloseSession',
  'ConcludeAppeal',
  'CorrectEntry',
  'CorrectHands',
  'CorrectScore',
  'CountCards',
  'DecideLawPart',
  'DeclareLineUp',
  'DesignateCard',
  'DisqualifyContestant',
  'Dissent',
  'DraftRuling',
  'DummyPlays',
  'EndRound',
  'EnterScore',
  'ExchangeSeats',
  'ExposeCard',
  'FileStatement',
  'FollowDecision',
  'FollowDecisionOnPenalty',
  'FollowRuling',
  'ForfeitDeposit',
  'GiveConsent',
  'GiveReview',
  'InspectTricks',
  'MakeAnnouncement',
  'NoteManner',
  'NoteOffence',
  'NoteRemark',
  'NoteSpectator',
  'Object',
  'PayDeposit',
  'PointTrick',
  'Recommend',
  'RecordLots',
  'RedealBoard',
  'RedirectAppeal',
  'ReferAppeal',
  'RefuseAppeal',
  'RemoveStop',
  'ReopenSession',
  'ReplaceContestant',
  'ReportMatchNotPlayed',
  'RescindPenalty',
  'ReserveRights',
  'RestoreCard',
  'ReturnDeposit',
  'ReturnHands',
  'ReviewRuling',
  'SeeCards',
  'SetCarryOver',
  'SetDeadline',
  'ShowStop',
  'SubstituteCall',
  'SubstitutePlayer',
  'SuspendPlayer',
  'TakeAppealFurther',
  'TakeHand',
  'TransferTricks',
  'TurnBoard',
  'WithdrawAcquiescence',
  'WithdrawBoard',
  'WithdrawCard',
  'WithdrawConcession',
  'WithdrawContestant',
  'WithdrawLead',
];

it('the example session uses every other command', () => {
  const used = EXAMPLE.flatMap((line): readonly string[] => {
    const parsed = parseCommand(JSON.parse(line));
    return parsed.ok ? [parsed.value.command.command.type] : [];
  });
  expect(COMMAND_TYPES.filter((type) => !used.includes(type)).sort()).toEqual([...NOT_IN_EXAMPLE].sort());
});
