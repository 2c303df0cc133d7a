import type { RefusalCode, SessionCommand, SessionEvent } from '@app/contract';
import { givenSession } from '@app/testing';

const at = '2026-02-02T22:40:00Z';
const SET_UP: readonly SessionEvent[] = [
  { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'team-vp' } },
  { type: 'SectionAdded', data: { section: 'A' } },
  ...['1', '2', '3'].map((contestant): SessionEvent => ({
    type: 'ContestantEntered',
    data: { contestant, kind: 'team' },
  })),
  {
    type: 'RoundScheduled',
    data: { round: '1', match: 'm', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
  },
  { type: 'SessionClosed', data: {} },
];

const carried = { contestant: '1', amount: '-5.5', paragraph: 'DBf 207A' };
const lots = { contestants: ['2', '1'], reason: 'Equal' };
const notPlayed = { match: 'm', contestants: ['1', '2'], absent: '2', paragraph: 'DBf 202C', reason: 'Snow' };

it.each<[SessionCommand, SessionEvent]>([
  [
    { type: 'PublishResults', data: { status: 'final', at, exception: 'Prizes' } },
    { type: 'ResultsPublished', data: { status: 'final', at, exception: 'Prizes', subjectToAppeal: true } },
  ],
  [
    { type: 'PublishResults', data: { status: 'official', at, round: '1' } },
    { type: 'ResultsPublished', data: { status: 'official', at, round: '1' } },
  ],
  [
    { type: 'SetCarryOver', data: carried },
    { type: 'CarryOverSet', data: carried },
  ],
  [
    { type: 'RecordLots', data: lots },
    { type: 'LotsDrawn', data: lots },
  ],
  [
    { type: 'ReportMatchNotPlayed', data: notPlayed },
    { type: 'MatchNotPlayed', data: notPlayed },
  ],
  [
    { type: 'ReportMatchNotPlayed', data: { ...notPlayed, absent: null } },
    { type: 'MatchNotPlayed', data: { ...notPlayed, absent: null } },
  ],
])('%j is recorded, after the end too', (command, event) => {
  givenSession(...SET_UP)
    .when(command)
    .then(event);
});

it.each<[SessionCommand, RefusalCode]>([
  [{ type: 'PublishResults', data: { status: 'final', at, round: '2' } }, 'RoundUnknown'],
  [{ type: 'SetCarryOver', data: { ...carried, contestant: '7' } }, 'ContestantUnknown'],
  [{ type: 'SetCarryOver', data: { ...carried, amount: 'much' } }, 'AmountImpossible'],
  [{ type: 'RecordLots', data: { ...lots, contestants: ['1', '7'] } }, 'ContestantUnknown'],
  [{ type: 'RecordLots', data: { ...lots, contestants: ['1', '2', '1'] } }, 'SameContestant'],
  [{ type: 'ReportMatchNotPlayed', data: { ...notPlayed, match: '1' } }, 'MatchUnknown'],
  [{ type: 'ReportMatchNotPlayed', data: { ...notPlayed, contestants: ['1', '7'] } }, 'ContestantUnknown'],
  [{ type: 'ReportMatchNotPlayed', data: { ...notPlayed, contestants: ['2', '2'] } }, 'SameContestant'],
  [{ type: 'ReportMatchNotPlayed', data: { ...notPlayed, absent: '3' } }, 'ContestantUnknown'],
])('%j is refused: %s', (command, code) => {
  givenSession(...SET_UP)
    .when(command)
    .refused(code);
});
