import { obligationInWords, optionInWords, questionInWords } from './pending-text';

type Option = Parameters<typeof optionInWords>[0];
type Question = Parameters<typeof questionInWords>[0];

describe('what is open, in words', () => {
  it.each<[Option, string]>([
    [{ law: '27A1', for: 'S', choices: ['accept', 'decline'] }, 'S may choose: accept or decline (27A1)'],
    [
      { law: '26B', for: 'N', choices: ['forbid-S', 'forbid-D', 'waive'] },
      'N may choose: forbid spades, forbid diamonds or waive (26B)',
    ],
    [
      { law: '16D2', for: 'director', choices: ['turn-round', 'redeal'] },
      'the director may choose: turn round or redeal (16D2)',
    ],
  ])('option %#', (option, words) => {
    expect(optionInWords(option)).toBe(words);
  });

  it.each<[Question, string]>([
    [
      { law: '23A', question: 'comparable', answers: ['similar-meaning', 'subset', 'not-comparable'] },
      'the director judges: is the replacement comparable to the call it replaces? similar-meaning, subset or not-comparable (23A)',
    ],
    [
      { law: '40C1', question: 'of-another-kind', answers: ['yes', 'no'] },
      'the director judges: of another kind? yes or no (40C1)',
    ],
  ])('question %#', (question, words) => {
    expect(questionInWords(question)).toBe(words);
  });

  it('an obligation names its player and its paragraph', () => {
    const obligation = { law: '30A', for: 'W', act: 3, kind: 'pass', extent: 'once' } as const;
    expect(obligationInWords(obligation)).toBe('W must pass at the next turn (30A)');
  });
});
