import type { RefusalCode, SessionCommand, SessionEvent } from '@app/contract';
import { givenSession } from '@app/testing';

const at = '2026-02-02T19:00:00Z';
const SET_UP: readonly SessionEvent[] = [
  { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'SectionAdded', data: { section: 'A' } },
  { type: 'ContestantEntered', data: { contestant: '1', kind: 'pair' } },
  { type: 'ContestantEntered', data: { contestant: '2', kind: 'pair' } },
  {
    type: 'RoundScheduled',
    data: { round: '1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
  },
];
const closed: SessionEvent = { type: 'SessionClosed', data: {} };

const late = { contestant: '1', round: '1', minutes: 600, excusable: false, played: false };
const overrun = { round: '1', table: '1', minutes: 9, blameless: ['2'] };

/** Facts, in any order and at any time. */
const FACTS: readonly (readonly [SessionCommand, SessionEvent])[] = [
  [
    { type: 'NoteLate', data: late },
    { type: 'ContestantLate', data: late },
  ],
  [
    { type: 'NoteOverrun', data: overrun },
    { type: 'TableOverran', data: overrun },
  ],
  [
    { type: 'NoteOffence', data: { contestant: '1', offence: 'phone' } },
    { type: 'OffenceNoted', data: { contestant: '1', offence: 'phone' } },
  ],
];
const ROUNDS: readonly (readonly [SessionCommand, SessionEvent])[] = [
  [
    { type: 'StartRound', data: { round: '1', at } },
    { type: 'RoundStarted', data: { round: '1', at } },
  ],
  [
    { type: 'FinishRound', data: { round: '1', at } },
    { type: 'RoundEnded', data: { round: '1', at } },
  ],
];

it.each([...FACTS, ...ROUNDS])('$type is recorded', (command, event) => {
  givenSession(...SET_UP)
    .when(command)
    .then(event);
});

it.each(FACTS)('$type comes to light when the session is closed as well', (command, event) => {
  givenSession(...SET_UP, closed)
    .when(command)
    .then(event);
});

it.each(ROUNDS)('$type comes too late then', (command) => {
  givenSession(...SET_UP, closed)
    .when(command)
    .refused('SessionClosed');
});

it.each<[SessionCommand, RefusalCode]>([
  [{ type: 'StartRound', data: { round: '2', at } }, 'RoundUnknown'],
  [{ type: 'FinishRound', data: { round: '2', at } }, 'RoundUnknown'],
  [{ type: 'NoteLate', data: { ...late, round: '2' } }, 'RoundUnknown'],
  [{ type: 'NoteLate', data: { ...late, contestant: '7' } }, 'ContestantUnknown'],
  [{ type: 'NoteOverrun', data: { ...overrun, round: '2' } }, 'RoundUnknown'],
  [{ type: 'NoteOverrun', data: { ...overrun, table: '9' } }, 'TableUnknown'],
  [{ type: 'NoteOverrun', data: { ...overrun, blameless: ['7'] } }, 'ContestantUnknown'],
  [{ type: 'NoteOffence', data: { contestant: '7', offence: 'phone' } }, 'ContestantUnknown'],
  [{ type: 'NoteOffence', data: { contestant: '1', offence: 'phone', round: '2' } }, 'RoundUnknown'],
])('%j is refused: %s', (command, code) => {
  givenSession(...SET_UP)
    .when(command)
    .refused(code);
});
