import { lodgedAppeal } from '@app/testing';
import type { AppealOfSession } from '../ledger/documents';
import { appealsAbout } from './appeals-about';

const BOARD = 'board-s.1.1';

const appeal = (id: string, against: string): Pick<AppealOfSession, 'id' | 'lodged'> => {
  const { type, data } = lodgedAppeal({ against });
  if (type !== 'AppealLodged') throw new Error('an appeal begins with its lodging');
  return { id, lodged: data };
};

const APPEALS = [
  appeal('a1', `${BOARD}@37`),
  appeal('a2', 'appeal-a1@9'),
  appeal('a3', 'appeal-a2@4'),
  appeal('b1', `${BOARD}@40`),
  appeal('c1', 'board-s.1.11@2'),
  appeal('c2', 'session-s@2'),
  appeal('c3', 'appeal-c2@8'),
];

it.each<[number, readonly string[]]>([
  [37, []],
  [38, ['a1', 'a2', 'a3']],
  [41, ['a1', 'a2', 'a3', 'b1']],
])('after %i events there are those against what had been decided, with the further ones', (at, ids) => {
  expect(appealsAbout(APPEALS, BOARD, at).map(({ id }) => id)).toEqual(ids);
});

it('one whose earlier instance is not known is about no board', () => {
  expect(appealsAbout([appeal('a9', 'appeal-a8@3')], BOARD, 99)).toEqual([]);
});
