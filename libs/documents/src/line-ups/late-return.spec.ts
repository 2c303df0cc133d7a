import type { PlayerRules } from '@app/contract';
import { boardDoc, sessionDoc } from '@app/testing';
import { inEnglish } from '@app/messages';
import type { RetainedEvent, SessionDoc } from '@app/session';
import { lineUpFindings } from './line-up-findings';

const RULES: PlayerRules = {
  lateReturn: { minutes: 30, excused: { minutes: 60, told: 30 }, paragraph: 'DBf 305C2-3' },
};

const replaced = (revision: number, contestant: string, by: string, from: string): RetainedEvent => ({
  type: 'ContestantReplaced',
  revision,
  data: { contestant, by, from, reason: 'not there' },
});

const TAKEN = replaced(4, 'x', 'r', '1');
const BACK = replaced(6, 'r', 'x', '2');

const late = (minutes: number, data: { excusable?: boolean; told?: number } = {}): RetainedEvent => ({
  type: 'ContestantLate',
  revision: 5,
  data: { contestant: 'x', round: '1', minutes, excusable: false, played: true, ...data },
});

const session = (kept: readonly RetainedEvent[], more: Partial<SessionDoc> = {}): SessionDoc =>
  sessionDoc({
    id: 's',
    regulations: 'dbf-2013',
    conditions: {
      name: 'Championship',
      contestants: 'pair',
      stages: [{ stage: 'one', form: 'field', scoring: 'matchpoints' }],
      players: RULES,
    },
    contestants: ['x', 'y', 'r'].map((contestant) => ({ contestant, kind: 'pair' })),
    rounds: ['1', '2', '3'].map((round) => ({
      ...{ round, section: 'A' },
      tables: [{ table: '1', NS: 'x', EW: 'y', boards: [Number(round)] }],
    })),
    kept: [...kept],
    ...more,
  });

const found = (own: SessionDoc) => {
  const boards = ['1', '2'].map((round) =>
    boardDoc({
      ...{ id: `board-s.1.${round}`, session: 's', board: Number(round), round },
      contestants: { NS: round === '1' ? 'r' : 'x', EW: 'y' },
    }),
  );
  const all = [{ session: own, boards }];
  return lineUpFindings({ session: own, boards }, all, () => all);
};

const short = (kept: readonly RetainedEvent[], more: Partial<SessionDoc> = {}) =>
  found(session(kept, more)).map(({ fault, contestant, what, rounds, leadsTo }) => [
    fault,
    contestant,
    inEnglish(what),
    rounds.join(' '),
    leadsTo.map(({ paragraph }) => paragraph).join(', '),
  ]);

const GIVEN_BACK = ['place-given-back', 'r', 'x has its place back from r', '1'];

describe('DBf 305C2-3', () => {
  it.each([
    ['within 30 minutes', [late(30)], 'DBf 216B'],
    ['excusably', [late(20, { excusable: true })], 'DBf 216C'],
    ['excusably within the hour', [late(60, { excusable: true, told: 30 })], 'DBf 216C'],
    ['nobody knows how late', [], 'DBf 216B, DBf 216C'],
  ])('a reserve gives the place back, and its boards are scored as absence: %s', (_, facts, paragraphs) => {
    expect(short([TAKEN, ...facts, BACK])).toEqual([[...GIVEN_BACK, paragraphs]]);
  });

  it('names what it rests on: the events, and the boards that the reserve has played', () => {
    expect(found(session([TAKEN, late(20), BACK])).flatMap(({ sources }) => sources)).toEqual([
      'session-s@4',
      'session-s@5',
      'session-s@6',
      'board-s.1.1@0',
    ]);
  });

  it.each([
    [late(31), 'x was ready 31 minutes after the start, and has its place back; 30 are allowed'],
    [
      late(61, { excusable: true, told: 5 }),
      'x was ready 61 minutes after the start, and has its place back; 60 are allowed',
    ],
    [
      late(45, { excusable: true, told: 31 }),
      'x told of its lateness 31 minutes after the start, and has its place back; 30 are allowed',
    ],
  ])('who was ready or told of it too late has no right to it', (fact, what) => {
    expect(short([TAKEN, fact, BACK])).toEqual([['returned-too-late', 'x', what, '', 'DBf 305C2-3']]);
    expect(short([TAKEN, fact])).toEqual([]);
  });

  it('who was ready in time has a right to it that has not been given', () => {
    expect(short([TAKEN, late(12)])).toEqual([
      [
        'place-not-given-back',
        'r',
        'x was ready 12 minutes after the start, within 30: r has its place',
        '',
        'DBf 305C2-3',
      ],
    ]);
    expect(short([TAKEN])).toEqual([]);
  });

  it('is about the first round of a stage, where the conditions have the rule', () => {
    expect(short([replaced(4, 'x', 'r', '2'), { ...late(5) }, replaced(6, 'r', 'x', '3')])).toEqual([]);
    const contest = { contest: 'c', stage: 'one', session: 2 };
    expect(short([TAKEN, late(5), BACK], { contest })).toEqual([]);
    expect(short([TAKEN, late(5), BACK], { conditions: null })).toEqual([]);
  });
});
