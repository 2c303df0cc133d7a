import type { StoredEvent } from '@app/contract';
import { renumbered, tableNumbers } from './table-numbers';

const idOf = (nth: number): string => `019b0000-0000-7000-8000-0000${(nth * 7919 + 1).toString(16).padStart(8, '0')}`;
const opening = (screens: boolean): StoredEvent => ({
  type: 'BoardOpened',
  data: {
    session: 's',
    section: 'A',
    table: '1',
    board: 1,
    attempt: 1,
    laws: 'wbf-2017',
    dealer: 'N',
    vulnerability: 'None',
    contestants: { NS: '1', EW: '2' },
    ...(screens ? { screens } : {}),
  },
});
const pass: StoredEvent = { type: 'CallMade', data: { seat: 'N', call: 'Pass' } };
const exposed: StoredEvent = { type: 'CardExposed', data: { seat: 'N', cards: ['SA'], cause: 'dropped' } };
const alerted: StoredEvent = { type: 'AlertGiven', data: { by: 'S', act: 1 } };
const unreadable: StoredEvent = { type: 'CometSeen', data: {} };

const numbersOf = (...events: readonly StoredEvent[]) =>
  tableNumbers(events.map((event, nth) => ({ ...event, id: idOf(nth) })));
const PLAY = [opening(false), pass, exposed, pass, unreadable, exposed, alerted] as const;

describe("numbers of a table's device", () => {
  it('count what it is shown, without a gap', () => {
    const { count, numberOf } = numbersOf(...PLAY);
    expect([0, 1, 3, 6].map(numberOf)).toEqual([0, 1, 2, 3]);
    expect(count).toBe(4);
  });

  it('name what it is not shown as well, and tell no order of it', () => {
    const { numberOf, revisionOf } = numbersOf(...PLAY);
    for (const revision of [2, 4, 5]) expect(numberOf(revision)).toBeGreaterThanOrEqual(2 ** 30);
    expect(PLAY.map((_, revision) => revisionOf(numberOf(revision)))).toEqual(PLAY.map((_, revision) => revision));
    expect([4, 99, -1].map(revisionOf)).toEqual([null, null, null]);
  });

  it('stay what they are as the board goes on', () => {
    const { numberOf } = numbersOf(...PLAY);
    for (let length = 1; length < PLAY.length; length += 1) {
      const before = numbersOf(...PLAY.slice(0, length));
      for (let revision = 0; revision < length; revision += 1)
        expect(before.numberOf(revision)).toBe(numberOf(revision));
    }
  });

  it('tell the last event that was shown by then', () => {
    const { lastUpTo } = numbersOf(...PLAY);
    expect([-1, 0, 1, 2, 3, 4, 5, 6, 99].map(lastUpTo)).toEqual([-1, 0, 1, 1, 2, 2, 2, 3, 3]);
    expect(numbersOf().lastUpTo(3)).toBe(-1);
  });

  it('leave out what goes to one side of a screen', () => {
    expect(numbersOf(opening(true), pass, alerted).count).toBe(2);
  });
});

it('every event that is named gets its other number, and nothing else does', () => {
  const data = {
    act: 3,
    board: 3,
    at: 'noon',
    cards: [{ at: 3, seat: 'N' }],
    claim: { at: 3, tricks: 3, shown: null },
  };
  expect(renumbered(data, (event) => event * 10)).toEqual({
    act: 30,
    board: 3,
    at: 'noon',
    cards: [{ at: 30, seat: 'N' }],
    claim: { at: 30, tricks: 3, shown: null },
  });
});
