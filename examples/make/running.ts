import type { SessionCommand } from '@app/contract';
import { inEnglish } from '@app/messages';
import { type Session, decideSession, evolveSession } from '@app/session';
import { ROUNDS, SESSION, roundStart } from './evening';
import { type Timed, instant } from './file';
import { rounds, seatings } from './movement';

/** The clock of the evening, what the director notes of it, and what comes of that: the session's own events. */

const MINUTE = 60;
const ROUND = 18 * MINUTE;
/** This table is slow twice; the second time its North-South pair is fined. */
const SLOW_TABLE = 4;
const [FIRST_TIME, SECOND_TIME] = [2, 5];
const LATE = '8';

type Entry = readonly [at: number, command: SessionCommand];

const clock = (): readonly Entry[] =>
  rounds().flatMap((round): readonly Entry[] => {
    const [start, end] = [roundStart(round), roundStart(round) + ROUND];
    return [
      [start, { type: 'StartRound', data: { round: String(round), at: instant(start) } }],
      [end, { type: 'FinishRound', data: { round: String(round), at: instant(end) } }],
    ];
  });

const atSlowTable = (round: number) => {
  const seated = seatings(round).find(({ table }) => table === SLOW_TABLE);
  if (!seated) throw new Error(`nobody sits at table ${SLOW_TABLE} in round ${round}`);
  return seated;
};

const overran = (round: number): Entry => [
  roundStart(round) + ROUND + 2 * MINUTE,
  { type: 'NoteOverrun', data: { round: String(round), table: String(SLOW_TABLE), minutes: 2 } },
];

const AFTER = roundStart(ROUNDS) + ROUND;

/** What happens, in the order of time; what depends on an earlier decision asks for its revision. */
const course = (revisionOf: (type: string) => number): readonly (() => Entry)[] => {
  const first = atSlowTable(FIRST_TIME);
  const second = atSlowTable(SECOND_TIME);
  const warned = (contestant: string): Entry => [
    roundStart(FIRST_TIME) + ROUND + 3 * MINUTE,
    {
      type: 'IssueWarning',
      data: {
        contestant,
        offence: 'time overrun',
        paragraph: 'DBf 213B1a',
        fact: revisionOf('TableOverran'),
        reason: 'Two minutes over time with board 10.',
      },
    },
  ];
  return [
    () => [
      roundStart(1) + 6 * MINUTE,
      {
        type: 'NoteLate',
        data: { contestant: LATE, round: '1', minutes: 6, excusable: true, played: true },
      },
    ],
    () => [
      roundStart(1) + 7 * MINUTE,
      {
        type: 'WaivePenalty',
        data: {
          contestant: LATE,
          fact: revisionOf('ContestantLate'),
          paragraph: 'DBf 244B',
          reason: 'The bridge was closed without notice.',
        },
      },
    ],
    () => overran(FIRST_TIME),
    () => warned(first.NS),
    () => warned(first.EW),
    () => overran(SECOND_TIME),
    () => [
      roundStart(SECOND_TIME) + ROUND + 3 * MINUTE,
      {
        type: 'ImposePenalty',
        data: {
          contestant: second.NS,
          kind: 'procedural',
          offence: 'time overrun',
          amount: { value: '1', unit: 'matchpoints' },
          from: 'total',
          round: String(SECOND_TIME),
          paragraph: 'DBf X90C1, 211B2a',
          fact: revisionOf('TableOverran'),
          reason: 'Over time again after the warning in round 2.',
        },
      },
    ],
    () => [
      AFTER + 6 * MINUTE,
      { type: 'PublishResults', data: { status: 'provisional', at: instant(AFTER + 6 * MINUTE) } },
    ],
    () => [
      AFTER + 20 * MINUTE,
      {
        type: 'VaryPenalty',
        data: {
          penalty: revisionOf('PenaltyImposed'),
          amount: { value: '1/2', unit: 'matchpoints' },
          paragraph: 'DBf X90A',
          reason: 'One of the two minutes went to a question to the director.',
        },
      },
    ],
    () => [
      AFTER + 40 * MINUTE,
      { type: 'PublishResults', data: { status: 'official', at: instant(AFTER + 40 * MINUTE) } },
    ],
  ];
};

/** The session's events after it has been set up, in the order of time. */
export const running = (setUp: Session): readonly Timed[] => {
  let session = setUp;
  const last = new Map<string, number>();
  const give = ([at, command]: Entry): Timed => {
    const decision = decideSession(command, session);
    if (!decision.ok) throw new Error(inEnglish(decision.refusal.message));
    for (const event of decision.events) {
      session = evolveSession(session, event);
      last.set(event.type, session.revision);
    }
    return { at, command: { to: 'session', session: SESSION, command } };
  };
  const waiting = [...clock()];
  const upTo = (at: number): readonly Timed[] => {
    const due = waiting.filter(([moment]) => moment <= at);
    waiting.splice(0, due.length);
    return due.map(give);
  };
  return course((type) => last.get(type) ?? -1).flatMap((entry) => {
    const next = entry();
    return [...upTo(next[0]), give(next)];
  });
};
