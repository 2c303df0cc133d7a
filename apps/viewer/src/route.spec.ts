import {
  boardHref,
  eventsHref,
  lineageHref,
  matchesHref,
  parseRoute,
  sessionHref,
  sessionsHref,
  verifyHref,
} from './route';

describe('addresses', () => {
  it.each([
    [sessionsHref(), { page: 'sessions' }],
    ['', { page: 'sessions' }],
    ['#/sessions', { page: 'sessions' }],
    [sessionHref('q21'), { page: 'session', id: 'q21', field: null, afterRound: null }],
    [sessionHref('q21', 'A.7'), { page: 'session', id: 'q21', field: 'A.7', afterRound: null }],
    [sessionHref('q21', null, 'r 2'), { page: 'session', id: 'q21', field: null, afterRound: 'r 2' }],
    [sessionHref('q21', 'A.7', '2'), { page: 'session', id: 'q21', field: 'A.7', afterRound: '2' }],
    [
      lineageHref('q21', 'board/1.7/NS'),
      { page: 'lineage', id: 'q21', address: 'board/1.7/NS', asOf: null, afterRound: null },
    ],
    [
      lineageHref('q21', 'total/3', '812'),
      { page: 'lineage', id: 'q21', address: 'total/3', asOf: '812', afterRound: null },
    ],
    [
      lineageHref('q21', 'total/3', null, '2'),
      { page: 'lineage', id: 'q21', address: 'total/3', asOf: null, afterRound: '2' },
    ],
    [matchesHref('q21'), { page: 'matches', id: 'q21', match: null }],
    [matchesHref('q21', 'final 1'), { page: 'matches', id: 'q21', match: 'final 1' }],
    [eventsHref('q21'), { page: 'events', id: 'q21', at: null }],
    [eventsHref('q21', 12), { page: 'events', id: 'q21', at: 12 }],
    [boardHref('board-q21.4.11'), { page: 'board', id: 'board-q21.4.11', at: null }],
    [verifyHref(), { page: 'verify', of: null }],
    [verifyHref('demo.3.5@12'), { page: 'verify', of: 'demo.3.5@12' }],
    [boardHref('board-q21.4.11', 9), { page: 'board', id: 'board-q21.4.11', at: 9 }],
  ])('%s is read as it was made', (hash, route) => expect(parseRoute(hash)).toEqual(route));

  it.each([
    ['#/boards/b?at=0', { page: 'board', id: 'b', at: null }],
    ['#/boards/b?at=-3', { page: 'board', id: 'b', at: null }],
    ['#/boards/b?at=x', { page: 'board', id: 'b', at: null }],
    ['#/boards/%E0%A4%A', { page: 'board', id: '%E0%A4%A', at: null }],
    ['#/boards', { page: 'unknown' }],
    ['#/boards/b/c', { page: 'unknown' }],
    ['#/sessions/q21/lineage', { page: 'unknown' }],
    ['#/sessions/q21/lineage/total/3', { page: 'unknown' }],
    ['#/sessions/q21/events/12', { page: 'unknown' }],
    ['#/sessions/q21/events?at=last', { page: 'events', id: 'q21', at: null }],
    ['#/sessions/q21/matches/1', { page: 'unknown' }],
    ['#/boards/b/events', { page: 'unknown' }],
    ['#/boards/b/lineage/c', { page: 'unknown' }],
    ['#/verify/1', { page: 'unknown' }],
    ['#/rulings/1', { page: 'unknown' }],
  ])('%s is mistyped and breaks nothing', (hash, route) => expect(parseRoute(hash)).toEqual(route));
});
