import {
  type Card,
  type Hand,
  type KnownHands,
  type Result,
  type Seat,
  dealProblems,
  err,
  isBoardNumber,
  isCard,
  makePbnDeal,
  ok,
  sortedHand,
} from '@app/bridge';
import { dealProblemSaid } from '../dealt';
import { type Finding, contradiction, error } from '../finding';
import type { ImportedDeal } from '../imported';
import type { Accounts } from './account';
import { positiveIn, textIn, unreadable } from './cell';
import { type TableRow, type Tables, rowsOf } from './rows';
import type { Labels } from './sections';

const SEATS: readonly (readonly [string, Seat])[] = [
  ['North', 'N'],
  ['East', 'E'],
  ['South', 'S'],
  ['West', 'W'],
];
const SUITS = [
  ['Spades', 'S'],
  ['Hearts', 'H'],
  ['Diamonds', 'D'],
  ['Clubs', 'C'],
] as const;

/** `AKT4`, `AK104`; a void is empty or `-`. */
const holdingIn = (row: TableRow, column: string, suit: string): Result<readonly Card[], Finding> => {
  const text = textIn(row, column);
  if (!text.ok) return text;
  const ranks = text.value
    .toUpperCase()
    .replaceAll('10', 'T')
    .replace(/[\s-]+/g, '');
  const cards = [...ranks].map((rank) => `${suit}${rank}`).filter(isCard);
  return cards.length === ranks.length ? ok(cards) : err(unreadable(row, column, 'wants.holding'));
};

const handsIn = (row: TableRow): Result<KnownHands, Finding> => {
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const [name, seat] of SEATS) {
    const cards: Card[] = [];
    for (const [suitName, suit] of SUITS) {
      const holding = holdingIn(row, `${name}${suitName}`, suit);
      if (!holding.ok) return holding;
      cards.push(...holding.value);
    }
    hands[seat] = sortedHand(cards);
  }
  const problems = dealProblems(hands);
  if (problems.length === 0) return ok(hands);
  const said = { list: problems.map(dealProblemSaid), joined: 'apart' } as const;
  return err(error('hand-record', row.row, { table: row.table, row: row.row, problems: said }));
};

export interface HandRecords {
  readonly deals: readonly ImportedDeal[];
  readonly handsOf: (section: number, board: number) => KnownHands;
  readonly findings: readonly Finding[];
}

/** Reads HandRecord: the deals of each section. Of two deals for one board the first counts. */
export const readHandRecords = (tables: Tables, accounts: Accounts, labels: Labels): HandRecords => {
  const deals = new Map<string, ImportedDeal>();
  const findings: Finding[] = [];
  for (const row of rowsOf(tables, 'HandRecord')) {
    const { table, row: line } = row;
    const [section, board, hands] = [positiveIn(row, 'Section'), positiveIn(row, 'Board'), handsIn(row)];
    const refuse = (finding: Finding): void => {
      accounts.set(table, line, 'refused');
      findings.push(finding);
    };
    if (!section.ok) refuse(section.error);
    else if (!board.ok) refuse(board.error);
    else if (!isBoardNumber(board.value)) refuse(unreadable(row, 'Board', 'wants.whole-number'));
    else if (!hands.ok) refuse(hands.error);
    else {
      const key = `${section.value}/${board.value}`;
      const before = deals.get(key);
      const isOther = before !== undefined && makePbnDeal(before.hands) !== makePbnDeal(hands.value);
      if (isOther) refuse(contradiction('deal-twice', line, { board: board.value, before: before.line }));
      else {
        accounts.set(table, line, 'taken');
        if (!before) {
          const label = labels.get(section.value) ?? null;
          deals.set(key, { board: board.value, section: label, hands: hands.value, line });
        }
      }
    }
  }
  return {
    deals: [...deals.values()],
    handsOf: (section, board) => deals.get(`${section}/${board}`)?.hands ?? {},
    findings,
  };
};
