import { type ScoringOf, rational } from '@app/scoring';
import type { RetainedEvent, SessionDoc } from '@app/session';
import { sessionDoc } from '@app/testing';
import { scoringOfSession } from './scoring-of';
import { penaltySuggestions } from './suggestions';

const BOARDS = Array.from({ length: 20 }, (_, index) => index + 1);
const ROUND = { round: 'r1', section: 'A', match: 'm', tables: [{ table: '1', NS: '1', EW: '2', boards: BOARDS }] };
const TEAMS: SessionDoc = sessionDoc({ regulations: 'dbf-2013', scoring: 'team-vp', rounds: [ROUND] });
const LATE: RetainedEvent = {
  type: 'ContestantLate',
  revision: 1,
  data: { contestant: '1', round: 'r1', minutes: 12, excusable: false, played: true },
};

describe('211B: the scoring that a deduction goes by', () => {
  it.each<[Partial<SessionDoc>, ScoringOf | null]>([
    [{ scoring: 'matchpoints' }, { form: 'matchpoints', top: rational(22) }],
    [
      { scoring: 'cross-imps', regulations: 'dbf-2013' },
      { form: 'cross-imps', otherTables: 11 },
    ],
    [{ scoring: 'cross-imps' }, { form: 'cross-imps', otherTables: 1 }],
    [{ scoring: 'butler' }, { form: 'butler' }],
    [
      { scoring: 'team-vp', rounds: TEAMS.rounds },
      { form: 'vp-match', boards: 20 },
    ],
    [{ scoring: 'team-imps' }, { form: 'knock-out' }],
    [{ scoring: 'board-a-match' }, { form: 'board-a-match' }],
    [{ scoring: 'multi-team' }, null],
    [{ scoring: 'total-points' }, null],
  ])('%j at twelve tables', (departing, expected) => {
    expect(scoringOfSession(sessionDoc(departing), 12)).toEqual(expected);
  });

  it('takes the size of the match from the conditions, and leaves a league by IMPs to them (211B3)', () => {
    const stage = { stage: 'final', form: 'swiss', scoring: 'team-vp', match: { boards: 8, rounds: 1 } } as const;
    const conditions = { name: 'Swiss', contestants: 'team', stages: [stage] } as const;
    const session = { ...TEAMS, conditions };
    expect(scoringOfSession(session, 2)).toEqual({ form: 'vp-match', boards: 8 });
    expect(scoringOfSession({ ...session, scoring: 'team-imps' }, 2)).toBeNull();
    const [late] = penaltySuggestions({ ...session, scoring: 'team-imps', kept: [LATE] }, null);
    expect(late?.suggestion).toMatchObject({ kind: 'director-decides', paragraph: 'DBf 211B3' });
    const standardDeduction = { value: '3', unit: 'IMP', paragraph: 'conditions' } as const;
    const league = { ...session, conditions: { ...conditions, standardDeduction }, scoring: 'team-imps' as const };
    expect(scoringOfSession(league, 2)).toEqual({
      form: 'by-conditions',
      deduction: { value: rational(3), unit: 'IMP', paragraph: 'conditions; DBf 211B3' },
    });
  });
});
