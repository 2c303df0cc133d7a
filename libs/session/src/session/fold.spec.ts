import fc from 'fast-check';
import type { SessionEvent } from '@app/contract';
import { EMPTY_SESSION, evolveSession, evolveSessionBy } from './fold';

const EVENTS: readonly SessionEvent[] = [
  { type: 'SectionAdded', data: { section: 'A' } },
  { type: 'ContestantEntered', data: { contestant: '1', kind: 'pair' } },
  { type: 'RoundStarted', data: { round: '1', at: '2026-02-01T19:00:00Z' } },
  { type: 'ContestantWithdrawn', data: { contestant: '1', reason: 'ill' } },
  { type: 'SessionClosed', data: {} },
  { type: 'SessionReopened', data: { reason: 'a score' } },
];

it('events that are taken together come to what they come to one by one, with the revisions that they have', () => {
  const some = fc.array(fc.constantFrom(...EVENTS));
  fc.assert(
    fc.property(some, some, (before, after) => {
      const session = before.reduce(evolveSession, EMPTY_SESSION);
      const together = evolveSessionBy(session, after);
      expect(together).toEqual(after.reduce(evolveSession, session));
      expect(session.kept).toHaveLength(
        before.filter(({ type }) => /^(?:Round|Contestant)(?:Started|Withdrawn)$/.test(type)).length,
      );
    }),
  );
});
