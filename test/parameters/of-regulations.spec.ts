import { SCORING_PROFILES } from '@app/scoring';
import { PARAMETER_NAMES, chosenBy } from './accepted';
import { ADJUSTED_SCORES } from './of-regulations/adjusted-scores';
import { PENALTIES } from './of-regulations/penalties';
import { ALL_PLAYED_BY, ofText } from './texts';

/*
 * The parameters of scoring that regulations have and conditions may not name: by every text with every edition of the Laws,
 * what it has chosen and what follows from that.
 */

const ROWS = [...ADJUSTED_SCORES, ...PENALTIES];

const CASES = ROWS.flatMap((row) =>
  ALL_PLAYED_BY.map((playedBy) => ({
    title: `${row.parameter}, ${playedBy.text} with ${playedBy.laws}: ${row.shows}`,
    row,
    playedBy,
    choice: ofText(row.by, playedBy),
  })),
);

it.each(CASES)('$title', ({ row, playedBy, choice }) => {
  expect(chosenBy(playedBy, row.parameter)).toBe(choice.elects);
  expect(row.outcome(playedBy)).toBe(choice.gives);
});

it('where texts have chosen differently, something differs', () => {
  const dead = ROWS.filter((row) => {
    const choices = CASES.filter((one) => one.row === row).map(({ choice }) => choice);
    const [elected, outcomes] = [choices.map(({ elects }) => elects), choices.map(({ gives }) => gives)];
    return new Set(elected).size > 1 && new Set(outcomes).size === 1;
  });
  expect(dead.map(({ parameter }) => parameter)).toEqual([]);
});

it('every parameter of a text has a row here, or is one of conditions', () => {
  const tables = Object.values(SCORING_PROFILES).flatMap((profile): readonly object[] => profile.tables);
  const known = new Set<string>([...PARAMETER_NAMES, ...ROWS.map(({ parameter }) => parameter)]);
  expect([...new Set(tables.flatMap(Object.keys))].filter((name) => !known.has(name))).toEqual([]);
});
