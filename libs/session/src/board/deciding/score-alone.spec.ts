import type { BoardCommand, BoardEvent } from '@app/contract';
import { calls, faced, foldSession, given, opened } from '@app/testing';
import { decidedBy } from '../decisions';
import { foldBoard } from '../fold';
import { scoreInForce } from '../score';

const entered = (score = 420): BoardEvent => ({ type: 'ScoreEntered', data: { score, source: 'list' } });
const MADE = { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 } as const;
const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '79C1' } as const;
const SLIP: BoardEvent = { type: 'ResultEntered', data: { result: MADE, source: 'slip' } };

const session = foldSession([
  { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'SectionAdded', data: { section: 'A' } },
]);

type Correction = Extract<BoardCommand, { type: 'CorrectScore' }>['data'];
const correction = (data: Pick<Correction, 'result' | 'score'>, error: 'entry' | 'tricks' = 'entry'): Correction => ({
  ...{ error, madeBy: 'official', raisedAt: '2026-02-01T21:00:00Z', raisedBy: '1' },
  ...{ authority: 'director:anna', reason: 'The list says so' },
  ...data,
});
const corrected = (data: Pick<Correction, 'result' | 'score'>): BoardEvent => ({
  type: 'ScoreCorrected',
  data: { ...correction(data), law: LAW },
});

/** What the board is worth, and by which event. */
const worth = (...events: readonly BoardEvent[]) => {
  const board = foldBoard([opened(), ...events]);
  if (!board) throw new Error('no board');
  const { result, adjusted, resultAt } = decidedBy(board.decisions);
  return { ...scoreInForce(board.opened, result, adjusted), kind: result?.kind, at: resultAt };
};

it('is entered as the result of a board, with or without its calls', () => {
  given(opened())
    .when({ type: 'EnterScore', data: { score: -140, source: 'list' } })
    .then(entered(-140));
  given(opened(), ...calls('N:1S E:Pass S:Pass W:Pass'), faced('E', 'H2'))
    .when({ type: 'EnterScore', data: { score: 80, source: 'list' } })
    .then(entered(80));
});

it.each<[string, BoardEvent, BoardCommand]>([
  ['after a result', SLIP, { type: 'EnterScore', data: { score: 420, source: 'list' } }],
  ['before a result', entered(), { type: 'EnterResult', data: { result: MADE, source: 'slip' } }],
])('a board has one result: not %s', (_, event, command) => {
  given(opened(), event).when(command).refused('BoardFinished');
});

it('is worth what it says, whatever the vulnerability', () => {
  expect(worth(entered(-7600))).toEqual({ score: -7600, kind: 'score-only', at: 1 });
});

it.each<[string, readonly BoardEvent[], ReturnType<typeof worth>]>([
  ['a score to another', [entered(), corrected({ score: -50 })], { score: -50, kind: 'score-only', at: 2 }],
  ['a score to a result', [entered(), corrected({ result: MADE })], { score: 420, kind: 'agreed', at: 2 }],
  ['a score to a pass-out', [entered(), corrected({ result: null })], { score: 0, kind: 'agreed', at: 2 }],
  ['a result to a score', [SLIP, corrected({ score: 450 })], { score: 450, kind: 'score-only', at: 2 }],
  [
    'and back',
    [SLIP, corrected({ score: 450 }), corrected({ result: { ...MADE, tricks: 11 } })],
    { score: 450, kind: 'entered', at: 3 },
  ],
])('a correction leads from %s', (_, events, now) => {
  expect(worth(...events)).toEqual(now);
  const before = events.slice(0, -1);
  const last = events.at(-1);
  if (last?.type !== 'ScoreCorrected') throw new Error('no correction');
  const { law: __, ...data } = last.data;
  given(opened(), ...before)
    .when({ type: 'CorrectScore', data }, { session })
    .then(last);
});

it.each<[string, Correction, 'NothingToCorrect' | 'ScoreNotAllowed']>([
  ['to the same score', correction({ score: 420 }), 'NothingToCorrect'],
  ['to a result and a score', correction({ score: 450, result: MADE }), 'ScoreNotAllowed'],
  ['of a number of tricks', correction({ score: 450 }, 'tricks'), 'ScoreNotAllowed'],
  ['of the tricks of a contract that is not known', correction({ result: MADE }, 'tricks'), 'ScoreNotAllowed'],
])('a correction %s is refused', (_, data, code) => {
  given(opened(), entered()).when({ type: 'CorrectScore', data }, { session }).refused(code);
});

it('no tricks change sides where none are known', () => {
  given(opened(), entered())
    .when(
      {
        type: 'TransferTricks',
        data: { to: 'NS', tricks: 1, law: { ...LAW, paragraph: '64A' }, authority: 'director:anna' },
      },
      { session },
    )
    .refused('NothingToCorrect');
});
