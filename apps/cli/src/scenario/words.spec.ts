import type { BoardView } from '@app/session';
import { obligationInWords, optionInWords, questionInWords } from './words';

type Option = Parameters<typeof optionInWords>[0];
type Question = Parameters<typeof questionInWords>[0];
type Obligation = BoardView['obligations'][number];

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

  it.each<[Obligation, string]>([
    [{ law: '30A', for: 'W', act: 3, kind: 'pass', extent: 'once' }, 'W must pass at the next turn (30A)'],
    [
      { law: '27B2', for: 'W', act: 3, kind: 'pass', extent: 'throughout' },
      'W must pass for the rest of the auction (27B2)',
    ],
    [
      { law: '27B', for: 'E', act: 3, kind: 'replace-call', allowed: 'any' },
      'E must replace the call, by any legal call (27B)',
    ],
    [
      { law: '27B3', for: 'E', act: 3, kind: 'replace-call', allowed: 'bid-or-pass' },
      'E must replace the call, by a bid or a pass (27B3)',
    ],
    [{ law: '31A1', for: 'E', act: 3, kind: 'repeat-call', call: '1H' }, 'E must repeat 1H (31A1)'],
    [
      { law: '30B2b', for: 'E', act: 3, kind: 'no-double', extent: 'once' },
      'E may not double or redouble at the next turn (30B2b)',
    ],
    [
      { law: '26A2', for: 'W', act: 3, kind: 'lead', suit: 'S', extent: 'first-lead' },
      'W must lead a spade at the first turn to lead (26A2)',
    ],
    [
      { law: '26B', for: 'W', act: 3, kind: 'no-lead', suit: 'H', extent: 'while-on-lead' },
      'W may not lead a heart for as long as on lead (26B)',
    ],
  ])('obligation %#', (obligation, words) => {
    expect(obligationInWords(obligation)).toBe(words);
  });
});
