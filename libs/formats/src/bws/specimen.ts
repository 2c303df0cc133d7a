import { inEnglish } from '@app/messages';
import type { ReportItem } from '../imported';
import { type BwsFile, readRows } from './read-rows';
import type { Row } from './rows';

/** Small tables for the specs, and short answers to compare; nothing else uses them. */

export type RowsByTable = Readonly<Record<string, readonly Row[]>>;

const DAY = new Date('2026-01-19T00:00:00Z');
/** A time of day as Access has it: on the day on which it begins to count. */
export const at = (time: string): Date => new Date(`1899-12-30T${time}Z`);

export const SECTION = { ID: 1, Letter: 'A', Tables: 2, MissingPair: 0, Session: 1, ScoringType: 1, Winners: 1 };
export const SESSION = { ID: 1, Name: 'Club night', Date: DAY };
export const seating = (table: number, round: number, ns: number, ew: number, more: Row = {}) => ({
  ...{ Section: 1, Table: table, Round: round, NSPair: ns, EWPair: ew },
  ...{ LowBoard: 2 * round - 1, HighBoard: 2 * round, CustomBoards: null },
  ...more,
});
export const MOVEMENT = [seating(1, 1, 1, 2), seating(2, 1, 3, 4), seating(1, 2, 1, 4), seating(2, 2, 3, 2)];

/** Table 1, round 1, board 1: 3NT by N, nine tricks. */
export const RECEIVED = {
  ...{ ID: 1, Section: 1, Table: 1, Round: 1, Board: 1, PairNS: 1, PairEW: 2, Declarer: 1, 'NS/EW': 'N' },
  ...{ Contract: '3 NT', Result: '=', LeadCard: '', Remarks: '', DateLog: DAY, TimeLog: at('19:10:00'), Erased: false },
};
export const received = (more: Row = {}) => ({ ...RECEIVED, ...more });

/** A log of calls or cards, from the first seat on. */
export const logged = (column: 'Bid' | 'Card', acts: readonly string[], more: Row = {}): readonly Row[] =>
  acts.map((act, index) => {
    const [seat = 'N', text = ''] = act.split(':');
    const where = { ID: index + 1, Section: 1, Table: 1, Round: 1, Board: 1, Counter: index + 1 };
    return { ...where, Direction: seat, [column]: text, DateLog: DAY, TimeLog: at('19:05:00'), Erased: false, ...more };
  });

export const TABLES: RowsByTable = { Session: [SESSION], Section: [SECTION], RoundData: MOVEMENT };

export const read = (tables: RowsByTable): BwsFile => readRows(new Map(Object.entries({ ...TABLES, ...tables })));

/** The lines of a report that are no account of rows. */
export const said = ({ report }: { readonly report: readonly ReportItem[] }): readonly string[] =>
  report.filter(({ code }) => code !== 'table-account').map(({ kind, message }) => `${kind}: ${inEnglish(message)}`);

export const accountOf = ({ accounts }: BwsFile, table: string): readonly number[] => {
  const account = accounts.find((one) => one.table === table);
  return account ? [account.read, account.taken, account.leftOut, account.refused] : [];
};
