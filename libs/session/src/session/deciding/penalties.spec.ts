import type { RefusalCode, SessionCommand, SessionEvent } from '@app/contract';
import { givenSession } from '@app/testing';

const imposed = {
  contestant: '1',
  kind: 'procedural',
  offence: 'late',
  amount: { value: '1/2', unit: 'VP' },
  from: 'total',
  fact: 5,
  paragraph: 'DBf 212',
  reason: 'Ten minutes late',
} as const;
const warned = { contestant: '1', offence: 'late', paragraph: 'DBf 212', fact: 5, reason: 'Ten minutes late' };

/** Revisions 0 to 4, then the fact at 5, a penalty at 6 and a warning at 7. */
const HISTORY: readonly SessionEvent[] = [
  { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'team-vp' } },
  { type: 'SectionAdded', data: { section: 'A' } },
  { type: 'ContestantEntered', data: { contestant: '1', kind: 'team' } },
  { type: 'ContestantEntered', data: { contestant: '2', kind: 'team' } },
  {
    type: 'RoundScheduled',
    data: { round: '1', match: 'm', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
  },
  { type: 'ContestantLate', data: { contestant: '1', round: '1', minutes: 10, excusable: false, played: true } },
  { type: 'PenaltyImposed', data: imposed },
  { type: 'WarningIssued', data: warned },
];
const closed: SessionEvent = { type: 'SessionClosed', data: {} };
const rescinded: SessionEvent = { type: 'PenaltyRescinded', data: { penalty: 6, reason: 'The clock was wrong' } };

const fromTheMatch = { ...imposed, amount: { value: '3', unit: 'IMP' }, from: 'imps-of-the-match' } as const;
const varied = { penalty: 6, amount: { value: '0.25', unit: 'VP' }, paragraph: 'DBf 211', reason: 'Too much' } as const;
const waived = { fact: 5, contestant: '1', paragraph: 'DBf 212', reason: 'The clock was wrong' };
const suspended = { player: 'p1', contestant: '1', paragraph: 'L91A', reason: 'Shouting' };

it.each<[SessionCommand, SessionEvent]>([
  [
    { type: 'IssueWarning', data: warned },
    { type: 'WarningIssued', data: warned },
  ],
  [
    { type: 'ImposePenalty', data: imposed },
    { type: 'PenaltyImposed', data: imposed },
  ],
  [
    { type: 'ImposePenalty', data: { ...fromTheMatch, round: 'm' } },
    { type: 'PenaltyImposed', data: { ...fromTheMatch, round: 'm' } },
  ],
  [
    { type: 'ImposePenalty', data: { ...fromTheMatch, round: '1' } },
    { type: 'PenaltyImposed', data: { ...fromTheMatch, round: '1' } },
  ],
  [
    { type: 'VaryPenalty', data: varied },
    { type: 'PenaltyVaried', data: varied },
  ],
  [{ type: 'RescindPenalty', data: rescinded.data }, rescinded],
  [
    { type: 'RescindPenalty', data: { penalty: 7, reason: 'The clock was wrong' } },
    { type: 'PenaltyRescinded', data: { penalty: 7, reason: 'The clock was wrong' } },
  ],
  [
    { type: 'WaivePenalty', data: waived },
    { type: 'PenaltyWaived', data: waived },
  ],
  [
    { type: 'DisqualifyContestant', data: { contestant: '1', paragraph: 'L91B', reason: 'Left' } },
    { type: 'ContestantDisqualified', data: { contestant: '1', paragraph: 'L91B', reason: 'Left' } },
  ],
  [
    { type: 'SuspendPlayer', data: suspended },
    { type: 'PlayerSuspended', data: suspended },
  ],
])('%j is decided during play and after it', (command, event) => {
  givenSession(...HISTORY)
    .when(command)
    .then(event);
  givenSession(...HISTORY, closed)
    .when(command)
    .then(event);
});

it.each<[SessionCommand, RefusalCode]>([
  [{ type: 'IssueWarning', data: { ...warned, contestant: '7' } }, 'ContestantUnknown'],
  [{ type: 'IssueWarning', data: { ...warned, fact: 6 } }, 'FactUnknown'],
  [{ type: 'ImposePenalty', data: { ...imposed, contestant: '7' } }, 'ContestantUnknown'],
  [{ type: 'ImposePenalty', data: { ...imposed, fact: 99 } }, 'FactUnknown'],
  [{ type: 'ImposePenalty', data: { ...imposed, amount: { value: '0', unit: 'VP' } } }, 'AmountImpossible'],
  [{ type: 'ImposePenalty', data: { ...imposed, amount: { value: '-1/2', unit: 'VP' } } }, 'AmountImpossible'],
  [{ type: 'ImposePenalty', data: { ...imposed, amount: { value: 'half', unit: 'VP' } } }, 'AmountImpossible'],
  [{ type: 'ImposePenalty', data: fromTheMatch }, 'MatchUnknown'],
  [{ type: 'ImposePenalty', data: { ...fromTheMatch, round: 'n' } }, 'MatchUnknown'],
  [{ type: 'VaryPenalty', data: { ...varied, penalty: 5 } }, 'PenaltyUnknown'],
  [{ type: 'VaryPenalty', data: { ...varied, penalty: 7 } }, 'PenaltyUnknown'],
  [{ type: 'VaryPenalty', data: { ...varied, amount: { value: '0', unit: 'VP' } } }, 'AmountImpossible'],
  [{ type: 'RescindPenalty', data: { penalty: 5, reason: 'x' } }, 'PenaltyUnknown'],
  [{ type: 'RescindPenalty', data: { penalty: 99, reason: 'x' } }, 'PenaltyUnknown'],
  [{ type: 'WaivePenalty', data: { ...waived, fact: 4 } }, 'FactUnknown'],
  [{ type: 'WaivePenalty', data: { ...waived, contestant: '7' } }, 'ContestantUnknown'],
  [{ type: 'DisqualifyContestant', data: { contestant: '7', paragraph: 'L91B', reason: 'x' } }, 'ContestantUnknown'],
  [{ type: 'SuspendPlayer', data: { ...suspended, contestant: '7' } }, 'ContestantUnknown'],
])('%j is refused: %s', (command, code) => {
  givenSession(...HISTORY)
    .when(command)
    .refused(code);
});

it('what has been rescinded is neither varied nor rescinded again', () => {
  givenSession(...HISTORY, rescinded)
    .when({ type: 'VaryPenalty', data: varied })
    .refused('PenaltyRescinded');
  givenSession(...HISTORY, rescinded)
    .when({ type: 'RescindPenalty', data: rescinded.data })
    .refused('PenaltyRescinded');
});

describe('what an appeal was decided to about a penalty', () => {
  const onAppeal = { appeal: 'appeal-a1@9', authority: 'committee:c1' };
  const lessened: SessionEvent = { type: 'PenaltyVaried', data: { ...varied, ...onAppeal } };
  const lifted: SessionEvent = {
    type: 'PenaltyRescinded',
    data: { penalty: 6, reason: 'Nobody was late', ...onAppeal },
  };

  it.each<[string, SessionEvent, SessionCommand]>([
    ['its amount', lessened, { type: 'VaryPenalty', data: varied }],
    ['that it stands', lessened, { type: 'RescindPenalty', data: { penalty: 6, reason: 'The clock was wrong' } }],
    ['that it is gone', lifted, { type: 'RescindPenalty', data: { penalty: 8, reason: 'He was late' } }],
  ])('%s is not changed by a director', (_, decided, command) => {
    givenSession(...HISTORY, decided)
      .when(command)
      .refused('DecisionOfAppeal');
  });
});
