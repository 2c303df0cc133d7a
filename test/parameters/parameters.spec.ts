import { SCORING_PROFILES } from '@app/scoring';
import { profileOf } from '@app/session';
import { PARAMETER_NAMES, chosenBy, naming, namingTheSame, wordsOf } from './accepted';
import { isRefused, outcomeOf, refused } from './event';
import type { AnyRow, Choice, ParameterName } from './row';
import { ROWS } from './scoring';
import { ALL_PLAYED_BY, ofText } from './texts';

/*
 * Every parameter that conditions of contest accept, by every text of regulations with every edition of the Laws: what the
 * text has chosen, what that comes to in a small event, and that another choice in the conditions comes to something else,
 * or is refused by the paragraph that does not let it. The tables are in `scoring/`, with the sums in comments.
 */

const CASES = ROWS.flatMap((row: AnyRow) =>
  ALL_PLAYED_BY.map((playedBy) => ({
    title: `${row.parameter}, ${playedBy.text} with ${playedBy.laws}: ${row.shows}`,
    row,
    playedBy,
    choice: ofText<Choice<ParameterName>>(row.by, playedBy),
  })),
);

describe('what each text has chosen', () => {
  it.each(CASES)('$title', ({ row, playedBy, choice }) => {
    expect(chosenBy(playedBy, row.parameter)).toBe(choice.elects);
    expect(outcomeOf(row.event, playedBy)).toBe(choice.gives);
  });
});

describe('another choice in the conditions', () => {
  const others = CASES.flatMap(({ choice, ...rest }) => (choice.otherwise ? [{ ...rest, choice }] : []));

  it.each(others)('$title', ({ row, playedBy, choice: { gives, otherwise } }) => {
    const [value, others] = otherwise ?? [];
    const parameters = naming(row.parameter, value);
    expect(parameters && outcomeOf(row.event, playedBy, parameters)).toBe(others);
    expect(others).not.toBe(gives);
  });
});

it('conditions that name what the regulations have anyway change nothing', () => {
  const changed = CASES.flatMap(({ title, row, playedBy, choice: { elects, gives } }) => {
    const same = namingTheSame(row.parameter, elects);
    const outcome = same ? outcomeOf(row.event, playedBy, same) : gives;
    return outcome === gives || isRefused(outcome) ? [] : [`${title}: ${outcome}`];
  });
  expect(changed).toEqual([]);
});

describe('the tables are complete', () => {
  it('every parameter has a row, and in it every text', () => {
    const rows = new Set(ROWS.map(({ parameter }) => parameter));
    expect(PARAMETER_NAMES.filter((name) => !rows.has(name))).toEqual([]);
    expect(CASES).toHaveLength(ROWS.length * ALL_PLAYED_BY.length);
  });

  it('every profile of scoring is one that an event is played by', () => {
    const played = new Set(ALL_PLAYED_BY.map(profileOf));
    expect(Object.values(SCORING_PROFILES).filter((profile) => !played.has(profile))).toEqual([]);
  });

  it('every word that a parameter may be comes to something', () => {
    const used = CASES.flatMap(({ row, choice: { elects, otherwise } }) => {
      const [value, gives = refused('')] = otherwise ?? [];
      return [elects, ...(isRefused(gives) ? [] : [value])].map((word) => `${row.parameter}: ${JSON.stringify(word)}`);
    });
    const words = PARAMETER_NAMES.flatMap((name) => wordsOf(name).map((word) => `${name}: ${JSON.stringify(word)}`));
    expect(words.length).toBeGreaterThan(PARAMETER_NAMES.length / 2);
    expect(words.filter((word) => !used.includes(word))).toEqual([]);
  });

  it('another choice is left out only where there is none', () => {
    const without = CASES.filter(({ row, choice }) => !choice.otherwise && wordsOf(row.parameter).length !== 1);
    expect(without.map(({ title }) => title)).toEqual([]);
  });

  it('what the Laws themselves have is the only thing that no regulations leave to conditions', () => {
    const left = new Set(
      CASES.filter(({ choice }) => choice.otherwise && !isRefused(choice.otherwise[1])).map(({ row }) => row.parameter),
    );
    // 12C2a: average plus, average and average minus in percent, and of the points of a board.
    expect(PARAMETER_NAMES.filter((name) => !left.has(name))).toEqual(['grades-percent', 'grades-board-a-match']);
  });
});
