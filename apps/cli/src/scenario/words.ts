import type { Seat, Suit } from '@app/bridge';
import type { BoardView } from '@app/session';

type Option = BoardView['options'][number];
type Question = BoardView['questions'][number];
type Obligation = BoardView['obligations'][number];

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const A_CARD_OF: Readonly<Record<Suit, string>> = { S: 'a spade', H: 'a heart', D: 'a diamond', C: 'a club' };

/** What a judgement is about, as a director asks it. */
const ASKED: Readonly<Record<string, string>> = {
  unintended: 'was the first call one that the player did not mean to make?',
  'same-denomination': 'does the replacement show the denomination of the bid it replaces?',
  comparable: 'is the replacement comparable to the call it replaces?',
  'over-or-own-turn': 'did the player call over it, or in turn as if it had not been made?',
  'suits-shown': 'which suits did the withdrawn call show?',
  misinformation: 'could misinformation have influenced the call?',
  'could-have-known': 'could the offender have known that it might pay?',
  'wrong-deal': 'was the board dealt wrongly, or a card seen in the deal?',
  'valid-deal': 'was it a deal on which a result can stand?',
  'can-be-played': 'can the board be put right and played with the calls already made?',
  importance: 'how much does it matter what was seen?',
  'surplus-card': 'has the card that does not belong gone to a complete trick?',
  'penalty-card': 'is the card that went back to the hand a penalty card?',
  'call-differs': 'is the call the same as the one that was cancelled?',
  'wrong-board': 'has one of the four played this board before?',
  'extraneous-information': 'who has got extraneous information?',
  interference: 'is it likely to interfere with normal play?',
  'own-fault': "was the card exposed through the player's own fault?",
  'logical-alternative': 'was there a logical alternative?',
  'misinformation-or-misbid': 'was the explanation the mistake, or the call?',
};

/** `forbid-S` is `forbid spades`; other words of a choice are parted by hyphens. */
const choiceInWords = (choice: string): string =>
  choice.replace(/-([SHDC])$/, (_, suit: Suit) => ` ${SUIT_NAMES[suit]}`).replaceAll('-', ' ');

/** `'forbid spades, forbid hearts or waive'` */
const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

const chooser = (who: Seat | 'director'): string => (who === 'director' ? 'the director' : who);

/** `'S may choose: accept or decline (27A1)'` */
export const optionInWords = (option: Pick<Option, 'law' | 'for' | 'choices'>): string =>
  `${chooser(option.for)} may choose: ${oneOf(option.choices.map(choiceInWords))} (${option.law})`;

/** The answers stand as they are given: `'the director judges: is ...? similar-meaning, ... or not-comparable (23A)'` */
export const questionInWords = ({ question, answers, law }: Pick<Question, 'law' | 'question' | 'answers'>): string =>
  `the director judges: ${ASKED[question] ?? `${question.replaceAll('-', ' ')}?`} ${oneOf(answers)} (${law})`;

const LASTING: Readonly<Record<Extract<Obligation, { kind: 'lead' | 'no-lead' }>['extent'], string>> = {
  once: 'at the next turn to lead',
  throughout: 'throughout',
  'first-lead': 'at the first turn to lead',
  'while-on-lead': 'for as long as on lead',
};

const WHEN: Readonly<Record<Extract<Obligation, { kind: 'correct-explanation' }>['when'], string>> = {
  'at-once': 'at once',
  'before-lead-faced': 'before the opening lead is faced',
  'first-legal-moment': 'after the final pass, as a defender after the play',
  'after-final-pass': 'now that the auction has ended',
  'after-play': 'once the play has ended',
  overdue: 'and has not in time',
};

const duty = (obligation: Obligation): string => {
  switch (obligation.kind) {
    case 'pass':
      return obligation.extent === 'once' ? 'must pass at the next turn' : 'must pass for the rest of the auction';
    case 'replace-call':
      return `must replace the call, by ${obligation.allowed === 'any' ? 'any legal call' : 'a bid or a pass'}`;
    case 'repeat-call':
      return `must repeat ${obligation.call}`;
    case 'no-double':
      return 'may not double or redouble at the next turn';
    case 'lead':
      return `must lead ${A_CARD_OF[obligation.suit]} ${LASTING[obligation.extent]}`;
    case 'no-lead':
      return `may not lead ${A_CARD_OF[obligation.suit]} ${LASTING[obligation.extent]}`;
    case 'exposed':
      return `has ${obligation.card} face up on the table until the auction ends`;
    case 'penalty-card':
      return `has ${obligation.card} as a penalty card`;
    case 'correct-explanation':
      return `must put the explanation right, ${WHEN[obligation.when]}`;
  }
};

/** `'W must pass for the rest of the auction (27B2)'` */
export const obligationInWords = (obligation: Obligation): string =>
  `${obligation.for} ${duty(obligation)} (${obligation.law})`;

/** What is open on a board, one a line: who may choose what, what the director judges, who has to do what. */
export const openInWords = ({ options, questions, obligations }: BoardView): readonly string[] => [
  ...options.map(optionInWords),
  ...questions.map(questionInWords),
  ...obligations.map(obligationInWords),
];
