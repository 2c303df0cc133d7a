import { FOULED_AT, FOULED_BOARD } from '../fouled';
import { TABLES } from '../evening';
import { instant } from '../file';
import type { Clerk } from './clerk';

/** Two cards had changed hands at the last two tables: four results are compared with each other, and two (87). */
export const fouledBoard = (clerk: Clerk, from: number): void => {
  const tables = Array.from({ length: TABLES }, (_, index) => index + 1);
  const named = (of: readonly number[]): readonly string[] => of.map(String);
  clerk.onSession(from, {
    type: 'DefineField',
    data: {
      board: FOULED_BOARD,
      groups: [
        { name: 'as dealt', tables: named(tables.filter((table) => !FOULED_AT.includes(table))) },
        { name: 'three and four of diamonds exchanged', tables: named(FOULED_AT) },
      ],
      reason: 'East and West had put two cards back into the wrong hands after round 4 (Law 87).',
      raisedAt: instant(from),
    },
  });
};
