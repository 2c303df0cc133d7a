import { numberInWords } from '@app/scoring';
import { sessionDoc } from '@app/testing';
import { inEnglish } from '@app/messages';
import fc from 'fast-check';
import type { SessionDoc, RetainedEvent } from '@app/session';
import { eventPenalties, imposedPenalties, matchPenalties, penaltiesInForce, warningsInForce } from './in-force';

type ImposedData = RetainedEvent<'PenaltyImposed'>['data'];

const imposed = (revision: number, departing: Partial<ImposedData> = {}): RetainedEvent<'PenaltyImposed'> => ({
  type: 'PenaltyImposed',
  revision,
  data: {
    contestant: '1',
    kind: 'procedural',
    offence: 'phone',
    amount: { value: '2.2', unit: 'matchpoints' },
    from: 'total',
    paragraph: 'DBf 307A1',
    reason: 'it rang',
    ...departing,
  },
});

const varied = (revision: number, penalty: number, value: string): RetainedEvent<'PenaltyVaried'> => ({
  type: 'PenaltyVaried',
  revision,
  data: { penalty, amount: { value, unit: 'matchpoints' }, paragraph: 'L93B3', reason: 'appeal' },
});

const rescinded = (revision: number, penalty: number): RetainedEvent<'PenaltyRescinded'> => ({
  type: 'PenaltyRescinded',
  revision,
  data: { penalty, reason: 'wrong pair' },
});

const warned = (revision: number): RetainedEvent<'WarningIssued'> => ({
  type: 'WarningIssued',
  revision,
  data: { contestant: '1', offence: 'phone', paragraph: 'DBf X90C', reason: 'it rang' },
});

const lines = (session: SessionDoc, contestant: string): readonly string[] =>
  imposedPenalties(session, contestant).map(
    ({ decisions, amount }) =>
      `${numberInWords(amount.value)} ${amount.unit} by ${decisions.join(', ')} [${amount.paragraph}]`,
  );

it('is as it was last varied, and names all decisions that made it so', () => {
  const session = sessionDoc({ kept: [imposed(4), varied(6, 4, '1.1'), varied(9, 4, '3/2')] });
  expect(penaltiesInForce(session)).toMatchObject([
    { revision: 4, decisions: [4, 6, 9], paragraph: 'DBf 307A1', fact: null, round: null, unitProblem: null },
  ]);
  expect(lines(session, '1')).toEqual(['1.5 matchpoints by session-s@4, session-s@6, session-s@9 [L93B3]']);
});

it('is gone when it has been rescinded, varied or not', () => {
  const session = sessionDoc({ kept: [imposed(4), varied(6, 4, '1.1'), rescinded(7, 4), imposed(8)] });
  expect(lines(session, '1')).toEqual(['2.2 matchpoints by session-s@8 [DBf 307A1]']);
  expect(lines(session, '2')).toEqual([]);
});

it('warnings stand until they are rescinded', () => {
  expect(warningsInForce(sessionDoc({ kept: [warned(3), warned(5), rescinded(6, 3)] }))).toEqual([
    { revision: 5, contestant: '1', offence: 'phone', paragraph: 'DBf X90C', fact: null },
  ]);
});

it('imposing and then rescinding restores everything', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 6 }), (taken) => {
      const kept = taken.flatMap((isTaken, index) => [
        imposed(2 * index),
        ...(isTaken ? [rescinded(2 * index + 1, 2 * index)] : []),
      ]);
      expect(imposedPenalties(sessionDoc({ kept }), '1')).toHaveLength(taken.filter((isTaken) => !isTaken).length);
    }),
    { numRuns: 50 },
  );
});

const TEAMS = sessionDoc({
  scoring: 'team-vp',
  rounds: [
    { round: 'r1', section: 'A', match: 'm1', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
    { round: 'r2', section: 'A', match: 'm1', tables: [{ table: '1', NS: '1', EW: '2', boards: [2] }] },
    { round: 'r3', section: 'A', tables: [{ table: '1', NS: '1', EW: '3', boards: [3] }] },
  ],
});
const threeImps = { amount: { value: '3', unit: 'IMP' }, from: 'imps-of-the-match', paragraph: 'FSB 99B2a' } as const;

it('FSB 109D: what comes off a match, by its name or by one of its halves, and off the event', () => {
  const session = {
    ...TEAMS,
    kept: [
      imposed(1, { ...threeImps, from: 'imps-of-the-event' }),
      imposed(2, { ...threeImps, round: 'r2' }),
      imposed(3, { ...threeImps, round: 'm1' }),
      imposed(4, { ...threeImps, round: 'r3' }),
    ],
  };
  const revisions = (all: ReturnType<typeof eventPenalties>): readonly string[] =>
    all.flatMap(({ decisions }) => decisions);
  expect(revisions(eventPenalties(session, '1'))).toEqual(['session-s@1']);
  expect(revisions(matchPenalties(session, '1', 'm1'))).toEqual(['session-s@2', 'session-s@3']);
  expect(revisions(matchPenalties(session, '1', 'r3'))).toEqual(['session-s@4']);
  expect(revisions(imposedPenalties(session, '1'))).toEqual([]);
});

it.each<[SessionDoc['scoring'], string, ImposedData['from'], string | null]>([
  ['matchpoints', 'matchpoints', 'total', null],
  ['matchpoints', 'percent', 'total', null],
  ['matchpoints', 'IMP', 'total', 'the standing is in matchpoints, not in IMPs (DBf 211A1)'],
  ['team-vp', 'VP', 'total', null],
  ['team-vp', 'IMP', 'total', 'the standing is in VP, not in IMPs (DBf 211A1)'],
  ['team-vp', 'IMP', 'imps-of-the-match', null],
  ['team-vp', 'VP', 'imps-of-the-event', 'VP cannot come off IMPs'],
  ['team-imps', 'IMP', 'total', null],
  ['butler', 'IMP', 'imps-of-the-match', 'there are no IMPs of a match in this form of scoring'],
  ['board-a-match', 'points', 'total', null],
  ['butler', 'percent', 'total', 'the standing is in IMPs, not in percent (DBf 211A1)'],
])('211A1: in %s, %s off the %s: %s', (scoring, unit, from, problem) => {
  const amount = { value: '1', unit } as ImposedData['amount'];
  const session = sessionDoc({ scoring, kept: [imposed(1, { amount, from })] });
  expect(penaltiesInForce(session).map(({ unitProblem }) => unitProblem && inEnglish(unitProblem))).toEqual([problem]);
  if (from === 'total') expect(imposedPenalties(session, '1')).toHaveLength(problem === null ? 1 : 0);
});
