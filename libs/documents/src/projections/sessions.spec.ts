import { type Conditions, type SessionEvent, UnreadableEvent } from '@app/contract';
import { DEAL, sessionDoc } from '@app/testing';
import type { SessionDoc } from '@app/session';
import { sessionsProjection } from './sessions';

const opened: Extract<SessionEvent, { type: 'SessionOpened' }> = {
  type: 'SessionOpened',
  data: {
    laws: 'wbf-2017',
    regulations: 'dbf-2013',
    scoring: 'matchpoints',
    title: 'Club evening',
    date: '2026-02-02',
  },
};
const section: SessionEvent = { type: 'SectionAdded', data: { section: 'A', title: 'Section A' } };
const pair: SessionEvent = { type: 'ContestantEntered', data: { contestant: '1', kind: 'pair', direction: 'NS' } };
const round: SessionEvent = {
  type: 'RoundScheduled',
  data: { round: '1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
};
const deals: SessionEvent = { type: 'DealsSet', data: { section: 'A', deals: [{ board: 1, deal: DEAL }] } };
const ALL = [opened, section, pair, round, deals];

const apply = (doc: SessionDoc | null, event: SessionEvent, streamId = 'session-s') =>
  sessionsProjection.apply(doc, { ...event, streamId, revision: 0, position: 0 });

const project = (...events: readonly SessionEvent[]): SessionDoc | null =>
  events.reduce<SessionDoc | null>((doc, event) => apply(doc, event), null);

const FULL = sessionDoc({
  title: 'Club evening',
  date: '2026-02-02',
  regulations: 'dbf-2013',
  sections: [{ section: 'A', title: 'Section A' }],
  contestants: [pair.data],
  rounds: [round.data],
});

it('a session as it is set up', () => {
  expect(project(...ALL)).toEqual(FULL);
});

it('the deals are not in it: they are not for everybody', () => {
  expect(JSON.stringify(project(...ALL))).not.toContain('AK32');
});

it('closed, and open again', () => {
  const closed = project(...ALL, { type: 'SessionClosed', data: {} });
  expect(closed?.closed).toBe(true);
  expect(closed && apply(closed, { type: 'SessionReopened', data: { reason: 'A wrong score' } })).toEqual(FULL);
});

it('an event seen twice changes nothing', () => {
  expect(ALL.slice(1).reduce((doc, event) => apply(doc, event), project(...ALL))).toEqual(FULL);
});

it('facts and decisions are kept whole, with their revision, each once', () => {
  const late: SessionEvent = {
    type: 'ContestantLate',
    data: { contestant: '1', round: '1', minutes: 7, excusable: false, played: true },
  };
  const doc = apply(apply(FULL, late), late);
  expect(doc?.kept).toEqual([{ ...late, revision: 0 }]);
});

it('the conditions in force are those that were told last', () => {
  const conditions = (name: string): Conditions => ({
    name,
    contestants: 'pair',
    stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
  });
  const withThem: SessionEvent = { ...opened, data: { ...opened.data, conditions: conditions('Plan') } };
  const changed: SessionEvent = { type: 'ConditionsChanged', data: { conditions: conditions('Snow'), reason: 'Snow' } };
  expect(project(withThem)?.conditions?.name).toBe('Plan');
  expect(project(withThem, changed)?.conditions?.name).toBe('Snow');
});

it('what comes before the opening changes nothing', () => {
  expect(project(section)).toBeNull();
});

it('stops at what it cannot read, and says where it is', () => {
  const strange = { type: 'SessionEaten', data: {}, streamId: 'session-s', revision: 3, position: 12 };
  const read = () => sessionsProjection.apply(FULL, strange);
  expect(read).toThrow(UnreadableEvent);
  expect(read).toThrow('session-s, event 3 (position 12): no event type SessionEaten is known here');
  expect(() => apply(FULL, section, 'board-s.1.1')).toThrow('SectionAdded in a stream of no session');
});

it('is listed under itself', () => {
  expect(sessionsProjection.scopeOf(FULL)).toBe('s');
  expect(sessionsProjection.keyOf({ ...opened, streamId: 'session-s', revision: 0, position: 0 })).toBe('session-s');
});
