import { type Command, streamOf } from '@app/contract';
import { inEnglish } from '@app/messages';
import { CHIEF, documentsOf, having, playedSimulation, toBoard, toSession, tricksIn1NT } from '@app/testing';
import { previewAnswer } from './preview-answer';
import { scoredAnew } from './stage-documents';

const conditions = {
  name: 'Cup',
  contestants: 'pair',
  stages: [
    { stage: 'league', form: 'field', scoring: 'cross-imps' },
    { stage: 'final', form: 'field', scoring: 'cross-imps', carryOver: { from: 'league', by: 'half' } },
  ],
} as const;

const opening = (stage: string) => ({
  scoring: 'cross-imps' as const,
  conditions,
  contest: { contest: 'c', stage, session: 1 },
});

const toFinal = (command: Parameters<typeof toSession>[0]): Command => toSession(command, 'f');

/** The league over one board at three tables; two of its pairs bring into the final what somebody has decided. */
const cup = having(
  playedSimulation([[7, 8, 9]], opening('league')),
  toFinal({ type: 'OpenSession', data: { laws: 'wbf-2017', ...opening('final') } }),
  toFinal({ type: 'EnterContestant', data: { contestant: '1', kind: 'pair' } }),
  toFinal({ type: 'EnterContestant', data: { contestant: '2', kind: 'pair' } }),
  toFinal({ type: 'SetCarryOver', data: { contestant: '1', amount: '-1', paragraph: 'conditions' } }),
  toFinal({ type: 'SetCarryOver', data: { contestant: '2', amount: '0', paragraph: 'conditions' } }),
);

const dependantsOf = (command: Command) => {
  const all = documentsOf(cup);
  const contest = all.map(({ session }) => session);
  const stage = all.filter(({ session }) => session.id === 's');
  const [session] = stage.map((own) => own.session);
  if (!session) throw new Error('no league');
  const found = previewAnswer({ session, stage, contest, scores: () => scoredAnew(stage) }, cup, command, CHIEF);
  if (!found.ok) throw new Error(inEnglish(found.refusal.message));
  return found.answer.dependants;
};

it('a carry-over whose suggestion would be another is to be looked at again', () => {
  const side = { kind: 'assigned' as const, components: [{ result: tricksIn1NT(9), weight: '1' }] };
  const command = toBoard('1', 1, {
    type: 'AssignScore',
    data: {
      outcome: { NS: side, EW: { kind: 'table' } },
      authority: 'director:anna',
      law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '82C' },
    },
  });
  expect(streamOf(command)).toBe('board-s.1.1');
  // Pair 1 goes from two losses of 1 and 2 IMPs to a gain of 1 and a draw; pair 2 is compared with the table's result.
  expect(dependantsOf(command)).toMatchObject([
    {
      decision: 'session-f@3',
      on: 'board-s.1.1@2',
      how: 'carry-over',
      why: { code: 'dependant.carry-over', params: { contestant: { contestant: '1' } } },
    },
    { decision: 'session-f@4', how: 'carry-over' },
  ]);
});

it('what a stage does not change stays', () => {
  const command = toSession({ type: 'PublishResults', data: { status: 'provisional', at: '2026-02-01T20:00:00Z' } });
  expect(dependantsOf(command)).toEqual([]);
});
