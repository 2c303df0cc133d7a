import { type BoardDoc, type GivenComponent, type WarningCode, weighedBy, scoreForm } from '@app/documents';
import { boardDoc, formContext, sessionDoc } from '@app/testing';

/** Where the weights of a score come from, and how far they may lean from it. */

const made = { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 } as const;
const oneDown = { ...made, tricks: 9 };
const partScore = { ...made, bid: '3S' } as const;

const weightsOf = (...given: readonly GivenComponent[]): readonly string[] | string => {
  const read = weighedBy(formContext(sessionDoc(), [boardDoc()]), given, undefined, 'components');
  return read.ok ? read.value.components.map(({ weight }) => weight) : (read.error[0]?.said.code ?? '');
};

describe('E12 [commentary 14, 12C1c]: a result that can be reached legally and illegally', () => {
  it('counts with the legal part of its weight alone', () => {
    // Ten tricks in four spades came about 60 times of 100, 20 of them by the call that was suggested: 40 to 40.
    expect(weightsOf({ result: made, weight: '0.6', illegal: '0.2' }, { result: oneDown, weight: '0.4' })).toEqual([
      '0.5',
      '0.5',
    ]);
    // Of three, 50 less 10, 30 and 20: 90 in all.
    expect(
      weightsOf(
        { result: made, weight: '0.5', illegal: '0.1' },
        { result: partScore, weight: '0.3' },
        { result: oneDown, weight: '0.2' },
      ),
    ).toEqual(['4/9', '1/3', '2/9']);
  });

  it('has no place where there is no legal way to it', () => {
    const why = 'form.problem.only-legal';
    expect(weightsOf({ result: made, weight: '0.6', legal: false }, { result: oneDown, weight: '0.4' })).toBe(why);
    expect(weightsOf({ result: made, weight: '0.6', illegal: '0.6' }, { result: oneDown, weight: '0.4' })).toBe(why);
  });
});

describe('E13 [commentary 15]: three of five peers bid game, raw 60 to 40', () => {
  const table = {
    polls: [
      {
        act: null,
        question: 'what do you bid?',
        asked: 5,
        answers: [
          { answer: '4S', count: 3 },
          { answer: 'Pass', count: 2 },
        ],
      },
    ],
  };
  // The table stopped in three; in four there are ten tricks.
  const board: BoardDoc = boardDoc({ result: { kind: 'agreed', result: partScore } });
  const other = boardDoc({
    table: '2',
    contestants: { NS: '3', EW: '4' },
    result: { kind: 'agreed', result: { ...partScore, tricks: 11 } },
  });

  const codes = (game: string, rest: string, regulations: string | null): readonly WarningCode[] => {
    const components = [
      { result: made, weight: game, answers: ['4S'] },
      { result: partScore, weight: rest, answers: ['Pass'] },
    ];
    const context = formContext(sessionDoc({ regulations }), [board, other], table);
    const filled = scoreForm('weighted')?.fill({ components, poll: 1, offending: 'EW' }, context);
    return filled?.ok ? filled.value.warnings.map(({ code }) => code) : [];
  };

  it.each<[string, string, string, string | null, readonly WarningCode[]]>([
    // 60 + 100/6 = 76.67
    ['DBf, as far as it goes: 76.67 to 23.33', '23/30', '7/30', 'dbf-2013', []],
    ['DBf, beyond', '77/100', '23/100', 'dbf-2013', ['ShadedTooMuch']],
    // 60 x 1.2 = 72
    ['WBF, as far as it goes: 72 to 28', '72/100', '28/100', null, []],
    ['WBF, beyond', '73/100', '27/100', null, ['ShadedTooMuch']],
    ['the wrong way', '1/2', '1/2', 'dbf-2013', ['ShadedToOffenders']],
  ])('%s', (_, game, rest, regulations, expected) => {
    expect(codes(game, rest, regulations)).toEqual(expected);
  });
});
