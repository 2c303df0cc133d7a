import { type Message, message } from '@app/bridge';
import { type Traced, added, given, multiplied, rounded, tableRow } from '../derivation/traced';
import { type Rational, compare, fromDecimal, plus, rational } from '../rational';

/** What both pairs get up to a percentage of the matchpoints of a match, and up to what number of boards. */
interface PercentTable {
  /** The most boards that the column is for. */
  readonly boards: number;
  /** The greatest percentage that is still worth 10-10, 11-9, ... 19-1, in hundredths exact; above the last, 20-0. */
  readonly upTo: readonly Rational[];
}

/** How the percentage of a match between two pairs becomes victory points. */
export interface PercentScale {
  readonly name: Message;
  readonly paragraph: string;
  readonly tables: readonly PercentTable[];
}

const number = (text: string): Rational => {
  const value = fromDecimal(text);
  if (!value) throw new RangeError(`no percentage: ${text}`);
  return value;
};

/** EBU White Book 2025, 3.1.7, by boards of the match; the columns for more than 27 boards are not here (see ORIGINS.md). */
const NOT_EXCEEDING: readonly (readonly [boards: number, percentages: string])[] = [
  [4, '50.92 52.80 54.71 56.70 58.80 61.08 63.63 66.61 70.36 75.95'],
  [6, '50.78 52.39 54.02 55.72 57.51 59.45 61.62 64.17 67.37 72.13'],
  [9, '50.65 51.98 53.33 54.74 56.23 57.83 59.64 61.75 64.40 68.35'],
  [13, '50.54 51.65 52.78 53.95 55.19 56.53 58.04 59.80 62.01 65.30'],
  [19, '50.45 51.38 52.32 53.30 54.34 55.45 56.71 58.18 60.03 62.78'],
  [27, '50.38 51.16 51.94 52.77 53.63 54.57 55.62 56.85 58.40 60.71'],
];

export const EBU_SWISS_PAIRS: PercentScale = {
  name: message('table.of-paragraph', { paragraph: 'EBU WB 3.1.7' }),
  paragraph: 'EBU WB 3.1.7',
  tables: NOT_EXCEEDING.map(([boards, percentages]) => ({ boards, upTo: percentages.split(' ').map(number) })),
};

/** The most boards that a scale has a column for. */
export const longestOf = ({ tables }: PercentScale): number => Math.max(...tables.map(({ boards }) => boards));

const HUNDREDTH = rational(1, 100);
const FIFTY = rational(50);
const HUNDRED = rational(100);
/** The tables are printed in hundredths; exact halves go away from the average (EBU WB 4.2.6.1). */
const TO_HUNDREDTHS = { unit: HUNDREDTH, average: FIFTY, to: 'nearest' } as const;

/** The row that a percentage from 50 on falls in, in a column of the table. */
const rowOf = ({ upTo }: PercentTable, percent: Rational) => {
  const within = upTo.findIndex((most) => compare(percent, most) <= 0);
  const index = within < 0 ? upTo.length : within;
  const [before, most] = [upTo[index - 1], upTo[index]];
  return {
    from: before ? plus(before, HUNDREDTH) : FIFTY,
    below: most ? plus(most, HUNDREDTH) : null,
    winner: rational(upTo.length + index),
    loser: rational(upTo.length - index),
  };
};

/** The column for so many boards of a match, from 1 to the most that the scale is for; otherwise a RangeError. */
const columnFor = ({ tables }: PercentScale, boards: number): PercentTable => {
  const table = tables.find((one) => boards <= one.boards);
  if (!table || boards < 1) throw new RangeError(`no column for ${boards} boards`);
  return table;
};

/** The row that a percentage from 50 on falls in, for a match of so many boards. */
export const rowOfPercent = (scale: PercentScale, boards: number, percent: Rational): ReturnType<typeof rowOf> =>
  rowOf(columnFor(scale, boards), percent);

/**
 * The victory points of a pair that has this percentage of the matchpoints of a match. Below 50 it has what is left of
 * the points of the percentage that its own lacks of 100. Each pair has its own, so that the two need not have 20
 * together where their percentages have not 100.
 * @param percent from 0 to 100
 * @param boards of the match that count, from 1 to the most that the scale is for; more is a RangeError
 */
export const victoryPointsOfPercent = (scale: PercentScale, percent: Traced, boards: number): Traced => {
  const table = columnFor(scale, boards);
  const inHundredths = rounded(percent, TO_HUNDREDTHS, 'EBU WB 4.2.6.1');
  const won = compare(inHundredths.value, FIFTY) >= 0;
  const part = won
    ? inHundredths
    : added('lacks-of-a-hundred', [
        given(HUNDRED, 'hundred'),
        multiplied('less-its-own', [given(rational(-1), 'minus-one'), inHundredths]),
      ]);
  const { from, below, winner, loser } = rowOf(table, part.value);
  return tableRow(
    'victory-points',
    part,
    {
      table: message('table.victory-points', { name: scale.name, boards }),
      from,
      below,
      value: won ? winner : loser,
    },
    scale.paragraph,
  );
};
