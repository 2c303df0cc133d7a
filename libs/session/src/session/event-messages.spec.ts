import { type SessionEvent, SESSION_EVENTS } from '@app/contract';
import { DEAL } from '@app/testing';
import { sessionEventInWords } from './event-messages';

const amount = { value: '1/2', unit: 'VP' } as const;
const penalty = {
  contestant: '2',
  kind: 'procedural',
  offence: 'fouled-board',
  amount,
  from: 'total',
  paragraph: 'DBf 214',
  reason: 'Redealt',
} as const;
const [at, until] = ['2026-02-02T22:40:00Z', '2026-02-02T23:30:00Z'];

const WORDS: readonly (readonly [SessionEvent, string])[] = [
  [{ type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'butler' } }, 'Session opened (wbf-2017, butler)'],
  [
    {
      type: 'SessionOpened',
      data: {
        laws: 'wbf-2017',
        scoring: 'butler',
        title: 'Club evening',
        conditions: {
          name: 'Club Butler',
          contestants: 'pair',
          stages: [{ stage: 'all', form: 'field', scoring: 'butler' }],
        },
      },
    },
    'Session opened: Club evening (wbf-2017, butler, Club Butler)',
  ],
  [{ type: 'SectionAdded', data: { section: 'A', title: 'Red' } }, 'Section A: Red'],
  [
    { type: 'ContestantEntered', data: { contestant: '1', kind: 'pair', direction: 'NS', players: ['p1', 'p2'] } },
    'pair 1 is entered N-S: p1, p2',
  ],
  [{ type: 'ContestantEntered', data: { contestant: '1', kind: 'team' } }, 'team 1 is entered'],
  [
    {
      type: 'RoundScheduled',
      data: { round: '1', section: 'A', match: 'm', tables: [{ table: '4', NS: '1', EW: '2', boards: [1] }] },
    },
    'Round 1 of section A (match m): 4 1-2',
  ],
  [{ type: 'DealsSet', data: { section: 'A', deals: [{ board: 3, deal: DEAL }] } }, 'Deals of section A: boards 3'],
  [
    {
      type: 'LineUpDeclared',
      data: { contestant: '1', round: '2', players: [{ player: 'p1', table: '4', seat: 'N' }, { player: 'p2' }] },
    },
    'Line-up of 1 for round 2: p1 N at table 4, p2',
  ],
  [
    {
      type: 'PlayerSubstituted',
      data: { contestant: '1', out: 'p1', in: 'p9', rounds: ['1', '2'], reason: 'Ill', allowedBy: 'anna' },
    },
    'p9 plays for p1 of 1 in round 1, 2, allowed by anna: Ill',
  ],
  [
    { type: 'ContestantReplaced', data: { contestant: '1', by: '9', from: '2', reason: 'Ill' } },
    '9 takes the place of 1 from round 2 on: Ill',
  ],
  [{ type: 'ContestantWithdrawn', data: { contestant: '1', reason: 'Ill' } }, '1 withdraws: Ill'],
  [
    { type: 'ContestantWithdrawn', data: { contestant: '1', from: '2', reason: 'Ill' } },
    '1 withdraws from round 2 on: Ill',
  ],
  [{ type: 'SessionClosed', data: {} }, 'The session is closed'],
  [{ type: 'SessionReopened', data: { reason: 'A slip' } }, 'The session is opened again: A slip'],
  [{ type: 'RoundStarted', data: { round: '1', at } }, `Round 1 starts at ${at}`],
  [{ type: 'RoundEnded', data: { round: '1', at } }, `Round 1 ends at ${at}`],
  [
    { type: 'ContestantLate', data: { contestant: '1', round: '2', minutes: 7, excusable: false, played: true } },
    '1 is 7 minutes late for round 2',
  ],
  [
    { type: 'ContestantLate', data: { contestant: '1', round: '2', minutes: 60, excusable: true, played: false } },
    '1 is 60 minutes late for round 2, excusably; it is not played',
  ],
  [{ type: 'TableOverran', data: { round: '1', table: '4', minutes: 7 } }, 'Table 4 overruns round 1 by 7 minutes'],
  [
    { type: 'TableOverran', data: { round: '1', table: '4', minutes: 7, blameless: ['2'] } },
    'Table 4 overruns round 1 by 7 minutes; not to blame: 2',
  ],
  [{ type: 'OffenceNoted', data: { contestant: '1', offence: 'phone' } }, 'Offence of 1: phone'],
  [
    {
      type: 'OffenceNoted',
      data: { contestant: '1', offence: 'wrong-board', round: '1', table: '4', boards: [7], details: 'Played as 8' },
    },
    'Offence of 1: wrong board (round 1, table 4, boards 7): Played as 8',
  ],
  [
    {
      type: 'ConditionsChanged',
      data: {
        conditions: {
          name: 'Snow',
          contestants: 'team',
          stages: [{ stage: 'all', form: 'swiss', scoring: 'team-vp' }],
        },
        reason: 'Snow',
      },
    },
    'The conditions of contest are now Snow: Snow',
  ],
  [
    {
      type: 'FieldDefined',
      data: {
        board: 7,
        groups: [
          { name: 'as dealt', tables: ['1', '2'], direction: 'NS' },
          { name: 'fouled', tables: ['3'] },
        ],
        reason: 'Fouled',
      },
    },
    'Board 7 is compared within as dealt (tables 1, 2 N-S), fouled (tables 3): Fouled',
  ],
  [
    { type: 'BoardWithdrawn', data: { board: 7, tables: ['1'], reason: 'Two aces' } },
    'Board 7 counts no more at tables 1: Two aces',
  ],
  [
    {
      type: 'WarningIssued',
      data: { contestant: '1', offence: 'late', paragraph: 'DBf 212', reason: 'First', authority: 'anna' },
    },
    '1 is warned, late (DBf 212, anna): First',
  ],
  [{ type: 'PenaltyImposed', data: penalty }, 'Penalty (procedural) for 2: 1/2 VP, fouled board (DBf 214): Redealt'],
  [
    {
      type: 'PenaltyImposed',
      data: { ...penalty, amount: { value: '4', unit: 'IMP' }, from: 'imps-of-the-match', round: '3' },
    },
    'Penalty (procedural) for 2: 4 IMP off the IMPs of match 3, fouled board (DBf 214): Redealt',
  ],
  [
    { type: 'PenaltyImposed', data: { ...penalty, amount: { value: '4', unit: 'IMP' }, from: 'imps-of-the-event' } },
    'Penalty (procedural) for 2: 4 IMP off the IMPs of the event, fouled board (DBf 214): Redealt',
  ],
  [
    {
      type: 'PenaltyVaried',
      data: { penalty: 5, amount: { value: '10', unit: 'percent' }, paragraph: 'DBf 211', reason: 'Too much' },
    },
    'The penalty of event 6 (@5) is now 10 % (DBf 211): Too much',
  ],
  [
    { type: 'PenaltyRescinded', data: { penalty: 5, reason: 'On appeal', authority: 'committee' } },
    'What was decided in event 6 (@5) is rescinded (committee): On appeal',
  ],
  [
    { type: 'PenaltyRescinded', data: { penalty: 5, reason: 'A slip' } },
    'What was decided in event 6 (@5) is rescinded: A slip',
  ],
  [
    { type: 'PenaltyWaived', data: { fact: 4, contestant: '2', paragraph: 'DBf 213', reason: 'A long ruling' } },
    'No penalty for 2 for event 5 (@4) (DBf 213): A long ruling',
  ],
  [
    { type: 'ContestantDisqualified', data: { contestant: '2', paragraph: 'L91B', reason: 'Left' } },
    '2 is disqualified (L91B): Left',
  ],
  [
    { type: 'PlayerSuspended', data: { player: 'p1', contestant: '2', paragraph: 'L91A', reason: 'Shouted', until } },
    `Player p1 of 2 is suspended until ${until} (L91A): Shouted`,
  ],
  [
    { type: 'ResultsPublished', data: { status: 'provisional', at, round: '1' } },
    `Results of round 1 published as provisional at ${at}`,
  ],
  [
    { type: 'RulingFollowed', data: { ruling: 'board-s.1.1@7', standing: 'in-force', cause: 'board-s.1.1@7' } },
    'The ruling board-s.1.1@7 stands (board-s.1.1@7)',
  ],
  [
    { type: 'RulingFollowed', data: { ruling: 'board-s.1.1@7', standing: 'not-in-force', cause: 'board-s.1.1@9' } },
    'The ruling board-s.1.1@7 stands no more (board-s.1.1@9)',
  ],
  [{ type: 'ResultsPublished', data: { status: 'final', at } }, `Results published as final at ${at}`],
  [
    {
      type: 'DeadlineSet',
      data: {
        right: 'appeal',
        until,
        decidedAt: at,
        round: '1',
        publication: 9,
        paragraph: 'L92B',
        reason: 'A late end',
      },
    },
    `The right to appeal about round 1 published by event 10 (@9) ends at ${until} (L92B): A late end`,
  ],
  [
    {
      type: 'DeadlineSet',
      data: {
        right: 'appeal',
        until,
        decidedAt: at,
        decision: 'board-q21.4.11@37',
        tolerance: true,
        paragraph: 'L92B',
        reason: 'The wrong form',
      },
    },
    `The right to appeal against board-q21.4.11@37 ends at ${until}, though it was over (L92B): The wrong form`,
  ],
  [
    {
      type: 'CarryOverSet',
      data: { contestant: '1', amount: '5.5', paragraph: 'DBf 207A', from: { session: 's1' }, reason: 'First stage' },
    },
    '1 brings 5.5 from session s1 (DBf 207A): First stage',
  ],
  [
    { type: 'ContestantEntered', data: { contestant: '5', kind: 'pair', stratum: 'B', handicap: '-7/2' } },
    'pair 5 is entered, stratum B, handicap -7/2',
  ],
  [
    { type: 'EntryCorrected', data: { contestant: '5', stratum: 'C', handicap: '1.5', reason: 'Misread' } },
    'The entry of 5 is corrected, stratum C, handicap 1.5: Misread',
  ],
  [
    { type: 'EntryCorrected', data: { contestant: '5', stratum: null, handicap: null, reason: 'Misread' } },
    'The entry of 5 is corrected, no stratum, no handicap: Misread',
  ],
  [
    { type: 'LotsDrawn', data: { contestants: ['2', '1'], reason: 'Equal' } },
    'Lots are drawn, first to last: 2, 1: Equal',
  ],
  [
    {
      type: 'MatchNotPlayed',
      data: {
        match: 'm',
        contestants: ['1', '2'],
        absent: '2',
        excusable: true,
        paragraph: 'DBf 202C1b',
        reason: 'Snow',
      },
    },
    'Match m of 1 and 2 is not played: 2 is absent, excusably (DBf 202C1b): Snow',
  ],
  [
    {
      type: 'MatchNotPlayed',
      data: { match: 'm', contestants: ['1', '2'], absent: null, paragraph: 'DBf 202C', reason: 'Snow' },
    },
    'Match m of 1 and 2 is not played: nobody is to blame (DBf 202C): Snow',
  ],
];

it.each(WORDS)('%o is told as %j', (event, words) => {
  expect(sessionEventInWords(event)).toBe(words);
});

it('there are words for every event', () => {
  expect(new Set(WORDS.map(([{ type }]) => type))).toEqual(new Set(Object.keys(SESSION_EVENTS)));
});
