import { type MasterpointEvent, MASTERPOINT_TABLES, masterpoints, numberInWords, recompute } from '@app/scoring';
import { type Row, cell, number, sheet } from './sheet';

/** Masterpoints against those of an independent script, and of another program: see `masterpoints/ORIGINS.md`. */

const TABLES = new Map(Object.entries(MASTERPOINT_TABLES));


const eventsIn = (rows: readonly Row[]): readonly (readonly [string, readonly Row[]])[] =>
  [...new Set(rows.map((row) => cell(row, 'event')))].map((event) => [
    event,
    rows.filter((row) => cell(row, 'event') === event),
  ]);

/** What every row has, in their order, with derivations that recompute. */
const awarded = (name: string, event: MasterpointEvent, rows: readonly Row[], rankingOf: (row: Row) => string) => {
  const placed = rows.map((row, index) => ({
    ranking: rankingOf(row),
    contestant: String(index),
    place: Number(cell(row, 'place')),
  }));
  const table = TABLES.get(name);
  if (!table) throw new Error(`no table ${name}`);
  const rankings = [...new Set(placed.map(({ ranking }) => ranking))].map((ranking) => ({
    ranking,
    rows: placed.filter((one) => one.ranking === ranking),
  }));
  const found = masterpoints(table, event, rankings);
  if (!found.ok) throw new Error(found.error.code);
  const awards = [...found.value.values()];
  expect(awards.flatMap((award) => recompute(award.explain()))).toEqual([]);
  return awards.map(({ value }) => numberInWords(value));
};

describe('an independent script', () => {
  it.each(eventsIn(sheet('masterpoints/awards.csv')))('event %s', (_, rows) => {
    const [first] = rows;
    if (!first) throw new Error('an event without contestants');
    const event: MasterpointEvent = {
      contestants: cell(first, 'contestants') === 'team' ? 'team' : 'pair',
      level: cell(first, 'level'),
      sessions: 1,
      impsOver: null,
    };
    expect(awarded(cell(first, 'table'), event, rows, (row) => cell(row, 'ranking'))).toEqual(
      rows.map((row) => numberInWords(number(row, 'award'))),
    );
  });
});

describe('a club session of Compscore3', () => {
  it.each(eventsIn(sheet('masterpoints/compscore3.csv')))('of %s', (_, rows) => {
    const [first] = rows;
    if (!first) throw new Error('an event without contestants');
    const impsOver = cell(first, 'scoring') === 'cross-imps' ? 3 : null;
    const event = { contestants: 'pair', level: cell(first, 'level'), sessions: 1, impsOver } as const;
    expect(awarded('abf-2004', event, rows, () => '').map((award) => Math.round(Number(award) * 100))).toEqual(
      rows.map((row) => Number(cell(row, 'hundredths'))),
    );
  });
});
