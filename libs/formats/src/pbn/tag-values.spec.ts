import type { ImportedFile } from '../imported';
import { lenient, said as allSaid, strict, tagsOnly, words } from './for-specs';

/** What is said of the values, and not of what the ledger makes of them. */
const ELSEWHERE = [
  ...['note table-left-out', 'note scoring-parameter', 'note scoring-modifier', 'assumption scoring-from-imps'],
];
const said = (file: ImportedFile): readonly string[] => allSaid(file).filter((one) => !ELSEWHERE.includes(one));

const NO_PLAY = { Declarer: null, Contract: null, Result: null };
const record = (name: string, value: string): string => tagsOnly({ ...NO_PLAY, [name]: value });

it.each([
  ['Board', 'x'],
  ['Board', '0'],
  ['Round', '&'],
  ['Round', '-1'],
  ['Date', '1995.o6.10'],
  ['Date', '95.06.10'],
  ['Date', '1995.13.10'],
  ['Date', '20151006'],
  ['Score', 'a'],
  ['ScoreIMP', '10.a'],
  ['ScoreMP', '10.-10'],
  ['ScorePercentage', '10. 10'],
  ['ScorePercentage', '-10'],
  ['ScorePercentage', 'NS 101'],
  ['ScoreRubber', '10'],
  ['ScoreRubberHistory', '10'],
  ['OptimumScore', '100'],
  ['OptimumScore', 'EW'],
  ['Scoring', 'IMP;??'],
  ['Scoring', ';'],
  ['Competition', 'Solo'],
  ['Mode', 'Phone'],
  ['WestType', 'cat'],
  ['Room', 'Green'],
  ['Hidden', 'X'],
  ['FrenchMP', 'Maybe'],
  ['Time', '24:00:00'],
  ['TimeControl', '4'],
  ['TimeCall', 'x'],
])('%s cannot be %s by the standard, and does no harm', (name, value) => {
  expect(said(strict(record(name, value)))).toEqual(['error tag-value']);
  const file = lenient(record(name, value));
  expect(said(file)).toEqual(['note tag-value']);
  const nth = file.report.findIndex(({ code }) => code === 'tag-value');
  expect(words(file, nth)).toContain(`"${value}"`);
  expect(file.boards).toHaveLength(1);
});

it.each([
  ['Round', '1.A.2'],
  ['Date', '2012.08.??'],
  ['Date', '????.??.??'],
  ['Score', '-1000'],
  ['ScoreIMP', 'EW 10 NS 0'],
  ['ScorePercentage', '100.'],
  ['ScorePercentage', 'EW 50. NS 50.0'],
  ['ScoreRubber', 'EW 300/40 NS 50 / 70  '],
  ['OptimumScore', 'NS +90'],
  ['Scoring', 'MP;MP1'],
  ['Scoring', 'imp_1948'],
  ['Competition', 'teams'],
  ['Hidden', 'EWNS'],
  ['TimeControl', '4/30'],
  ['WestType', '?'],
  ['WestType', ''],
])('%s %s is standard', (name, value) => expect(said(strict(record(name, value)))).toEqual([]));

it.each([
  ['NS', 'NS 0 0 / 100 0 EW 0 0 / 0 0'],
  ['EW', 'NS 0 0 / 0 0 EW 0 0 / 100 0'],
  ['All', 'NS 0 0 / 100 0 0 EW 0 0 / 0 100 0'],
  ['None', 'NS 0 0 / 0 EW 0 0 / 0'],
])('games won in a rubber make %s vulnerable', (Vulnerable, ScoreRubberHistory) => {
  expect(said(strict(tagsOnly({ ...NO_PLAY, Vulnerable, ScoreRubberHistory })))).toEqual([]);
  const other = Vulnerable === 'None' ? 'All' : 'None';
  const wrong = tagsOnly({ ...NO_PLAY, Vulnerable: other, ScoreRubberHistory });
  expect(said(lenient(wrong))).toEqual(['contradiction vulnerable-disagrees']);
  expect(said(lenient(tagsOnly({ ...NO_PLAY, Vulnerable: '?', ScoreRubberHistory })))).toEqual([]);
});

describe('tables', () => {
  const table = (columns: string, ...rows: readonly string[]): string =>
    tagsOnly(NO_PLAY, [`[ActionTable "${columns}"]`, ...rows].join('\n'));

  it.each([
    ['a width that is none', table('Rank;Call\\\\'), 'table-column'],
    ['an alignment without a width', table('Rank;Call\\L'), 'table-column'],
    ['an element too few', table('Rank;Call', '1 1H', '2'), 'table-elements'],
    ['a descending column that ascends', table('+Rank', '1', '2'), 'table-order'],
    ['an ascending column that descends', table('Call;-Rank\\3R', '1H 2', '1S 1.5'), 'table-order'],
  ])('%s', (_, text, code) => {
    expect(said(strict(text))).toEqual([`error ${code}`]);
    expect(said(lenient(text))).toEqual([`note ${code}`]);
  });

  it('rows may be wrapped, strings are one element, and only numbers have an order', () =>
    expect(said(strict(table('-Rank\\2R;Names\\40;+Score', '1 "A; B"', '-1 - "C; D"', '?', '2 E -1.5')))).toEqual([]));
});
