import type { LawRef } from '@app/bridge';
import type { AdjustedOutcome, BoardCommand, BoardEvent } from '@app/contract';
import { calls, given, opened } from '@app/testing';

const law: LawRef = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1b' };
const AT = '2026-02-01T20:00:00Z';
const MADE = { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 } as const;

const assigned = (tricks: number): AdjustedOutcome => ({
  kind: 'assigned',
  components: [{ result: { ...MADE, tricks }, weight: '1' }],
});
const both = (tricks: number) => ({ NS: assigned(tricks), EW: assigned(tricks) });

/** Result at 5. */
const PLAYED: readonly BoardEvent[] = [
  opened(),
  ...calls('N:4S E:- S:- W:-'),
  { type: 'ResultAgreed', data: { result: MADE } },
];
const onAppeal = (tricks: number, appeal: string): BoardEvent => ({
  type: 'ScoreAdjusted',
  data: { kind: 'assigned', outcome: both(tricks), law, authority: 'jury:carl', reason: 'So', appeal },
});

type Follow = Extract<BoardCommand, { type: 'FollowDecision' }>['data'];
const follow = (more: Partial<Follow>): BoardCommand => ({
  type: 'FollowDecision',
  data: {
    decision: 'appeal-a2@9',
    effect: 'changed',
    at: AT,
    by: 'carl',
    law,
    authority: 'jury:carl',
    reason: 'So',
    ...more,
  },
});

describe('FollowDecision', () => {
  it('what an appeal has changed is a score of its own, above all others', () => {
    given(...PLAYED)
      .when(follow({ outcome: both(9) }))
      .then(onAppeal(9, 'appeal-a2@9'));
  });

  it('may be artificial', () => {
    const outcome = { NS: { kind: 'artificial', grade: 'plus' }, EW: { kind: 'artificial', grade: 'plus' } } as const;
    given(...PLAYED)
      .when(follow({ outcome }))
      .then({
        type: 'ScoreAdjusted',
        data: { kind: 'artificial', outcome, law, authority: 'jury:carl', reason: 'So', appeal: 'appeal-a2@9' },
      });
  });

  it('what earlier instances have changed falls, the last first', () => {
    const reversed = (decision: number): BoardEvent => ({
      type: 'RulingReversed',
      data: { decision, at: AT, authority: 'committee', by: 'carl', law, reasons: 'So', appeal: 'appeal-a2@9' },
    });
    given(...PLAYED, onAppeal(9, 'appeal-a1@5'), onAppeal(8, 'appeal-a1@9'))
      .when(follow({ effect: 'restored' }))
      .then(reversed(7), reversed(6));
  });

  it('where nothing was changed before, what counts is put on record', () => {
    const table = { kind: 'table' } as const;
    given(...PLAYED)
      .when(follow({ effect: 'restored' }))
      .then({
        type: 'ScoreAdjusted',
        data: {
          kind: 'assigned',
          outcome: { NS: table, EW: table },
          law,
          authority: 'jury:carl',
          reason: 'So',
          appeal: 'appeal-a2@9',
        },
      });
    given(...PLAYED, {
      type: 'ScoreAdjusted',
      data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' },
    })
      .when(follow({ effect: 'restored' }))
      .then({
        type: 'ScoreAdjusted',
        data: {
          kind: 'artificial',
          percent: { NS: 60, EW: 40 },
          law,
          authority: 'jury:carl',
          reason: 'So',
          appeal: 'appeal-a2@9',
        },
      });
  });

  it('a change says what the score is', () => {
    given(...PLAYED)
      .when(follow({}))
      .refused('OutcomeIncomplete');
  });
});
