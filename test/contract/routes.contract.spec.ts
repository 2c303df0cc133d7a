import { type Schema, isOptional, BOARD_COMMANDS } from '@app/contract';
import type { OpenAPIObject } from '@nestjs/swagger';
import request from 'supertest';
import { openedSession, toBoard } from './support/commands';
import { type TestServer, startServer } from './support/server';

const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

let server: TestServer;
let tokens: Readonly<Record<'director' | 'table' | 'auditor', string>>;
beforeAll(async () => {
  server = await startServer();
  await server.given(...openedSession());
  tokens = {
    director: await server.bearer('director'),
    table: await server.bearer('table', { session: 'club', table: '1' }),
    auditor: await server.bearer('auditor'),
  };
});
afterAll(() => server.close());

type Role = keyof typeof tokens;

const DEALT = { dealer: 'N', deal: DEAL, contestants: { NS: '1', EW: '2' } };
const [ONE_NO_TRUMP, LEAD] = [
  { bid: '1NT', declarer: 'S', risk: 'undoubled' },
  { seat: 'W', card: 'C9' },
];

/** What has been done on a board. */
type Done = readonly (readonly [type: string, data: Readonly<Record<string, unknown>>])[];

const SHORT: Done = [
  ['OpenBoard', DEALT],
  ['MakeCall', { seat: 'N', call: '1S' }],
  ['MakeCall', { seat: 'E', call: '1H' }],
  ['CallDirector', { by: 'S' }],
];
/** North has opened, East has bid too little, and South has tried to change his call. */
const CALLED: Done = [
  ...SHORT,
  ['Choose', { seat: 'S', law: '27A1', choice: 'accept' }],
  ['MakeCall', { seat: 'S', call: '2C' }],
  ['SubstituteCall', { seat: 'S', call: '2D' }],
];
/** East has bid enough in the same denomination: the director will look at it after the play. */
const CORRECTED: Done = [
  ...SHORT,
  ['Choose', { seat: 'S', law: '27A1', choice: 'decline' }],
  ['MakeCall', { seat: 'E', call: '2H' }],
];
const TO_LEAD: Done = [['OpenBoard', { ...DEALT, contract: ONE_NO_TRUMP }]];
const PLACED: Done = [...TO_LEAD, ['PlaceLead', { seat: 'W' }]];
/** Five tricks, and West has led to the sixth. */
const PLAYED: Done = [
  ...TO_LEAD,
  ...['A', 'K', 'Q', 'J', 'T'].flatMap((rank) =>
    ['WC', 'NS', 'EH', 'SD'].map(([seat, suit]) => ['PlayCard', { seat, card: `${suit}${rank}` }] as const),
  ),
  ['PlayCard', LEAD],
];
const CLAIMED: Done = [...PLAYED, ['ClaimTricks', { by: 'S', tricks: 8 }]];
const DISPUTED: Done = [...CLAIMED, ['Object', { by: 'W' }]];
const ACCEPTED: Done = [...CLAIMED, ['AcceptClaim', { by: 'W' }]];
const CONCEDED: Done = [...PLAYED, ['ConcedeTricks', { by: 'S', tricks: 8 }], ['AcceptClaim', { by: 'W' }]];
const FINISHED: Done = [...TO_LEAD, ['EnterResult', { result: null, source: 'slip' }]];

const RULING = {
  laws: [{ edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1b' }],
  reasons: 'It paid',
  by: 'anna',
  rightOfAppeal: true,
};
const TABLE_STANDS = { NS: { kind: 'table' }, EW: { kind: 'table' } };
/** A ruling at 3, with its score at 4. */
const RULED: Done = [
  ...FINISHED.slice(0, 1),
  ['EnterResult', { result: { ...ONE_NO_TRUMP, tricks: 7 }, source: 'slip' }],
  ['CallDirector', { by: 'S' }],
  ['GiveRuling', { ...RULING, outcome: TABLE_STANDS }],
];
const [RULING_AT, NOON] = [3, '2026-02-02T12:00:00Z'];
/** Another at 5, built on what another table was ruled. */
const BUILT: Done = [...RULED, ['GiveRuling', { ...RULING, builtOn: ['board-club.9.9@7'] }]];
const REVERSAL = { decision: RULING_AT, at: NOON, by: 'anna', authority: 'director', reasons: 'Not so' };

let boards = 0;
/** A board of its own for each test. */
const boardOfItsOwn = async (done: Done): Promise<string> => {
  boards += 1;
  await server.given(...done.map(([type, data]) => toBoard(type, data, { board: boards })));
  return `/sessions/club/boards/1/${boards}`;
};

/** What the last event of a type on a board says: a table's device is not answered with all of it. */
const lastOn = async (board: string, type: string): Promise<unknown> => {
  let last: unknown = null;
  const [, name = ''] = /boards\/(.+)$/.exec(board) ?? [];
  for await (const event of server.log.readStream(`board-club.${name.replace('/', '.')}`))
    if (event.type === type) last = event.data;
  return last;
};

const post = (role: Role, path: string, body: object) =>
  request(server.url).post(path).set('Authorization', tokens[role]).send(body);

/** Who may give it beside the director, its route, what it says, what it leaves on the record, and what was done before. */
type Row = readonly [who: 'table' | 'director', path: string, body: object, event: string, done?: Done];

const ROUTES: readonly Row[] = [
  ['table', 'calls', { seat: 'W', call: '8C', artificial: true, shows: ['C', 'NT'], simultaneousWith: 2 }, 'CallMade'],
  ['table', 'substitutions', { seat: 'N', call: '1NT', replaces: 1, artificial: false }, 'CallSubstituted'],
  ['table', 'alerts', { by: 'S' }, 'AlertGiven'],
  ['table', 'announcements', { by: 'S', text: 'five spades or more', act: 1 }, 'AnnouncementMade'],
  ['table', 'questions', { by: 'W' }, 'QuestionAsked'],
  ['table', 'questions', { by: 'W', asks: 'meaning', act: 1, text: 'one spade?' }, 'QuestionAsked'],
  ['table', 'explanations', { by: 'S', text: 'natural', manner: 'written', act: 1, to: ['W'] }, 'ExplanationGiven'],
  ['table', 'corrections', { by: 'S', text: 'five of them', act: 1 }, 'ExplanationCorrected'],
  ['table', 'reviews', { by: 'N', to: 'W' }, 'ReviewOfAuctionGiven'],
  ['table', 'stop-card', { by: 'W' }, 'StopShown'],
  ['table', 'stop-card/removals', { by: 'W' }, 'StopRemoved'],
  ['table', 'tempo-notes', { seat: 'E', kind: 'fast', act: 2 }, 'TempoNoted'],
  ['table', 'remarks', { by: 'E', text: 'oh', act: 2 }, 'RemarkMade'],
  ['table', 'manners', { by: 'E', text: 'shrugs' }, 'MannerNoted'],
  ['table', 'exposed-cards', { seat: 'E', cards: ['HA', 'HK'], manner: 'dropped', deliberate: false }, 'CardExposed'],
  ['table', 'hands/takings', { seat: 'E', from: 'W', board: 7 }, 'HandTaken'],
  ['table', 'hands/counts', { seat: 'E', count: 12 }, 'CardsCounted'],
  ['table', 'hands/seen-cards', { by: 'E', of: 'S', cards: ['DA'] }, 'CardSeen'],
  ['director', 'hands/corrections', { deal: DEAL, text: 'a card changed hands' }, 'HandsCorrected'],
  ['director', 'hands/corrections', {}, 'HandsCorrected'],
  ['director', 'hands/restored-cards', { seat: 'E', card: 'H2', found: 'elsewhere' }, 'CardRestored'],
  ['table', 'hands/returns', {}, 'HandsReturned'],
  ['table', 'hands/returns', { seat: 'N' }, 'HandsReturned'],
  ['director', 'redeals', { deal: DEAL }, 'BoardRedealt'],
  ['director', 'turnings', {}, 'BoardTurned'],
  ['director', 'seat-exchanges', { seats: ['N', 'S'] }, 'SeatsExchanged'],
  ['table', 'attention', { by: 'S', act: 2 }, 'AttentionDrawn'],
  ['table', 'reserved-rights', { by: 'S' }, 'RightsReserved'],
  ['table', 'director-calls', { by: 'S', act: 2 }, 'DirectorCalled'],
  ['director', 'statements', { by: 'E', text: 'I did not see the spade', act: 2 }, 'StatementTaken'],
  ['director', 'facts', { text: 'East did not look', basis: 'balance-of-probabilities', act: 2 }, 'FactFound'],
  ['director', 'offered-options', { act: 2 }, 'OptionsOffered'],
  ['director', 'judgements', { question: 'unintended', answer: 'intended', reasons: 'a pause' }, 'JudgementMade'],
  [
    'director',
    'polls',
    { question: 'what would you bid?', asked: [{ answer: '2S', strength: 'expert' }, { answer: 'Pass' }], act: 2 },
    'PollTaken',
  ],
  ['table', 'leads/withdrawals', { seat: 'W' }, 'LeadWithdrawn', PLACED],
  ['table', 'cards', { seat: 'N', card: 'S9', simultaneousWith: 21 }, 'CardPlayed', PLAYED],
  ['table', 'cards/withdrawals', { seat: 'W', card: 'C9' }, 'CardWithdrawn', PLAYED],
  ['table', 'designations', { words: 'the nine', card: 'S9' }, 'CardDesignated', PLAYED],
  ['table', 'designations/changes', { words: 'no, small' }, 'DesignationChanged', PLAYED],
  ['table', 'dummy-cards', { card: 'S8' }, 'DummyPlayed', PLAYED],
  ['table', 'revoke-questions', { by: 'W', of: 'E' }, 'RevokeAskedAbout', PLAYED],
  ['table', 'tricks/pointings', { seat: 'S', trick: 5, to: 'EW' }, 'TrickPointed', PLAYED],
  ['table', 'tricks/inspections', { by: 'S' }, 'TricksInspected', PLAYED],
  ['table', 'objections', { by: 'W' }, 'ObjectionMade', CLAIMED],
  ['table', 'agreements-to-play-on', { by: 'W' }, 'PlayOnAgreed', DISPUTED],
  ['table', 'acceptances/withdrawals', { by: 'W', tricks: 1, ground: 'likely' }, 'AcquiescenceWithdrawn', ACCEPTED],
  ['table', 'concessions/withdrawals', { by: 'S', tricks: 1, ground: 'won' }, 'ConcessionWithdrawn', CONCEDED],
  ['table', 'next-board-calls', { by: 'W' }, 'NextBoardCalledOn', FINISHED],
  ['director', 'round-ends', {}, 'TableRoundEnded', FINISHED],
  [
    'director',
    'claims/analyses',
    { act: 22, line: 'none', knewOfTrump: true, fromTheTop: false },
    'ClaimAnalysed',
    CLAIMED,
  ],
  [
    'director',
    'reviews/closings',
    { law: '27D', decision: 'adjustment', reasons: 'x', by: 'anna' },
    'ReviewClosed',
    CORRECTED,
  ],
  ['table', 'spectators', { text: 'six hearts is on', act: 2, asked: true }, 'SpectatorSpoke'],
  ['director', 'artificial-scores', { grades: { NS: 'plus', EW: 'minus' }, authority: 'anna' }, 'ScoreAdjusted'],
  [
    'director',
    'assigned-scores',
    {
      outcome: {
        NS: {
          kind: 'assigned',
          components: [
            { result: { ...ONE_NO_TRUMP, tricks: 7 }, weight: '1/3' },
            { result: null, weight: '2/3' },
          ],
          expected: { grade: 'plus' },
          standing: 'non-offending',
        },
        EW: { kind: 'artificial', percent: 40, standing: 'offending' },
      },
      law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' },
      authority: 'anna',
      reason: 'misinformation',
    },
    'ScoreAdjusted',
    FINISHED,
  ],
  [
    'director',
    'results/corrections',
    {
      error: 'entry',
      madeBy: 'players',
      result: null,
      contestants: { NS: '2', EW: '1' },
      raisedAt: NOON,
      raisedBy: 'North',
      consent: ['organiser'],
      beyondDoubt: true,
      law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '79C1' },
      authority: 'anna',
      reason: 'another line of the slip',
    },
    'ScoreCorrected',
    RULED,
  ],
  [
    'director',
    'transfers',
    {
      to: 'EW',
      tricks: 1,
      law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '64A2' },
      authority: 'anna',
      reason: 'a revoke',
    },
    'TricksTransferred',
    RULED,
  ],
  [
    'director',
    'rulings',
    {
      ...RULING,
      about: [2],
      grounds: { directorCalls: [4] },
      rectification: 'none',
      penalties: [
        {
          contestant: '1',
          kind: 'procedural',
          offence: 'tempo',
          amount: { value: '1/2', unit: 'matchpoints' },
          from: 'total',
          paragraph: 'L90A',
          reason: 'warned before',
        },
      ],
      consulted: [{ who: 'bo', as: 'director' }],
      directorsError: false,
      builtOn: ['board-club.9.9@7'],
    },
    'RulingGiven',
    SHORT,
  ],
  ['director', 'rulings', { ...RULING, amends: RULING_AT, grounds: {} }, 'RulingGiven', RULED],
  ['director', 'rulings/drafts', { ...RULING, grounds: {}, score: 'as it is' }, 'RulingDrafted', RULED],
  [
    'director',
    'rulings/tellings',
    { ruling: RULING_AT, at: NOON, to: ['1', '2'], appealUntil: '2026-02-02T12:30:00Z' },
    'RulingTold',
    RULED,
  ],
  ['director', 'rulings/reversals', { ...REVERSAL, raisedAt: NOON }, 'RulingReversed', RULED],
  [
    'director',
    'rulings/reviews',
    { ruling: 5, because: 'board-club.9.9@7', by: 'anna', reasons: 'it holds' },
    'RulingReviewed',
    BUILT,
  ],
  ['director', 'results/confirmations', { by: 'anna' }, 'ResultConfirmed', FINISHED],
];

/** What they leave on the record is not what they say. */
const SAID_OTHERWISE = ['artificial-scores', 'claims/analyses', 'judgements', 'remarks', 'statements'];

const EVERY = ROUTES.map(([who, path, body, event, done]) => [who, path, body, event, done ?? CALLED] as const);

describe.each(EVERY)('for %s: POST .../%s', (who, path, body, event, done) => {
  it(`records ${event} and tells what is open`, async () => {
    const board = await boardOfItsOwn(done);
    const response = await post(who, `${board}/${path}`, body);
    expect([response.status, response.body]).toMatchObject([
      201,
      {
        repeated: false,
        options: expect.any(Array) as object,
        obligations: expect.any(Array) as object,
        questions: expect.any(Array) as object,
      },
    ]);
    expect(await lastOn(board, event)).toMatchObject(SAID_OTHERWISE.includes(path) ? {} : body);
  });

  it('refuses fields it does not know', async () => {
    const response = await post(who, `/sessions/club/boards/1/1/${path}`, { ...body, colour: 'red' });
    expect([response.status, response.body]).toMatchObject([
      422,
      { code: 'InvalidCommand', problems: [{ path: 'colour', message: 'unknown field' }] },
    ]);
  });

  it('is not for everybody', async () => {
    const others: readonly Role[] = who === 'director' ? ['table', 'auditor'] : ['auditor'];
    for (const role of others) {
      const response = await post(role, `/sessions/club/boards/1/1/${path}`, body);
      expect([role, response.body]).toMatchObject([role, { status: 403, code: 'NotAuthorised' }]);
    }
  });
});

it.each([
  ['choices', { seat: 'S', choice: 'accept' }, 'law'],
  ['choices', { seat: 'X', law: '27A1', choice: 'accept' }, 'seat'],
  ['calls', { seat: 'N', call: '8S', shows: ['X'] }, 'shows[0]'],
  ['calls', { seat: 'N', call: '8S', simultaneousWith: -1 }, 'simultaneousWith'],
  ['explanations', { by: 'N', text: 'x', manner: 'spoken', to: [] }, 'to'],
  ['exposed-cards', { seat: 'N', cards: [], manner: 'led' }, 'cards'],
  ['hands/takings', { seat: 'N', from: 'N', board: 0 }, 'board'],
  ['hands/corrections', { deal: 'N:AK.. - - -' }, 'deal'],
  ['seat-exchanges', { seats: ['N'] }, 'seats'],
  ['polls', { question: 'what?', asked: [{ strength: 'expert' }] }, 'asked[0].answer'],
  ['polls', { question: 'what?', asked: [] }, 'asked'],
  ['tricks/pointings', { seat: 'N', trick: 14, to: 'EW' }, 'trick'],
  ['tricks/pointings', { seat: 'N', trick: 1, to: 'N' }, 'to'],
  ['acceptances/withdrawals', { by: 'N', tricks: 1, ground: 'hope' }, 'ground'],
  ['reviews/closings', { law: '27D', decision: 'perhaps', reasons: 'x', by: 'anna' }, 'decision'],
  ['reviews/closings', { law: '27D', decision: 'adjustment', by: 'anna' }, 'reasons'],
  ['reviews/closings', { law: '27D', decision: 'adjustment', reasons: 'x' }, 'by'],
  ['artificial-scores', { grades: { NS: 'plus', EW: 'best' }, authority: 'anna' }, 'grades.EW'],
  ['assigned-scores', { outcome: { NS: { kind: 'table' } }, authority: 'anna' }, 'outcome.EW'],
])('%s: %j is wrong in %s', async (path, body, field) => {
  const response = await post('director', `/sessions/club/boards/1/1/${path}`, body);
  expect(response.body).toMatchObject({ status: 422, code: 'InvalidCommand', problems: [{ path: field }] });
});

it.each([
  ['corrections', { by: 'S', text: 'x', act: 0 }],
  ['director-calls', { by: 'S', act: 99 }],
  ['substitutions', { seat: 'W', call: 'Pass' }],
  ['leads/withdrawals', { seat: 'W' }],
  ['cards/withdrawals', { seat: 'W' }],
])('%s: an act that is not there cannot be meant', async (path, body) => {
  const response = await post('director', `${await boardOfItsOwn(CALLED)}/${path}`, body);
  expect(response.body).toMatchObject({ status: 409, code: 'ActUnknown' });
});

interface BodySchema {
  readonly required?: readonly string[];
  readonly properties?: object;
}

/** Given by the process manager alone, which needs no route. */
const WITHOUT_ROUTE = ['FollowDecision'];

describe('every command to a board', () => {
  it('has a route whose body has exactly the fields of the command', async () => {
    const { paths, components } = (await request(server.url).get('/docs-json')).body as OpenAPIObject;
    const operations = Object.values(paths).flatMap(({ post: one }) => one ?? []);
    for (const [type, { properties: fields }] of Object.entries(BOARD_COMMANDS)) {
      if (WITHOUT_ROUTE.includes(type)) continue;
      const name = `_${type.charAt(0).toLowerCase()}${type.slice(1)}`;
      const [operation, ...others] = operations.filter(({ operationId }) => operationId?.endsWith(name));
      expect([type, typeof operation, others]).toEqual([type, 'object', []]);
      const ref = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(operation?.requestBody ?? {}))?.[1] ?? '';
      const { properties = {}, required = [] } = (components?.schemas?.[ref] ?? {}) as BodySchema;
      expect([type, Object.keys(properties).sort()]).toEqual([type, Object.keys(fields).sort()]);
      const needed = Object.entries<Schema<unknown>>(fields).flatMap(([field, schema]) =>
        isOptional(schema) ? [] : field,
      );
      expect([type, [...required].sort()]).toEqual([type, needed.sort()]);
    }
  });
});
